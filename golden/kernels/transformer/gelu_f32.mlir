#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @gelu_f32(%x.buffer: memref<8x64xf32> {llvm.noalias}, %out.buffer: memref<8x64xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<8x64xf32> to tensor<8x64xf32>
    %t0 = arith.constant 0.5 : f32 loc("transformer.py":22:12)
    %t1.init = tensor.empty() : tensor<8x64xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<8x64xf32>)
        outs(%t1.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:12)
    %t2 = arith.constant 3.0 : f32 loc("transformer.py":22:69)
    %t3.init = tensor.empty() : tensor<8x64xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<8x64xf32>)
        outs(%t3.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.square = arith.mulf %in0, %in0 : f32
        %result = arith.mulf %result.square, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:69)
    %t4 = arith.constant 0.044715 : f32 loc("transformer.py":22:58)
    %t5.init = tensor.empty() : tensor<8x64xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3 : tensor<8x64xf32>)
        outs(%t5.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t4, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:58)
    %t6.init = tensor.empty() : tensor<8x64xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t5 : tensor<8x64xf32>, tensor<8x64xf32>)
        outs(%t6.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:54)
    %t7 = arith.constant 0.7978846 : f32 loc("transformer.py":22:32)
    %t8.init = tensor.empty() : tensor<8x64xf32>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<8x64xf32>)
        outs(%t8.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t7, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:32)
    %t9.init = tensor.empty() : tensor<8x64xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t8 : tensor<8x64xf32>)
        outs(%t9.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.tanh %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:27)
    %t10 = arith.constant 1.0 : f32 loc("transformer.py":22:23)
    %t11.init = tensor.empty() : tensor<8x64xf32>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<8x64xf32>)
        outs(%t11.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %t10, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:23)
    %t12.init = tensor.empty() : tensor<8x64xf32>
    %t12 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1, %t11 : tensor<8x64xf32>, tensor<8x64xf32>)
        outs(%t12.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:12)
    bufferization.materialize_in_destination %t12 in restrict writable %out.buffer : (tensor<8x64xf32>, memref<8x64xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("transformer.py":20:5)
}
