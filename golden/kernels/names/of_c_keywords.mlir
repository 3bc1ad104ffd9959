#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @of_c_keywords(%float.buffer: memref<3xf32> {llvm.noalias}, %float_.buffer: memref<3xf32> {llvm.noalias}, %restrict.buffer: memref<3xf32> {llvm.noalias}, %double.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %float = bufferization.to_tensor %float.buffer restrict : memref<3xf32> to tensor<3xf32>
    %float_ = bufferization.to_tensor %float_.buffer restrict : memref<3xf32> to tensor<3xf32>
    %restrict = bufferization.to_tensor %restrict.buffer restrict : memref<3xf32> to tensor<3xf32>
    %int.init = tensor.empty() : tensor<3xf32>
    %int = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%float, %float_ : tensor<3xf32>, tensor<3xf32>)
        outs(%int.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":29:11)
    %t0.init = tensor.empty() : tensor<3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%int, %restrict : tensor<3xf32>, tensor<3xf32>)
        outs(%t0.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":30:23)
    bufferization.materialize_in_destination %t0 in restrict writable %double.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("names.py":28:5)
}
