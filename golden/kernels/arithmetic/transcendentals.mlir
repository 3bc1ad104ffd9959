#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @transcendentals(%x.buffer: memref<2x3xf32> {llvm.noalias}, %y.buffer: memref<2x3xf64> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<2x3xf32> {llvm.noalias}, %out2.buffer: memref<2x3xf32> {llvm.noalias}, %out3.buffer: memref<2x3xf64> {llvm.noalias}, %out4.buffer: memref<2x3xf64> {llvm.noalias}, %out5.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
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
    } -> tensor<2x3xf32> loc("arithmetic.py":41:12)
    %t1.init = tensor.empty() : tensor<2x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.magnitude = math.absf %in0 : f32
        %result.saturated = arith.constant 9.02 : f32
        %result.is_high = arith.cmpf ogt, %result.magnitude, %result.saturated : f32
        %result.limited = arith.select %result.is_high, %result.saturated, %result.magnitude : f32
        %result.twice_log2e = arith.constant 2.88539 : f32
        %result.half_ln2 = arith.constant -0.3465736 : f32
        %result.shift = arith.constant 12583039.0 : f32
        %result.shifted = math.fma %result.limited, %result.twice_log2e, %result.shift : f32
        %result.k = arith.subf %result.shifted, %result.shift : f32
        %result.h = math.fma %result.k, %result.half_ln2, %result.limited : f32
        %result.growth.sum5 = arith.constant 0.08910127 : f32
        %result.growth.c4 = arith.constant 0.26781777 : f32
        %result.growth.sum4 = math.fma %result.growth.sum5, %result.h, %result.growth.c4 : f32
        %result.growth.c3 = arith.constant 0.6666653 : f32
        %result.growth.sum3 = math.fma %result.growth.sum4, %result.h, %result.growth.c3 : f32
        %result.growth.c2 = arith.constant 1.3333212 : f32
        %result.growth.sum2 = math.fma %result.growth.sum3, %result.h, %result.growth.c2 : f32
        %result.growth.c1 = arith.constant 2.0 : f32
        %result.growth.sum1 = math.fma %result.growth.sum2, %result.h, %result.growth.c1 : f32
        %result.growth.c0 = arith.constant 2.0 : f32
        %result.growth = math.fma %result.growth.sum1, %result.h, %result.growth.c0 : f32
        %result.scale.bits = arith.bitcast %result.shifted : f32 to i32
        %result.scale.mantissa_bits = arith.constant 23 : i32
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i32
        %result.scale = arith.bitcast %result.scale.exponent : i32 to f32
        %result.one = arith.constant 1.0 : f32
        %result.two = arith.constant 2.0 : f32
        %result.scaled_h = arith.mulf %result.scale, %result.h : f32
        %result.scale_and_one = arith.addf %result.scale, %result.one : f32
        %result.denominator = math.fma %result.growth, %result.scaled_h, %result.scale_and_one : f32
        %result.less = arith.divf %result.two, %result.denominator : f32
        %result.large = arith.subf %result.one, %result.less : f32
        %result.square = arith.mulf %result.magnitude, %result.magnitude : f32
        %result.series.sum6 = arith.constant -0.0004557081 : f32
        %result.series.c5 = arith.constant 0.0025834232 : f32
        %result.series.sum5 = math.fma %result.series.sum6, %result.square, %result.series.c5 : f32
        %result.series.c4 = arith.constant -0.008265454 : f32
        %result.series.sum4 = math.fma %result.series.sum5, %result.square, %result.series.c4 : f32
        %result.series.c3 = arith.constant 0.021664092 : f32
        %result.series.sum3 = math.fma %result.series.sum4, %result.square, %result.series.c3 : f32
        %result.series.c2 = arith.constant -0.053929474 : f32
        %result.series.sum2 = math.fma %result.series.sum3, %result.square, %result.series.c2 : f32
        %result.series.c1 = arith.constant 0.13332981 : f32
        %result.series.sum1 = math.fma %result.series.sum2, %result.square, %result.series.c1 : f32
        %result.series.c0 = arith.constant -0.33333322 : f32
        %result.series = math.fma %result.series.sum1, %result.square, %result.series.c0 : f32
        %result.cube = arith.mulf %result.square, %result.magnitude : f32
        %result.small = math.fma %result.series, %result.cube, %result.magnitude : f32
        %result.crossover = arith.constant 0.9 : f32
        %result.is_small = arith.cmpf olt, %result.magnitude, %result.crossover : f32
        %result.positive = arith.select %result.is_small, %result.small, %result.large : f32
        %result = math.copysign %result.positive, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":41:20)
    %t2.init = tensor.empty() : tensor<2x3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %x : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t2.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":41:34)
    %t3.init = tensor.empty() : tensor<2x3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t2 : tensor<2x3xf32>)
        outs(%t3.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":41:29)
    %t4.init = tensor.empty() : tensor<2x3xf64>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<2x3xf64>)
        outs(%t4.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.lowest = arith.constant -746.0 : f64
        %result.highest = arith.constant 710.0 : f64
        %result.shift = arith.constant 6755399441057790.0 : f64
        %result.limited.is_low = arith.cmpf olt, %in0, %result.lowest : f64
        %result.limited.not_low = arith.select %result.limited.is_low, %result.lowest, %in0 : f64
        %result.limited.is_high = arith.cmpf ogt, %result.limited.not_low, %result.highest : f64
        %result.limited = arith.select %result.limited.is_high, %result.highest, %result.limited.not_low : f64
        %result.parts.log2e = arith.constant 1.4426950408889634 : f64
        %result.parts.ln2_high = arith.constant -0.6931471803691238 : f64
        %result.parts.ln2_low = arith.constant -1.9082149292705877e-10 : f64
        %result.parts.shifted = math.fma %result.limited, %result.parts.log2e, %result.shift : f64
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f64
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.limited : f64
        %result.parts.s = math.fma %result.parts.k, %result.parts.ln2_low, %result.parts.high : f64
        %result.series.square = arith.mulf %result.parts.s, %result.parts.s : f64
        %result.series.odd4 = arith.constant 2.511788914564255e-08 : f64
        %result.series.even4 = arith.constant 2.763160946056604e-07 : f64
        %result.series.sum4 = math.fma %result.series.odd4, %result.parts.s, %result.series.even4 : f64
        %result.series.odd3 = arith.constant 2.7557216229384956e-06 : f64
        %result.series.even3 = arith.constant 2.480148897704065e-05 : f64
        %result.series.pair3 = math.fma %result.series.odd3, %result.parts.s, %result.series.even3 : f64
        %result.series.sum3 = math.fma %result.series.sum4, %result.series.square, %result.series.pair3 : f64
        %result.series.odd2 = arith.constant 0.00019841269917439126 : f64
        %result.series.even2 = arith.constant 0.0013888888948009979 : f64
        %result.series.pair2 = math.fma %result.series.odd2, %result.parts.s, %result.series.even2 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.series.square, %result.series.pair2 : f64
        %result.series.odd1 = arith.constant 0.008333333333307194 : f64
        %result.series.even1 = arith.constant 0.04166666666651125 : f64
        %result.series.pair1 = math.fma %result.series.odd1, %result.parts.s, %result.series.even1 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.series.square, %result.series.pair1 : f64
        %result.series.odd0 = arith.constant 0.166666666666667 : f64
        %result.series.even0 = arith.constant 0.5000000000000013 : f64
        %result.series.pair0 = math.fma %result.series.odd0, %result.parts.s, %result.series.even0 : f64
        %result.series = math.fma %result.series.sum1, %result.series.square, %result.series.pair0 : f64
        %result.one = arith.constant 1.0 : f64
        %result.growth = math.fma %result.series, %result.parts.s, %result.one : f64
        %result.scale.one = arith.constant 1 : i64
        %result.scale.mantissa_bits = arith.constant 52 : i64
        %result.scale.bits = arith.bitcast %result.parts.shifted : f64 to i64
        %result.scale.half = arith.shrui %result.scale.bits, %result.scale.one : i64
        %result.scale.other_half = arith.subi %result.scale.bits, %result.scale.half : i64
        %result.scale.first_exponent = arith.shli %result.scale.half, %result.scale.mantissa_bits : i64
        %result.scale.second_exponent = arith.shli %result.scale.other_half, %result.scale.mantissa_bits : i64
        %result.scale.first = arith.bitcast %result.scale.first_exponent : i64 to f64
        %result.scale.second = arith.bitcast %result.scale.second_exponent : i64 to f64
        %result.s = arith.mulf %result.parts.s, %result.scale.first : f64
        %result.value = math.fma %result.growth, %result.s, %result.scale.first : f64
        %result = arith.mulf %result.value, %result.scale.second : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":41:42)
    %t5.init = tensor.empty() : tensor<2x3xf64>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<2x3xf64>)
        outs(%t5.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.magnitude = math.absf %in0 : f64
        %result.saturated = arith.constant 19.1 : f64
        %result.is_high = arith.cmpf ogt, %result.magnitude, %result.saturated : f64
        %result.limited = arith.select %result.is_high, %result.saturated, %result.magnitude : f64
        %result.twice_log2e = arith.constant 2.8853900817779268 : f64
        %result.half_ln2 = arith.constant -0.34657359027997264 : f64
        %result.shift = arith.constant 6755399441056767.0 : f64
        %result.shifted = math.fma %result.limited, %result.twice_log2e, %result.shift : f64
        %result.k = arith.subf %result.shifted, %result.shift : f64
        %result.h = math.fma %result.k, %result.half_ln2, %result.limited : f64
        %result.growth.square = arith.mulf %result.h, %result.h : f64
        %result.growth.odd4 = arith.constant 5.144143697027594e-05 : f64
        %result.growth.even4 = arith.constant 0.00028294768087619627 : f64
        %result.growth.sum4 = math.fma %result.growth.odd4, %result.h, %result.growth.even4 : f64
        %result.growth.odd3 = arith.constant 0.0014109294709445097 : f64
        %result.growth.even3 = arith.constant 0.006349181178122406 : f64
        %result.growth.pair3 = math.fma %result.growth.odd3, %result.h, %result.growth.even3 : f64
        %result.growth.sum3 = math.fma %result.growth.sum4, %result.growth.square, %result.growth.pair3 : f64
        %result.growth.odd2 = arith.constant 0.02539682549432208 : f64
        %result.growth.even2 = arith.constant 0.08888888926726386 : f64
        %result.growth.pair2 = math.fma %result.growth.odd2, %result.h, %result.growth.even2 : f64
        %result.growth.sum2 = math.fma %result.growth.sum3, %result.growth.square, %result.growth.pair2 : f64
        %result.growth.odd1 = arith.constant 0.2666666666658302 : f64
        %result.growth.even1 = arith.constant 0.66666666666418 : f64
        %result.growth.pair1 = math.fma %result.growth.odd1, %result.h, %result.growth.even1 : f64
        %result.growth.sum1 = math.fma %result.growth.sum2, %result.growth.square, %result.growth.pair1 : f64
        %result.growth.odd0 = arith.constant 1.333333333333336 : f64
        %result.growth.even0 = arith.constant 2.0000000000000053 : f64
        %result.growth.pair0 = math.fma %result.growth.odd0, %result.h, %result.growth.even0 : f64
        %result.growth = math.fma %result.growth.sum1, %result.growth.square, %result.growth.pair0 : f64
        %result.scale.bits = arith.bitcast %result.shifted : f64 to i64
        %result.scale.mantissa_bits = arith.constant 52 : i64
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i64
        %result.scale = arith.bitcast %result.scale.exponent : i64 to f64
        %result.one = arith.constant 1.0 : f64
        %result.two = arith.constant 2.0 : f64
        %result.twice_h = arith.addf %result.h, %result.h : f64
        %result.less_one = math.fma %result.growth, %result.growth.square, %result.twice_h : f64
        %result.scale_less_one = arith.subf %result.scale, %result.one : f64
        %result.e = math.fma %result.less_one, %result.scale, %result.scale_less_one : f64
        %result.denominator = arith.addf %result.e, %result.two : f64
        %result.large = arith.divf %result.e, %result.denominator : f64
        %result.square = arith.mulf %result.magnitude, %result.magnitude : f64
        %result.series.square = arith.mulf %result.square, %result.square : f64
        %result.series.odd3 = arith.constant 0.000494376227152553 : f64
        %result.series.even3 = arith.constant -0.0014388164667756725 : f64
        %result.series.sum3 = math.fma %result.series.odd3, %result.square, %result.series.even3 : f64
        %result.series.odd2 = arith.constant 0.0035904713826737846 : f64
        %result.series.even2 = arith.constant -0.00886314131919655 : f64
        %result.series.pair2 = math.fma %result.series.odd2, %result.square, %result.series.even2 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.series.square, %result.series.pair2 : f64
        %result.series.odd1 = arith.constant 0.02186948540315009 : f64
        %result.series.even1 = arith.constant -0.053968253910500884 : f64
        %result.series.pair1 = math.fma %result.series.odd1, %result.square, %result.series.even1 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.series.square, %result.series.pair1 : f64
        %result.series.odd0 = arith.constant 0.1333333333328179 : f64
        %result.series.even0 = arith.constant -0.33333333333333176 : f64
        %result.series.pair0 = math.fma %result.series.odd0, %result.square, %result.series.even0 : f64
        %result.series = math.fma %result.series.sum1, %result.series.square, %result.series.pair0 : f64
        %result.cube = arith.mulf %result.square, %result.magnitude : f64
        %result.small = math.fma %result.series, %result.cube, %result.magnitude : f64
        %result.crossover = arith.constant 0.31 : f64
        %result.is_small = arith.cmpf olt, %result.magnitude, %result.crossover : f64
        %result.positive = arith.select %result.is_small, %result.small, %result.large : f64
        %result = math.copysign %result.positive, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":41:50)
    %t6.init = tensor.empty() : tensor<2x3xf64>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%y, %y : tensor<2x3xf64>, tensor<2x3xf64>)
        outs(%t6.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.mulf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":41:64)
    %t7.init = tensor.empty() : tensor<2x3xf64>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<2x3xf64>)
        outs(%t7.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.sqrt %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":41:59)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out2.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out3.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out4.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t7 in restrict writable %out5.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("arithmetic.py":40:5)
}
