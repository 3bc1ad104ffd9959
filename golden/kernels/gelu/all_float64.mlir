#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @all_float64(%x.buffer: memref<2x31xf64> {llvm.noalias}, %out.buffer: memref<2x31xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x31xf64> to tensor<2x31xf64>
    %t0 = arith.constant 0.5 : f64 loc("gelu.py":20:12)
    %t1.init = tensor.empty() : tensor<2x31xf64>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x31xf64>)
        outs(%t1.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %t0, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:12)
    %t2 = arith.constant 3.0 : f64 loc("gelu.py":20:72)
    %t3.init = tensor.empty() : tensor<2x31xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x31xf64>)
        outs(%t3.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.square = arith.mulf %in0, %in0 : f64
        %result = arith.mulf %result.square, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:72)
    %t4 = arith.constant 0.044715 : f64 loc("gelu.py":20:61)
    %t5.init = tensor.empty() : tensor<2x31xf64>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3 : tensor<2x31xf64>)
        outs(%t5.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %t4, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:61)
    %t6.init = tensor.empty() : tensor<2x31xf64>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t5 : tensor<2x31xf64>, tensor<2x31xf64>)
        outs(%t6.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.addf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:57)
    %t7 = arith.constant 0.7978845608028654 : f64 loc("gelu.py":20:35)
    %t8.init = tensor.empty() : tensor<2x31xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<2x31xf64>)
        outs(%t8.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %t7, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:35)
    %t9.init = tensor.empty() : tensor<2x31xf64>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t8 : tensor<2x31xf64>)
        outs(%t9.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.tanh %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:27)
    %t10 = arith.constant 1.0 : f64 loc("gelu.py":20:23)
    %t11.init = tensor.empty() : tensor<2x31xf64>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<2x31xf64>)
        outs(%t11.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.addf %t10, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:23)
    %t12.init = tensor.empty() : tensor<2x31xf64>
    %t12 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1, %t11 : tensor<2x31xf64>, tensor<2x31xf64>)
        outs(%t12.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.mulf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:12)
    bufferization.materialize_in_destination %t12 in restrict writable %out.buffer : (tensor<2x31xf64>, memref<2x31xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gelu.py":19:5)
}
