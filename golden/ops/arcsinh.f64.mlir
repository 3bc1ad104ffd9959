#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @arcsinh_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.zero = arith.constant 0.0 : f64
        %result.one = arith.constant 1.0 : f64
        %result.huge = arith.constant 1.0e+18 : f64
        %result.tiny = arith.constant 1.0e-09 : f64
        %result.magnitude = math.absf %in0 : f64
        %result.square = arith.mulf %result.magnitude, %result.magnitude : f64
        %result.square_and_one = math.fma %result.magnitude, %result.magnitude, %result.one : f64
        %result.root = math.sqrt %result.square_and_one : f64
        %result.denominator = arith.addf %result.root, %result.one : f64
        %result.added = arith.divf %result.square, %result.denominator : f64
        %result.total = arith.addf %result.magnitude, %result.added : f64
        %result.most = arith.subf %result.total, %result.magnitude : f64
        %result.lost = arith.subf %result.added, %result.most : f64
        %result.is_huge = arith.cmpf ogt, %result.magnitude, %result.huge : f64
        %result.argument = arith.select %result.is_huge, %result.magnitude, %result.total : f64
        %result.argument_low = arith.select %result.is_huge, %result.zero, %result.lost : f64
        %result.extra = arith.select %result.is_huge, %result.one, %result.zero : f64
        %result.log.parts.one = arith.constant 1.0 : f64
        %result.log.parts.quarter = arith.constant 0.25 : f64
        %result.log.parts.minus_one = arith.constant -1.0 : f64
        %result.log.parts.four_bits = arith.constant 0x4010000000000000 : i64
        %result.log.parts.more = arith.addf %result.argument, %result.log.parts.one : f64
        %result.log.parts.parts.sqrt_half = arith.constant 0x3FE6A09E667F3BCD : i64
        %result.log.parts.parts.bias = arith.constant 0x3FF0000000000000 : i64
        %result.log.parts.parts.mantissa_bits = arith.constant 52 : i64
        %result.log.parts.parts.integer = arith.constant 0x4330000000000000 : i64
        %result.log.parts.parts.integer_bias = arith.constant 4503599627371519.0 : f64
        %result.log.parts.parts.bits = arith.bitcast %result.log.parts.more : f64 to i64
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
        %result.log.parts.inverse_bits = arith.subi %result.log.parts.four_bits, %result.log.parts.parts.exponent_bits : i64
        %result.log.parts.inverse = arith.bitcast %result.log.parts.inverse_bits : i64 to f64
        %result.log.parts.offset = math.fma %result.log.parts.inverse, %result.log.parts.quarter, %result.log.parts.minus_one : f64
        %result.log.parts.quarter_x = arith.mulf %result.argument, %result.log.parts.quarter : f64
        %result.log.parts.f = math.fma %result.log.parts.quarter_x, %result.log.parts.inverse, %result.log.parts.offset : f64
        %result.log.log.two = arith.constant 2.0 : f64
        %result.log.log.minus_half = arith.constant -0.5 : f64
        %result.log.log.halved = arith.mulf %result.log.parts.f, %result.log.log.minus_half : f64
        %result.log.log.high = math.fma %result.log.log.halved, %result.log.parts.f, %result.log.parts.f : f64
        %result.log.log.less = arith.subf %result.log.parts.f, %result.log.log.high : f64
        %result.log.log.lost = math.fma %result.log.log.halved, %result.log.parts.f, %result.log.log.less : f64
        %result.log.log.half_square = arith.subf %result.log.parts.f, %result.log.log.high : f64
        %result.log.log.denominator = arith.addf %result.log.parts.f, %result.log.log.two : f64
        %result.log.log.s = arith.divf %result.log.parts.f, %result.log.log.denominator : f64
        %result.log.log.square = arith.mulf %result.log.log.s, %result.log.log.s : f64
        %result.log.log.series.sum6 = arith.constant 0.14798259835183133 : f64
        %result.log.log.series.c5 = arith.constant 0.15313832074343 : f64
        %result.log.log.series.sum5 = math.fma %result.log.log.series.sum6, %result.log.log.square, %result.log.log.series.c5 : f64
        %result.log.log.series.c4 = arith.constant 0.18183572357837158 : f64
        %result.log.log.series.sum4 = math.fma %result.log.log.series.sum5, %result.log.log.square, %result.log.log.series.c4 : f64
        %result.log.log.series.c3 = arith.constant 0.2222219842893654 : f64
        %result.log.log.series.sum3 = math.fma %result.log.log.series.sum4, %result.log.log.square, %result.log.log.series.c3 : f64
        %result.log.log.series.c2 = arith.constant 0.2857142874368671 : f64
        %result.log.log.series.sum2 = math.fma %result.log.log.series.sum3, %result.log.log.square, %result.log.log.series.c2 : f64
        %result.log.log.series.c1 = arith.constant 0.3999999999940935 : f64
        %result.log.log.series.sum1 = math.fma %result.log.log.series.sum2, %result.log.log.square, %result.log.log.series.c1 : f64
        %result.log.log.series.c0 = arith.constant 0.6666666666666735 : f64
        %result.log.log.series = math.fma %result.log.log.series.sum1, %result.log.log.square, %result.log.log.series.c0 : f64
        %result.log.log.bracket = math.fma %result.log.log.series, %result.log.log.square, %result.log.log.half_square : f64
        %result.log.log.low = math.fma %result.log.log.s, %result.log.log.bracket, %result.log.log.lost : f64
        %result.log.quarter_low = arith.mulf %result.argument_low, %result.log.parts.quarter : f64
        %result.log.low = math.fma %result.log.quarter_low, %result.log.parts.inverse, %result.log.log.low : f64
        %result.log.k = arith.addf %result.log.parts.parts.k, %result.extra : f64
        %result.log.sum.ln2_high = arith.constant 0.6931471803691238 : f64
        %result.log.sum.ln2_low = arith.constant 1.9082149292705877e-10 : f64
        %result.log.sum.head = arith.mulf %result.log.k, %result.log.sum.ln2_high : f64
        %result.log.sum.tail = math.fma %result.log.k, %result.log.sum.ln2_low, %result.log.low : f64
        %result.log.sum.most = arith.addf %result.log.sum.head, %result.log.log.high : f64
        %result.log.sum.added = arith.subf %result.log.sum.most, %result.log.sum.head : f64
        %result.log.sum.lost = arith.subf %result.log.log.high, %result.log.sum.added : f64
        %result.log.sum.less = arith.addf %result.log.sum.lost, %result.log.sum.tail : f64
        %result.log.sum = arith.addf %result.log.sum.most, %result.log.sum.less : f64
        %result.log.zero = arith.constant 0.0 : f64
        %result.log.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.log.minus_infinity = arith.constant 0xFFF0000000000000 : f64
        %result.log.nan = arith.constant 0x7FF8000000000000 : f64
        %result.log.is_finite = arith.cmpf olt, %result.log.parts.more, %result.log.infinity : f64
        %result.log.finite_or_same = arith.select %result.log.is_finite, %result.log.sum, %result.log.parts.more : f64
        %result.log.is_zero = arith.cmpf oeq, %result.log.parts.more, %result.log.zero : f64
        %result.log.not_positive = arith.select %result.log.is_zero, %result.log.minus_infinity, %result.log.nan : f64
        %result.log.is_low = arith.cmpf ole, %result.log.parts.more, %result.log.zero : f64
        %result.log = arith.select %result.log.is_low, %result.log.not_positive, %result.log.finite_or_same : f64
        %result.is_tiny = arith.cmpf olt, %result.magnitude, %result.tiny : f64
        %result.positive = arith.select %result.is_tiny, %result.magnitude, %result.log : f64
        %result = math.copysign %result.positive, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
