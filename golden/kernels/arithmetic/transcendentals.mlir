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
        %result.doubled = arith.addf %result.limited, %result.limited : f32
        %result.shift = arith.constant 12583039.0 : f32
        %result.parts.log2e = arith.constant 1.442695 : f32
        %result.parts.ln2_high = arith.constant -0.6933594 : f32
        %result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %result.parts.shifted = math.fma %result.doubled, %result.parts.log2e, %result.shift : f32
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f32
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.doubled : f32
        %result.parts.tail = arith.mulf %result.parts.k, %result.parts.ln2_low : f32
        %result.parts.s = arith.addf %result.parts.high, %result.parts.tail : f32
        %result.parts.square = arith.mulf %result.parts.s, %result.parts.s : f32
        %result.parts.series.sum5 = arith.constant 0.000199534 : f32
        %result.parts.series.c4 = arith.constant 0.0013936113 : f32
        %result.parts.series.sum4 = math.fma %result.parts.series.sum5, %result.parts.s, %result.parts.series.c4 : f32
        %result.parts.series.c3 = arith.constant 0.008333198 : f32
        %result.parts.series.sum3 = math.fma %result.parts.series.sum4, %result.parts.s, %result.parts.series.c3 : f32
        %result.parts.series.c2 = arith.constant 0.04166645 : f32
        %result.parts.series.sum2 = math.fma %result.parts.series.sum3, %result.parts.s, %result.parts.series.c2 : f32
        %result.parts.series.c1 = arith.constant 0.16666667 : f32
        %result.parts.series.sum1 = math.fma %result.parts.series.sum2, %result.parts.s, %result.parts.series.c1 : f32
        %result.parts.series.c0 = arith.constant 0.5 : f32
        %result.parts.series = math.fma %result.parts.series.sum1, %result.parts.s, %result.parts.series.c0 : f32
        %result.parts.rest = math.fma %result.parts.series, %result.parts.square, %result.parts.tail : f32
        %result.less_one = arith.addf %result.parts.high, %result.parts.rest : f32
        %result.scale.bits = arith.bitcast %result.parts.shifted : f32 to i32
        %result.scale.mantissa_bits = arith.constant 23 : i32
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i32
        %result.scale = arith.bitcast %result.scale.exponent : i32 to f32
        %result.one = arith.constant 1.0 : f32
        %result.two = arith.constant 2.0 : f32
        %result.scale_and_one = arith.addf %result.scale, %result.one : f32
        %result.denominator = math.fma %result.scale, %result.less_one, %result.scale_and_one : f32
        %result.less = arith.divf %result.two, %result.denominator : f32
        %result.large = arith.subf %result.one, %result.less : f32
        %result.square = arith.mulf %result.magnitude, %result.magnitude : f32
        %result.series.sum6 = arith.constant -0.00045759947 : f32
        %result.series.c5 = arith.constant 0.0025884397 : f32
        %result.series.sum5 = math.fma %result.series.sum6, %result.square, %result.series.c5 : f32
        %result.series.c4 = arith.constant -0.008270546 : f32
        %result.series.sum4 = math.fma %result.series.sum5, %result.square, %result.series.c4 : f32
        %result.series.c3 = arith.constant 0.021666538 : f32
        %result.series.sum3 = math.fma %result.series.sum4, %result.square, %result.series.c3 : f32
        %result.series.c2 = arith.constant -0.05393002 : f32
        %result.series.sum2 = math.fma %result.series.sum3, %result.square, %result.series.c2 : f32
        %result.series.c1 = arith.constant 0.13332985 : f32
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
        %result.series.sum10 = arith.constant 2.511788914564255e-08 : f64
        %result.series.c9 = arith.constant 2.763160946056604e-07 : f64
        %result.series.sum9 = math.fma %result.series.sum10, %result.parts.s, %result.series.c9 : f64
        %result.series.c8 = arith.constant 2.7557216229384956e-06 : f64
        %result.series.sum8 = math.fma %result.series.sum9, %result.parts.s, %result.series.c8 : f64
        %result.series.c7 = arith.constant 2.480148897704065e-05 : f64
        %result.series.sum7 = math.fma %result.series.sum8, %result.parts.s, %result.series.c7 : f64
        %result.series.c6 = arith.constant 0.00019841269917439126 : f64
        %result.series.sum6 = math.fma %result.series.sum7, %result.parts.s, %result.series.c6 : f64
        %result.series.c5 = arith.constant 0.0013888888948009979 : f64
        %result.series.sum5 = math.fma %result.series.sum6, %result.parts.s, %result.series.c5 : f64
        %result.series.c4 = arith.constant 0.008333333333307194 : f64
        %result.series.sum4 = math.fma %result.series.sum5, %result.parts.s, %result.series.c4 : f64
        %result.series.c3 = arith.constant 0.04166666666651125 : f64
        %result.series.sum3 = math.fma %result.series.sum4, %result.parts.s, %result.series.c3 : f64
        %result.series.c2 = arith.constant 0.166666666666667 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.parts.s, %result.series.c2 : f64
        %result.series.c1 = arith.constant 0.5000000000000013 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.parts.s, %result.series.c1 : f64
        %result.series.c0 = arith.constant 1.0 : f64
        %result.series = math.fma %result.series.sum1, %result.parts.s, %result.series.c0 : f64
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
        %result.value = math.fma %result.series, %result.s, %result.scale.first : f64
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
        %result.doubled = arith.addf %result.limited, %result.limited : f64
        %result.shift = arith.constant 6755399441056767.0 : f64
        %result.parts.log2e = arith.constant 1.4426950408889634 : f64
        %result.parts.ln2_high = arith.constant -0.6931471803691238 : f64
        %result.parts.ln2_low = arith.constant -1.9082149292705877e-10 : f64
        %result.parts.shifted = math.fma %result.doubled, %result.parts.log2e, %result.shift : f64
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f64
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.doubled : f64
        %result.parts.tail = arith.mulf %result.parts.k, %result.parts.ln2_low : f64
        %result.parts.s = arith.addf %result.parts.high, %result.parts.tail : f64
        %result.parts.square = arith.mulf %result.parts.s, %result.parts.s : f64
        %result.parts.series.sum9 = arith.constant 2.511788914564255e-08 : f64
        %result.parts.series.c8 = arith.constant 2.763160946056604e-07 : f64
        %result.parts.series.sum8 = math.fma %result.parts.series.sum9, %result.parts.s, %result.parts.series.c8 : f64
        %result.parts.series.c7 = arith.constant 2.7557216229384956e-06 : f64
        %result.parts.series.sum7 = math.fma %result.parts.series.sum8, %result.parts.s, %result.parts.series.c7 : f64
        %result.parts.series.c6 = arith.constant 2.480148897704065e-05 : f64
        %result.parts.series.sum6 = math.fma %result.parts.series.sum7, %result.parts.s, %result.parts.series.c6 : f64
        %result.parts.series.c5 = arith.constant 0.00019841269917439126 : f64
        %result.parts.series.sum5 = math.fma %result.parts.series.sum6, %result.parts.s, %result.parts.series.c5 : f64
        %result.parts.series.c4 = arith.constant 0.0013888888948009979 : f64
        %result.parts.series.sum4 = math.fma %result.parts.series.sum5, %result.parts.s, %result.parts.series.c4 : f64
        %result.parts.series.c3 = arith.constant 0.008333333333307194 : f64
        %result.parts.series.sum3 = math.fma %result.parts.series.sum4, %result.parts.s, %result.parts.series.c3 : f64
        %result.parts.series.c2 = arith.constant 0.04166666666651125 : f64
        %result.parts.series.sum2 = math.fma %result.parts.series.sum3, %result.parts.s, %result.parts.series.c2 : f64
        %result.parts.series.c1 = arith.constant 0.166666666666667 : f64
        %result.parts.series.sum1 = math.fma %result.parts.series.sum2, %result.parts.s, %result.parts.series.c1 : f64
        %result.parts.series.c0 = arith.constant 0.5000000000000013 : f64
        %result.parts.series = math.fma %result.parts.series.sum1, %result.parts.s, %result.parts.series.c0 : f64
        %result.parts.rest = math.fma %result.parts.series, %result.parts.square, %result.parts.tail : f64
        %result.less_one = arith.addf %result.parts.high, %result.parts.rest : f64
        %result.scale.bits = arith.bitcast %result.parts.shifted : f64 to i64
        %result.scale.mantissa_bits = arith.constant 52 : i64
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i64
        %result.scale = arith.bitcast %result.scale.exponent : i64 to f64
        %result.one = arith.constant 1.0 : f64
        %result.two = arith.constant 2.0 : f64
        %result.scale_and_one = arith.addf %result.scale, %result.one : f64
        %result.denominator = math.fma %result.scale, %result.less_one, %result.scale_and_one : f64
        %result.less = arith.divf %result.two, %result.denominator : f64
        %result.large = arith.subf %result.one, %result.less : f64
        %result.square = arith.mulf %result.magnitude, %result.magnitude : f64
        %result.series.sum10 = arith.constant -1.9509899576931682e-05 : f64
        %result.series.c9 = arith.constant 8.334094544315309e-05 : f64
        %result.series.sum9 = math.fma %result.series.sum10, %result.square, %result.series.c9 : f64
        %result.series.c8 = arith.constant -0.00023339847485510357 : f64
        %result.series.sum8 = math.fma %result.series.sum9, %result.square, %result.series.c8 : f64
        %result.series.c7 = arith.constant 0.0005884510137131514 : f64
        %result.series.sum7 = math.fma %result.series.sum8, %result.square, %result.series.c7 : f64
        %result.series.c6 = arith.constant -0.0014555443869117431 : f64
        %result.series.sum6 = math.fma %result.series.sum7, %result.square, %result.series.c6 : f64
        %result.series.c5 = arith.constant 0.003592092258820985 : f64
        %result.series.sum5 = math.fma %result.series.sum6, %result.square, %result.series.c5 : f64
        %result.series.c4 = arith.constant -0.008863232622355185 : f64
        %result.series.sum4 = math.fma %result.series.sum5, %result.square, %result.series.c4 : f64
        %result.series.c3 = arith.constant 0.02186948838696684 : f64
        %result.series.sum3 = math.fma %result.series.sum4, %result.square, %result.series.c3 : f64
        %result.series.c2 = arith.constant -0.053968253963789785 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.square, %result.series.c2 : f64
        %result.series.c1 = arith.constant 0.1333333333332664 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.square, %result.series.c1 : f64
        %result.series.c0 = arith.constant -0.333333333333333 : f64
        %result.series = math.fma %result.series.sum1, %result.square, %result.series.c0 : f64
        %result.cube = arith.mulf %result.square, %result.magnitude : f64
        %result.small = math.fma %result.series, %result.cube, %result.magnitude : f64
        %result.crossover = arith.constant 0.55 : f64
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
