module {
  func.func @flat(%x.buffer: memref<2x3x4xf32> {llvm.noalias}, %out0.buffer: memref<24xf32> {llvm.noalias}, %out1.buffer: memref<6x4xf32> {llvm.noalias}, %out2.buffer: memref<2x12xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3x4xf32> to tensor<2x3x4xf32>
    %t0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32> loc("reshapes.py":10:12)
    %t1 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32> loc("reshapes.py":10:27)
    %t2 = tensor.collapse_shape %x [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32> loc("reshapes.py":10:44)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<24xf32>, memref<24xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<6x4xf32>, memref<6x4xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<2x12xf32>, memref<2x12xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":9:5)
}
