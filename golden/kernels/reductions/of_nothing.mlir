module {
  func.func @of_nothing(%x.buffer: memref<0xf32> {llvm.noalias}, %y.buffer: memref<0xf64> {llvm.noalias}, %out0.buffer: memref<3xf32> {llvm.noalias}, %out1.buffer: memref<2xf64> {llvm.noalias}, %out2.buffer: memref<0xf32> {llvm.noalias}) -> i32 {
    %t0 = arith.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf32> loc("reductions.py":35:12)
    %t1 = arith.constant dense<[0.0, 0.0]> : tensor<2xf64> loc("reductions.py":35:27)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":34:5)
}
