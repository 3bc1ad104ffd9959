module {
  func.func @constant_u32(%out0.buffer: memref<2x3xi32> {llvm.noalias}, %out1.buffer: memref<i32> {llvm.noalias}) -> i32 {
    %t0 = arith.constant dense<[[0, 1, 2], [77, 4294967295, 0]]> : tensor<2x3xi32> loc(unknown)
    %t1 = arith.constant 0 : i32 loc(unknown)
    %t1.tensor = arith.constant dense<0> : tensor<i32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xi32>, memref<2x3xi32>) -> ()
    bufferization.materialize_in_destination %t1.tensor in restrict writable %out1.buffer : (tensor<i32>, memref<i32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
