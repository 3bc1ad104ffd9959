#map0 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
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
    %numerator = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t2 : tensor<2x5x3xf64>)
        outs(%numerator.init : tensor<2x5x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.lowest = arith.constant -746.0 : f64
        %result.shift = arith.constant 6755399441056821.0 : f64
        %result.limited.is_low = arith.cmpf olt, %in0, %result.lowest : f64
        %result.limited = arith.select %result.limited.is_low, %result.lowest, %in0 : f64
        %result.parts.log2e = arith.constant 1.4426950408889634 : f64
        %result.parts.ln2_high = arith.constant -0.6931471803691238 : f64
        %result.parts.ln2_low = arith.constant -1.9082149292705877e-10 : f64
        %result.parts.shifted = math.fma %result.limited, %result.parts.log2e, %result.shift : f64
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f64
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.limited : f64
        %result.parts.s = math.fma %result.parts.k, %result.parts.ln2_low, %result.parts.high : f64
        %result.series.square = arith.mulf %result.parts.s, %result.parts.s : f64
        %result.series.odd4 = arith.constant 1.394322942973733e-24 : f64
        %result.series.even4 = arith.constant 1.533862451528536e-23 : f64
        %result.series.sum4 = math.fma %result.series.odd4, %result.parts.s, %result.series.even4 : f64
        %result.series.odd3 = arith.constant 1.5297327976218609e-22 : f64
        %result.series.even3 = arith.constant 1.3767592053648775e-21 : f64
        %result.series.pair3 = math.fma %result.series.odd3, %result.parts.s, %result.series.even3 : f64
        %result.series.sum3 = math.fma %result.series.sum4, %result.series.square, %result.series.pair3 : f64
        %result.series.odd2 = arith.constant 1.1014117350071698e-20 : f64
        %result.series.even2 = arith.constant 7.709882148271273e-20 : f64
        %result.series.pair2 = math.fma %result.series.odd2, %result.parts.s, %result.series.even2 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.series.square, %result.series.pair2 : f64
        %result.series.odd1 = arith.constant 4.625929269256976e-19 : f64
        %result.series.even1 = arith.constant 2.3129646346271153e-18 : f64
        %result.series.pair1 = math.fma %result.series.odd1, %result.parts.s, %result.series.even1 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.series.square, %result.series.pair1 : f64
        %result.series.odd0 = arith.constant 9.251858538542989e-18 : f64
        %result.series.even0 = arith.constant 2.775557561562899e-17 : f64
        %result.series.pair0 = math.fma %result.series.odd0, %result.parts.s, %result.series.even0 : f64
        %result.series = math.fma %result.series.sum1, %result.series.square, %result.series.pair0 : f64
        %result.one = arith.constant 5.551115123125783e-17 : f64
        %result.growth = math.fma %result.series, %result.parts.s, %result.one : f64
        %result.value = math.fma %result.growth, %result.parts.s, %result.one : f64
        %result.scale.bits = arith.bitcast %result.parts.shifted : f64 to i64
        %result.scale.mantissa_bits = arith.constant 52 : i64
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i64
        %result.scale = arith.bitcast %result.scale.exponent : i64 to f64
        %result = arith.mulf %result.value, %result.scale : f64
        linalg.yield %result : f64
    } -> tensor<2x5x3xf64> loc("softmax.py":9:17)
    %t3.identity = arith.constant 0.0 : f64
    %t3.empty = tensor.empty() : tensor<2x3xf64>
    %t3.init = linalg.fill {result = "t3"} ins(%t3.identity : f64) outs(%t3.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t3 = linalg.reduce
        ins(%numerator : tensor<2x5x3xf64>)
        outs(%t3.init : tensor<2x3xf64>)
        dimensions = [1]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("softmax.py":10:24)
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
