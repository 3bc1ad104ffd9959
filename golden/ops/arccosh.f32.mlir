#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @arccosh_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.wide_x = arith.extf %in0 : f32 to f64
        %result.wide.nothing = arith.constant 0.0 : f64
        %result.wide.one = arith.constant 1.0 : f64
        %result.wide.huge = arith.constant 1.0e+18 : f64
        %result.wide.distance = arith.subf %result.wide_x, %result.wide.one : f64
        %result.wide.doubled = arith.addf %result.wide.distance, %result.wide.distance : f64
        %result.wide.minus_one = arith.constant -1.0 : f64
        %result.wide.any_square = math.fma %result.wide.distance, %result.wide.distance, %result.wide.doubled : f64
        %result.wide.is_outside = arith.cmpf olt, %result.wide_x, %result.wide.one : f64
        %result.wide.square = arith.select %result.wide.is_outside, %result.wide.minus_one, %result.wide.any_square : f64
        %result.wide.root = math.sqrt %result.wide.square : f64
        %result.wide.total = arith.addf %result.wide.root, %result.wide.distance : f64
        %result.wide.most = arith.subf %result.wide.total, %result.wide.root : f64
        %result.wide.lost = arith.subf %result.wide.distance, %result.wide.most : f64
        %result.wide.is_huge = arith.cmpf ogt, %result.wide_x, %result.wide.huge : f64
        %result.wide.argument = arith.select %result.wide.is_huge, %result.wide_x, %result.wide.total : f64
        %result.wide.argument_low = arith.select %result.wide.is_huge, %result.wide.nothing, %result.wide.lost : f64
        %result.wide.extra = arith.select %result.wide.is_huge, %result.wide.one, %result.wide.nothing : f64
        %result.wide.parts.one = arith.constant 1.0 : f64
        %result.wide.parts.quarter = arith.constant 0.25 : f64
        %result.wide.parts.minus_one = arith.constant -1.0 : f64
        %result.wide.parts.four_bits = arith.constant 0x4010000000000000 : i64
        %result.wide.parts.more = arith.addf %result.wide.argument, %result.wide.parts.one : f64
        %result.wide.parts.parts.sqrt_half = arith.constant 0x3FE6A09E667F3BCD : i64
        %result.wide.parts.parts.bias = arith.constant 0x3FF0000000000000 : i64
        %result.wide.parts.parts.mantissa_bits = arith.constant 52 : i64
        %result.wide.parts.parts.integer = arith.constant 0x4330000000000000 : i64
        %result.wide.parts.parts.integer_bias = arith.constant 4503599627371519.0 : f64
        %result.wide.parts.parts.bits = arith.bitcast %result.wide.parts.more : f64 to i64
        %result.wide.parts.parts.above = arith.subi %result.wide.parts.parts.bits, %result.wide.parts.parts.sqrt_half : i64
        %result.wide.parts.parts.biased = arith.addi %result.wide.parts.parts.above, %result.wide.parts.parts.bias : i64
        %result.wide.parts.parts.exponent = arith.shrui %result.wide.parts.parts.biased, %result.wide.parts.parts.mantissa_bits : i64
        %result.wide.parts.parts.exponent_and_bias = arith.shli %result.wide.parts.parts.exponent, %result.wide.parts.parts.mantissa_bits : i64
        %result.wide.parts.parts.exponent_bits = arith.subi %result.wide.parts.parts.exponent_and_bias, %result.wide.parts.parts.bias : i64
        %result.wide.parts.parts.m_bits = arith.subi %result.wide.parts.parts.bits, %result.wide.parts.parts.exponent_bits : i64
        %result.wide.parts.parts.m = arith.bitcast %result.wide.parts.parts.m_bits : i64 to f64
        %result.wide.parts.parts.large_bits = arith.ori %result.wide.parts.parts.exponent, %result.wide.parts.parts.integer : i64
        %result.wide.parts.parts.large = arith.bitcast %result.wide.parts.parts.large_bits : i64 to f64
        %result.wide.parts.parts.k = arith.subf %result.wide.parts.parts.large, %result.wide.parts.parts.integer_bias : f64
        %result.wide.parts.inverse_bits = arith.subi %result.wide.parts.four_bits, %result.wide.parts.parts.exponent_bits : i64
        %result.wide.parts.inverse = arith.bitcast %result.wide.parts.inverse_bits : i64 to f64
        %result.wide.parts.offset = math.fma %result.wide.parts.inverse, %result.wide.parts.quarter, %result.wide.parts.minus_one : f64
        %result.wide.parts.quarter_x = arith.mulf %result.wide.argument, %result.wide.parts.quarter : f64
        %result.wide.parts.f = math.fma %result.wide.parts.quarter_x, %result.wide.parts.inverse, %result.wide.parts.offset : f64
        %result.wide.log.two = arith.constant 2.0 : f64
        %result.wide.log.minus_half = arith.constant -0.5 : f64
        %result.wide.log.halved = arith.mulf %result.wide.parts.f, %result.wide.log.minus_half : f64
        %result.wide.log.high = math.fma %result.wide.log.halved, %result.wide.parts.f, %result.wide.parts.f : f64
        %result.wide.log.less = arith.subf %result.wide.parts.f, %result.wide.log.high : f64
        %result.wide.log.lost = math.fma %result.wide.log.halved, %result.wide.parts.f, %result.wide.log.less : f64
        %result.wide.log.half_square = arith.subf %result.wide.parts.f, %result.wide.log.high : f64
        %result.wide.log.denominator = arith.addf %result.wide.parts.f, %result.wide.log.two : f64
        %result.wide.log.s = arith.divf %result.wide.parts.f, %result.wide.log.denominator : f64
        %result.wide.log.square = arith.mulf %result.wide.log.s, %result.wide.log.s : f64
        %result.wide.log.series.sum6 = arith.constant 0.14798259835183133 : f64
        %result.wide.log.series.c5 = arith.constant 0.15313832074343 : f64
        %result.wide.log.series.sum5 = math.fma %result.wide.log.series.sum6, %result.wide.log.square, %result.wide.log.series.c5 : f64
        %result.wide.log.series.c4 = arith.constant 0.18183572357837158 : f64
        %result.wide.log.series.sum4 = math.fma %result.wide.log.series.sum5, %result.wide.log.square, %result.wide.log.series.c4 : f64
        %result.wide.log.series.c3 = arith.constant 0.2222219842893654 : f64
        %result.wide.log.series.sum3 = math.fma %result.wide.log.series.sum4, %result.wide.log.square, %result.wide.log.series.c3 : f64
        %result.wide.log.series.c2 = arith.constant 0.2857142874368671 : f64
        %result.wide.log.series.sum2 = math.fma %result.wide.log.series.sum3, %result.wide.log.square, %result.wide.log.series.c2 : f64
        %result.wide.log.series.c1 = arith.constant 0.3999999999940935 : f64
        %result.wide.log.series.sum1 = math.fma %result.wide.log.series.sum2, %result.wide.log.square, %result.wide.log.series.c1 : f64
        %result.wide.log.series.c0 = arith.constant 0.6666666666666735 : f64
        %result.wide.log.series = math.fma %result.wide.log.series.sum1, %result.wide.log.square, %result.wide.log.series.c0 : f64
        %result.wide.log.bracket = math.fma %result.wide.log.series, %result.wide.log.square, %result.wide.log.half_square : f64
        %result.wide.log.low = math.fma %result.wide.log.s, %result.wide.log.bracket, %result.wide.log.lost : f64
        %result.wide.quarter_low = arith.mulf %result.wide.argument_low, %result.wide.parts.quarter : f64
        %result.wide.low = math.fma %result.wide.quarter_low, %result.wide.parts.inverse, %result.wide.log.low : f64
        %result.wide.k = arith.addf %result.wide.parts.parts.k, %result.wide.extra : f64
        %result.wide.sum.ln2_high = arith.constant 0.6931471803691238 : f64
        %result.wide.sum.ln2_low = arith.constant 1.9082149292705877e-10 : f64
        %result.wide.sum.head = arith.mulf %result.wide.k, %result.wide.sum.ln2_high : f64
        %result.wide.sum.tail = math.fma %result.wide.k, %result.wide.sum.ln2_low, %result.wide.low : f64
        %result.wide.sum.most = arith.addf %result.wide.sum.head, %result.wide.log.high : f64
        %result.wide.sum.added = arith.subf %result.wide.sum.most, %result.wide.sum.head : f64
        %result.wide.sum.lost = arith.subf %result.wide.log.high, %result.wide.sum.added : f64
        %result.wide.sum.less = arith.addf %result.wide.sum.lost, %result.wide.sum.tail : f64
        %result.wide.sum = arith.addf %result.wide.sum.most, %result.wide.sum.less : f64
        %result.wide.zero = arith.constant 0.0 : f64
        %result.wide.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.wide.minus_infinity = arith.constant 0xFFF0000000000000 : f64
        %result.wide.nan = arith.constant 0x7FF8000000000000 : f64
        %result.wide.is_finite = arith.cmpf olt, %result.wide.parts.more, %result.wide.infinity : f64
        %result.wide.finite_or_same = arith.select %result.wide.is_finite, %result.wide.sum, %result.wide.parts.more : f64
        %result.wide.is_zero = arith.cmpf oeq, %result.wide.parts.more, %result.wide.zero : f64
        %result.wide.not_positive = arith.select %result.wide.is_zero, %result.wide.minus_infinity, %result.wide.nan : f64
        %result.wide.is_low = arith.cmpf ole, %result.wide.parts.more, %result.wide.zero : f64
        %result.wide = arith.select %result.wide.is_low, %result.wide.not_positive, %result.wide.finite_or_same : f64
        %result = arith.truncf %result.wide : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
