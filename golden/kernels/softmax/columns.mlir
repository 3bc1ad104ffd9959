#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @columns(%x.buffer: memref<5x7xf32> {llvm.noalias}, %out.buffer: memref<5x7xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<5x7xf32> to tensor<5x7xf32>
    %t0.identity = arith.constant 0xFF800000 : f32
    %t0.empty = tensor.empty() : tensor<7xf32>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f32) outs(%t0.empty : tensor<7xf32>) -> tensor<7xf32>
    %t0 = linalg.reduce
        ins(%x : tensor<5x7xf32>)
        outs(%t0.init : tensor<7xf32>)
        dimensions = [0]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("softmax.py":9:25)
    %t2.init = tensor.empty() : tensor<5x7xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t0 : tensor<5x7xf32>, tensor<7xf32>)
        outs(%t2.init : tensor<5x7xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<5x7xf32> loc("softmax.py":9:21)
    %numerator.init = tensor.empty() : tensor<5x7xf32>
    %numerator = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t2 : tensor<5x7xf32>)
        outs(%numerator.init : tensor<5x7xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.lowest = arith.constant -104.0 : f32
        %result.shift = arith.constant 12583063.0 : f32
        %result.limited.is_low = arith.cmpf olt, %in0, %result.lowest : f32
        %result.limited = arith.select %result.limited.is_low, %result.lowest, %in0 : f32
        %result.parts.log2e = arith.constant 1.442695 : f32
        %result.parts.ln2_high = arith.constant -0.6933594 : f32
        %result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %result.parts.shifted = math.fma %result.limited, %result.parts.log2e, %result.shift : f32
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f32
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.limited : f32
        %result.parts.s = math.fma %result.parts.k, %result.parts.ln2_low, %result.parts.high : f32
        %result.series.sum6 = arith.constant 8.2982024e-11 : f32
        %result.series.c5 = arith.constant 4.9884946e-10 : f32
        %result.series.sum5 = math.fma %result.series.sum6, %result.parts.s, %result.series.c5 : f32
        %result.series.c4 = arith.constant 2.4835218e-09 : f32
        %result.series.sum4 = math.fma %result.series.sum5, %result.parts.s, %result.series.c4 : f32
        %result.series.c3 = arith.constant 9.934017e-09 : f32
        %result.series.sum3 = math.fma %result.series.sum4, %result.parts.s, %result.series.c3 : f32
        %result.series.c2 = arith.constant 2.9802322e-08 : f32
        %result.series.sum2 = math.fma %result.series.sum3, %result.parts.s, %result.series.c2 : f32
        %result.series.c1 = arith.constant 5.9604645e-08 : f32
        %result.series.sum1 = math.fma %result.series.sum2, %result.parts.s, %result.series.c1 : f32
        %result.series.c0 = arith.constant 5.9604645e-08 : f32
        %result.series = math.fma %result.series.sum1, %result.parts.s, %result.series.c0 : f32
        %result.scale.bits = arith.bitcast %result.parts.shifted : f32 to i32
        %result.scale.mantissa_bits = arith.constant 23 : i32
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i32
        %result.scale = arith.bitcast %result.scale.exponent : i32 to f32
        %result = arith.mulf %result.series, %result.scale : f32
        linalg.yield %result : f32
    } -> tensor<5x7xf32> loc("softmax.py":9:17)
    %t3.acc0.identity = arith.constant 0.0 : f64
    %t3.acc0.empty = tensor.empty() : tensor<7xf64>
    %t3.acc0.init = linalg.fill {result = "t3.acc0"} ins(%t3.acc0.identity : f64) outs(%t3.acc0.empty : tensor<7xf64>) -> tensor<7xf64>
    %t3.acc0 = linalg.reduce
        ins(%numerator : tensor<5x7xf32>)
        outs(%t3.acc0.init : tensor<7xf64>)
        dimensions = [0]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("softmax.py":10:24)
    %t3.init = tensor.empty() : tensor<7xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map2, #map2],
        iterator_types = ["parallel"]}
        ins(%t3.acc0 : tensor<7xf64>)
        outs(%t3.init : tensor<7xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<7xf32> loc("softmax.py":10:24)
    %t5.init = tensor.empty() : tensor<5x7xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%numerator, %t3 : tensor<5x7xf32>, tensor<7xf32>)
        outs(%t5.init : tensor<5x7xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<5x7xf32> loc("softmax.py":10:12)
    bufferization.materialize_in_destination %t5 in restrict writable %out.buffer : (tensor<5x7xf32>, memref<5x7xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("softmax.py":19:5)
}
