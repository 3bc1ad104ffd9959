#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @exp_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.lowest = arith.constant -104.0 : f32
        %result.highest = arith.constant 89.0 : f32
        %result.shift = arith.constant 12583166.0 : f32
        %result.limited.is_low = arith.cmpf olt, %in0, %result.lowest : f32
        %result.limited.not_low = arith.select %result.limited.is_low, %result.lowest, %in0 : f32
        %result.limited.is_high = arith.cmpf ogt, %result.limited.not_low, %result.highest : f32
        %result.limited = arith.select %result.limited.is_high, %result.highest, %result.limited.not_low : f32
        %result.parts.log2e = arith.constant 1.442695 : f32
        %result.parts.ln2_high = arith.constant -0.6933594 : f32
        %result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %result.parts.shifted = math.fma %result.limited, %result.parts.log2e, %result.shift : f32
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f32
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.limited : f32
        %result.parts.s = math.fma %result.parts.k, %result.parts.ln2_low, %result.parts.high : f32
        %result.series.sum5 = arith.constant 0.0013922073 : f32
        %result.series.c4 = arith.constant 0.008369305 : f32
        %result.series.sum4 = math.fma %result.series.sum5, %result.parts.s, %result.series.c4 : f32
        %result.series.c3 = arith.constant 0.041666582 : f32
        %result.series.sum3 = math.fma %result.series.sum4, %result.parts.s, %result.series.c3 : f32
        %result.series.c2 = arith.constant 0.16666515 : f32
        %result.series.sum2 = math.fma %result.series.sum3, %result.parts.s, %result.series.c2 : f32
        %result.series.c1 = arith.constant 0.5 : f32
        %result.series.sum1 = math.fma %result.series.sum2, %result.parts.s, %result.series.c1 : f32
        %result.series.c0 = arith.constant 1.0 : f32
        %result.series = math.fma %result.series.sum1, %result.parts.s, %result.series.c0 : f32
        %result.scale.one = arith.constant 1 : i32
        %result.scale.mantissa_bits = arith.constant 23 : i32
        %result.scale.bits = arith.bitcast %result.parts.shifted : f32 to i32
        %result.scale.half = arith.shrui %result.scale.bits, %result.scale.one : i32
        %result.scale.other_half = arith.subi %result.scale.bits, %result.scale.half : i32
        %result.scale.first_exponent = arith.shli %result.scale.half, %result.scale.mantissa_bits : i32
        %result.scale.second_exponent = arith.shli %result.scale.other_half, %result.scale.mantissa_bits : i32
        %result.scale.first = arith.bitcast %result.scale.first_exponent : i32 to f32
        %result.scale.second = arith.bitcast %result.scale.second_exponent : i32 to f32
        %result.s = arith.mulf %result.parts.s, %result.scale.first : f32
        %result.value = math.fma %result.series, %result.s, %result.scale.first : f32
        %result = arith.mulf %result.value, %result.scale.second : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
