module {
  func.func @without_elements(%x.buffer: memref<0xf32> {llvm.noalias}, %out.buffer: memref<0xf32> {llvm.noalias}) -> i32 {
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("constants.py":54:5)
}
