#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @of_one_element(%x.buffer: memref<4x1xf32> {llvm.noalias}, %out0.buffer: memref<4xf32> {llvm.noalias}, %out1.buffer: memref<4xf32> {llvm.noalias}, %out2.buffer: memref<4xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x1xf32> to tensor<4x1xf32>
    %t0.acc0.identity = arith.constant 0.0 : f64
    %t0.acc0.empty = tensor.empty() : tensor<4xf64>
    %t0.acc0.init = linalg.fill {result = "t0.acc0"} ins(%t0.acc0.identity : f64) outs(%t0.acc0.empty : tensor<4xf64>) -> tensor<4xf64>
    %t0.acc0 = linalg.reduce
        ins(%x : tensor<4x1xf32>)
        outs(%t0.acc0.init : tensor<4xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("reductions.py":30:12)
    %t0.init = tensor.empty() : tensor<4xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0.acc0 : tensor<4xf64>)
        outs(%t0.init : tensor<4xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("reductions.py":30:12)
    %t1.identity = arith.constant 0.0 : f64
    %t1.empty = tensor.empty() : tensor<4xf64>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f64) outs(%t1.empty : tensor<4xf64>) -> tensor<4xf64>
    %t1 = linalg.reduce
        ins(%x : tensor<4x1xf32>)
        outs(%t1.init : tensor<4xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("reductions.py":30:27)
    %t2 = arith.constant 1.0 : f64 loc("reductions.py":30:27)
    %t3.init = tensor.empty() : tensor<4xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t1 : tensor<4xf64>)
        outs(%t3.init : tensor<4xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t2 : f64
        linalg.yield %result : f64
    } -> tensor<4xf64> loc("reductions.py":30:27)
    %t4.init = tensor.empty() : tensor<4xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t3 : tensor<4xf64>)
        outs(%t4.init : tensor<4xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("reductions.py":30:27)
    %t5.identity = arith.constant 0xFF800000 : f32
    %t5.empty = tensor.empty() : tensor<4xf32>
    %t5.init = linalg.fill {result = "t5"} ins(%t5.identity : f32) outs(%t5.empty : tensor<4xf32>) -> tensor<4xf32>
    %t5 = linalg.reduce
        ins(%x : tensor<4x1xf32>)
        outs(%t5.init : tensor<4xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("reductions.py":30:43)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<4xf32>, memref<4xf32>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out1.buffer : (tensor<4xf32>, memref<4xf32>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out2.buffer : (tensor<4xf32>, memref<4xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":29:5)
}
