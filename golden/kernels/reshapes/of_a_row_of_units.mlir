#map0 = affine_map<(d0) -> (0, d0, 0)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @of_a_row_of_units(%x.buffer: memref<1x6x1xf32> {llvm.noalias}, %out0.buffer: memref<6xf32> {llvm.noalias}, %out1.buffer: memref<2x1x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<1x6x1xf32> to tensor<1x6x1xf32>
    %t1 = arith.constant 2.0 : f32 loc("reshapes.py":50:12)
    %t2.init = tensor.empty() : tensor<6xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1],
        iterator_types = ["parallel"]}
        ins(%x : tensor<1x6x1xf32>)
        outs(%t2.init : tensor<6xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t1 : f32
        linalg.yield %result : f32
    } -> tensor<6xf32> loc("reshapes.py":50:12)
    %t3.flat = tensor.collapse_shape %x [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32> loc("reshapes.py":50:30)
    %t3 = tensor.expand_shape %t3.flat [[0, 1, 2]] output_shape [2, 1, 3] : tensor<6xf32> into tensor<2x1x3xf32> loc("reshapes.py":50:30)
    bufferization.materialize_in_destination %t2 in restrict writable %out0.buffer : (tensor<6xf32>, memref<6xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out1.buffer : (tensor<2x1x3xf32>, memref<2x1x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":49:5)
}
