#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @cos_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.magnitude = math.absf %in0 : f64
        %result.parts.table = arith.constant dense<[0.15915494309189526, 0.43088174359034825, 0.3306875595292518,
            0.45894046577255665, 0.3016271718885455, 0.8569730280980947, 0.39430321777033317,
            0.01611167710029049, 0.3473353197199187, 0.7334805557369968, 0.8615985459266229,
            0.6411874997433122, 0.7187739786991274, 0.18325864187692154, 0.2745430451974913,
            0.8823042984755405, 0.17301045724355113, 0.24573530022933698, 0.8430897549424814,
            0.7042283177788788, 0.40277157283696696, 0.7045821103325303, 0.01913877411248155,
            0.3890412570029076, 0.8065971809190944, 0.5170829142381599, 0.9683323457137558,
            0.6953054368476626, 0.9998703836499621, 0.5939931383050354, 0.7354458216957072,
            0.6275454738237438, 0.8566531957566879, 0.8092009447785218, 0.15181333408473008,
            0.3904787241468839, 0.5936667540317397, 0.45763747578521197, 0.12377308447044322,
            0.092587497928863, 0.8066083538912869, 0.32255425583150443, 0.6872176389426465,
            0.07020317402691556]> : tensor<44xf64>
        %result.parts.exponent_shift = arith.constant 52 : i64
        %result.parts.first_exponent = arith.constant 1075 : i64
        %result.parts.zero = arith.constant 0 : i64
        %result.parts.reciprocal = arith.constant 2521 : i64
        %result.parts.reciprocal_shift = arith.constant 16 : i64
        %result.parts.entry_bits = arith.constant 26 : i64
        %result.parts.step = arith.constant 2 : index
        %result.parts.bits = arith.bitcast %result.magnitude : f64 to i64
        %result.parts.exponent = arith.shrui %result.parts.bits, %result.parts.exponent_shift : i64
        %result.parts.beyond = arith.subi %result.parts.exponent, %result.parts.first_exponent : i64
        %result.parts.places = arith.maxsi %result.parts.beyond, %result.parts.zero : i64
        %result.parts.multiplied = arith.muli %result.parts.places, %result.parts.reciprocal : i64
        %result.parts.entry = arith.shrui %result.parts.multiplied, %result.parts.reciprocal_shift : i64
        %result.parts.skipped = arith.muli %result.parts.entry, %result.parts.entry_bits : i64
        %result.parts.skipped_exponent = arith.shli %result.parts.skipped, %result.parts.exponent_shift : i64
        %result.parts.scaled_bits = arith.subi %result.parts.bits, %result.parts.skipped_exponent : i64
        %result.parts.scaled = arith.bitcast %result.parts.scaled_bits : i64 to f64
        %result.parts.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.parts.nan = arith.constant 0x7FF8000000000000 : f64
        %result.parts.is_finite = arith.cmpf olt, %result.magnitude, %result.parts.infinity : f64
        %result.parts.scaled0 = arith.select %result.parts.is_finite, %result.parts.scaled, %result.parts.nan : f64
        %result.parts.index0 = arith.index_cast %result.parts.entry : i64 to index
        %result.parts.index1 = arith.addi %result.parts.index0, %result.parts.step : index
        %result.parts.index2 = arith.addi %result.parts.index1, %result.parts.step : index
        %result.parts.index3 = arith.addi %result.parts.index2, %result.parts.step : index
        %result.parts.part0 = tensor.extract %result.parts.table[%result.parts.index0] : tensor<44xf64>
        %result.parts.part1 = tensor.extract %result.parts.table[%result.parts.index1] : tensor<44xf64>
        %result.parts.part2 = tensor.extract %result.parts.table[%result.parts.index2] : tensor<44xf64>
        %result.parts.part3 = tensor.extract %result.parts.table[%result.parts.index3] : tensor<44xf64>
        %result.parts.down = arith.constant 2.220446049250313e-16 : f64
        %result.parts.scaled1 = arith.mulf %result.parts.scaled0, %result.parts.down : f64
        %result.parts.scaled2 = arith.mulf %result.parts.scaled1, %result.parts.down : f64
        %result.parts.scaled3 = arith.mulf %result.parts.scaled2, %result.parts.down : f64
        %result.parts.turns0 = arith.mulf %result.parts.scaled0, %result.parts.part0 : f64
        %result.parts.turns1 = arith.mulf %result.parts.scaled1, %result.parts.part1 : f64
        %result.parts.turns2 = arith.mulf %result.parts.scaled2, %result.parts.part2 : f64
        %result.parts.turns3 = arith.mulf %result.parts.scaled3, %result.parts.part3 : f64
        %result.parts.minus0 = arith.negf %result.parts.turns0 : f64
        %result.parts.minus1 = arith.negf %result.parts.turns1 : f64
        %result.parts.minus2 = arith.negf %result.parts.turns2 : f64
        %result.parts.error0 = math.fma %result.parts.scaled0, %result.parts.part0, %result.parts.minus0 : f64
        %result.parts.error1 = math.fma %result.parts.scaled1, %result.parts.part1, %result.parts.minus1 : f64
        %result.parts.error2 = math.fma %result.parts.scaled2, %result.parts.part2, %result.parts.minus2 : f64
        %result.parts.whole0 = math.roundeven %result.parts.turns0 : f64
        %result.parts.whole_error0 = math.roundeven %result.parts.error0 : f64
        %result.parts.whole1 = math.roundeven %result.parts.turns1 : f64
        %result.parts.rest0 = arith.subf %result.parts.turns0, %result.parts.whole0 : f64
        %result.parts.rest_error0 = arith.subf %result.parts.error0, %result.parts.whole_error0 : f64
        %result.parts.rest1 = arith.subf %result.parts.turns1, %result.parts.whole1 : f64
        %result.parts.sum1 = arith.addf %result.parts.rest0, %result.parts.rest_error0 : f64
        %result.parts.added1 = arith.subf %result.parts.sum1, %result.parts.rest0 : f64
        %result.parts.lost1 = arith.subf %result.parts.rest_error0, %result.parts.added1 : f64
        %result.parts.sum2 = arith.addf %result.parts.sum1, %result.parts.rest1 : f64
        %result.parts.added2 = arith.subf %result.parts.sum2, %result.parts.sum1 : f64
        %result.parts.lost2 = arith.subf %result.parts.rest1, %result.parts.added2 : f64
        %result.parts.sum3 = arith.addf %result.parts.sum2, %result.parts.error1 : f64
        %result.parts.added3 = arith.subf %result.parts.sum3, %result.parts.sum2 : f64
        %result.parts.lost3 = arith.subf %result.parts.error1, %result.parts.added3 : f64
        %result.parts.sum4 = arith.addf %result.parts.sum3, %result.parts.turns2 : f64
        %result.parts.added4 = arith.subf %result.parts.sum4, %result.parts.sum3 : f64
        %result.parts.lost4 = arith.subf %result.parts.turns2, %result.parts.added4 : f64
        %result.parts.lost12 = arith.addf %result.parts.lost1, %result.parts.lost2 : f64
        %result.parts.lost34 = arith.addf %result.parts.lost3, %result.parts.lost4 : f64
        %result.parts.lost = arith.addf %result.parts.lost12, %result.parts.lost34 : f64
        %result.parts.small = arith.addf %result.parts.turns3, %result.parts.error2 : f64
        %result.parts.four = arith.constant 4.0 : f64
        %result.parts.shift = arith.constant 6755399441055744.0 : f64
        %result.parts.half_pi = arith.constant 1.5707963267948966 : f64
        %result.parts.half_pi_low = arith.constant 6.123233995736766e-17 : f64
        %result.parts.shifted = math.fma %result.parts.sum4, %result.parts.four, %result.parts.shift : f64
        %result.parts.whole = arith.subf %result.parts.shifted, %result.parts.shift : f64
        %result.parts.minus_whole = arith.negf %result.parts.whole : f64
        %result.parts.near = math.fma %result.parts.sum4, %result.parts.four, %result.parts.minus_whole : f64
        %result.parts.rest = math.fma %result.parts.lost, %result.parts.four, %result.parts.near : f64
        %result.parts.near_less = arith.subf %result.parts.near, %result.parts.rest : f64
        %result.parts.rest_lost = math.fma %result.parts.lost, %result.parts.four, %result.parts.near_less : f64
        %result.parts.rest_low = math.fma %result.parts.small, %result.parts.four, %result.parts.rest_lost : f64
        %result.parts.far_angle = arith.mulf %result.parts.rest, %result.parts.half_pi : f64
        %result.parts.minus_far_angle = arith.negf %result.parts.far_angle : f64
        %result.parts.product_lost = math.fma %result.parts.rest, %result.parts.half_pi, %result.parts.minus_far_angle : f64
        %result.parts.product_low = math.fma %result.parts.rest, %result.parts.half_pi_low, %result.parts.product_lost : f64
        %result.parts.far_angle_low = math.fma %result.parts.rest_low, %result.parts.half_pi, %result.parts.product_low : f64
        %result.parts.far_quarters = arith.bitcast %result.parts.shifted : f64 to i64
        %result.parts.quarter_pi = arith.constant 0.7853981633974483 : f64
        %result.parts.nothing = arith.constant 0.0 : f64
        %result.parts.is_near = arith.cmpf ole, %result.magnitude, %result.parts.quarter_pi : f64
        %result.parts.angle = arith.select %result.parts.is_near, %result.magnitude, %result.parts.far_angle : f64
        %result.parts.angle_low = arith.select %result.parts.is_near, %result.parts.nothing, %result.parts.far_angle_low : f64
        %result.parts.quarters = arith.select %result.parts.is_near, %result.parts.zero, %result.parts.far_quarters : i64
        %result.of.square = arith.mulf %result.parts.angle, %result.parts.angle : f64
        %result.of.sin_series.sum5 = arith.constant 1.5896889928507212e-10 : f64
        %result.of.sin_series.c4 = arith.constant -2.5050759961517315e-08 : f64
        %result.of.sin_series.sum4 = math.fma %result.of.sin_series.sum5, %result.of.square, %result.of.sin_series.c4 : f64
        %result.of.sin_series.c3 = arith.constant 2.75573137055962e-06 : f64
        %result.of.sin_series.sum3 = math.fma %result.of.sin_series.sum4, %result.of.square, %result.of.sin_series.c3 : f64
        %result.of.sin_series.c2 = arith.constant -0.00019841269829854998 : f64
        %result.of.sin_series.sum2 = math.fma %result.of.sin_series.sum3, %result.of.square, %result.of.sin_series.c2 : f64
        %result.of.sin_series.c1 = arith.constant 0.008333333333322488 : f64
        %result.of.sin_series.sum1 = math.fma %result.of.sin_series.sum2, %result.of.square, %result.of.sin_series.c1 : f64
        %result.of.sin_series.c0 = arith.constant -0.16666666666666632 : f64
        %result.of.sin_series = math.fma %result.of.sin_series.sum1, %result.of.square, %result.of.sin_series.c0 : f64
        %result.of.cube = arith.mulf %result.of.square, %result.parts.angle : f64
        %result.of.sin_low = math.fma %result.of.cube, %result.of.sin_series, %result.parts.angle_low : f64
        %result.of.one = arith.constant 1.0 : f64
        %result.of.half = arith.constant 0.5 : f64
        %result.of.half_square = arith.mulf %result.of.square, %result.of.half : f64
        %result.of.cos = arith.subf %result.of.one, %result.of.half_square : f64
        %result.of.taken = arith.subf %result.of.one, %result.of.cos : f64
        %result.of.lost = arith.subf %result.of.taken, %result.of.half_square : f64
        %result.of.cos_series.sum5 = arith.constant -1.135993874153831e-11 : f64
        %result.of.cos_series.c4 = arith.constant 2.0875729395041473e-09 : f64
        %result.of.cos_series.sum4 = math.fma %result.of.cos_series.sum5, %result.of.square, %result.of.cos_series.c4 : f64
        %result.of.cos_series.c3 = arith.constant -2.755731440201029e-07 : f64
        %result.of.cos_series.sum3 = math.fma %result.of.cos_series.sum4, %result.of.square, %result.of.cos_series.c3 : f64
        %result.of.cos_series.c2 = arith.constant 2.4801587289675016e-05 : f64
        %result.of.cos_series.sum2 = math.fma %result.of.cos_series.sum3, %result.of.square, %result.of.cos_series.c2 : f64
        %result.of.cos_series.c1 = arith.constant -0.0013888888888874478 : f64
        %result.of.cos_series.sum1 = math.fma %result.of.cos_series.sum2, %result.of.square, %result.of.cos_series.c1 : f64
        %result.of.cos_series.c0 = arith.constant 0.0416666666666666 : f64
        %result.of.cos_series = math.fma %result.of.cos_series.sum1, %result.of.square, %result.of.cos_series.c0 : f64
        %result.of.fourth = arith.mulf %result.of.square, %result.of.square : f64
        %result.of.cos_rest = math.fma %result.of.fourth, %result.of.cos_series, %result.of.lost : f64
        %result.of.minus_angle = arith.negf %result.parts.angle : f64
        %result.of.cos_low = math.fma %result.of.minus_angle, %result.parts.angle_low, %result.of.cos_rest : f64
        %result.is_odd.one = arith.constant 1 : i64
        %result.is_odd.zero = arith.constant 0 : i64
        %result.is_odd.last = arith.andi %result.parts.quarters, %result.is_odd.one : i64
        %result.is_odd = arith.cmpi ne, %result.is_odd.last, %result.is_odd.zero : i64
        %result.sin = arith.addf %result.parts.angle, %result.of.sin_low : f64
        %result.cos = arith.addf %result.of.cos, %result.of.cos_low : f64
        %result.unsigned = arith.select %result.is_odd, %result.sin, %result.cos : f64
        %result.one = arith.constant 1 : i64
        %result.next = arith.addi %result.parts.quarters, %result.one : i64
        %result.two = arith.constant 2 : i64
        %result.to_sign = arith.constant 62 : i64
        %result.second = arith.andi %result.next, %result.two : i64
        %result.sign = arith.shli %result.second, %result.to_sign : i64
        %result.x_bits = arith.bitcast %result.unsigned : f64 to i64
        %result.signed_bits = arith.xori %result.x_bits, %result.sign : i64
        %result = arith.bitcast %result.signed_bits : i64 to f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
