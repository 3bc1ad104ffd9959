#map0 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @rank_four(%x.buffer: memref<2x1x3x1xf32> {llvm.noalias}, %y.buffer: memref<4x1x5xf32> {llvm.noalias}, %out.buffer: memref<2x4x3x5xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x1x3x1xf32> to tensor<2x1x3x1xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<4x1x5xf32> to tensor<4x1x5xf32>
    %t0.init = tensor.empty() : tensor<2x4x3x5xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map1, #map2],
        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%x, %y : tensor<2x1x3x1xf32>, tensor<4x1x5xf32>)
        outs(%t0.init : tensor<2x4x3x5xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x4x3x5xf32> loc("broadcasting.py":28:12)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x4x3x5xf32>, memref<2x4x3x5xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("broadcasting.py":27:5)
}
