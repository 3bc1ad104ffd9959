module {
  func.func @prod_i32(%x.buffer: memref<2x3xi32> {llvm.noalias}, %out0.buffer: memref<3xi32> {llvm.noalias}, %out1.buffer: memref<2xi32> {llvm.noalias}, %out2.buffer: memref<i32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xi32> to tensor<2x3xi32>
    %t0.identity = arith.constant 1 : i32
    %t0.empty = tensor.empty() : tensor<3xi32>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : i32) outs(%t0.empty : tensor<3xi32>) -> tensor<3xi32>
    %t0 = linalg.reduce
        ins(%x : tensor<2x3xi32>)
        outs(%t0.init : tensor<3xi32>)
        dimensions = [0]
      (%in0: i32, %acc0: i32) {
        %result = arith.muli %in0, %acc0 : i32
        linalg.yield %result : i32
      } loc(unknown)
    %t1.identity = arith.constant 1 : i32
    %t1.empty = tensor.empty() : tensor<2xi32>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : i32) outs(%t1.empty : tensor<2xi32>) -> tensor<2xi32>
    %t1 = linalg.reduce
        ins(%x : tensor<2x3xi32>)
        outs(%t1.init : tensor<2xi32>)
        dimensions = [1]
      (%in0: i32, %acc0: i32) {
        %result = arith.muli %in0, %acc0 : i32
        linalg.yield %result : i32
      } loc(unknown)
    %t2.identity = arith.constant 1 : i32
    %t2.empty = tensor.empty() : tensor<i32>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : i32) outs(%t2.empty : tensor<i32>) -> tensor<i32>
    %t2 = linalg.reduce
        ins(%x : tensor<2x3xi32>)
        outs(%t2.init : tensor<i32>)
        dimensions = [0, 1]
      (%in0: i32, %acc0: i32) {
        %result = arith.muli %in0, %acc0 : i32
        linalg.yield %result : i32
      } loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3xi32>, memref<3xi32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2xi32>, memref<2xi32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<i32>, memref<i32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
