module {
  func.func @no_parameters(%out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %t0 = arith.constant dense<[[0.25, 0.25, 0.25], [0.25, 0.25, 0.25]]> : tensor<2x3xf32> loc("results.py":91:5)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
