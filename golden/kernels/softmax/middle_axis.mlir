#map0 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @middle_axis(%x.buffer: memref<2x5x3xf64> {llvm.noalias}, %out.buffer: memref<2x5x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x5x3xf64> to tensor<2x5x3xf64>
    %t0.identity = arith.constant 0xFFF0000000000000 : f64
    %t0.empty = tensor.empty() : tensor<2x3xf64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f64) outs(%t0.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<2x5x3xf64>)
        outs(%t0.init : tensor<2x3xf64>)
        dimensions = [1]
      (%in0: f64, %acc0: f64) {
        %result = arith.maximumf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("softmax.py":9:25)
    %t2.init = tensor.empty() : tensor<2x5x3xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x, %t0 : tensor<2x5x3xf64>, tensor<2x3xf64>)
        outs(%t2.init : tensor<2x5x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.subf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x5x3xf64> loc("softmax.py":9:21)
    %numerator.init = tensor.empty() : tensor<2x5x3xf64>
    %numerator = linalg.map
        ins(%t2 : tensor<2x5x3xf64>)
        outs(%numerator.init : tensor<2x5x3xf64>)
      (%in0: f64, %out: f64) {
        %result.lowest = arith.constant -746.0 : f64
        %result.highest = arith.constant 710.0 : f64
        %result.limited.is_low = arith.cmpf olt, %in0, %result.lowest : f64
        %result.limited.not_low = arith.select %result.limited.is_low, %result.lowest, %in0 : f64
        %result.limited.is_high = arith.cmpf ogt, %result.limited.not_low, %result.highest : f64
        %result.limited = arith.select %result.limited.is_high, %result.highest, %result.limited.not_low : f64
        %result.steps.zero = arith.constant 0.0 : f64
        %result.steps.is_negative = arith.cmpf olt, %in0, %result.steps.zero : f64
        %result.steps.shift_down = arith.constant 6755399441057279.0 : f64
        %result.steps.shift_up = arith.constant 6755399441056255.0 : f64
        %result.steps.shift = arith.select %result.steps.is_negative, %result.steps.shift_down, %result.steps.shift_up : f64
        %result.steps.power_down = arith.constant 7.458340731200207e-155 : f64
        %result.steps.power_up = arith.constant 1.3407807929942597e+154 : f64
        %result.steps.power = arith.select %result.steps.is_negative, %result.steps.power_down, %result.steps.power_up : f64
        %result.parts.log2e = arith.constant 1.4426950408889634 : f64
        %result.parts.ln2_high = arith.constant -0.6931471803691238 : f64
        %result.parts.ln2_low = arith.constant -1.9082149292705877e-10 : f64
        %result.parts.shifted = math.fma %result.limited, %result.parts.log2e, %result.steps.shift : f64
        %result.parts.k = arith.subf %result.parts.shifted, %result.steps.shift : f64
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.limited : f64
        %result.parts.tail = arith.mulf %result.parts.k, %result.parts.ln2_low : f64
        %result.parts.s = arith.addf %result.parts.high, %result.parts.tail : f64
        %result.parts.square = arith.mulf %result.parts.s, %result.parts.s : f64
        %result.parts.series.sum9 = arith.constant 2.511788914564255e-08 : f64
        %result.parts.series.c8 = arith.constant 2.763160946056604e-07 : f64
        %result.parts.series.sum8 = math.fma %result.parts.series.sum9, %result.parts.s, %result.parts.series.c8 : f64
        %result.parts.series.c7 = arith.constant 2.7557216229384956e-06 : f64
        %result.parts.series.sum7 = math.fma %result.parts.series.sum8, %result.parts.s, %result.parts.series.c7 : f64
        %result.parts.series.c6 = arith.constant 2.480148897704065e-05 : f64
        %result.parts.series.sum6 = math.fma %result.parts.series.sum7, %result.parts.s, %result.parts.series.c6 : f64
        %result.parts.series.c5 = arith.constant 0.00019841269917439126 : f64
        %result.parts.series.sum5 = math.fma %result.parts.series.sum6, %result.parts.s, %result.parts.series.c5 : f64
        %result.parts.series.c4 = arith.constant 0.0013888888948009979 : f64
        %result.parts.series.sum4 = math.fma %result.parts.series.sum5, %result.parts.s, %result.parts.series.c4 : f64
        %result.parts.series.c3 = arith.constant 0.008333333333307194 : f64
        %result.parts.series.sum3 = math.fma %result.parts.series.sum4, %result.parts.s, %result.parts.series.c3 : f64
        %result.parts.series.c2 = arith.constant 0.04166666666651125 : f64
        %result.parts.series.sum2 = math.fma %result.parts.series.sum3, %result.parts.s, %result.parts.series.c2 : f64
        %result.parts.series.c1 = arith.constant 0.166666666666667 : f64
        %result.parts.series.sum1 = math.fma %result.parts.series.sum2, %result.parts.s, %result.parts.series.c1 : f64
        %result.parts.series.c0 = arith.constant 0.5000000000000013 : f64
        %result.parts.series = math.fma %result.parts.series.sum1, %result.parts.s, %result.parts.series.c0 : f64
        %result.parts.rest = math.fma %result.parts.series, %result.parts.square, %result.parts.tail : f64
        %result.less_one = arith.addf %result.parts.high, %result.parts.rest : f64
        %result.scale.bits = arith.bitcast %result.parts.shifted : f64 to i64
        %result.scale.mantissa_bits = arith.constant 52 : i64
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i64
        %result.scale = arith.bitcast %result.scale.exponent : i64 to f64
        %result.value = math.fma %result.scale, %result.less_one, %result.scale : f64
        %result = arith.mulf %result.value, %result.steps.power : f64
        linalg.yield %result : f64
      } loc("softmax.py":9:17)
    %t3.acc0.identity = arith.constant 0.0 : f64
    %t3.acc0.empty = tensor.empty() : tensor<2x3xf64>
    %t3.acc0.init = linalg.fill {result = "t3.acc0"} ins(%t3.acc0.identity : f64) outs(%t3.acc0.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t3.acc1.identity = arith.constant 0.0 : f64
    %t3.acc1.empty = tensor.empty() : tensor<2x3xf64>
    %t3.acc1.init = linalg.fill {result = "t3.acc1"} ins(%t3.acc1.identity : f64) outs(%t3.acc1.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t3.acc0, %t3.acc1 = linalg.reduce
        ins(%numerator, %numerator : tensor<2x5x3xf64>, tensor<2x5x3xf64>)
        outs(%t3.acc0.init, %t3.acc1.init : tensor<2x3xf64>, tensor<2x3xf64>)
        dimensions = [1]
      (%in0: f64, %in1: f64, %acc0: f64, %acc1: f64) {
        %result = arith.addf %acc0, %in0 : f64
        %result.added = arith.subf %result, %acc0 : f64
        %result.kept = arith.subf %result, %result.added : f64
        %result.lost_of_total = arith.subf %acc0, %result.kept : f64
        %result.lost_of_element = arith.subf %in0, %result.added : f64
        %result.lost = arith.addf %result.lost_of_total, %result.lost_of_element : f64
        %result1 = arith.addf %acc1, %result.lost : f64
        linalg.yield %result, %result1 : f64, f64
      } loc("softmax.py":10:24)
    %t3.init = tensor.empty() : tensor<2x3xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map2, #map2, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3.acc0, %t3.acc1 : tensor<2x3xf64>, tensor<2x3xf64>)
        outs(%t3.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result.corrected = arith.addf %in0, %in1 : f64
        %result.has_errors = arith.cmpf ord, %in1, %in1 : f64
        %result = arith.select %result.has_errors, %result.corrected, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("softmax.py":10:24)
    %t5.init = tensor.empty() : tensor<2x5x3xf64>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%numerator, %t3 : tensor<2x5x3xf64>, tensor<2x3xf64>)
        outs(%t5.init : tensor<2x5x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.divf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x5x3xf64> loc("softmax.py":10:12)
    bufferization.materialize_in_destination %t5 in restrict writable %out.buffer : (tensor<2x5x3xf64>, memref<2x5x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("softmax.py":29:5)
}
