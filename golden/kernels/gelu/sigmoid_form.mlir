#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @sigmoid_form(%x.buffer: memref<2x31xf32> {llvm.noalias}, %out.buffer: memref<2x31xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x31xf32> to tensor<2x31xf32>
    %t0 = arith.constant -1.702 : f32 loc("gelu.py":25:25)
    %t1.init = tensor.empty() : tensor<2x31xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x31xf32>)
        outs(%t1.init : tensor<2x31xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x31xf32> loc("gelu.py":25:25)
    %t2.init = tensor.empty() : tensor<2x31xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1 : tensor<2x31xf32>)
        outs(%t2.init : tensor<2x31xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.exp %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x31xf32> loc("gelu.py":25:21)
    %t3 = arith.constant 1.0 : f32 loc("gelu.py":25:17)
    %t4.init = tensor.empty() : tensor<2x31xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t2 : tensor<2x31xf32>)
        outs(%t4.init : tensor<2x31xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %t3, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x31xf32> loc("gelu.py":25:17)
    %t5.init = tensor.empty() : tensor<2x31xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t4 : tensor<2x31xf32>, tensor<2x31xf32>)
        outs(%t5.init : tensor<2x31xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x31xf32> loc("gelu.py":25:12)
    bufferization.materialize_in_destination %t5 in restrict writable %out.buffer : (tensor<2x31xf32>, memref<2x31xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gelu.py":24:5)
}
