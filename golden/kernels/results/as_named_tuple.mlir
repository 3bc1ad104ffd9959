module {
  func.func @as_named_tuple(%x.buffer: memref<2x3xf32> {llvm.noalias}, %smallest.buffer: memref<3xf32> {llvm.noalias}, %largest.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
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
      } loc("results.py":39:20)
    %t1.identity = arith.constant 0xFF800000 : f32
    %t1.empty = tensor.empty() : tensor<3xf32>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f32) outs(%t1.empty : tensor<3xf32>) -> tensor<3xf32>
    %t1 = linalg.reduce
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<3xf32>)
        dimensions = [0]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("results.py":39:35)
    bufferization.materialize_in_destination %t0 in restrict writable %smallest.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %largest.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("results.py":38:5)
}
