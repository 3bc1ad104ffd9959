#map0 = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @of_a_broadcast(%x.buffer: memref<4x1xf32> {llvm.noalias}, %y.buffer: memref<6xf32> {llvm.noalias}, %out.buffer: memref<6xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x1xf32> to tensor<4x1xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<6xf32> to tensor<6xf32>
    %t0.init = tensor.empty() : tensor<4x6xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map1, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<4x1xf32>, tensor<6xf32>)
        outs(%t0.init : tensor<4x6xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<4x6xf32> loc("reductions.py":50:13)
    %t1.acc0.identity = arith.constant 0.0 : f64
    %t1.acc0.empty = tensor.empty() : tensor<6xf64>
    %t1.acc0.init = linalg.fill {result = "t1.acc0"} ins(%t1.acc0.identity : f64) outs(%t1.acc0.empty : tensor<6xf64>) -> tensor<6xf64>
    %t1.acc0 = linalg.reduce
        ins(%t0 : tensor<4x6xf32>)
        outs(%t1.acc0.init : tensor<6xf64>)
        dimensions = [0]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("reductions.py":50:12)
    %t1.init = tensor.empty() : tensor<6xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel"]}
        ins(%t1.acc0 : tensor<6xf64>)
        outs(%t1.init : tensor<6xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<6xf32> loc("reductions.py":50:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.buffer : (tensor<6xf32>, memref<6xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":49:5)
}
