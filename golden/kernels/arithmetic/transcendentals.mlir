#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @transcendentals(%x.buffer: memref<2x3xf32> {llvm.noalias}, %y.buffer: memref<2x3xf64> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<2x3xf32> {llvm.noalias}, %out2.buffer: memref<2x3xf32> {llvm.noalias}, %out3.buffer: memref<2x3xf64> {llvm.noalias}, %out4.buffer: memref<2x3xf64> {llvm.noalias}, %out5.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.exp %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":41:12)
    %t1.init = tensor.empty() : tensor<2x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.tanh %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":41:20)
    %t2.init = tensor.empty() : tensor<2x3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %x : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t2.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":41:34)
    %t3.init = tensor.empty() : tensor<2x3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t2 : tensor<2x3xf32>)
        outs(%t3.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":41:29)
    %t4.init = tensor.empty() : tensor<2x3xf64>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<2x3xf64>)
        outs(%t4.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.exp %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":41:42)
    %t5.init = tensor.empty() : tensor<2x3xf64>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<2x3xf64>)
        outs(%t5.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.tanh %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":41:50)
    %t6.init = tensor.empty() : tensor<2x3xf64>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%y, %y : tensor<2x3xf64>, tensor<2x3xf64>)
        outs(%t6.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.mulf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":41:64)
    %t7.init = tensor.empty() : tensor<2x3xf64>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<2x3xf64>)
        outs(%t7.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.sqrt %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":41:59)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out2.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out3.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out4.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t7 in restrict writable %out5.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("arithmetic.py":40:5)
}
