#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @log1p_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.one = arith.constant 1.0 : f32
        %result.quarter = arith.constant 0.25 : f32
        %result.minus_one = arith.constant -1.0 : f32
        %result.two_bias = arith.constant 0x40800000 : i32
        %result.mantissa_bits = arith.constant 23 : i32
        %result.more = arith.addf %in0, %result.one : f32
        %result.parts.sqrt_half = arith.constant 0x3F3504F3 : i32
        %result.parts.mantissa_bits = arith.constant 23 : i32
        %result.parts.bits = arith.bitcast %result.more : f32 to i32
        %result.parts.above = arith.subi %result.parts.bits, %result.parts.sqrt_half : i32
        %result.parts.exponent = arith.shrsi %result.parts.above, %result.parts.mantissa_bits : i32
        %result.parts.exponent_bits = arith.shli %result.parts.exponent, %result.parts.mantissa_bits : i32
        %result.parts.reduced_bits = arith.subi %result.parts.bits, %result.parts.exponent_bits : i32
        %result.parts.m = arith.bitcast %result.parts.reduced_bits : i32 to f32
        %result.parts.k = arith.sitofp %result.parts.exponent : i32 to f32
        %result.exponent_bits = arith.shli %result.parts.exponent, %result.mantissa_bits : i32
        %result.inverse_bits = arith.subi %result.two_bias, %result.exponent_bits : i32
        %result.four_inverses = arith.bitcast %result.inverse_bits : i32 to f32
        %result.offset = math.fma %result.four_inverses, %result.quarter, %result.minus_one : f32
        %result.quarter_x = arith.mulf %in0, %result.quarter : f32
        %result.f = math.fma %result.quarter_x, %result.four_inverses, %result.offset : f32
        %result.less = arith.subf %result.offset, %result.f : f32
        %result.lost = math.fma %result.quarter_x, %result.four_inverses, %result.less : f32
        %result.log.minus_half = arith.constant -0.5 : f32
        %result.log.halved = arith.mulf %result.f, %result.log.minus_half : f32
        %result.log.square = arith.mulf %result.f, %result.f : f32
        %result.log.cube = arith.mulf %result.log.square, %result.f : f32
        %result.log.series.sum7 = arith.constant -0.078621656 : f32
        %result.log.series.c6 = arith.constant 0.12883255 : f32
        %result.log.series.sum6 = math.fma %result.log.series.sum7, %result.f, %result.log.series.c6 : f32
        %result.log.series.c5 = arith.constant -0.13128464 : f32
        %result.log.series.sum5 = math.fma %result.log.series.sum6, %result.f, %result.log.series.c5 : f32
        %result.log.series.c4 = arith.constant 0.14180905 : f32
        %result.log.series.sum4 = math.fma %result.log.series.sum5, %result.f, %result.log.series.c4 : f32
        %result.log.series.c3 = arith.constant -0.16624558 : f32
        %result.log.series.sum3 = math.fma %result.log.series.sum4, %result.f, %result.log.series.c3 : f32
        %result.log.series.c2 = arith.constant 0.20002303 : f32
        %result.log.series.sum2 = math.fma %result.log.series.sum3, %result.f, %result.log.series.c2 : f32
        %result.log.series.c1 = arith.constant -0.2500081 : f32
        %result.log.series.sum1 = math.fma %result.log.series.sum2, %result.f, %result.log.series.c1 : f32
        %result.log.series.c0 = arith.constant 0.33333316 : f32
        %result.log.series = math.fma %result.log.series.sum1, %result.f, %result.log.series.c0 : f32
        %result.log.high = math.fma %result.log.halved, %result.f, %result.f : f32
        %result.log.less = arith.subf %result.f, %result.log.high : f32
        %result.log.lost = math.fma %result.log.halved, %result.f, %result.log.less : f32
        %result.log.low = math.fma %result.log.cube, %result.log.series, %result.log.lost : f32
        %result.low = arith.addf %result.log.low, %result.lost : f32
        %result.sum.ln2_high = arith.constant 0.6933594 : f32
        %result.sum.ln2_low = arith.constant -0.00021219444 : f32
        %result.sum.head = arith.mulf %result.parts.k, %result.sum.ln2_high : f32
        %result.sum.tail = math.fma %result.parts.k, %result.sum.ln2_low, %result.low : f32
        %result.sum.most = arith.addf %result.sum.head, %result.log.high : f32
        %result.sum.added = arith.subf %result.sum.most, %result.sum.head : f32
        %result.sum.lost = arith.subf %result.log.high, %result.sum.added : f32
        %result.sum.less = arith.addf %result.sum.lost, %result.sum.tail : f32
        %result.sum = arith.addf %result.sum.most, %result.sum.less : f32
        %result.guarded.zero = arith.constant 0.0 : f32
        %result.guarded.infinity = arith.constant 0x7F800000 : f32
        %result.guarded.minus_infinity = arith.constant 0xFF800000 : f32
        %result.guarded.nan = arith.constant 0x7FC00000 : f32
        %result.guarded.is_finite = arith.cmpf olt, %result.more, %result.guarded.infinity : f32
        %result.guarded.finite_or_same = arith.select %result.guarded.is_finite, %result.sum, %result.more : f32
        %result.guarded.is_zero = arith.cmpf oeq, %result.more, %result.guarded.zero : f32
        %result.guarded.not_positive = arith.select %result.guarded.is_zero, %result.guarded.minus_infinity, %result.guarded.nan : f32
        %result.guarded.is_low = arith.cmpf ole, %result.more, %result.guarded.zero : f32
        %result.guarded = arith.select %result.guarded.is_low, %result.guarded.not_positive, %result.guarded.finite_or_same : f32
        %result.tiny = arith.constant 5.9604645e-08 : f32
        %result.magnitude = math.absf %in0 : f32
        %result.is_tiny = arith.cmpf olt, %result.magnitude, %result.tiny : f32
        %result = arith.select %result.is_tiny, %in0, %result.guarded : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
