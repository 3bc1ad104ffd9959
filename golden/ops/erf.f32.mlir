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
        %result.exponent.sum6 = arith.constant 0.0002871699 : f32
        %result.exponent.c5 = arith.constant -0.0025702417 : f32
        %result.exponent.sum5 = math.fma %result.exponent.sum6, %result.offset, %result.exponent.c5 : f32
        %result.exponent.c4 = arith.constant 0.01325682 : f32
        %result.exponent.sum4 = math.fma %result.exponent.sum5, %result.offset, %result.exponent.c4 : f32
        %result.exponent.c3 = arith.constant -0.055198334 : f32
        %result.exponent.sum3 = math.fma %result.exponent.sum4, %result.offset, %result.exponent.c3 : f32
        %result.exponent.c2 = arith.constant -1.2311789 : f32
        %result.exponent.sum2 = math.fma %result.exponent.sum3, %result.offset, %result.exponent.c2 : f32
        %result.exponent.c1 = arith.constant -4.017577 : f32
        %result.exponent.sum1 = math.fma %result.exponent.sum2, %result.offset, %result.exponent.c1 : f32
        %result.exponent.c0 = arith.constant -0.004620451 : f32
        %result.exponent = math.fma %result.exponent.sum1, %result.offset, %result.exponent.c0 : f32
        %result.shift = arith.constant 12583036.0 : f32
        %result.shifted = arith.addf %result.exponent, %result.shift : f32
        %result.k = arith.subf %result.shifted, %result.shift : f32
        %result.s = arith.subf %result.k, %result.exponent : f32
        %result.growth.sum5 = arith.constant -0.00015205146 : f32
        %result.growth.c4 = arith.constant 0.0013379288 : f32
        %result.growth.sum4 = math.fma %result.growth.sum5, %result.s, %result.growth.c4 : f32
        %result.growth.c3 = arith.constant -0.009618438 : f32
        %result.growth.sum3 = math.fma %result.growth.sum4, %result.s, %result.growth.c3 : f32
        %result.growth.c2 = arith.constant 0.05550378 : f32
        %result.growth.sum2 = math.fma %result.growth.sum3, %result.s, %result.growth.c2 : f32
        %result.growth.c1 = arith.constant -0.2402265 : f32
        %result.growth.sum1 = math.fma %result.growth.sum2, %result.s, %result.growth.c1 : f32
        %result.growth.c0 = arith.constant 0.6931472 : f32
        %result.growth = math.fma %result.growth.sum1, %result.s, %result.growth.c0 : f32
        %result.scale.bits = arith.bitcast %result.shifted : f32 to i32
        %result.scale.mantissa_bits = arith.constant 23 : i32
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i32
        %result.scale = arith.bitcast %result.scale.exponent : i32 to f32
        %result.one = arith.constant 1.0 : f32
        %result.scaled_s = arith.mulf %result.scale, %result.s : f32
        %result.less_scale = arith.subf %result.one, %result.scale : f32
        %result.large = math.fma %result.growth, %result.scaled_s, %result.less_scale : f32
        %result.square = arith.mulf %result.magnitude, %result.magnitude : f32
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
        %result.small = math.fma %result.series, %result.magnitude, %result.magnitude : f32
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
