#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @cbrt_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
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
        %result.wide.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.wide.smallest_normal = arith.constant 2.2250738585072014e-308 : f64
        %result.wide.scale_up = arith.constant 1.8014398509481984e+16 : f64
        %result.wide.scale_down = arith.constant 3.814697265625e-06 : f64
        %result.wide.magnitude = math.absf %result.wide_x : f64
        %result.wide.is_denormal = arith.cmpf olt, %result.wide.magnitude, %result.wide.smallest_normal : f64
        %result.wide.scaled = arith.mulf %result.wide.magnitude, %result.wide.scale_up : f64
        %result.wide.normal = arith.select %result.wide.is_denormal, %result.wide.scaled, %result.wide.magnitude : f64
        %result.wide.unscale = arith.select %result.wide.is_denormal, %result.wide.scale_down, %result.wide.one : f64
        %result.wide.word = arith.constant 32 : i64
        %result.wide.third = arith.constant 2863311531 : i64
        %result.wide.third_shift = arith.constant 33 : i64
        %result.wide.two_thirds_bias = arith.constant 715094163 : i64
        %result.wide.bits = arith.bitcast %result.wide.normal : f64 to i64
        %result.wide.high_word = arith.shrui %result.wide.bits, %result.wide.word : i64
        %result.wide.multiplied = arith.muli %result.wide.high_word, %result.wide.third : i64
        %result.wide.divided = arith.shrui %result.wide.multiplied, %result.wide.third_shift : i64
        %result.wide.first_word = arith.addi %result.wide.divided, %result.wide.two_thirds_bias : i64
        %result.wide.first_bits = arith.shli %result.wide.first_word, %result.wide.word : i64
        %result.wide.first = arith.bitcast %result.wide.first_bits : i64 to f64
        %result.wide.inverse = arith.divf %result.wide.one, %result.wide.normal : f64
        %result.wide.first_square = arith.mulf %result.wide.first, %result.wide.first : f64
        %result.wide.first_over_x = arith.mulf %result.wide.first, %result.wide.inverse : f64
        %result.wide.ratio = arith.mulf %result.wide.first_square, %result.wide.first_over_x : f64
        %result.wide.factor.sum4 = arith.constant 0.14687385503738337 : f64
        %result.wide.factor.c3 = arith.constant -0.7626095240721756 : f64
        %result.wide.factor.sum3 = math.fma %result.wide.factor.sum4, %result.wide.ratio, %result.wide.factor.c3 : f64
        %result.wide.factor.c2 = arith.constant 1.6287885684825678 : f64
        %result.wide.factor.sum2 = math.fma %result.wide.factor.sum3, %result.wide.ratio, %result.wide.factor.c2 : f64
        %result.wide.factor.c1 = arith.constant -1.8905690961129398 : f64
        %result.wide.factor.sum1 = math.fma %result.wide.factor.sum2, %result.wide.ratio, %result.wide.factor.c1 : f64
        %result.wide.factor.c0 = arith.constant 1.8775162178754754 : f64
        %result.wide.factor = math.fma %result.wide.factor.sum1, %result.wide.ratio, %result.wide.factor.c0 : f64
        %result.wide.second = arith.mulf %result.wide.first, %result.wide.factor : f64
        %result.wide.half_unit = arith.constant 0x20000000 : i64
        %result.wide.kept_bits = arith.constant 0xFFFFFFFFC0000000 : i64
        %result.wide.second_bits = arith.bitcast %result.wide.second : f64 to i64
        %result.wide.rounded_bits = arith.addi %result.wide.second_bits, %result.wide.half_unit : i64
        %result.wide.cut_bits = arith.andi %result.wide.rounded_bits, %result.wide.kept_bits : i64
        %result.wide.t = arith.bitcast %result.wide.cut_bits : i64 to f64
        %result.wide.square = arith.mulf %result.wide.t, %result.wide.t : f64
        %result.wide.minus_square = arith.negf %result.wide.square : f64
        %result.wide.remainder = math.fma %result.wide.minus_square, %result.wide.t, %result.wide.normal : f64
        %result.wide.q = arith.mulf %result.wide.remainder, %result.wide.inverse : f64
        %result.wide.two_ninths = arith.constant 0.2222222222222222 : f64
        %result.wide.one_third = arith.constant 0.3333333333333333 : f64
        %result.wide.slope = math.fma %result.wide.q, %result.wide.two_ninths, %result.wide.one_third : f64
        %result.wide.correction = arith.mulf %result.wide.q, %result.wide.slope : f64
        %result.wide.root = math.fma %result.wide.t, %result.wide.correction, %result.wide.t : f64
        %result.wide.unscaled = arith.mulf %result.wide.root, %result.wide.unscale : f64
        %result.wide.is_finite = arith.cmpf olt, %result.wide.magnitude, %result.wide.infinity : f64
        %result.wide.is_zero = arith.cmpf oeq, %result.wide.magnitude, %result.wide.zero : f64
        %result.wide.finite_or_same = arith.select %result.wide.is_finite, %result.wide.unscaled, %result.wide.magnitude : f64
        %result.wide.positive = arith.select %result.wide.is_zero, %result.wide.magnitude, %result.wide.finite_or_same : f64
        %result.wide = math.copysign %result.wide.positive, %result.wide_x : f64
        %result = arith.truncf %result.wide : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
