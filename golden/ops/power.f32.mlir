#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @power_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %y.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<2x3xf32> {llvm.noalias}, %out2.buffer: memref<2x3xf32> {llvm.noalias}, %out3.buffer: memref<2x3xf32> {llvm.noalias}, %out4.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result.wide_x = arith.extf %in0 : f32 to f64
        %result.wide_y = arith.extf %in1 : f32 to f64
        %result.unit = arith.constant 1.0 : f64
        %result.log2e = arith.constant 1.4426950408889634 : f64
        %result.lowest = arith.constant -200.0 : f64
        %result.highest = arith.constant 200.0 : f64
        %result.shift = arith.constant 6755399441056767.0 : f64
        %result.magnitude = math.absf %result.wide_x : f64
        %result.parts.sqrt_half = arith.constant 0x3FE6A09E667F3BCD : i64
        %result.parts.bias = arith.constant 0x3FF0000000000000 : i64
        %result.parts.mantissa_bits = arith.constant 52 : i64
        %result.parts.integer = arith.constant 0x4330000000000000 : i64
        %result.parts.integer_bias = arith.constant 4503599627371519.0 : f64
        %result.parts.bits = arith.bitcast %result.magnitude : f64 to i64
        %result.parts.above = arith.subi %result.parts.bits, %result.parts.sqrt_half : i64
        %result.parts.biased = arith.addi %result.parts.above, %result.parts.bias : i64
        %result.parts.exponent = arith.shrui %result.parts.biased, %result.parts.mantissa_bits : i64
        %result.parts.exponent_and_bias = arith.shli %result.parts.exponent, %result.parts.mantissa_bits : i64
        %result.parts.exponent_bits = arith.subi %result.parts.exponent_and_bias, %result.parts.bias : i64
        %result.parts.m_bits = arith.subi %result.parts.bits, %result.parts.exponent_bits : i64
        %result.parts.m = arith.bitcast %result.parts.m_bits : i64 to f64
        %result.parts.large_bits = arith.ori %result.parts.exponent, %result.parts.integer : i64
        %result.parts.large = arith.bitcast %result.parts.large_bits : i64 to f64
        %result.parts.k = arith.subf %result.parts.large, %result.parts.integer_bias : f64
        %result.f = arith.subf %result.parts.m, %result.unit : f64
        %result.log.two = arith.constant 2.0 : f64
        %result.log.minus_half = arith.constant -0.5 : f64
        %result.log.halved = arith.mulf %result.f, %result.log.minus_half : f64
        %result.log.high = math.fma %result.log.halved, %result.f, %result.f : f64
        %result.log.less = arith.subf %result.f, %result.log.high : f64
        %result.log.lost = math.fma %result.log.halved, %result.f, %result.log.less : f64
        %result.log.half_square = arith.subf %result.f, %result.log.high : f64
        %result.log.denominator = arith.addf %result.f, %result.log.two : f64
        %result.log.s = arith.divf %result.f, %result.log.denominator : f64
        %result.log.square = arith.mulf %result.log.s, %result.log.s : f64
        %result.log.series.sum6 = arith.constant 0.14798259835183133 : f64
        %result.log.series.c5 = arith.constant 0.15313832074343 : f64
        %result.log.series.sum5 = math.fma %result.log.series.sum6, %result.log.square, %result.log.series.c5 : f64
        %result.log.series.c4 = arith.constant 0.18183572357837158 : f64
        %result.log.series.sum4 = math.fma %result.log.series.sum5, %result.log.square, %result.log.series.c4 : f64
        %result.log.series.c3 = arith.constant 0.2222219842893654 : f64
        %result.log.series.sum3 = math.fma %result.log.series.sum4, %result.log.square, %result.log.series.c3 : f64
        %result.log.series.c2 = arith.constant 0.2857142874368671 : f64
        %result.log.series.sum2 = math.fma %result.log.series.sum3, %result.log.square, %result.log.series.c2 : f64
        %result.log.series.c1 = arith.constant 0.3999999999940935 : f64
        %result.log.series.sum1 = math.fma %result.log.series.sum2, %result.log.square, %result.log.series.c1 : f64
        %result.log.series.c0 = arith.constant 0.6666666666666735 : f64
        %result.log.series = math.fma %result.log.series.sum1, %result.log.square, %result.log.series.c0 : f64
        %result.log.bracket = math.fma %result.log.series, %result.log.square, %result.log.half_square : f64
        %result.log.low = math.fma %result.log.s, %result.log.bracket, %result.log.lost : f64
        %result.natural = arith.addf %result.log.high, %result.log.low : f64
        %result.log2 = math.fma %result.natural, %result.log2e, %result.parts.k : f64
        %result.guarded_log2.zero = arith.constant 0.0 : f64
        %result.guarded_log2.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.guarded_log2.minus_infinity = arith.constant 0xFFF0000000000000 : f64
        %result.guarded_log2.is_zero = arith.cmpf oeq, %result.magnitude, %result.guarded_log2.zero : f64
        %result.guarded_log2.positive = arith.select %result.guarded_log2.is_zero, %result.guarded_log2.minus_infinity, %result.log2 : f64
        %result.guarded_log2.is_finite = arith.cmpf olt, %result.magnitude, %result.guarded_log2.infinity : f64
        %result.guarded_log2 = arith.select %result.guarded_log2.is_finite, %result.guarded_log2.positive, %result.magnitude : f64
        %result.exponent = arith.mulf %result.wide_y, %result.guarded_log2 : f64
        %result.limited.is_low = arith.cmpf olt, %result.exponent, %result.lowest : f64
        %result.limited.not_low = arith.select %result.limited.is_low, %result.lowest, %result.exponent : f64
        %result.limited.is_high = arith.cmpf ogt, %result.limited.not_low, %result.highest : f64
        %result.limited = arith.select %result.limited.is_high, %result.highest, %result.limited.not_low : f64
        %result.shifted = arith.addf %result.limited, %result.shift : f64
        %result.k = arith.subf %result.shifted, %result.shift : f64
        %result.s = arith.subf %result.limited, %result.k : f64
        %result.series.sum6 = arith.constant 1.531494937318986e-05 : f64
        %result.series.c5 = arith.constant 0.00015467110139846184 : f64
        %result.series.sum5 = math.fma %result.series.sum6, %result.s, %result.series.c5 : f64
        %result.series.c4 = arith.constant 0.00133334307766377 : f64
        %result.series.sum4 = math.fma %result.series.sum5, %result.s, %result.series.c4 : f64
        %result.series.c3 = arith.constant 0.00961803691160936 : f64
        %result.series.sum3 = math.fma %result.series.sum4, %result.s, %result.series.c3 : f64
        %result.series.c2 = arith.constant 0.055504109625830196 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.s, %result.series.c2 : f64
        %result.series.c1 = arith.constant 0.24022651075846715 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.s, %result.series.c1 : f64
        %result.series.c0 = arith.constant 0.693147180541652 : f64
        %result.series = math.fma %result.series.sum1, %result.s, %result.series.c0 : f64
        %result.less_one = arith.mulf %result.series, %result.s : f64
        %result.scale.bits = arith.bitcast %result.shifted : f64 to i64
        %result.scale.mantissa_bits = arith.constant 52 : i64
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i64
        %result.scale = arith.bitcast %result.scale.exponent : i64 to f64
        %result.value = math.fma %result.scale, %result.less_one, %result.scale : f64
        %result.wide.zero = arith.constant 0.0 : f64
        %result.wide.one = arith.constant 1.0 : f64
        %result.wide.half = arith.constant 0.5 : f64
        %result.wide.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.wide.nan = arith.constant 0x7FF8000000000000 : f64
        %result.wide.is_unit = arith.cmpf oeq, %result.magnitude, %result.wide.one : f64
        %result.wide.is_number = arith.cmpf ord, %result.wide_y, %result.wide_y : f64
        %result.wide.is_unit_power = arith.andi %result.wide.is_unit, %result.wide.is_number : i1
        %result.wide.positive = arith.select %result.wide.is_unit_power, %result.wide.one, %result.value : f64
        %result.wide.floor = math.floor %result.wide_y : f64
        %result.wide.is_broken = arith.cmpf one, %result.wide.floor, %result.wide_y : f64
        %result.wide.half_y = arith.mulf %result.wide_y, %result.wide.half : f64
        %result.wide.half_floor = math.floor %result.wide.half_y : f64
        %result.wide.is_not_even = arith.cmpf one, %result.wide.half_floor, %result.wide.half_y : f64
        %result.wide.sign = math.copysign %result.wide.one, %result.wide_x : f64
        %result.wide.odd_sign = arith.select %result.wide.is_not_even, %result.wide.sign, %result.wide.one : f64
        %result.wide.factor = arith.select %result.wide.is_broken, %result.wide.one, %result.wide.odd_sign : f64
        %result.wide.signed = math.copysign %result.wide.positive, %result.wide.factor : f64
        %result.wide.is_negative = arith.cmpf olt, %result.wide_x, %result.wide.zero : f64
        %result.wide.is_finite = arith.cmpf olt, %result.magnitude, %result.wide.infinity : f64
        %result.wide.is_finite_negative = arith.andi %result.wide.is_negative, %result.wide.is_finite : i1
        %result.wide.has_no_value = arith.andi %result.wide.is_finite_negative, %result.wide.is_broken : i1
        %result.wide.real = arith.select %result.wide.has_no_value, %result.wide.nan, %result.wide.signed : f64
        %result.wide.is_one = arith.cmpf oeq, %result.wide_x, %result.wide.one : f64
        %result.wide.is_zeroth = arith.cmpf oeq, %result.wide_y, %result.wide.zero : f64
        %result.wide.is_trivial = arith.ori %result.wide.is_one, %result.wide.is_zeroth : i1
        %result.wide = arith.select %result.wide.is_trivial, %result.wide.one, %result.wide.real : f64
        %result = arith.truncf %result.wide : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t1 = arith.constant 0.5 : f32 loc(unknown)
    %t2.init = tensor.empty() : tensor<2x3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t2.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t3 = arith.constant 2.0 : f32 loc(unknown)
    %t4.init = tensor.empty() : tensor<2x3xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t4.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t5 = arith.constant 3.0 : f32 loc(unknown)
    %t6.init = tensor.empty() : tensor<2x3xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t6.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.square = arith.mulf %in0, %in0 : f32
        %result = arith.mulf %result.square, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t7 = arith.constant -1.0 : f32 loc(unknown)
    %t8.init = tensor.empty() : tensor<2x3xf32>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t8.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.one = arith.constant 1.0 : f32
        %result = arith.divf %result.one, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out1.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out2.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t6 in restrict writable %out3.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t8 in restrict writable %out4.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
