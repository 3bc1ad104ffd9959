#map0 = affine_map<() -> ()>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @of_a_scalar(%s.buffer: memref<f64> {llvm.noalias}, %x.buffer: memref<3xf32> {llvm.noalias}, %out.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %s = bufferization.to_tensor %s.buffer restrict : memref<f64> to tensor<f64>
    %x = bufferization.to_tensor %x.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t0.init = tensor.empty() : tensor<f32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = []}
        ins(%s : tensor<f64>)
        outs(%t0.init : tensor<f32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<f32> loc("casts.py":25:12)
    %t1.init = tensor.empty() : tensor<3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map1, #map2, #map2],
        iterator_types = ["parallel"]}
        ins(%t0, %x : tensor<f32>, tensor<3xf32>)
        outs(%t1.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("casts.py":25:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("casts.py":24:5)
}
