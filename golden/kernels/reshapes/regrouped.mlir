module {
  func.func @regrouped(%x.buffer: memref<4x6xf32> {llvm.noalias}, %out0.buffer: memref<8x3xf32> {llvm.noalias}, %out1.buffer: memref<3x8xf32> {llvm.noalias}, %out2.buffer: memref<2x2x3x2xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x6xf32> to tensor<4x6xf32>
    %t0.flat = tensor.collapse_shape %x [[0, 1]] : tensor<4x6xf32> into tensor<24xf32> loc("reshapes.py":20:12)
    %t0 = tensor.expand_shape %t0.flat [[0, 1]] output_shape [8, 3] : tensor<24xf32> into tensor<8x3xf32> loc("reshapes.py":20:12)
    %t1.flat = tensor.collapse_shape %x [[0, 1]] : tensor<4x6xf32> into tensor<24xf32> loc("reshapes.py":20:29)
    %t1 = tensor.expand_shape %t1.flat [[0, 1]] output_shape [3, 8] : tensor<24xf32> into tensor<3x8xf32> loc("reshapes.py":20:29)
    %t2 = tensor.expand_shape %x [[0, 1], [2, 3]] output_shape [2, 2, 3, 2] : tensor<4x6xf32> into tensor<2x2x3x2xf32> loc("reshapes.py":20:46)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<8x3xf32>, memref<8x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<3x8xf32>, memref<3x8xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<2x2x3x2xf32>, memref<2x2x3x2xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":19:5)
}
