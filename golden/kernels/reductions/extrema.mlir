module {
  func.func @extrema(%x.buffer: memref<3x5xf32> {llvm.noalias}, %y.buffer: memref<3x5xf64> {llvm.noalias}, %out0.buffer: memref<5xf32> {llvm.noalias}, %out1.buffer: memref<3xf32> {llvm.noalias}, %out2.buffer: memref<f64> {llvm.noalias}, %out3.buffer: memref<f64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3x5xf32> to tensor<3x5xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<3x5xf64> to tensor<3x5xf64>
    %t0.identity = arith.constant 0xFF800000 : f32
    %t0.empty = tensor.empty() : tensor<5xf32>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f32) outs(%t0.empty : tensor<5xf32>) -> tensor<5xf32>
    %t0 = linalg.reduce
        ins(%x : tensor<3x5xf32>)
        outs(%t0.init : tensor<5xf32>)
        dimensions = [0]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("reductions.py":20:12)
    %t1.identity = arith.constant 0x7F800000 : f32
    %t1.empty = tensor.empty() : tensor<3xf32>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f32) outs(%t1.empty : tensor<3xf32>) -> tensor<3xf32>
    %t1 = linalg.reduce
        ins(%x : tensor<3x5xf32>)
        outs(%t1.init : tensor<3xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.minimumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("reductions.py":20:27)
    %t2.identity = arith.constant 0xFFF0000000000000 : f64
    %t2.empty = tensor.empty() : tensor<f64>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : f64) outs(%t2.empty : tensor<f64>) -> tensor<f64>
    %t2 = linalg.reduce
        ins(%y : tensor<3x5xf64>)
        outs(%t2.init : tensor<f64>)
        dimensions = [0, 1]
      (%in0: f64, %acc0: f64) {
        %result = arith.maximumf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("reductions.py":20:42)
    %t3.identity = arith.constant 0x7FF0000000000000 : f64
    %t3.empty = tensor.empty() : tensor<f64>
    %t3.init = linalg.fill {result = "t3"} ins(%t3.identity : f64) outs(%t3.empty : tensor<f64>) -> tensor<f64>
    %t3 = linalg.reduce
        ins(%y : tensor<3x5xf64>)
        outs(%t3.init : tensor<f64>)
        dimensions = [0, 1]
      (%in0: f64, %acc0: f64) {
        %result = arith.minimumf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("reductions.py":20:51)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<5xf32>, memref<5xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<f64>, memref<f64>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out3.buffer : (tensor<f64>, memref<f64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":19:5)
}
