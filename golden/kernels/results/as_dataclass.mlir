#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @as_dataclass(%x.buffer: memref<2x3xf64> {llvm.noalias}, %mean.buffer: memref<2xf64> {llvm.noalias}, %variance.buffer: memref<2xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.identity = arith.constant 0.0 : f64
    %t0.empty = tensor.empty() : tensor<2xf64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f64) outs(%t0.empty : tensor<2xf64>) -> tensor<2xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<2x3xf64>)
        outs(%t0.init : tensor<2xf64>)
        dimensions = [1]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("results.py":44:12)
    %t1 = arith.constant 3.0 : f64 loc("results.py":44:12)
    %mean.init = tensor.empty() : tensor<2xf64>
    %mean = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<2xf64>)
        outs(%mean.init : tensor<2xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("results.py":44:12)
    %t3.init = tensor.empty() : tensor<2x3xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %mean : tensor<2x3xf64>, tensor<2xf64>)
        outs(%t3.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.subf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("results.py":45:28)
    %t4 = arith.constant 2.0 : f64 loc("results.py":45:27)
    %t5.init = tensor.empty() : tensor<2x3xf64>
    %t5 = linalg.map
        ins(%t3 : tensor<2x3xf64>)
        outs(%t5.init : tensor<2x3xf64>)
      (%in0: f64, %out: f64) {
        %result = arith.mulf %in0, %in0 : f64
        linalg.yield %result : f64
      } loc("results.py":45:27)
    %t6.identity = arith.constant 0.0 : f64
    %t6.empty = tensor.empty() : tensor<2xf64>
    %t6.init = linalg.fill {result = "t6"} ins(%t6.identity : f64) outs(%t6.empty : tensor<2xf64>) -> tensor<2xf64>
    %t6 = linalg.reduce
        ins(%t5 : tensor<2x3xf64>)
        outs(%t6.init : tensor<2xf64>)
        dimensions = [1]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("results.py":45:26)
    %t7.init = tensor.empty() : tensor<2xf64>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t6 : tensor<2xf64>)
        outs(%t7.init : tensor<2xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("results.py":45:26)
    bufferization.materialize_in_destination %mean in restrict writable %mean.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    bufferization.materialize_in_destination %t7 in restrict writable %variance.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("results.py":43:5)
}
