#map0 = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @transpose_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<3x2xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0 = tensor.extract_slice %x[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> to tensor<2x3xf32> loc(unknown)
    %t1.init = tensor.empty() : tensor<3x2xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<3x2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> tensor<3x2xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<3x2xf32>, memref<3x2xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
