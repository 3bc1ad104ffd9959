#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @statistics(%x.buffer: memref<4x9xf32> {llvm.noalias}, %out0.buffer: memref<4xf32> {llvm.noalias}, %out1.buffer: memref<4xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x9xf32> to tensor<4x9xf32>
    %t0.identity = arith.constant 0.0 : f64
    %t0.empty = tensor.empty() : tensor<4xf64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f64) outs(%t0.empty : tensor<4xf64>) -> tensor<4xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<4x9xf32>)
        outs(%t0.init : tensor<4xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("normalization.py":27:12)
    %t1 = arith.constant 9.0 : f64 loc("normalization.py":27:12)
    %t2.init = tensor.empty() : tensor<4xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<4xf64>)
        outs(%t2.init : tensor<4xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<4xf64> loc("normalization.py":27:12)
    %mean.init = tensor.empty() : tensor<4xf32>
    %mean = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<4xf64>)
        outs(%mean.init : tensor<4xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("normalization.py":27:12)
    %centred.init = tensor.empty() : tensor<4x9xf32>
    %centred = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %mean : tensor<4x9xf32>, tensor<4xf32>)
        outs(%centred.init : tensor<4x9xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<4x9xf32> loc("normalization.py":28:15)
    %t4.init = tensor.empty() : tensor<4x9xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%centred : tensor<4x9xf32>)
        outs(%t4.init : tensor<4x9xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<4x9xf32> loc("normalization.py":29:26)
    %t5.identity = arith.constant 0.0 : f64
    %t5.empty = tensor.empty() : tensor<4xf64>
    %t5.init = linalg.fill {result = "t5"} ins(%t5.identity : f64) outs(%t5.empty : tensor<4xf64>) -> tensor<4xf64>
    %t5 = linalg.reduce
        ins(%t4 : tensor<4x9xf32>)
        outs(%t5.init : tensor<4xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("normalization.py":29:18)
    %t6.init = tensor.empty() : tensor<4xf64>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t5 : tensor<4xf64>)
        outs(%t6.init : tensor<4xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<4xf64> loc("normalization.py":29:18)
    %t7.init = tensor.empty() : tensor<4xf32>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t6 : tensor<4xf64>)
        outs(%t7.init : tensor<4xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("normalization.py":29:18)
    bufferization.materialize_in_destination %mean in restrict writable %out0.buffer : (tensor<4xf32>, memref<4xf32>) -> ()
    bufferization.materialize_in_destination %t7 in restrict writable %out1.buffer : (tensor<4xf32>, memref<4xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("normalization.py":26:5)
}
