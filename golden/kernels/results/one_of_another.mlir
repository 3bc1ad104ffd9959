#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @one_of_another(%x.buffer: memref<4x3xf32> {llvm.noalias}, %out0.buffer: memref<4x1xf32> {llvm.noalias}, %out1.buffer: memref<4x3xf32> {llvm.noalias}) -> i32 {
    %out0.shaped = memref.reinterpret_cast %out0.buffer to offset: [0], sizes: [4], strides: [1] : memref<4x1xf32> to memref<4xf32>
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x3xf32> to tensor<4x3xf32>
    %t0.acc0.identity = arith.constant 0.0 : f64
    %t0.acc0.empty = tensor.empty() : tensor<4xf64>
    %t0.acc0.init = linalg.fill {result = "t0.acc0"} ins(%t0.acc0.identity : f64) outs(%t0.acc0.empty : tensor<4xf64>) -> tensor<4xf64>
    %t0.acc0 = linalg.reduce
        ins(%x : tensor<4x3xf32>)
        outs(%t0.acc0.init : tensor<4xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("results.py":76:13)
    %t0.init = tensor.empty() : tensor<4xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0.acc0 : tensor<4xf64>)
        outs(%t0.init : tensor<4xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("results.py":76:13)
    %t1.init = tensor.empty() : tensor<4x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t0 : tensor<4x3xf32>, tensor<4xf32>)
        outs(%t1.init : tensor<4x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<4x3xf32> loc("results.py":77:19)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.shaped : (tensor<4xf32>, memref<4xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<4x3xf32>, memref<4x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("results.py":75:5)
}
