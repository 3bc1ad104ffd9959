module {
  func.func @size_zero(%x.buffer: memref<0xf32> {llvm.noalias}, %y.buffer: memref<3xf32> {llvm.noalias}, %z.buffer: memref<0xf32> {llvm.noalias}, %out0.buffer: memref<0xf32> {llvm.noalias}, %out1.buffer: memref<0xf32> {llvm.noalias}, %out2.buffer: memref<0xf32> {llvm.noalias}) -> i32 {
    %y = bufferization.to_tensor %y.buffer restrict : memref<3xf32> to tensor<3xf32>
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("broadcasting.py":37:5)
}
