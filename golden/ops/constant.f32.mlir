module {
  func.func @constant_f32(%out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<f32> {llvm.noalias}) -> i32 {
    %t0 = arith.constant dense<[[0.5, -0.0, 0x7F800000], [0x7FC00000, 1.0e-45, 10000.0]]> : tensor<2x3xf32> loc(unknown)
    %t1 = arith.constant 0.5 : f32 loc(unknown)
    %t1.tensor = arith.constant dense<0.5> : tensor<f32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t1.tensor in restrict writable %out1.buffer : (tensor<f32>, memref<f32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
