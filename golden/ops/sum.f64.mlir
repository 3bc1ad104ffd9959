module {
  func.func @sum_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out0.buffer: memref<3xf64> {llvm.noalias}, %out1.buffer: memref<2xf64> {llvm.noalias}, %out2.buffer: memref<f64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.identity = arith.constant 0.0 : f64
    %t0.empty = tensor.empty() : tensor<3xf64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f64) outs(%t0.empty : tensor<3xf64>) -> tensor<3xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<2x3xf64>)
        outs(%t0.init : tensor<3xf64>)
        dimensions = [0]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc(unknown)
    %t1.identity = arith.constant 0.0 : f64
    %t1.empty = tensor.empty() : tensor<2xf64>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f64) outs(%t1.empty : tensor<2xf64>) -> tensor<2xf64>
    %t1 = linalg.reduce
        ins(%x : tensor<2x3xf64>)
        outs(%t1.init : tensor<2xf64>)
        dimensions = [1]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc(unknown)
    %t2.identity = arith.constant 0.0 : f64
    %t2.empty = tensor.empty() : tensor<f64>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : f64) outs(%t2.empty : tensor<f64>) -> tensor<f64>
    %t2 = linalg.reduce
        ins(%x : tensor<2x3xf64>)
        outs(%t2.init : tensor<f64>)
        dimensions = [0, 1]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3xf64>, memref<3xf64>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<f64>, memref<f64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
