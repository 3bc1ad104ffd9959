#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @as_tuple(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<2xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0 = arith.constant 1.0 : f32 loc("results.py":24:12)
    %t1.init = tensor.empty() : tensor<2x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("results.py":24:12)
    %t2.acc0.identity = arith.constant 0.0 : f64
    %t2.acc0.empty = tensor.empty() : tensor<2xf64>
    %t2.acc0.init = linalg.fill {result = "t2.acc0"} ins(%t2.acc0.identity : f64) outs(%t2.acc0.empty : tensor<2xf64>) -> tensor<2xf64>
    %t2.acc0 = linalg.reduce
        ins(%x : tensor<2x3xf32>)
        outs(%t2.acc0.init : tensor<2xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("results.py":24:19)
    %t2.init = tensor.empty() : tensor<2xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t2.acc0 : tensor<2xf64>)
        outs(%t2.init : tensor<2xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("results.py":24:19)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out1.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("results.py":23:5)
}
