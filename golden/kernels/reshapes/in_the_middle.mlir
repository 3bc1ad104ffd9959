#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @in_the_middle(%x.buffer: memref<4x6xf32> {llvm.noalias}, %out.buffer: memref<2x4xf32> {llvm.noalias}) -> i32 {
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [8], strides: [1] : memref<2x4xf32> to memref<8xf32>
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x6xf32> to tensor<4x6xf32>
    %t1 = arith.constant 0.5 : f32 loc("reshapes.py":40:16)
    %t0.flat = tensor.collapse_shape %x [[0, 1]] : tensor<4x6xf32> into tensor<24xf32> loc("reshapes.py":40:16)
    %t0 = tensor.expand_shape %t0.flat [[0, 1]] output_shape [8, 3] : tensor<24xf32> into tensor<8x3xf32> loc("reshapes.py":40:16)
    %t2.init = tensor.empty() : tensor<8x3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0 : tensor<8x3xf32>)
        outs(%t2.init : tensor<8x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t1 : f32
        linalg.yield %result : f32
    } -> tensor<8x3xf32> loc("reshapes.py":40:16)
    %t3.init = tensor.empty() : tensor<8x3xf32>
    %t3 = linalg.map
        ins(%t2 : tensor<8x3xf32>)
        outs(%t3.init : tensor<8x3xf32>)
      (%in0: f32, %out: f32) {
        %result.lowest = arith.constant -104.0 : f32
        %result.highest = arith.constant 89.0 : f32
        %result.shift = arith.constant 12583166.0 : f32
        %result.limited.is_low = arith.cmpf olt, %in0, %result.lowest : f32
        %result.limited.not_low = arith.select %result.limited.is_low, %result.lowest, %in0 : f32
        %result.limited.is_high = arith.cmpf ogt, %result.limited.not_low, %result.highest : f32
        %result.limited = arith.select %result.limited.is_high, %result.highest, %result.limited.not_low : f32
        %result.parts.log2e = arith.constant 1.442695 : f32
        %result.parts.ln2_high = arith.constant -0.6933594 : f32
        %result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %result.parts.shifted = math.fma %result.limited, %result.parts.log2e, %result.shift : f32
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f32
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.limited : f32
        %result.parts.s = math.fma %result.parts.k, %result.parts.ln2_low, %result.parts.high : f32
        %result.series.sum5 = arith.constant 0.0013922073 : f32
        %result.series.c4 = arith.constant 0.008369305 : f32
        %result.series.sum4 = math.fma %result.series.sum5, %result.parts.s, %result.series.c4 : f32
        %result.series.c3 = arith.constant 0.041666582 : f32
        %result.series.sum3 = math.fma %result.series.sum4, %result.parts.s, %result.series.c3 : f32
        %result.series.c2 = arith.constant 0.16666515 : f32
        %result.series.sum2 = math.fma %result.series.sum3, %result.parts.s, %result.series.c2 : f32
        %result.series.c1 = arith.constant 0.5 : f32
        %result.series.sum1 = math.fma %result.series.sum2, %result.parts.s, %result.series.c1 : f32
        %result.series.c0 = arith.constant 1.0 : f32
        %result.series = math.fma %result.series.sum1, %result.parts.s, %result.series.c0 : f32
        %result.scale.one = arith.constant 1 : i32
        %result.scale.mantissa_bits = arith.constant 23 : i32
        %result.scale.bits = arith.bitcast %result.parts.shifted : f32 to i32
        %result.scale.half = arith.shrui %result.scale.bits, %result.scale.one : i32
        %result.scale.other_half = arith.subi %result.scale.bits, %result.scale.half : i32
        %result.scale.first_exponent = arith.shli %result.scale.half, %result.scale.mantissa_bits : i32
        %result.scale.second_exponent = arith.shli %result.scale.other_half, %result.scale.mantissa_bits : i32
        %result.scale.first = arith.bitcast %result.scale.first_exponent : i32 to f32
        %result.scale.second = arith.bitcast %result.scale.second_exponent : i32 to f32
        %result.s = arith.mulf %result.parts.s, %result.scale.first : f32
        %result.value = math.fma %result.series, %result.s, %result.scale.first : f32
        %result = arith.mulf %result.value, %result.scale.second : f32
        linalg.yield %result : f32
      } loc("reshapes.py":40:12)
    %t4.acc0.identity = arith.constant 0.0 : f64
    %t4.acc0.empty = tensor.empty() : tensor<8xf64>
    %t4.acc0.init = linalg.fill {result = "t4.acc0"} ins(%t4.acc0.identity : f64) outs(%t4.acc0.empty : tensor<8xf64>) -> tensor<8xf64>
    %t4.acc0 = linalg.reduce
        ins(%t3 : tensor<8x3xf32>)
        outs(%t4.acc0.init : tensor<8xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("reshapes.py":40:12)
    %t4.init = tensor.empty() : tensor<8xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t4.acc0 : tensor<8xf64>)
        outs(%t4.init : tensor<8xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<8xf32> loc("reshapes.py":40:12)
    bufferization.materialize_in_destination %t4 in restrict writable %out.shaped : (tensor<8xf32>, memref<8xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":39:5)
}
