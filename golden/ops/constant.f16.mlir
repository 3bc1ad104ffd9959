module {
  func.func @constant_f16(%out0.buffer: memref<2x3xf16> {llvm.noalias}, %out1.buffer: memref<f16> {llvm.noalias}) -> i32 {
    %t0 = arith.constant dense<[[0.5, -0.0, 0x7C00], [0x7E00, 6.0e-08, 1.0e+04]]> : tensor<2x3xf16> loc(unknown)
    %t1 = arith.constant 0.5 : f16 loc(unknown)
    %t1.tensor = arith.constant dense<0.5> : tensor<f16> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf16>, memref<2x3xf16>) -> ()
    bufferization.materialize_in_destination %t1.tensor in restrict writable %out1.buffer : (tensor<f16>, memref<f16>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
