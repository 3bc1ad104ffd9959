#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @erf_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.magnitude = math.absf %in0 : f32
        %result.saturated = arith.constant 4.0 : f32
        %result.is_high = arith.cmpf ogt, %result.magnitude, %result.saturated : f32
        %result.limited = arith.select %result.is_high, %result.saturated, %result.magnitude : f32
        %result.middle = arith.constant 1.0859375 : f32
        %result.offset = arith.subf %result.limited, %result.middle : f32
        %result.exponent.sum6 = arith.constant 0.0001972174 : f32
        %result.exponent.c5 = arith.constant -0.0017710481 : f32
        %result.exponent.sum5 = math.fma %result.exponent.sum6, %result.offset, %result.exponent.c5 : f32
        %result.exponent.c4 = arith.constant 0.009174319 : f32
        %result.exponent.sum4 = math.fma %result.exponent.sum5, %result.offset, %result.exponent.c4 : f32
        %result.exponent.c3 = arith.constant -0.03825473 : f32
        %result.exponent.sum3 = math.fma %result.exponent.sum4, %result.offset, %result.exponent.c3 : f32
        %result.exponent.c2 = arith.constant -0.8533881 : f32
        %result.exponent.sum2 = math.fma %result.exponent.sum3, %result.offset, %result.exponent.c2 : f32
        %result.exponent.c1 = arith.constant -2.7847724 : f32
        %result.exponent.sum1 = math.fma %result.exponent.sum2, %result.offset, %result.exponent.c1 : f32
        %result.exponent.c0 = arith.constant -0.003202645 : f32
        %result.exponent = math.fma %result.exponent.sum1, %result.offset, %result.exponent.c0 : f32
        %result.shift = arith.constant 12583036.0 : f32
        %result.parts.log2e = arith.constant 1.442695 : f32
        %result.parts.ln2_high = arith.constant -0.6933594 : f32
        %result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %result.parts.shifted = math.fma %result.exponent, %result.parts.log2e, %result.shift : f32
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f32
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.exponent : f32
        %result.parts.tail = arith.mulf %result.parts.k, %result.parts.ln2_low : f32
        %result.parts.s = arith.addf %result.parts.high, %result.parts.tail : f32
        %result.parts.square = arith.mulf %result.parts.s, %result.parts.s : f32
        %result.parts.series.sum5 = arith.constant 0.000199534 : f32
        %result.parts.series.c4 = arith.constant 0.0013936113 : f32
        %result.parts.series.sum4 = math.fma %result.parts.series.sum5, %result.parts.s, %result.parts.series.c4 : f32
        %result.parts.series.c3 = arith.constant 0.008333198 : f32
        %result.parts.series.sum3 = math.fma %result.parts.series.sum4, %result.parts.s, %result.parts.series.c3 : f32
        %result.parts.series.c2 = arith.constant 0.04166645 : f32
        %result.parts.series.sum2 = math.fma %result.parts.series.sum3, %result.parts.s, %result.parts.series.c2 : f32
        %result.parts.series.c1 = arith.constant 0.16666667 : f32
        %result.parts.series.sum1 = math.fma %result.parts.series.sum2, %result.parts.s, %result.parts.series.c1 : f32
        %result.parts.series.c0 = arith.constant 0.5 : f32
        %result.parts.series = math.fma %result.parts.series.sum1, %result.parts.s, %result.parts.series.c0 : f32
        %result.parts.rest = math.fma %result.parts.series, %result.parts.square, %result.parts.tail : f32
        %result.less_one = arith.addf %result.parts.high, %result.parts.rest : f32
        %result.scale.bits = arith.bitcast %result.parts.shifted : f32 to i32
        %result.scale.mantissa_bits = arith.constant 23 : i32
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i32
        %result.scale = arith.bitcast %result.scale.exponent : i32 to f32
        %result.erfc = math.fma %result.scale, %result.less_one, %result.scale : f32
        %result.one = arith.constant 1.0 : f32
        %result.large = arith.subf %result.one, %result.erfc : f32
        %result.square = arith.mulf %result.limited, %result.limited : f32
        %result.series.sum6 = arith.constant 7.9241305e-05 : f32
        %result.series.c5 = arith.constant -0.0008031836 : f32
        %result.series.sum5 = math.fma %result.series.sum6, %result.square, %result.series.c5 : f32
        %result.series.c4 = arith.constant 0.0051908446 : f32
        %result.series.sum4 = math.fma %result.series.sum5, %result.square, %result.series.c4 : f32
        %result.series.c3 = arith.constant -0.026855174 : f32
        %result.series.sum3 = math.fma %result.series.sum4, %result.square, %result.series.c3 : f32
        %result.series.c2 = arith.constant 0.11283619 : f32
        %result.series.sum2 = math.fma %result.series.sum3, %result.square, %result.series.c2 : f32
        %result.series.c1 = arith.constant -0.3761263 : f32
        %result.series.sum1 = math.fma %result.series.sum2, %result.square, %result.series.c1 : f32
        %result.series.c0 = arith.constant 0.12837917 : f32
        %result.series = math.fma %result.series.sum1, %result.square, %result.series.c0 : f32
        %result.small = math.fma %result.series, %result.limited, %result.limited : f32
        %result.crossover = arith.constant 0.9 : f32
        %result.is_small = arith.cmpf olt, %result.magnitude, %result.crossover : f32
        %result.positive = arith.select %result.is_small, %result.small, %result.large : f32
        %result = math.copysign %result.positive, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
