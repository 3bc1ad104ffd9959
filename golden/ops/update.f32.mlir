module {
  func.func @update_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %y.buffer: memref<1x2xf32> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<1x2xf32> to tensor<1x2xf32>
    %t0 = tensor.insert_slice %y into %x[1, 1] [1, 2] [1, 1] {update = "t0"} : tensor<1x2xf32> into tensor<2x3xf32> loc(unknown)
    %t1 = tensor.insert_slice %y into %x[0, 0] [1, 2] [1, 2] {update = "t1"} : tensor<1x2xf32> into tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
