#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @sin_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.wide_x = arith.extf %in0 : f32 to f64
        %result.magnitude = math.absf %result.wide_x : f64
        %result.parts.part0 = arith.constant 0.15915494319051504 : f64
        %result.parts.part1 = arith.constant -9.861970528407538e-11 : f64
        %result.parts.part2 = arith.constant -2.98359219573521e-19 : f64
        %result.parts.part3 = arith.constant -1.452834461901058e-28 : f64
        %result.parts.part4 = arith.constant -4.225483628960024e-37 : f64
        %result.parts.part5 = arith.constant 9.458140982133169e-46 : f64
        %result.parts.part6 = arith.constant -1.1392999330563689e-54 : f64
        %result.parts.turns0 = arith.mulf %result.magnitude, %result.parts.part0 : f64
        %result.parts.turns1 = arith.mulf %result.magnitude, %result.parts.part1 : f64
        %result.parts.turns2 = arith.mulf %result.magnitude, %result.parts.part2 : f64
        %result.parts.turns3 = arith.mulf %result.magnitude, %result.parts.part3 : f64
        %result.parts.turns4 = arith.mulf %result.magnitude, %result.parts.part4 : f64
        %result.parts.turns5 = arith.mulf %result.magnitude, %result.parts.part5 : f64
        %result.parts.turns6 = arith.mulf %result.magnitude, %result.parts.part6 : f64
        %result.parts.whole0 = math.roundeven %result.parts.turns0 : f64
        %result.parts.rest0 = arith.subf %result.parts.turns0, %result.parts.whole0 : f64
        %result.parts.whole1 = math.roundeven %result.parts.turns1 : f64
        %result.parts.rest1 = arith.subf %result.parts.turns1, %result.parts.whole1 : f64
        %result.parts.whole2 = math.roundeven %result.parts.turns2 : f64
        %result.parts.rest2 = arith.subf %result.parts.turns2, %result.parts.whole2 : f64
        %result.parts.whole3 = math.roundeven %result.parts.turns3 : f64
        %result.parts.rest3 = arith.subf %result.parts.turns3, %result.parts.whole3 : f64
        %result.parts.whole4 = math.roundeven %result.parts.turns4 : f64
        %result.parts.rest4 = arith.subf %result.parts.turns4, %result.parts.whole4 : f64
        %result.parts.sum1 = arith.addf %result.parts.rest0, %result.parts.rest1 : f64
        %result.parts.added1 = arith.subf %result.parts.sum1, %result.parts.rest0 : f64
        %result.parts.lost1 = arith.subf %result.parts.rest1, %result.parts.added1 : f64
        %result.parts.sum2 = arith.addf %result.parts.sum1, %result.parts.rest2 : f64
        %result.parts.added2 = arith.subf %result.parts.sum2, %result.parts.sum1 : f64
        %result.parts.lost2 = arith.subf %result.parts.rest2, %result.parts.added2 : f64
        %result.parts.sum3 = arith.addf %result.parts.sum2, %result.parts.rest3 : f64
        %result.parts.added3 = arith.subf %result.parts.sum3, %result.parts.sum2 : f64
        %result.parts.lost3 = arith.subf %result.parts.rest3, %result.parts.added3 : f64
        %result.parts.sum4 = arith.addf %result.parts.sum3, %result.parts.rest4 : f64
        %result.parts.added4 = arith.subf %result.parts.sum4, %result.parts.sum3 : f64
        %result.parts.lost4 = arith.subf %result.parts.rest4, %result.parts.added4 : f64
        %result.parts.small = arith.addf %result.parts.turns5, %result.parts.turns6 : f64
        %result.parts.low4 = arith.addf %result.parts.lost4, %result.parts.small : f64
        %result.parts.low3 = arith.addf %result.parts.lost3, %result.parts.low4 : f64
        %result.parts.low2 = arith.addf %result.parts.lost2, %result.parts.low3 : f64
        %result.parts.low = arith.addf %result.parts.lost1, %result.parts.low2 : f64
        %result.parts.four = arith.constant 4.0 : f64
        %result.parts.shift = arith.constant 6755399441055744.0 : f64
        %result.parts.half_pi = arith.constant 1.5707963267948966 : f64
        %result.parts.shifted = math.fma %result.parts.sum4, %result.parts.four, %result.parts.shift : f64
        %result.parts.whole = arith.subf %result.parts.shifted, %result.parts.shift : f64
        %result.parts.minus_whole = arith.negf %result.parts.whole : f64
        %result.parts.near = math.fma %result.parts.sum4, %result.parts.four, %result.parts.minus_whole : f64
        %result.parts.t = math.fma %result.parts.low, %result.parts.four, %result.parts.near : f64
        %result.parts.angle = arith.mulf %result.parts.t, %result.parts.half_pi : f64
        %result.parts.quarters = arith.bitcast %result.parts.shifted : f64 to i64
        %result.of.square = arith.mulf %result.parts.angle, %result.parts.angle : f64
        %result.of.sin_series.sum3 = arith.constant 2.7183020267125337e-06 : f64
        %result.of.sin_series.c2 = arith.constant -0.00019839333854804457 : f64
        %result.of.sin_series.sum2 = math.fma %result.of.sin_series.sum3, %result.of.square, %result.of.sin_series.c2 : f64
        %result.of.sin_series.c1 = arith.constant 0.00833332938288319 : f64
        %result.of.sin_series.sum1 = math.fma %result.of.sin_series.sum2, %result.of.square, %result.of.sin_series.c1 : f64
        %result.of.sin_series.c0 = arith.constant -0.16666666641601077 : f64
        %result.of.sin_series = math.fma %result.of.sin_series.sum1, %result.of.square, %result.of.sin_series.c0 : f64
        %result.of.cube = arith.mulf %result.of.square, %result.parts.angle : f64
        %result.of.sin = math.fma %result.of.cube, %result.of.sin_series, %result.parts.angle : f64
        %result.of.one = arith.constant 1.0 : f64
        %result.of.cos_series.sum3 = arith.constant 2.4390344904668077e-05 : f64
        %result.of.cos_series.c2 = arith.constant -0.0013886762697795057 : f64
        %result.of.cos_series.sum2 = math.fma %result.of.cos_series.sum3, %result.of.square, %result.of.cos_series.c2 : f64
        %result.of.cos_series.c1 = arith.constant 0.04166662329075116 : f64
        %result.of.cos_series.sum1 = math.fma %result.of.cos_series.sum2, %result.of.square, %result.of.cos_series.c1 : f64
        %result.of.cos_series.c0 = arith.constant -0.4999999972482389 : f64
        %result.of.cos_series = math.fma %result.of.cos_series.sum1, %result.of.square, %result.of.cos_series.c0 : f64
        %result.of.cos = math.fma %result.of.square, %result.of.cos_series, %result.of.one : f64
        %result.is_odd.one = arith.constant 1 : i64
        %result.is_odd.zero = arith.constant 0 : i64
        %result.is_odd.last = arith.andi %result.parts.quarters, %result.is_odd.one : i64
        %result.is_odd = arith.cmpi ne, %result.is_odd.last, %result.is_odd.zero : i64
        %result.unsigned = arith.select %result.is_odd, %result.of.cos, %result.of.sin : f64
        %result.positive.two = arith.constant 2 : i64
        %result.positive.to_sign = arith.constant 62 : i64
        %result.positive.second = arith.andi %result.parts.quarters, %result.positive.two : i64
        %result.positive.sign = arith.shli %result.positive.second, %result.positive.to_sign : i64
        %result.positive.x_bits = arith.bitcast %result.unsigned : f64 to i64
        %result.positive.signed_bits = arith.xori %result.positive.x_bits, %result.positive.sign : i64
        %result.positive = arith.bitcast %result.positive.signed_bits : i64 to f64
        %result.narrow = arith.truncf %result.positive : f64 to f32
        %result.unit = arith.constant 1.0 : f32
        %result.sign = math.copysign %result.unit, %in0 : f32
        %result = arith.mulf %result.narrow, %result.sign : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
