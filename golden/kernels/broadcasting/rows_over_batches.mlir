#map0 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, 0)>
module {
  func.func @rows_over_batches(%x.buffer: memref<2x3x4xf32> {llvm.noalias}, %row.buffer: memref<4xf32> {llvm.noalias}, %column.buffer: memref<3x1xf32> {llvm.noalias}, %out.buffer: memref<2x3x4xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3x4xf32> to tensor<2x3x4xf32>
    %row = bufferization.to_tensor %row.buffer restrict : memref<4xf32> to tensor<4xf32>
    %column = bufferization.to_tensor %column.buffer restrict : memref<3x1xf32> to tensor<3x1xf32>
    %t0.init = tensor.empty() : tensor<2x3x4xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x, %row : tensor<2x3x4xf32>, tensor<4xf32>)
        outs(%t0.init : tensor<2x3x4xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x4xf32> loc("broadcasting.py":43:12)
    %t1.init = tensor.empty() : tensor<2x3x4xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map2, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t0, %column : tensor<2x3x4xf32>, tensor<3x1xf32>)
        outs(%t1.init : tensor<2x3x4xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x4xf32> loc("broadcasting.py":43:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.buffer : (tensor<2x3x4xf32>, memref<2x3x4xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("broadcasting.py":42:5)
}
