module {
  func.func @constant_f64(%out0.buffer: memref<2x3xf64> {llvm.noalias}, %out1.buffer: memref<f64> {llvm.noalias}) -> i32 {
    %t0 = arith.constant dense<[[0.5, -0.0, 0x7FF0000000000000], [0x7FF8000000000000, 5.0e-324, 10000000000.0]]> : tensor<2x3xf64> loc(unknown)
    %t1 = arith.constant 0.5 : f64 loc(unknown)
    %t1.tensor = arith.constant dense<0.5> : tensor<f64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t1.tensor in restrict writable %out1.buffer : (tensor<f64>, memref<f64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
