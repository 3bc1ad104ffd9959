#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @exp2_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.lowest = arith.constant -1076.0 : f64
        %result.highest = arith.constant 1025.0 : f64
        %result.limited.is_low = arith.cmpf olt, %in0, %result.lowest : f64
        %result.limited.not_low = arith.select %result.limited.is_low, %result.lowest, %in0 : f64
        %result.limited.is_high = arith.cmpf ogt, %result.limited.not_low, %result.highest : f64
        %result.limited = arith.select %result.limited.is_high, %result.highest, %result.limited.not_low : f64
        %result.shift = arith.constant 6755399441057790.0 : f64
        %result.shifted = arith.addf %result.limited, %result.shift : f64
        %result.k = arith.subf %result.shifted, %result.shift : f64
        %result.s = arith.subf %result.limited, %result.k : f64
        %result.series.sum10 = arith.constant 4.457189372237833e-10 : f64
        %result.series.c9 = arith.constant 7.073860386393534e-09 : f64
        %result.series.sum9 = math.fma %result.series.sum10, %result.s, %result.series.c9 : f64
        %result.series.c8 = arith.constant 1.0178047911712874e-07 : f64
        %result.series.sum8 = math.fma %result.series.sum9, %result.s, %result.series.c8 : f64
        %result.series.c7 = arith.constant 1.3215434815431978e-06 : f64
        %result.series.sum7 = math.fma %result.series.sum8, %result.s, %result.series.c7 : f64
        %result.series.c6 = arith.constant 1.5252733863557714e-05 : f64
        %result.series.sum6 = math.fma %result.series.sum7, %result.s, %result.series.c6 : f64
        %result.series.c5 = arith.constant 0.00015403530458083398 : f64
        %result.series.sum5 = math.fma %result.series.sum6, %result.s, %result.series.c5 : f64
        %result.series.c4 = arith.constant 0.0013333558146383982 : f64
        %result.series.sum4 = math.fma %result.series.sum5, %result.s, %result.series.c4 : f64
        %result.series.c3 = arith.constant 0.009618129107593328 : f64
        %result.series.sum3 = math.fma %result.series.sum4, %result.s, %result.series.c3 : f64
        %result.series.c2 = arith.constant 0.055504108664821715 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.s, %result.series.c2 : f64
        %result.series.c1 = arith.constant 0.24022650695910133 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.s, %result.series.c1 : f64
        %result.series.c0 = arith.constant 2.2283641840148984e-17 : f64
        %result.series = math.fma %result.series.sum1, %result.s, %result.series.c0 : f64
        %result.ln2 = arith.constant 0.6931471805599453 : f64
        %result.rest = arith.mulf %result.series, %result.s : f64
        %result.less_one = math.fma %result.s, %result.ln2, %result.rest : f64
        %result.scale.one = arith.constant 1 : i64
        %result.scale.mantissa_bits = arith.constant 52 : i64
        %result.scale.bits = arith.bitcast %result.shifted : f64 to i64
        %result.scale.half = arith.shrui %result.scale.bits, %result.scale.one : i64
        %result.scale.other_half = arith.subi %result.scale.bits, %result.scale.half : i64
        %result.scale.first_exponent = arith.shli %result.scale.half, %result.scale.mantissa_bits : i64
        %result.scale.second_exponent = arith.shli %result.scale.other_half, %result.scale.mantissa_bits : i64
        %result.scale.first = arith.bitcast %result.scale.first_exponent : i64 to f64
        %result.scale.second = arith.bitcast %result.scale.second_exponent : i64 to f64
        %result.value = math.fma %result.scale.first, %result.less_one, %result.scale.first : f64
        %result = arith.mulf %result.value, %result.scale.second : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
