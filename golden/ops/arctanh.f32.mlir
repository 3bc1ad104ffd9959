#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @arctanh_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.wide_x = arith.extf %in0 : f32 to f64
        %result.wide.zero = arith.constant 0.0 : f64
        %result.wide.one = arith.constant 1.0 : f64
        %result.wide.half = arith.constant 0.5 : f64
        %result.wide.tiny = arith.constant 1.0e-09 : f64
        %result.wide.magnitude = math.absf %result.wide_x : f64
        %result.wide.doubled = arith.addf %result.wide.magnitude, %result.wide.magnitude : f64
        %result.wide.denominator = arith.subf %result.wide.one, %result.wide.magnitude : f64
        %result.wide.taken = arith.subf %result.wide.one, %result.wide.denominator : f64
        %result.wide.denominator_low = arith.subf %result.wide.taken, %result.wide.magnitude : f64
        %result.wide.inverse = arith.divf %result.wide.one, %result.wide.denominator : f64
        %result.wide.quotient = arith.mulf %result.wide.doubled, %result.wide.inverse : f64
        %result.wide.minus_quotient = arith.negf %result.wide.quotient : f64
        %result.wide.remainder = math.fma %result.wide.minus_quotient, %result.wide.denominator, %result.wide.doubled : f64
        %result.wide.rest = math.fma %result.wide.minus_quotient, %result.wide.denominator_low, %result.wide.remainder : f64
        %result.wide.quotient_low = arith.mulf %result.wide.rest, %result.wide.inverse : f64
        %result.wide.log.parts.one = arith.constant 1.0 : f64
        %result.wide.log.parts.quarter = arith.constant 0.25 : f64
        %result.wide.log.parts.minus_one = arith.constant -1.0 : f64
        %result.wide.log.parts.four_bits = arith.constant 0x4010000000000000 : i64
        %result.wide.log.parts.more = arith.addf %result.wide.quotient, %result.wide.log.parts.one : f64
        %result.wide.log.parts.parts.sqrt_half = arith.constant 0x3FE6A09E667F3BCD : i64
        %result.wide.log.parts.parts.bias = arith.constant 0x3FF0000000000000 : i64
        %result.wide.log.parts.parts.mantissa_bits = arith.constant 52 : i64
        %result.wide.log.parts.parts.integer = arith.constant 0x4330000000000000 : i64
        %result.wide.log.parts.parts.integer_bias = arith.constant 4503599627371519.0 : f64
        %result.wide.log.parts.parts.bits = arith.bitcast %result.wide.log.parts.more : f64 to i64
        %result.wide.log.parts.parts.above = arith.subi %result.wide.log.parts.parts.bits, %result.wide.log.parts.parts.sqrt_half : i64
        %result.wide.log.parts.parts.biased = arith.addi %result.wide.log.parts.parts.above, %result.wide.log.parts.parts.bias : i64
        %result.wide.log.parts.parts.exponent = arith.shrui %result.wide.log.parts.parts.biased, %result.wide.log.parts.parts.mantissa_bits : i64
        %result.wide.log.parts.parts.exponent_and_bias = arith.shli %result.wide.log.parts.parts.exponent, %result.wide.log.parts.parts.mantissa_bits : i64
        %result.wide.log.parts.parts.exponent_bits = arith.subi %result.wide.log.parts.parts.exponent_and_bias, %result.wide.log.parts.parts.bias : i64
        %result.wide.log.parts.parts.m_bits = arith.subi %result.wide.log.parts.parts.bits, %result.wide.log.parts.parts.exponent_bits : i64
        %result.wide.log.parts.parts.m = arith.bitcast %result.wide.log.parts.parts.m_bits : i64 to f64
        %result.wide.log.parts.parts.large_bits = arith.ori %result.wide.log.parts.parts.exponent, %result.wide.log.parts.parts.integer : i64
        %result.wide.log.parts.parts.large = arith.bitcast %result.wide.log.parts.parts.large_bits : i64 to f64
        %result.wide.log.parts.parts.k = arith.subf %result.wide.log.parts.parts.large, %result.wide.log.parts.parts.integer_bias : f64
        %result.wide.log.parts.inverse_bits = arith.subi %result.wide.log.parts.four_bits, %result.wide.log.parts.parts.exponent_bits : i64
        %result.wide.log.parts.inverse = arith.bitcast %result.wide.log.parts.inverse_bits : i64 to f64
        %result.wide.log.parts.offset = math.fma %result.wide.log.parts.inverse, %result.wide.log.parts.quarter, %result.wide.log.parts.minus_one : f64
        %result.wide.log.parts.quarter_x = arith.mulf %result.wide.quotient, %result.wide.log.parts.quarter : f64
        %result.wide.log.parts.f = math.fma %result.wide.log.parts.quarter_x, %result.wide.log.parts.inverse, %result.wide.log.parts.offset : f64
        %result.wide.log.log.two = arith.constant 2.0 : f64
        %result.wide.log.log.minus_half = arith.constant -0.5 : f64
        %result.wide.log.log.halved = arith.mulf %result.wide.log.parts.f, %result.wide.log.log.minus_half : f64
        %result.wide.log.log.high = math.fma %result.wide.log.log.halved, %result.wide.log.parts.f, %result.wide.log.parts.f : f64
        %result.wide.log.log.less = arith.subf %result.wide.log.parts.f, %result.wide.log.log.high : f64
        %result.wide.log.log.lost = math.fma %result.wide.log.log.halved, %result.wide.log.parts.f, %result.wide.log.log.less : f64
        %result.wide.log.log.half_square = arith.subf %result.wide.log.parts.f, %result.wide.log.log.high : f64
        %result.wide.log.log.denominator = arith.addf %result.wide.log.parts.f, %result.wide.log.log.two : f64
        %result.wide.log.log.s = arith.divf %result.wide.log.parts.f, %result.wide.log.log.denominator : f64
        %result.wide.log.log.square = arith.mulf %result.wide.log.log.s, %result.wide.log.log.s : f64
        %result.wide.log.log.series.sum6 = arith.constant 0.14798259835183133 : f64
        %result.wide.log.log.series.c5 = arith.constant 0.15313832074343 : f64
        %result.wide.log.log.series.sum5 = math.fma %result.wide.log.log.series.sum6, %result.wide.log.log.square, %result.wide.log.log.series.c5 : f64
        %result.wide.log.log.series.c4 = arith.constant 0.18183572357837158 : f64
        %result.wide.log.log.series.sum4 = math.fma %result.wide.log.log.series.sum5, %result.wide.log.log.square, %result.wide.log.log.series.c4 : f64
        %result.wide.log.log.series.c3 = arith.constant 0.2222219842893654 : f64
        %result.wide.log.log.series.sum3 = math.fma %result.wide.log.log.series.sum4, %result.wide.log.log.square, %result.wide.log.log.series.c3 : f64
        %result.wide.log.log.series.c2 = arith.constant 0.2857142874368671 : f64
        %result.wide.log.log.series.sum2 = math.fma %result.wide.log.log.series.sum3, %result.wide.log.log.square, %result.wide.log.log.series.c2 : f64
        %result.wide.log.log.series.c1 = arith.constant 0.3999999999940935 : f64
        %result.wide.log.log.series.sum1 = math.fma %result.wide.log.log.series.sum2, %result.wide.log.log.square, %result.wide.log.log.series.c1 : f64
        %result.wide.log.log.series.c0 = arith.constant 0.6666666666666735 : f64
        %result.wide.log.log.series = math.fma %result.wide.log.log.series.sum1, %result.wide.log.log.square, %result.wide.log.log.series.c0 : f64
        %result.wide.log.log.bracket = math.fma %result.wide.log.log.series, %result.wide.log.log.square, %result.wide.log.log.half_square : f64
        %result.wide.log.log.low = math.fma %result.wide.log.log.s, %result.wide.log.log.bracket, %result.wide.log.log.lost : f64
        %result.wide.log.quarter_low = arith.mulf %result.wide.quotient_low, %result.wide.log.parts.quarter : f64
        %result.wide.log.low = math.fma %result.wide.log.quarter_low, %result.wide.log.parts.inverse, %result.wide.log.log.low : f64
        %result.wide.log.k = arith.addf %result.wide.log.parts.parts.k, %result.wide.zero : f64
        %result.wide.log.sum.ln2_high = arith.constant 0.6931471803691238 : f64
        %result.wide.log.sum.ln2_low = arith.constant 1.9082149292705877e-10 : f64
        %result.wide.log.sum.head = arith.mulf %result.wide.log.k, %result.wide.log.sum.ln2_high : f64
        %result.wide.log.sum.tail = math.fma %result.wide.log.k, %result.wide.log.sum.ln2_low, %result.wide.log.low : f64
        %result.wide.log.sum.most = arith.addf %result.wide.log.sum.head, %result.wide.log.log.high : f64
        %result.wide.log.sum.added = arith.subf %result.wide.log.sum.most, %result.wide.log.sum.head : f64
        %result.wide.log.sum.lost = arith.subf %result.wide.log.log.high, %result.wide.log.sum.added : f64
        %result.wide.log.sum.less = arith.addf %result.wide.log.sum.lost, %result.wide.log.sum.tail : f64
        %result.wide.log.sum = arith.addf %result.wide.log.sum.most, %result.wide.log.sum.less : f64
        %result.wide.log.zero = arith.constant 0.0 : f64
        %result.wide.log.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.wide.log.minus_infinity = arith.constant 0xFFF0000000000000 : f64
        %result.wide.log.nan = arith.constant 0x7FF8000000000000 : f64
        %result.wide.log.is_finite = arith.cmpf olt, %result.wide.log.parts.more, %result.wide.log.infinity : f64
        %result.wide.log.finite_or_same = arith.select %result.wide.log.is_finite, %result.wide.log.sum, %result.wide.log.parts.more : f64
        %result.wide.log.is_zero = arith.cmpf oeq, %result.wide.log.parts.more, %result.wide.log.zero : f64
        %result.wide.log.not_positive = arith.select %result.wide.log.is_zero, %result.wide.log.minus_infinity, %result.wide.log.nan : f64
        %result.wide.log.is_low = arith.cmpf ole, %result.wide.log.parts.more, %result.wide.log.zero : f64
        %result.wide.log = arith.select %result.wide.log.is_low, %result.wide.log.not_positive, %result.wide.log.finite_or_same : f64
        %result.wide.value = arith.mulf %result.wide.log, %result.wide.half : f64
        %result.wide.is_tiny = arith.cmpf olt, %result.wide.magnitude, %result.wide.tiny : f64
        %result.wide.positive = arith.select %result.wide.is_tiny, %result.wide.magnitude, %result.wide.value : f64
        %result.wide = math.copysign %result.wide.positive, %result.wide_x : f64
        %result = arith.truncf %result.wide : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
