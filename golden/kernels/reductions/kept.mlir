module {
  func.func @kept(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out0.buffer: memref<1x3xf64> {llvm.noalias}, %out1.buffer: memref<2x1xf64> {llvm.noalias}, %out2.buffer: memref<1x1xf64> {llvm.noalias}) -> i32 {
    %out0.shaped = memref.reinterpret_cast %out0.buffer to offset: [0], sizes: [3], strides: [1] : memref<1x3xf64> to memref<3xf64>
    %out1.shaped = memref.reinterpret_cast %out1.buffer to offset: [0], sizes: [2], strides: [1] : memref<2x1xf64> to memref<2xf64>
    %out2.shaped = memref.reinterpret_cast %out2.buffer to offset: [0], sizes: [], strides: [] : memref<1x1xf64> to memref<f64>
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
      } loc("reductions.py":15:12)
    %t2.identity = arith.constant 0xFFF0000000000000 : f64
    %t2.empty = tensor.empty() : tensor<2xf64>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : f64) outs(%t2.empty : tensor<2xf64>) -> tensor<2xf64>
    %t2 = linalg.reduce
        ins(%x : tensor<2x3xf64>)
        outs(%t2.init : tensor<2xf64>)
        dimensions = [1]
      (%in0: f64, %acc0: f64) {
        %result = arith.maximumf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("reductions.py":15:46)
    %t4.identity = arith.constant 0x7FF0000000000000 : f64
    %t4.empty = tensor.empty() : tensor<f64>
    %t4.init = linalg.fill {result = "t4"} ins(%t4.identity : f64) outs(%t4.empty : tensor<f64>) -> tensor<f64>
    %t4 = linalg.reduce
        ins(%x : tensor<2x3xf64>)
        outs(%t4.init : tensor<f64>)
        dimensions = [0, 1]
      (%in0: f64, %acc0: f64) {
        %result = arith.minimumf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("reductions.py":15:81)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.shaped : (tensor<3xf64>, memref<3xf64>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out1.shaped : (tensor<2xf64>, memref<2xf64>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out2.shaped : (tensor<f64>, memref<f64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":14:5)
}
