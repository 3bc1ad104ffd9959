#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module {
  func.func @nested(%x.buffer: memref<2x3xf32> {llvm.noalias}, %first_0.buffer: memref<2x3xf32> {llvm.noalias}, %first_1.buffer: memref<2x3xf32> {llvm.noalias}, %second_mean.buffer: memref<f32> {llvm.noalias}, %second_variance_0.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0 = arith.constant 1.0 : f32 loc("results.py":50:26)
    %t1.init = tensor.empty() : tensor<2x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("results.py":50:26)
    %t2.acc0.identity = arith.constant 0.0 : f64
    %t2.acc0.empty = tensor.empty() : tensor<f64>
    %t2.acc0.init = linalg.fill {result = "t2.acc0"} ins(%t2.acc0.identity : f64) outs(%t2.acc0.empty : tensor<f64>) -> tensor<f64>
    %t2.acc0 = linalg.reduce
        ins(%x : tensor<2x3xf32>)
        outs(%t2.acc0.init : tensor<f64>)
        dimensions = [0, 1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("results.py":50:52)
    %t2.init = tensor.empty() : tensor<f32>
    %t2 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = []}
        ins(%t2.acc0 : tensor<f64>)
        outs(%t2.init : tensor<f32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<f32> loc("results.py":50:52)
    %t3.init = tensor.empty() : tensor<2x3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %x : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t3.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("results.py":50:62)
    bufferization.materialize_in_destination %x in restrict writable %first_0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %first_1.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %second_mean.buffer : (tensor<f32>, memref<f32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %second_variance_0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("results.py":49:5)
}
