#map0 = affine_map<(d0, d1) -> (d0 * -1 + 1, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1 * -1 + 2)>
#map3 = affine_map<(d0, d1) -> (d0 * -1 + 1, d1 * -1 + 2)>
module {
  func.func @flip_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<2x3xf32> {llvm.noalias}, %out2.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t1.init = tensor.empty() : tensor<2x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t2.init = tensor.empty() : tensor<2x3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t2.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
