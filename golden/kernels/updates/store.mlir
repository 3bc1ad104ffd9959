#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @store(%rows.buffer: memref<2x3xf32> {llvm.noalias}, %row.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %rows = bufferization.to_tensor %rows.buffer restrict writable : memref<2x3xf32> to tensor<2x3xf32>
    %row = bufferization.to_tensor %row.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t0 = arith.constant 2.0 : f32 loc("updates.py":8:15)
    %t1.init = tensor.empty() : tensor<3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%row : tensor<3xf32>)
        outs(%t1.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("updates.py":8:15)
    %t2 = tensor.insert_slice %t1 into %rows[1, 0] [1, 3] [1, 1] {update = "t2"} : tensor<3xf32> into tensor<2x3xf32> loc("updates.py":8:5)
    bufferization.materialize_in_destination %t2 in writable %rows.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("updates.py":7:5)
}
