#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @arccosh_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.nothing = arith.constant 0.0 : f64
        %result.one = arith.constant 1.0 : f64
        %result.huge = arith.constant 1.0e+18 : f64
        %result.distance = arith.subf %in0, %result.one : f64
        %result.doubled = arith.addf %result.distance, %result.distance : f64
        %result.minus_one = arith.constant -1.0 : f64
        %result.any_square = math.fma %result.distance, %result.distance, %result.doubled : f64
        %result.is_outside = arith.cmpf olt, %in0, %result.one : f64
        %result.square = arith.select %result.is_outside, %result.minus_one, %result.any_square : f64
        %result.root = math.sqrt %result.square : f64
        %result.total = arith.addf %result.root, %result.distance : f64
        %result.most = arith.subf %result.total, %result.root : f64
        %result.lost = arith.subf %result.distance, %result.most : f64
        %result.is_huge = arith.cmpf ogt, %in0, %result.huge : f64
        %result.argument = arith.select %result.is_huge, %in0, %result.total : f64
        %result.argument_low = arith.select %result.is_huge, %result.nothing, %result.lost : f64
        %result.extra = arith.select %result.is_huge, %result.one, %result.nothing : f64
        %result.parts.one = arith.constant 1.0 : f64
        %result.parts.quarter = arith.constant 0.25 : f64
        %result.parts.minus_one = arith.constant -1.0 : f64
        %result.parts.four_bits = arith.constant 0x4010000000000000 : i64
        %result.parts.more = arith.addf %result.argument, %result.parts.one : f64
        %result.parts.parts.sqrt_half = arith.constant 0x3FE6A09E667F3BCD : i64
        %result.parts.parts.bias = arith.constant 0x3FF0000000000000 : i64
        %result.parts.parts.mantissa_bits = arith.constant 52 : i64
        %result.parts.parts.integer = arith.constant 0x4330000000000000 : i64
        %result.parts.parts.integer_bias = arith.constant 4503599627371519.0 : f64
        %result.parts.parts.bits = arith.bitcast %result.parts.more : f64 to i64
        %result.parts.parts.above = arith.subi %result.parts.parts.bits, %result.parts.parts.sqrt_half : i64
        %result.parts.parts.biased = arith.addi %result.parts.parts.above, %result.parts.parts.bias : i64
        %result.parts.parts.exponent = arith.shrui %result.parts.parts.biased, %result.parts.parts.mantissa_bits : i64
        %result.parts.parts.exponent_and_bias = arith.shli %result.parts.parts.exponent, %result.parts.parts.mantissa_bits : i64
        %result.parts.parts.exponent_bits = arith.subi %result.parts.parts.exponent_and_bias, %result.parts.parts.bias : i64
        %result.parts.parts.m_bits = arith.subi %result.parts.parts.bits, %result.parts.parts.exponent_bits : i64
        %result.parts.parts.m = arith.bitcast %result.parts.parts.m_bits : i64 to f64
        %result.parts.parts.large_bits = arith.ori %result.parts.parts.exponent, %result.parts.parts.integer : i64
        %result.parts.parts.large = arith.bitcast %result.parts.parts.large_bits : i64 to f64
        %result.parts.parts.k = arith.subf %result.parts.parts.large, %result.parts.parts.integer_bias : f64
        %result.parts.inverse_bits = arith.subi %result.parts.four_bits, %result.parts.parts.exponent_bits : i64
        %result.parts.inverse = arith.bitcast %result.parts.inverse_bits : i64 to f64
        %result.parts.offset = math.fma %result.parts.inverse, %result.parts.quarter, %result.parts.minus_one : f64
        %result.parts.quarter_x = arith.mulf %result.argument, %result.parts.quarter : f64
        %result.parts.f = math.fma %result.parts.quarter_x, %result.parts.inverse, %result.parts.offset : f64
        %result.log.two = arith.constant 2.0 : f64
        %result.log.minus_half = arith.constant -0.5 : f64
        %result.log.halved = arith.mulf %result.parts.f, %result.log.minus_half : f64
        %result.log.high = math.fma %result.log.halved, %result.parts.f, %result.parts.f : f64
        %result.log.less = arith.subf %result.parts.f, %result.log.high : f64
        %result.log.lost = math.fma %result.log.halved, %result.parts.f, %result.log.less : f64
        %result.log.half_square = arith.subf %result.parts.f, %result.log.high : f64
        %result.log.denominator = arith.addf %result.parts.f, %result.log.two : f64
        %result.log.s = arith.divf %result.parts.f, %result.log.denominator : f64
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
        %result.quarter_low = arith.mulf %result.argument_low, %result.parts.quarter : f64
        %result.low = math.fma %result.quarter_low, %result.parts.inverse, %result.log.low : f64
        %result.k = arith.addf %result.parts.parts.k, %result.extra : f64
        %result.sum.ln2_high = arith.constant 0.6931471803691238 : f64
        %result.sum.ln2_low = arith.constant 1.9082149292705877e-10 : f64
        %result.sum.head = arith.mulf %result.k, %result.sum.ln2_high : f64
        %result.sum.tail = math.fma %result.k, %result.sum.ln2_low, %result.low : f64
        %result.sum.most = arith.addf %result.sum.head, %result.log.high : f64
        %result.sum.added = arith.subf %result.sum.most, %result.sum.head : f64
        %result.sum.lost = arith.subf %result.log.high, %result.sum.added : f64
        %result.sum.less = arith.addf %result.sum.lost, %result.sum.tail : f64
        %result.sum = arith.addf %result.sum.most, %result.sum.less : f64
        %result.zero = arith.constant 0.0 : f64
        %result.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.minus_infinity = arith.constant 0xFFF0000000000000 : f64
        %result.nan = arith.constant 0x7FF8000000000000 : f64
        %result.is_finite = arith.cmpf olt, %result.parts.more, %result.infinity : f64
        %result.finite_or_same = arith.select %result.is_finite, %result.sum, %result.parts.more : f64
        %result.is_zero = arith.cmpf oeq, %result.parts.more, %result.zero : f64
        %result.not_positive = arith.select %result.is_zero, %result.minus_infinity, %result.nan : f64
        %result.is_low = arith.cmpf ole, %result.parts.more, %result.zero : f64
        %result = arith.select %result.is_low, %result.not_positive, %result.finite_or_same : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
