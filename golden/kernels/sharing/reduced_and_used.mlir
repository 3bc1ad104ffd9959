#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @reduced_and_used(%x.buffer: memref<4x3xf32> {llvm.noalias}, %out.buffer: memref<4x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x3xf32> to tensor<4x3xf32>
    %t0 = arith.constant 0.5 : f32 loc("sharing.py":26:14)
    %scaled.init = tensor.empty() : tensor<4x3xf32>
    %scaled = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<4x3xf32>)
        outs(%scaled.init : tensor<4x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<4x3xf32> loc("sharing.py":26:14)
    %t1.identity = arith.constant 0xFF800000 : f32
    %t1.empty = tensor.empty() : tensor<4xf32>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f32) outs(%t1.empty : tensor<4xf32>) -> tensor<4xf32>
    %t1 = linalg.reduce
        ins(%scaled : tensor<4x3xf32>)
        outs(%t1.init : tensor<4xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("sharing.py":27:21)
    %t3.init = tensor.empty() : tensor<4x3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%scaled, %t1 : tensor<4x3xf32>, tensor<4xf32>)
        outs(%t3.init : tensor<4x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<4x3xf32> loc("sharing.py":27:12)
    %t4.acc0.identity = arith.constant 0.0 : f64
    %t4.acc0.empty = tensor.empty() : tensor<3xf64>
    %t4.acc0.init = linalg.fill {result = "t4.acc0"} ins(%t4.acc0.identity : f64) outs(%t4.acc0.empty : tensor<3xf64>) -> tensor<3xf64>
    %t4.acc0 = linalg.reduce
        ins(%scaled : tensor<4x3xf32>)
        outs(%t4.acc0.init : tensor<3xf64>)
        dimensions = [0]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("sharing.py":27:57)
    %t4.init = tensor.empty() : tensor<3xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map2, #map2],
        iterator_types = ["parallel"]}
        ins(%t4.acc0 : tensor<3xf64>)
        outs(%t4.init : tensor<3xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("sharing.py":27:57)
    %t5.init = tensor.empty() : tensor<4x3xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map3, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3, %t4 : tensor<4x3xf32>, tensor<3xf32>)
        outs(%t5.init : tensor<4x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<4x3xf32> loc("sharing.py":27:12)
    bufferization.materialize_in_destination %t5 in restrict writable %out.buffer : (tensor<4x3xf32>, memref<4x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("sharing.py":25:5)
}
