module {
  func.func @min_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<3xf32> {llvm.noalias}, %out1.buffer: memref<2xf32> {llvm.noalias}, %out2.buffer: memref<f32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.identity = arith.constant 0x7F800000 : f32
    %t0.empty = tensor.empty() : tensor<3xf32>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f32) outs(%t0.empty : tensor<3xf32>) -> tensor<3xf32>
    %t0 = linalg.reduce
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<3xf32>)
        dimensions = [0]
      (%in0: f32, %acc0: f32) {
        %result = arith.minimumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc(unknown)
    %t1.identity = arith.constant 0x7F800000 : f32
    %t1.empty = tensor.empty() : tensor<2xf32>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f32) outs(%t1.empty : tensor<2xf32>) -> tensor<2xf32>
    %t1 = linalg.reduce
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.minimumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc(unknown)
    %t2.identity = arith.constant 0x7F800000 : f32
    %t2.empty = tensor.empty() : tensor<f32>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : f32) outs(%t2.empty : tensor<f32>) -> tensor<f32>
    %t2 = linalg.reduce
        ins(%x : tensor<2x3xf32>)
        outs(%t2.init : tensor<f32>)
        dimensions = [0, 1]
      (%in0: f32, %acc0: f32) {
        %result = arith.minimumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<f32>, memref<f32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
