#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @same_as_kernel(%same_as_kernel.buffer: memref<3xf32> {llvm.noalias}, %out.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %same_as_kernel = bufferization.to_tensor %same_as_kernel.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t0 = arith.constant 1.0 : f32 loc("names.py":61:12)
    %t1.init = tensor.empty() : tensor<3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%same_as_kernel : tensor<3xf32>)
        outs(%t1.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":61:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("names.py":60:5)
}
