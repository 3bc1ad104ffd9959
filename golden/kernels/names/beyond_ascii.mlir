#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @beyond_ascii(%value_1.buffer: memref<3xf32> {llvm.noalias}, %value_2.buffer: memref<3xf32> {llvm.noalias}, %value.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %value_1 = bufferization.to_tensor %value_1.buffer restrict : memref<3xf32> to tensor<3xf32>
    %value_2 = bufferization.to_tensor %value_2.buffer restrict : memref<3xf32> to tensor<3xf32>
    %value_3.init = tensor.empty() : tensor<3xf32>
    %value_3 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%value_1, %value_2 : tensor<3xf32>, tensor<3xf32>)
        outs(%value_3.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":47:9)
    %t0.init = tensor.empty() : tensor<3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%value_3, %value_3 : tensor<3xf32>, tensor<3xf32>)
        outs(%t0.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":48:22)
    bufferization.materialize_in_destination %t0 in restrict writable %value.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("names.py":46:5)
}
