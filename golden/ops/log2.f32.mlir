#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @log2_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.log2e = arith.constant 1.442695 : f32
        %result.log2e_low = arith.constant 1.925963e-08 : f32
        %result.parts.smallest_normal = arith.constant 1.1754944e-38 : f32
        %result.parts.power = arith.constant 8388608.0 : f32
        %result.parts.power_exponent = arith.constant 23.0 : f32
        %result.parts.zero = arith.constant 0.0 : f32
        %result.parts.one = arith.constant 1.0 : f32
        %result.parts.is_denormal = arith.cmpf olt, %in0, %result.parts.smallest_normal : f32
        %result.parts.scaled = arith.mulf %in0, %result.parts.power : f32
        %result.parts.normal = arith.select %result.parts.is_denormal, %result.parts.scaled, %in0 : f32
        %result.parts.excess = arith.select %result.parts.is_denormal, %result.parts.power_exponent, %result.parts.zero : f32
        %result.parts.parts.sqrt_half = arith.constant 0x3F3504F3 : i32
        %result.parts.parts.mantissa_bits = arith.constant 23 : i32
        %result.parts.parts.bits = arith.bitcast %result.parts.normal : f32 to i32
        %result.parts.parts.above = arith.subi %result.parts.parts.bits, %result.parts.parts.sqrt_half : i32
        %result.parts.parts.exponent = arith.shrsi %result.parts.parts.above, %result.parts.parts.mantissa_bits : i32
        %result.parts.parts.exponent_bits = arith.shli %result.parts.parts.exponent, %result.parts.parts.mantissa_bits : i32
        %result.parts.parts.reduced_bits = arith.subi %result.parts.parts.bits, %result.parts.parts.exponent_bits : i32
        %result.parts.parts.m = arith.bitcast %result.parts.parts.reduced_bits : i32 to f32
        %result.parts.parts.k = arith.sitofp %result.parts.parts.exponent : i32 to f32
        %result.parts.k = arith.subf %result.parts.parts.k, %result.parts.excess : f32
        %result.parts.f = arith.subf %result.parts.parts.m, %result.parts.one : f32
        %result.log.minus_half = arith.constant -0.5 : f32
        %result.log.halved = arith.mulf %result.parts.f, %result.log.minus_half : f32
        %result.log.square = arith.mulf %result.parts.f, %result.parts.f : f32
        %result.log.cube = arith.mulf %result.log.square, %result.parts.f : f32
        %result.log.series.sum7 = arith.constant -0.078621656 : f32
        %result.log.series.c6 = arith.constant 0.12883255 : f32
        %result.log.series.sum6 = math.fma %result.log.series.sum7, %result.parts.f, %result.log.series.c6 : f32
        %result.log.series.c5 = arith.constant -0.13128464 : f32
        %result.log.series.sum5 = math.fma %result.log.series.sum6, %result.parts.f, %result.log.series.c5 : f32
        %result.log.series.c4 = arith.constant 0.14180905 : f32
        %result.log.series.sum4 = math.fma %result.log.series.sum5, %result.parts.f, %result.log.series.c4 : f32
        %result.log.series.c3 = arith.constant -0.16624558 : f32
        %result.log.series.sum3 = math.fma %result.log.series.sum4, %result.parts.f, %result.log.series.c3 : f32
        %result.log.series.c2 = arith.constant 0.20002303 : f32
        %result.log.series.sum2 = math.fma %result.log.series.sum3, %result.parts.f, %result.log.series.c2 : f32
        %result.log.series.c1 = arith.constant -0.2500081 : f32
        %result.log.series.sum1 = math.fma %result.log.series.sum2, %result.parts.f, %result.log.series.c1 : f32
        %result.log.series.c0 = arith.constant 0.33333316 : f32
        %result.log.series = math.fma %result.log.series.sum1, %result.parts.f, %result.log.series.c0 : f32
        %result.log.high = math.fma %result.log.halved, %result.parts.f, %result.parts.f : f32
        %result.log.less = arith.subf %result.parts.f, %result.log.high : f32
        %result.log.lost = math.fma %result.log.halved, %result.parts.f, %result.log.less : f32
        %result.log.low = math.fma %result.log.cube, %result.log.series, %result.log.lost : f32
        %result.product.high = arith.mulf %result.log.high, %result.log2e : f32
        %result.product.minus_high = arith.negf %result.product.high : f32
        %result.product.lost = math.fma %result.log.high, %result.log2e, %result.product.minus_high : f32
        %result.product.less = math.fma %result.log.high, %result.log2e_low, %result.product.lost : f32
        %result.product.low = math.fma %result.log.low, %result.log2e, %result.product.less : f32
        %result.positive.most = arith.addf %result.parts.k, %result.product.high : f32
        %result.positive.added = arith.subf %result.positive.most, %result.parts.k : f32
        %result.positive.lost = arith.subf %result.product.high, %result.positive.added : f32
        %result.positive.less = arith.addf %result.positive.lost, %result.product.low : f32
        %result.positive = arith.addf %result.positive.most, %result.positive.less : f32
        %result.zero = arith.constant 0.0 : f32
        %result.infinity = arith.constant 0x7F800000 : f32
        %result.minus_infinity = arith.constant 0xFF800000 : f32
        %result.nan = arith.constant 0x7FC00000 : f32
        %result.is_finite = arith.cmpf olt, %in0, %result.infinity : f32
        %result.finite_or_same = arith.select %result.is_finite, %result.positive, %in0 : f32
        %result.is_zero = arith.cmpf oeq, %in0, %result.zero : f32
        %result.not_positive = arith.select %result.is_zero, %result.minus_infinity, %result.nan : f32
        %result.is_low = arith.cmpf ole, %in0, %result.zero : f32
        %result = arith.select %result.is_low, %result.not_positive, %result.finite_or_same : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
