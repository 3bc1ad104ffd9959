#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @argmin_i32(%x.buffer: memref<2x3xi32> {llvm.noalias}, %out0.buffer: memref<3xi64> {llvm.noalias}, %out1.buffer: memref<2xi64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xi32> to tensor<2x3xi32>
    %t0.best.identity = arith.constant 2147483647 : i32
    %t0.best.empty = tensor.empty() : tensor<3xi32>
    %t0.best.init = linalg.fill {result = "t0.best"} ins(%t0.best.identity : i32) outs(%t0.best.empty : tensor<3xi32>) -> tensor<3xi32>
    %t0.identity = arith.constant 0 : i64
    %t0.empty = tensor.empty() : tensor<3xi64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : i64) outs(%t0.empty : tensor<3xi64>) -> tensor<3xi64>
    %t0.best, %t0 = linalg.generic {
        indexing_maps = [#map0, #map1, #map1],
        iterator_types = ["reduction", "parallel"]}
        ins(%x : tensor<2x3xi32>)
        outs(%t0.best.init, %t0.init : tensor<3xi32>, tensor<3xi64>) {
      ^bb0(%in0: i32, %acc0: i32, %acc1: i64):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        %result.take = arith.cmpi slt, %in0, %acc0 : i32
        %result = arith.select %result.take, %in0, %acc0 : i32
        %result1 = arith.select %result.take, %position, %acc1 : i64
        linalg.yield %result, %result1 : i32, i64
    } -> (tensor<3xi32>, tensor<3xi64>) loc(unknown)
    %t1.best.identity = arith.constant 2147483647 : i32
    %t1.best.empty = tensor.empty() : tensor<2xi32>
    %t1.best.init = linalg.fill {result = "t1.best"} ins(%t1.best.identity : i32) outs(%t1.best.empty : tensor<2xi32>) -> tensor<2xi32>
    %t1.identity = arith.constant 0 : i64
    %t1.empty = tensor.empty() : tensor<2xi64>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : i64) outs(%t1.empty : tensor<2xi64>) -> tensor<2xi64>
    %t1.best, %t1 = linalg.generic {
        indexing_maps = [#map0, #map2, #map2],
        iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<2x3xi32>)
        outs(%t1.best.init, %t1.init : tensor<2xi32>, tensor<2xi64>) {
      ^bb0(%in0: i32, %acc0: i32, %acc1: i64):
        %loop = linalg.index 1 : index
        %position = arith.index_cast %loop : index to i64
        %result.take = arith.cmpi slt, %in0, %acc0 : i32
        %result = arith.select %result.take, %in0, %acc0 : i32
        %result1 = arith.select %result.take, %position, %acc1 : i64
        linalg.yield %result, %result1 : i32, i64
    } -> (tensor<2xi32>, tensor<2xi64>) loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3xi64>, memref<3xi64>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2xi64>, memref<2xi64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
