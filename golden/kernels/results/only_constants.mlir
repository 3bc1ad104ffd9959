module {
  func.func @only_constants(%x.buffer: memref<2xf32> {llvm.noalias}, %out0.buffer: memref<3xf64> {llvm.noalias}, %out1.buffer: memref<f64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2xf32> to tensor<2xf32>
    %t0 = arith.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf64> loc("results.py":81:5)
    %t1 = arith.constant 2.5 : f64 loc("results.py":81:5)
    %t1.tensor = arith.constant dense<2.5> : tensor<f64> loc("results.py":81:5)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3xf64>, memref<3xf64>) -> ()
    bufferization.materialize_in_destination %t1.tensor in restrict writable %out1.buffer : (tensor<f64>, memref<f64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("results.py":81:5)
}
