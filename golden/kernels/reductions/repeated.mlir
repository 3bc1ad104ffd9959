#map0 = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @repeated(%x.buffer: memref<4x6xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x6xf32> to tensor<4x6xf32>
    %t0.identity = arith.constant 0xFF800000 : f32
    %t0.empty = tensor.empty() : tensor<4xf32>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f32) outs(%t0.empty : tensor<4xf32>) -> tensor<4xf32>
    %t0 = linalg.reduce
        ins(%x : tensor<4x6xf32>)
        outs(%t0.init : tensor<4xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("reductions.py":40:12)
    %t1.acc0.identity = arith.constant 0.0 : f64
    %t1.acc0.empty = tensor.empty() : tensor<f64>
    %t1.acc0.init = linalg.fill {result = "t1.acc0"} ins(%t1.acc0.identity : f64) outs(%t1.acc0.empty : tensor<f64>) -> tensor<f64>
    %t1.acc0 = linalg.reduce
        ins(%t0 : tensor<4xf32>)
        outs(%t1.acc0.init : tensor<f64>)
        dimensions = [0]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("reductions.py":40:12)
    %t1.init = tensor.empty() : tensor<f32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = []}
        ins(%t1.acc0 : tensor<f64>)
        outs(%t1.init : tensor<f32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<f32> loc("reductions.py":40:12)
    %t2.acc0.identity = arith.constant 0.0 : f64
    %t2.acc0.empty = tensor.empty() : tensor<6xf64>
    %t2.acc0.init = linalg.fill {result = "t2.acc0"} ins(%t2.acc0.identity : f64) outs(%t2.acc0.empty : tensor<6xf64>) -> tensor<6xf64>
    %t2.acc0 = linalg.reduce
        ins(%x : tensor<4x6xf32>)
        outs(%t2.acc0.init : tensor<6xf64>)
        dimensions = [0]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("reductions.py":40:40)
    %t2.init = tensor.empty() : tensor<6xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t2.acc0 : tensor<6xf64>)
        outs(%t2.init : tensor<6xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<6xf32> loc("reductions.py":40:40)
    %t3.identity = arith.constant 0xFF800000 : f32
    %t3.empty = tensor.empty() : tensor<f32>
    %t3.init = linalg.fill {result = "t3"} ins(%t3.identity : f32) outs(%t3.empty : tensor<f32>) -> tensor<f32>
    %t3 = linalg.reduce
        ins(%t2 : tensor<6xf32>)
        outs(%t3.init : tensor<f32>)
        dimensions = [0]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("reductions.py":40:40)
    %t4.init = tensor.empty() : tensor<f32>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = []}
        ins(%t1, %t3 : tensor<f32>, tensor<f32>)
        outs(%t4.init : tensor<f32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<f32> loc("reductions.py":40:12)
    bufferization.materialize_in_destination %t4 in restrict writable %out.buffer : (tensor<f32>, memref<f32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":39:5)
}
