module {
  func.func @split(%x.buffer: memref<24xf32> {llvm.noalias}, %out0.buffer: memref<2x3x4xf32> {llvm.noalias}, %out1.buffer: memref<4x6xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<24xf32> to tensor<24xf32>
    %t0 = tensor.expand_shape %x [[0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32> loc("reshapes.py":15:12)
    %t1 = tensor.expand_shape %x [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32> loc("reshapes.py":15:32)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3x4xf32>, memref<2x3x4xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<4x6xf32>, memref<4x6xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":14:5)
}
