#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @any_bool(%x.buffer: memref<2x3xi8> {llvm.noalias}, %out0.buffer: memref<3xi8> {llvm.noalias}, %out1.buffer: memref<2xi8> {llvm.noalias}, %out2.buffer: memref<i8> {llvm.noalias}) -> i32 {
    %x.stored = bufferization.to_tensor %x.buffer restrict : memref<2x3xi8> to tensor<2x3xi8>
    %x.init = tensor.empty() : tensor<2x3xi8>
    %x = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x.stored : tensor<2x3xi8>)
        outs(%x.init : tensor<2x3xi8>) {
      ^bb0(%in0: i8, %out: i8):
        %result.zero = arith.constant 0 : i8
        %result = arith.cmpi ne, %in0, %result.zero : i8
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<2x3xi8> loc(unknown)
    %t0.identity = arith.constant 0 : i8
    %t0.empty = tensor.empty() : tensor<3xi8>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : i8) outs(%t0.empty : tensor<3xi8>) -> tensor<3xi8>
    %t0 = linalg.reduce
        ins(%x : tensor<2x3xi8>)
        outs(%t0.init : tensor<3xi8>)
        dimensions = [0]
      (%in0: i8, %acc0: i8) {
        %result = arith.ori %in0, %acc0 : i8
        linalg.yield %result : i8
      } loc(unknown)
    %t1.identity = arith.constant 0 : i8
    %t1.empty = tensor.empty() : tensor<2xi8>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : i8) outs(%t1.empty : tensor<2xi8>) -> tensor<2xi8>
    %t1 = linalg.reduce
        ins(%x : tensor<2x3xi8>)
        outs(%t1.init : tensor<2xi8>)
        dimensions = [1]
      (%in0: i8, %acc0: i8) {
        %result = arith.ori %in0, %acc0 : i8
        linalg.yield %result : i8
      } loc(unknown)
    %t2.identity = arith.constant 0 : i8
    %t2.empty = tensor.empty() : tensor<i8>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : i8) outs(%t2.empty : tensor<i8>) -> tensor<i8>
    %t2 = linalg.reduce
        ins(%x : tensor<2x3xi8>)
        outs(%t2.init : tensor<i8>)
        dimensions = [0, 1]
      (%in0: i8, %acc0: i8) {
        %result = arith.ori %in0, %acc0 : i8
        linalg.yield %result : i8
      } loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3xi8>, memref<3xi8>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2xi8>, memref<2xi8>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<i8>, memref<i8>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
