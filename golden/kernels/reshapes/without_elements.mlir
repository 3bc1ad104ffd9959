module {
  func.func @without_elements(%x.buffer: memref<0xf32> {llvm.noalias}, %out0.buffer: memref<0xf32> {llvm.noalias}, %out1.buffer: memref<0xf32> {llvm.noalias}) -> i32 {
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":34:5)
}
