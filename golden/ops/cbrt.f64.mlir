#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @cbrt_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
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
        %result.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.smallest_normal = arith.constant 2.2250738585072014e-308 : f64
        %result.scale_up = arith.constant 1.8014398509481984e+16 : f64
        %result.scale_down = arith.constant 3.814697265625e-06 : f64
        %result.magnitude = math.absf %in0 : f64
        %result.is_denormal = arith.cmpf olt, %result.magnitude, %result.smallest_normal : f64
        %result.scaled = arith.mulf %result.magnitude, %result.scale_up : f64
        %result.normal = arith.select %result.is_denormal, %result.scaled, %result.magnitude : f64
        %result.unscale = arith.select %result.is_denormal, %result.scale_down, %result.one : f64
        %result.word = arith.constant 32 : i64
        %result.third = arith.constant 2863311531 : i64
        %result.third_shift = arith.constant 33 : i64
        %result.two_thirds_bias = arith.constant 715094163 : i64
        %result.bits = arith.bitcast %result.normal : f64 to i64
        %result.high_word = arith.shrui %result.bits, %result.word : i64
        %result.multiplied = arith.muli %result.high_word, %result.third : i64
        %result.divided = arith.shrui %result.multiplied, %result.third_shift : i64
        %result.first_word = arith.addi %result.divided, %result.two_thirds_bias : i64
        %result.first_bits = arith.shli %result.first_word, %result.word : i64
        %result.first = arith.bitcast %result.first_bits : i64 to f64
        %result.inverse = arith.divf %result.one, %result.normal : f64
        %result.first_square = arith.mulf %result.first, %result.first : f64
        %result.first_over_x = arith.mulf %result.first, %result.inverse : f64
        %result.ratio = arith.mulf %result.first_square, %result.first_over_x : f64
        %result.factor.sum4 = arith.constant 0.14687385503738337 : f64
        %result.factor.c3 = arith.constant -0.7626095240721756 : f64
        %result.factor.sum3 = math.fma %result.factor.sum4, %result.ratio, %result.factor.c3 : f64
        %result.factor.c2 = arith.constant 1.6287885684825678 : f64
        %result.factor.sum2 = math.fma %result.factor.sum3, %result.ratio, %result.factor.c2 : f64
        %result.factor.c1 = arith.constant -1.8905690961129398 : f64
        %result.factor.sum1 = math.fma %result.factor.sum2, %result.ratio, %result.factor.c1 : f64
        %result.factor.c0 = arith.constant 1.8775162178754754 : f64
        %result.factor = math.fma %result.factor.sum1, %result.ratio, %result.factor.c0 : f64
        %result.second = arith.mulf %result.first, %result.factor : f64
        %result.half_unit = arith.constant 0x20000000 : i64
        %result.kept_bits = arith.constant 0xFFFFFFFFC0000000 : i64
        %result.second_bits = arith.bitcast %result.second : f64 to i64
        %result.rounded_bits = arith.addi %result.second_bits, %result.half_unit : i64
        %result.cut_bits = arith.andi %result.rounded_bits, %result.kept_bits : i64
        %result.t = arith.bitcast %result.cut_bits : i64 to f64
        %result.square = arith.mulf %result.t, %result.t : f64
        %result.minus_square = arith.negf %result.square : f64
        %result.remainder = math.fma %result.minus_square, %result.t, %result.normal : f64
        %result.q = arith.mulf %result.remainder, %result.inverse : f64
        %result.two_ninths = arith.constant 0.2222222222222222 : f64
        %result.one_third = arith.constant 0.3333333333333333 : f64
        %result.slope = math.fma %result.q, %result.two_ninths, %result.one_third : f64
        %result.correction = arith.mulf %result.q, %result.slope : f64
        %result.root = math.fma %result.t, %result.correction, %result.t : f64
        %result.unscaled = arith.mulf %result.root, %result.unscale : f64
        %result.is_finite = arith.cmpf olt, %result.magnitude, %result.infinity : f64
        %result.is_zero = arith.cmpf oeq, %result.magnitude, %result.zero : f64
        %result.finite_or_same = arith.select %result.is_finite, %result.unscaled, %result.magnitude : f64
        %result.positive = arith.select %result.is_zero, %result.magnitude, %result.finite_or_same : f64
        %result = math.copysign %result.positive, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
