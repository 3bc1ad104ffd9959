#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @in_float64(%x.buffer: memref<4x6xf32> {llvm.noalias}, %out0.buffer: memref<4xf64> {llvm.noalias}, %out1.buffer: memref<6xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x6xf32> to tensor<4x6xf32>
    %t0.init = tensor.empty() : tensor<4x6xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<4x6xf32>)
        outs(%t0.init : tensor<4x6xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<4x6xf64> loc("reductions.py":45:12)
    %t1.identity = arith.constant 0.0 : f64
    %t1.empty = tensor.empty() : tensor<4xf64>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f64) outs(%t1.empty : tensor<4xf64>) -> tensor<4xf64>
    %t1 = linalg.reduce
        ins(%t0 : tensor<4x6xf64>)
        outs(%t1.init : tensor<4xf64>)
        dimensions = [1]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("reductions.py":45:12)
    %t2.identity = arith.constant 0.0 : f64
    %t2.empty = tensor.empty() : tensor<6xf64>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : f64) outs(%t2.empty : tensor<6xf64>) -> tensor<6xf64>
    %t2 = linalg.reduce
        ins(%t0 : tensor<4x6xf64>)
        outs(%t2.init : tensor<6xf64>)
        dimensions = [0]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("reductions.py":45:45)
    %t3 = arith.constant 4.0 : f64 loc("reductions.py":45:45)
    %t4.init = tensor.empty() : tensor<6xf64>
    %t4 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<6xf64>)
        outs(%t4.init : tensor<6xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t3 : f64
        linalg.yield %result : f64
    } -> tensor<6xf64> loc("reductions.py":45:45)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<4xf64>, memref<4xf64>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out1.buffer : (tensor<6xf64>, memref<6xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":44:5)
}
