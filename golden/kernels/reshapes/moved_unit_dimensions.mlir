module {
  func.func @moved_unit_dimensions(%x.buffer: memref<2x1x3xf32> {llvm.noalias}, %out0.buffer: memref<6x1xf32> {llvm.noalias}, %out1.buffer: memref<1x3x2xf32> {llvm.noalias}, %out2.buffer: memref<1x6x1xf32> {llvm.noalias}, %out3.buffer: memref<2x3x1xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x1x3xf32> to tensor<2x1x3xf32>
    %t0.flat = tensor.collapse_shape %x [[0, 1, 2]] : tensor<2x1x3xf32> into tensor<6xf32> loc("reshapes.py":65:12)
    %t0 = tensor.expand_shape %t0.flat [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32> loc("reshapes.py":65:12)
    %t1.flat = tensor.collapse_shape %x [[0, 1, 2]] : tensor<2x1x3xf32> into tensor<6xf32> loc("reshapes.py":65:29)
    %t1 = tensor.expand_shape %t1.flat [[0, 1, 2]] output_shape [1, 3, 2] : tensor<6xf32> into tensor<1x3x2xf32> loc("reshapes.py":65:29)
    %t2.flat = tensor.collapse_shape %x [[0, 1, 2]] : tensor<2x1x3xf32> into tensor<6xf32> loc("reshapes.py":65:49)
    %t2 = tensor.expand_shape %t2.flat [[0, 1, 2]] output_shape [1, 6, 1] : tensor<6xf32> into tensor<1x6x1xf32> loc("reshapes.py":65:49)
    %t3.flat = tensor.collapse_shape %x [[0, 1, 2]] : tensor<2x1x3xf32> into tensor<6xf32> loc("reshapes.py":65:69)
    %t3 = tensor.expand_shape %t3.flat [[0, 1, 2]] output_shape [2, 3, 1] : tensor<6xf32> into tensor<2x3x1xf32> loc("reshapes.py":65:69)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<6x1xf32>, memref<6x1xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<1x3x2xf32>, memref<1x3x2xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<1x6x1xf32>, memref<1x6x1xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out3.buffer : (tensor<2x3x1xf32>, memref<2x3x1xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":64:5)
}
