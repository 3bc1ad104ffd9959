#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @of_scalar_bodies(%in0_1.buffer: memref<3xf32> {llvm.noalias}, %acc0_1.buffer: memref<3xf32> {llvm.noalias}, %out_1.buffer: memref<3xf32> {llvm.noalias}, %result_1.buffer: memref<3xf32> {llvm.noalias}, %out_1_1.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %in0_1 = bufferization.to_tensor %in0_1.buffer restrict : memref<3xf32> to tensor<3xf32>
    %acc0_1 = bufferization.to_tensor %acc0_1.buffer restrict : memref<3xf32> to tensor<3xf32>
    %out_1 = bufferization.to_tensor %out_1.buffer restrict : memref<3xf32> to tensor<3xf32>
    %result_1 = bufferization.to_tensor %result_1.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t0.init = tensor.empty() : tensor<3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%in0_1, %acc0_1 : tensor<3xf32>, tensor<3xf32>)
        outs(%t0.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":8:12)
    %t1.init = tensor.empty() : tensor<3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%out_1, %result_1 : tensor<3xf32>, tensor<3xf32>)
        outs(%t1.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":8:25)
    %t2.init = tensor.empty() : tensor<3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0, %t1 : tensor<3xf32>, tensor<3xf32>)
        outs(%t2.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":8:12)
    bufferization.materialize_in_destination %t2 in restrict writable %out_1_1.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("names.py":7:5)
}
