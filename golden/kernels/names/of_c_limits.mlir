#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @of_c_limits(%INT64_MAX.buffer: memref<3xf32> {llvm.noalias}, %SIZE_MAX.buffer: memref<3xf32> {llvm.noalias}, %INT_FAST8_MAX.buffer: memref<3xf32> {llvm.noalias}, %UINT8_C.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %INT64_MAX = bufferization.to_tensor %INT64_MAX.buffer restrict : memref<3xf32> to tensor<3xf32>
    %SIZE_MAX = bufferization.to_tensor %SIZE_MAX.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t0.init = tensor.empty() : tensor<3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%INT64_MAX, %SIZE_MAX : tensor<3xf32>, tensor<3xf32>)
        outs(%t0.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":35:30)
    %t1.init = tensor.empty() : tensor<3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%INT64_MAX, %SIZE_MAX : tensor<3xf32>, tensor<3xf32>)
        outs(%t1.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":35:63)
    bufferization.materialize_in_destination %t0 in restrict writable %INT_FAST8_MAX.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %UINT8_C.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("names.py":34:5)
}
