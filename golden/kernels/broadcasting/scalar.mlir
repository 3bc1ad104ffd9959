#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @scalar(%x.buffer: memref<2x3xf32> {llvm.noalias}, %s.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %s = bufferization.to_tensor %s.buffer restrict : memref<f32> to tensor<f32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %s : tensor<2x3xf32>, tensor<f32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("broadcasting.py":18:12)
    %t1.init = tensor.empty() : tensor<2x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0, %s : tensor<2x3xf32>, tensor<f32>)
        outs(%t1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("broadcasting.py":18:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("broadcasting.py":17:5)
}
