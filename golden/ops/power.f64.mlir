#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @power_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %y.buffer: memref<2x3xf64> {llvm.noalias}, %out0.buffer: memref<2x3xf64> {llvm.noalias}, %out1.buffer: memref<2x3xf64> {llvm.noalias}, %out2.buffer: memref<2x3xf64> {llvm.noalias}, %out3.buffer: memref<2x3xf64> {llvm.noalias}, %out4.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xf64>, tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result.magnitude = math.absf %in0 : f64
        %result.log.parts.smallest_normal = arith.constant 2.2250738585072014e-308 : f64
        %result.log.parts.power = arith.constant 4503599627370496.0 : f64
        %result.log.parts.power_exponent = arith.constant 52.0 : f64
        %result.log.parts.zero = arith.constant 0.0 : f64
        %result.log.parts.one = arith.constant 1.0 : f64
        %result.log.parts.is_denormal = arith.cmpf olt, %result.magnitude, %result.log.parts.smallest_normal : f64
        %result.log.parts.scaled = arith.mulf %result.magnitude, %result.log.parts.power : f64
        %result.log.parts.normal = arith.select %result.log.parts.is_denormal, %result.log.parts.scaled, %result.magnitude : f64
        %result.log.parts.excess = arith.select %result.log.parts.is_denormal, %result.log.parts.power_exponent, %result.log.parts.zero : f64
        %result.log.parts.parts.sqrt_half = arith.constant 0x3FE6A09E667F3BCD : i64
        %result.log.parts.parts.bias = arith.constant 0x3FF0000000000000 : i64
        %result.log.parts.parts.mantissa_bits = arith.constant 52 : i64
        %result.log.parts.parts.integer = arith.constant 0x4330000000000000 : i64
        %result.log.parts.parts.integer_bias = arith.constant 4503599627371519.0 : f64
        %result.log.parts.parts.bits = arith.bitcast %result.log.parts.normal : f64 to i64
        %result.log.parts.parts.above = arith.subi %result.log.parts.parts.bits, %result.log.parts.parts.sqrt_half : i64
        %result.log.parts.parts.biased = arith.addi %result.log.parts.parts.above, %result.log.parts.parts.bias : i64
        %result.log.parts.parts.exponent = arith.shrui %result.log.parts.parts.biased, %result.log.parts.parts.mantissa_bits : i64
        %result.log.parts.parts.exponent_and_bias = arith.shli %result.log.parts.parts.exponent, %result.log.parts.parts.mantissa_bits : i64
        %result.log.parts.parts.exponent_bits = arith.subi %result.log.parts.parts.exponent_and_bias, %result.log.parts.parts.bias : i64
        %result.log.parts.parts.m_bits = arith.subi %result.log.parts.parts.bits, %result.log.parts.parts.exponent_bits : i64
        %result.log.parts.parts.m = arith.bitcast %result.log.parts.parts.m_bits : i64 to f64
        %result.log.parts.parts.large_bits = arith.ori %result.log.parts.parts.exponent, %result.log.parts.parts.integer : i64
        %result.log.parts.parts.large = arith.bitcast %result.log.parts.parts.large_bits : i64 to f64
        %result.log.parts.parts.k = arith.subf %result.log.parts.parts.large, %result.log.parts.parts.integer_bias : f64
        %result.log.parts.k = arith.subf %result.log.parts.parts.k, %result.log.parts.excess : f64
        %result.log.parts.f = arith.subf %result.log.parts.parts.m, %result.log.parts.one : f64
        %result.log.one = arith.constant 1.0 : f64
        %result.log.two = arith.constant 2.0 : f64
        %result.log.minus_two = arith.constant -2.0 : f64
        %result.log.denominator = arith.addf %result.log.parts.f, %result.log.two : f64
        %result.log.taken = arith.addf %result.log.denominator, %result.log.minus_two : f64
        %result.log.denominator_low = arith.subf %result.log.parts.f, %result.log.taken : f64
        %result.log.inverse = arith.divf %result.log.one, %result.log.denominator : f64
        %result.log.s = arith.mulf %result.log.parts.f, %result.log.inverse : f64
        %result.log.minus_s = arith.negf %result.log.s : f64
        %result.log.remainder = math.fma %result.log.minus_s, %result.log.denominator, %result.log.parts.f : f64
        %result.log.rest_of_f = math.fma %result.log.minus_s, %result.log.denominator_low, %result.log.remainder : f64
        %result.log.s_low = arith.mulf %result.log.rest_of_f, %result.log.inverse : f64
        %result.log.square = arith.mulf %result.log.s, %result.log.s : f64
        %result.log.minus_square = arith.negf %result.log.square : f64
        %result.log.square_lost = math.fma %result.log.s, %result.log.s, %result.log.minus_square : f64
        %result.log.twice_s = arith.addf %result.log.s, %result.log.s : f64
        %result.log.square_low = math.fma %result.log.twice_s, %result.log.s_low, %result.log.square_lost : f64
        %result.log.two_thirds = arith.constant 0.6666666666666666 : f64
        %result.log.two_thirds_low = arith.constant 3.700743415417188e-17 : f64
        %result.log.series.sum7 = arith.constant 0.11999608958595999 : f64
        %result.log.series.c6 = arith.constant 0.11673444203199562 : f64
        %result.log.series.sum6 = math.fma %result.log.series.sum7, %result.log.square, %result.log.series.c6 : f64
        %result.log.series.c5 = arith.constant 0.13336391288591634 : f64
        %result.log.series.sum5 = math.fma %result.log.series.sum6, %result.log.square, %result.log.series.c5 : f64
        %result.log.series.c4 = arith.constant 0.15384554749674434 : f64
        %result.log.series.sum4 = math.fma %result.log.series.sum5, %result.log.square, %result.log.series.c4 : f64
        %result.log.series.c3 = arith.constant 0.1818181890522068 : f64
        %result.log.series.sum3 = math.fma %result.log.series.sum4, %result.log.square, %result.log.series.c3 : f64
        %result.log.series.c2 = arith.constant 0.2222222221721033 : f64
        %result.log.series.sum2 = math.fma %result.log.series.sum3, %result.log.square, %result.log.series.c2 : f64
        %result.log.series.c1 = arith.constant 0.28571428571446694 : f64
        %result.log.series.sum1 = math.fma %result.log.series.sum2, %result.log.square, %result.log.series.c1 : f64
        %result.log.series.c0 = arith.constant 0.39999999999999974 : f64
        %result.log.series = math.fma %result.log.series.sum1, %result.log.square, %result.log.series.c0 : f64
        %result.log.higher = arith.mulf %result.log.series, %result.log.square : f64
        %result.log.bracket = arith.addf %result.log.higher, %result.log.two_thirds : f64
        %result.log.bracket_added = arith.subf %result.log.bracket, %result.log.two_thirds : f64
        %result.log.bracket_lost = arith.subf %result.log.higher, %result.log.bracket_added : f64
        %result.log.bracket_low = arith.addf %result.log.bracket_lost, %result.log.two_thirds_low : f64
        %result.log.ratio.high = arith.mulf %result.log.square, %result.log.bracket : f64
        %result.log.ratio.minus_high = arith.negf %result.log.ratio.high : f64
        %result.log.ratio.lost = math.fma %result.log.square, %result.log.bracket, %result.log.ratio.minus_high : f64
        %result.log.ratio.less = math.fma %result.log.square, %result.log.bracket_low, %result.log.ratio.lost : f64
        %result.log.ratio.low = math.fma %result.log.square_low, %result.log.bracket, %result.log.ratio.less : f64
        %result.log.cubic.high = arith.mulf %result.log.s, %result.log.ratio.high : f64
        %result.log.cubic.minus_high = arith.negf %result.log.cubic.high : f64
        %result.log.cubic.lost = math.fma %result.log.s, %result.log.ratio.high, %result.log.cubic.minus_high : f64
        %result.log.cubic.less = math.fma %result.log.s, %result.log.ratio.low, %result.log.cubic.lost : f64
        %result.log.cubic.low = math.fma %result.log.s_low, %result.log.ratio.high, %result.log.cubic.less : f64
        %result.log.log = arith.addf %result.log.twice_s, %result.log.cubic.high : f64
        %result.log.log_added = arith.subf %result.log.log, %result.log.twice_s : f64
        %result.log.log_lost = arith.subf %result.log.cubic.high, %result.log.log_added : f64
        %result.log.log_lost_and_low = arith.addf %result.log.log_lost, %result.log.cubic.low : f64
        %result.log.log_low = math.fma %result.log.s_low, %result.log.two, %result.log.log_lost_and_low : f64
        %result.log.log2e = arith.constant 1.4426950408889634 : f64
        %result.log.log2e_low = arith.constant 2.0355273740931033e-17 : f64
        %result.log.scaled.high = arith.mulf %result.log.log, %result.log.log2e : f64
        %result.log.scaled.minus_high = arith.negf %result.log.scaled.high : f64
        %result.log.scaled.lost = math.fma %result.log.log, %result.log.log2e, %result.log.scaled.minus_high : f64
        %result.log.scaled.less = math.fma %result.log.log, %result.log.log2e_low, %result.log.scaled.lost : f64
        %result.log.scaled.low = math.fma %result.log.log_low, %result.log.log2e, %result.log.scaled.less : f64
        %result.log.high = arith.addf %result.log.parts.k, %result.log.scaled.high : f64
        %result.log.high_added = arith.subf %result.log.high, %result.log.parts.k : f64
        %result.log.high_lost = arith.subf %result.log.scaled.high, %result.log.high_added : f64
        %result.log.low = arith.addf %result.log.high_lost, %result.log.scaled.low : f64
        %result.high.zero = arith.constant 0.0 : f64
        %result.high.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.high.minus_infinity = arith.constant 0xFFF0000000000000 : f64
        %result.high.is_zero = arith.cmpf oeq, %result.magnitude, %result.high.zero : f64
        %result.high.positive = arith.select %result.high.is_zero, %result.high.minus_infinity, %result.log.high : f64
        %result.high.is_finite = arith.cmpf olt, %result.magnitude, %result.high.infinity : f64
        %result.high = arith.select %result.high.is_finite, %result.high.positive, %result.magnitude : f64
        %result.exponent = arith.mulf %in1, %result.high : f64
        %result.minus_exponent = arith.negf %result.exponent : f64
        %result.lost = math.fma %in1, %result.high, %result.minus_exponent : f64
        %result.tail = math.fma %in1, %result.log.low, %result.lost : f64
        %result.value.lowest = arith.constant -1100.0 : f64
        %result.value.highest = arith.constant 1100.0 : f64
        %result.value.zero = arith.constant 0.0 : f64
        %result.value.limited.is_low = arith.cmpf olt, %result.exponent, %result.value.lowest : f64
        %result.value.limited.not_low = arith.select %result.value.limited.is_low, %result.value.lowest, %result.exponent : f64
        %result.value.limited.is_high = arith.cmpf ogt, %result.value.limited.not_low, %result.value.highest : f64
        %result.value.limited = arith.select %result.value.limited.is_high, %result.value.highest, %result.value.limited.not_low : f64
        %result.value.is_within = arith.cmpf oeq, %result.value.limited, %result.exponent : f64
        %result.value.safe_tail = arith.select %result.value.is_within, %result.tail, %result.value.zero : f64
        %result.value.shift = arith.constant 6755399441057790.0 : f64
        %result.value.shifted = arith.addf %result.value.limited, %result.value.shift : f64
        %result.value.k = arith.subf %result.value.shifted, %result.value.shift : f64
        %result.value.near = arith.subf %result.value.limited, %result.value.k : f64
        %result.value.s = arith.addf %result.value.near, %result.value.safe_tail : f64
        %result.value.ln2 = arith.constant 0.6931471805599453 : f64
        %result.value.series.sum10 = arith.constant 4.457189372237833e-10 : f64
        %result.value.series.c9 = arith.constant 7.073860386393534e-09 : f64
        %result.value.series.sum9 = math.fma %result.value.series.sum10, %result.value.s, %result.value.series.c9 : f64
        %result.value.series.c8 = arith.constant 1.0178047911712874e-07 : f64
        %result.value.series.sum8 = math.fma %result.value.series.sum9, %result.value.s, %result.value.series.c8 : f64
        %result.value.series.c7 = arith.constant 1.3215434815431978e-06 : f64
        %result.value.series.sum7 = math.fma %result.value.series.sum8, %result.value.s, %result.value.series.c7 : f64
        %result.value.series.c6 = arith.constant 1.5252733863557714e-05 : f64
        %result.value.series.sum6 = math.fma %result.value.series.sum7, %result.value.s, %result.value.series.c6 : f64
        %result.value.series.c5 = arith.constant 0.00015403530458083398 : f64
        %result.value.series.sum5 = math.fma %result.value.series.sum6, %result.value.s, %result.value.series.c5 : f64
        %result.value.series.c4 = arith.constant 0.0013333558146383982 : f64
        %result.value.series.sum4 = math.fma %result.value.series.sum5, %result.value.s, %result.value.series.c4 : f64
        %result.value.series.c3 = arith.constant 0.009618129107593328 : f64
        %result.value.series.sum3 = math.fma %result.value.series.sum4, %result.value.s, %result.value.series.c3 : f64
        %result.value.series.c2 = arith.constant 0.055504108664821715 : f64
        %result.value.series.sum2 = math.fma %result.value.series.sum3, %result.value.s, %result.value.series.c2 : f64
        %result.value.series.c1 = arith.constant 0.24022650695910133 : f64
        %result.value.series.sum1 = math.fma %result.value.series.sum2, %result.value.s, %result.value.series.c1 : f64
        %result.value.series.c0 = arith.constant 2.2283641840148984e-17 : f64
        %result.value.series = math.fma %result.value.series.sum1, %result.value.s, %result.value.series.c0 : f64
        %result.value.tail_part = arith.mulf %result.value.safe_tail, %result.value.ln2 : f64
        %result.value.rest = math.fma %result.value.series, %result.value.s, %result.value.tail_part : f64
        %result.value.less_one = math.fma %result.value.near, %result.value.ln2, %result.value.rest : f64
        %result.value.scale.one = arith.constant 1 : i64
        %result.value.scale.mantissa_bits = arith.constant 52 : i64
        %result.value.scale.bits = arith.bitcast %result.value.shifted : f64 to i64
        %result.value.scale.half = arith.shrui %result.value.scale.bits, %result.value.scale.one : i64
        %result.value.scale.other_half = arith.subi %result.value.scale.bits, %result.value.scale.half : i64
        %result.value.scale.first_exponent = arith.shli %result.value.scale.half, %result.value.scale.mantissa_bits : i64
        %result.value.scale.second_exponent = arith.shli %result.value.scale.other_half, %result.value.scale.mantissa_bits : i64
        %result.value.scale.first = arith.bitcast %result.value.scale.first_exponent : i64 to f64
        %result.value.scale.second = arith.bitcast %result.value.scale.second_exponent : i64 to f64
        %result.value.value = math.fma %result.value.scale.first, %result.value.less_one, %result.value.scale.first : f64
        %result.value = arith.mulf %result.value.value, %result.value.scale.second : f64
        %result.zero = arith.constant 0.0 : f64
        %result.one = arith.constant 1.0 : f64
        %result.half = arith.constant 0.5 : f64
        %result.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.nan = arith.constant 0x7FF8000000000000 : f64
        %result.is_unit = arith.cmpf oeq, %result.magnitude, %result.one : f64
        %result.is_number = arith.cmpf ord, %in1, %in1 : f64
        %result.is_unit_power = arith.andi %result.is_unit, %result.is_number : i1
        %result.positive = arith.select %result.is_unit_power, %result.one, %result.value : f64
        %result.floor = math.floor %in1 : f64
        %result.is_broken = arith.cmpf one, %result.floor, %in1 : f64
        %result.half_y = arith.mulf %in1, %result.half : f64
        %result.half_floor = math.floor %result.half_y : f64
        %result.is_not_even = arith.cmpf one, %result.half_floor, %result.half_y : f64
        %result.sign = math.copysign %result.one, %in0 : f64
        %result.odd_sign = arith.select %result.is_not_even, %result.sign, %result.one : f64
        %result.factor = arith.select %result.is_broken, %result.one, %result.odd_sign : f64
        %result.signed = math.copysign %result.positive, %result.factor : f64
        %result.is_negative = arith.cmpf olt, %in0, %result.zero : f64
        %result.is_finite = arith.cmpf olt, %result.magnitude, %result.infinity : f64
        %result.is_finite_negative = arith.andi %result.is_negative, %result.is_finite : i1
        %result.has_no_value = arith.andi %result.is_finite_negative, %result.is_broken : i1
        %result.real = arith.select %result.has_no_value, %result.nan, %result.signed : f64
        %result.is_one = arith.cmpf oeq, %in0, %result.one : f64
        %result.is_zeroth = arith.cmpf oeq, %in1, %result.zero : f64
        %result.is_trivial = arith.ori %result.is_one, %result.is_zeroth : i1
        %result = arith.select %result.is_trivial, %result.one, %result.real : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    %t1 = arith.constant 0.5 : f64 loc(unknown)
    %t2.init = tensor.empty() : tensor<2x3xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t2.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.sqrt %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    %t3 = arith.constant 2.0 : f64 loc(unknown)
    %t4.init = tensor.empty() : tensor<2x3xf64>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t4.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %in0, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    %t5 = arith.constant 3.0 : f64 loc(unknown)
    %t6.init = tensor.empty() : tensor<2x3xf64>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t6.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.square = arith.mulf %in0, %in0 : f64
        %result = arith.mulf %result.square, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    %t7 = arith.constant -1.0 : f64 loc(unknown)
    %t8.init = tensor.empty() : tensor<2x3xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t8.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.one = arith.constant 1.0 : f64
        %result = arith.divf %result.one, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out1.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out2.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t6 in restrict writable %out3.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t8 in restrict writable %out4.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
