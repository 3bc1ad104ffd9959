#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @exp_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.lowest = arith.constant -746.0 : f64
        %result.highest = arith.constant 710.0 : f64
        %result.shift = arith.constant 6755399441057790.0 : f64
        %result.limited.is_low = arith.cmpf olt, %in0, %result.lowest : f64
        %result.limited.not_low = arith.select %result.limited.is_low, %result.lowest, %in0 : f64
        %result.limited.is_high = arith.cmpf ogt, %result.limited.not_low, %result.highest : f64
        %result.limited = arith.select %result.limited.is_high, %result.highest, %result.limited.not_low : f64
        %result.parts.log2e = arith.constant 1.4426950408889634 : f64
        %result.parts.ln2_high = arith.constant -0.6931471803691238 : f64
        %result.parts.ln2_low = arith.constant -1.9082149292705877e-10 : f64
        %result.parts.shifted = math.fma %result.limited, %result.parts.log2e, %result.shift : f64
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f64
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.limited : f64
        %result.parts.s = math.fma %result.parts.k, %result.parts.ln2_low, %result.parts.high : f64
        %result.series.square = arith.mulf %result.parts.s, %result.parts.s : f64
        %result.series.odd4 = arith.constant 2.511788914564255e-08 : f64
        %result.series.even4 = arith.constant 2.763160946056604e-07 : f64
        %result.series.sum4 = math.fma %result.series.odd4, %result.parts.s, %result.series.even4 : f64
        %result.series.odd3 = arith.constant 2.7557216229384956e-06 : f64
        %result.series.even3 = arith.constant 2.480148897704065e-05 : f64
        %result.series.pair3 = math.fma %result.series.odd3, %result.parts.s, %result.series.even3 : f64
        %result.series.sum3 = math.fma %result.series.sum4, %result.series.square, %result.series.pair3 : f64
        %result.series.odd2 = arith.constant 0.00019841269917439126 : f64
        %result.series.even2 = arith.constant 0.0013888888948009979 : f64
        %result.series.pair2 = math.fma %result.series.odd2, %result.parts.s, %result.series.even2 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.series.square, %result.series.pair2 : f64
        %result.series.odd1 = arith.constant 0.008333333333307194 : f64
        %result.series.even1 = arith.constant 0.04166666666651125 : f64
        %result.series.pair1 = math.fma %result.series.odd1, %result.parts.s, %result.series.even1 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.series.square, %result.series.pair1 : f64
        %result.series.odd0 = arith.constant 0.166666666666667 : f64
        %result.series.even0 = arith.constant 0.5000000000000013 : f64
        %result.series.pair0 = math.fma %result.series.odd0, %result.parts.s, %result.series.even0 : f64
        %result.series = math.fma %result.series.sum1, %result.series.square, %result.series.pair0 : f64
        %result.one = arith.constant 1.0 : f64
        %result.growth = math.fma %result.series, %result.parts.s, %result.one : f64
        %result.scale.one = arith.constant 1 : i64
        %result.scale.mantissa_bits = arith.constant 52 : i64
        %result.scale.bits = arith.bitcast %result.parts.shifted : f64 to i64
        %result.scale.half = arith.shrui %result.scale.bits, %result.scale.one : i64
        %result.scale.other_half = arith.subi %result.scale.bits, %result.scale.half : i64
        %result.scale.first_exponent = arith.shli %result.scale.half, %result.scale.mantissa_bits : i64
        %result.scale.second_exponent = arith.shli %result.scale.other_half, %result.scale.mantissa_bits : i64
        %result.scale.first = arith.bitcast %result.scale.first_exponent : i64 to f64
        %result.scale.second = arith.bitcast %result.scale.second_exponent : i64 to f64
        %result.s = arith.mulf %result.parts.s, %result.scale.first : f64
        %result.value = math.fma %result.growth, %result.s, %result.scale.first : f64
        %result = arith.mulf %result.value, %result.scale.second : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
