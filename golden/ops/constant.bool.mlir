module {
  func.func @constant_bool(%out0.buffer: memref<2x3xi8> {llvm.noalias}, %out1.buffer: memref<i8> {llvm.noalias}) -> i32 {
    %t0 = arith.constant dense<[[1, 0, 0], [1, 1, 0]]> : tensor<2x3xi8> loc(unknown)
    %t1 = arith.constant 1 : i1 loc(unknown)
    %t1.tensor = arith.constant dense<1> : tensor<i8> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    bufferization.materialize_in_destination %t1.tensor in restrict writable %out1.buffer : (tensor<i8>, memref<i8>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
