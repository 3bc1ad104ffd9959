module {
  func.func @reshape_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<3x2xf32> {llvm.noalias}, %out1.buffer: memref<6xf32> {llvm.noalias}, %out2.buffer: memref<2x1x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.flat = tensor.collapse_shape %x [[0, 1]] : tensor<2x3xf32> into tensor<6xf32> loc(unknown)
    %t0 = tensor.expand_shape %t0.flat [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32> loc(unknown)
    %t1 = tensor.collapse_shape %x [[0, 1]] : tensor<2x3xf32> into tensor<6xf32> loc(unknown)
    %t2 = tensor.expand_shape %x [[0], [1, 2]] output_shape [2, 1, 3] : tensor<2x3xf32> into tensor<2x1x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3x2xf32>, memref<3x2xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<6xf32>, memref<6xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<2x1x3xf32>, memref<2x1x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
