#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @all_float64(%x.buffer: memref<2x31xf64> {llvm.noalias}, %out.buffer: memref<2x31xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x31xf64> to tensor<2x31xf64>
    %t0 = arith.constant 0.5 : f64 loc("gelu.py":20:12)
    %t1.init = tensor.empty() : tensor<2x31xf64>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x31xf64>)
        outs(%t1.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %t0, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:12)
    %t2 = arith.constant 3.0 : f64 loc("gelu.py":20:72)
    %t3.init = tensor.empty() : tensor<2x31xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x31xf64>)
        outs(%t3.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.square = arith.mulf %in0, %in0 : f64
        %result = arith.mulf %result.square, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:72)
    %t4 = arith.constant 0.044715 : f64 loc("gelu.py":20:61)
    %t5.init = tensor.empty() : tensor<2x31xf64>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3 : tensor<2x31xf64>)
        outs(%t5.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %t4, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:61)
    %t6.init = tensor.empty() : tensor<2x31xf64>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t5 : tensor<2x31xf64>, tensor<2x31xf64>)
        outs(%t6.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.addf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:57)
    %t7 = arith.constant 0.7978845608028654 : f64 loc("gelu.py":20:35)
    %t8.init = tensor.empty() : tensor<2x31xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<2x31xf64>)
        outs(%t8.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %t7, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:35)
    %t9.init = tensor.empty() : tensor<2x31xf64>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t8 : tensor<2x31xf64>)
        outs(%t9.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.magnitude = math.absf %in0 : f64
        %result.saturated = arith.constant 19.1 : f64
        %result.is_high = arith.cmpf ogt, %result.magnitude, %result.saturated : f64
        %result.limited = arith.select %result.is_high, %result.saturated, %result.magnitude : f64
        %result.twice_log2e = arith.constant 2.8853900817779268 : f64
        %result.half_ln2 = arith.constant -0.34657359027997264 : f64
        %result.shift = arith.constant 6755399441056767.0 : f64
        %result.shifted = math.fma %result.limited, %result.twice_log2e, %result.shift : f64
        %result.k = arith.subf %result.shifted, %result.shift : f64
        %result.h = math.fma %result.k, %result.half_ln2, %result.limited : f64
        %result.growth.square = arith.mulf %result.h, %result.h : f64
        %result.growth.odd4 = arith.constant 5.144143697027594e-05 : f64
        %result.growth.even4 = arith.constant 0.00028294768087619627 : f64
        %result.growth.sum4 = math.fma %result.growth.odd4, %result.h, %result.growth.even4 : f64
        %result.growth.odd3 = arith.constant 0.0014109294709445097 : f64
        %result.growth.even3 = arith.constant 0.006349181178122406 : f64
        %result.growth.pair3 = math.fma %result.growth.odd3, %result.h, %result.growth.even3 : f64
        %result.growth.sum3 = math.fma %result.growth.sum4, %result.growth.square, %result.growth.pair3 : f64
        %result.growth.odd2 = arith.constant 0.02539682549432208 : f64
        %result.growth.even2 = arith.constant 0.08888888926726386 : f64
        %result.growth.pair2 = math.fma %result.growth.odd2, %result.h, %result.growth.even2 : f64
        %result.growth.sum2 = math.fma %result.growth.sum3, %result.growth.square, %result.growth.pair2 : f64
        %result.growth.odd1 = arith.constant 0.2666666666658302 : f64
        %result.growth.even1 = arith.constant 0.66666666666418 : f64
        %result.growth.pair1 = math.fma %result.growth.odd1, %result.h, %result.growth.even1 : f64
        %result.growth.sum1 = math.fma %result.growth.sum2, %result.growth.square, %result.growth.pair1 : f64
        %result.growth.odd0 = arith.constant 1.333333333333336 : f64
        %result.growth.even0 = arith.constant 2.0000000000000053 : f64
        %result.growth.pair0 = math.fma %result.growth.odd0, %result.h, %result.growth.even0 : f64
        %result.growth = math.fma %result.growth.sum1, %result.growth.square, %result.growth.pair0 : f64
        %result.scale.bits = arith.bitcast %result.shifted : f64 to i64
        %result.scale.mantissa_bits = arith.constant 52 : i64
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i64
        %result.scale = arith.bitcast %result.scale.exponent : i64 to f64
        %result.one = arith.constant 1.0 : f64
        %result.two = arith.constant 2.0 : f64
        %result.twice_h = arith.addf %result.h, %result.h : f64
        %result.less_one = math.fma %result.growth, %result.growth.square, %result.twice_h : f64
        %result.scale_less_one = arith.subf %result.scale, %result.one : f64
        %result.e = math.fma %result.less_one, %result.scale, %result.scale_less_one : f64
        %result.denominator = arith.addf %result.e, %result.two : f64
        %result.large = arith.divf %result.e, %result.denominator : f64
        %result.square = arith.mulf %result.magnitude, %result.magnitude : f64
        %result.series.square = arith.mulf %result.square, %result.square : f64
        %result.series.odd3 = arith.constant 0.000494376227152553 : f64
        %result.series.even3 = arith.constant -0.0014388164667756725 : f64
        %result.series.sum3 = math.fma %result.series.odd3, %result.square, %result.series.even3 : f64
        %result.series.odd2 = arith.constant 0.0035904713826737846 : f64
        %result.series.even2 = arith.constant -0.00886314131919655 : f64
        %result.series.pair2 = math.fma %result.series.odd2, %result.square, %result.series.even2 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.series.square, %result.series.pair2 : f64
        %result.series.odd1 = arith.constant 0.02186948540315009 : f64
        %result.series.even1 = arith.constant -0.053968253910500884 : f64
        %result.series.pair1 = math.fma %result.series.odd1, %result.square, %result.series.even1 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.series.square, %result.series.pair1 : f64
        %result.series.odd0 = arith.constant 0.1333333333328179 : f64
        %result.series.even0 = arith.constant -0.33333333333333176 : f64
        %result.series.pair0 = math.fma %result.series.odd0, %result.square, %result.series.even0 : f64
        %result.series = math.fma %result.series.sum1, %result.series.square, %result.series.pair0 : f64
        %result.cube = arith.mulf %result.square, %result.magnitude : f64
        %result.small = math.fma %result.series, %result.cube, %result.magnitude : f64
        %result.crossover = arith.constant 0.31 : f64
        %result.is_small = arith.cmpf olt, %result.magnitude, %result.crossover : f64
        %result.positive = arith.select %result.is_small, %result.small, %result.large : f64
        %result = math.copysign %result.positive, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:27)
    %t10 = arith.constant 1.0 : f64 loc("gelu.py":20:23)
    %t11.init = tensor.empty() : tensor<2x31xf64>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<2x31xf64>)
        outs(%t11.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.addf %t10, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:23)
    %t12.init = tensor.empty() : tensor<2x31xf64>
    %t12 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1, %t11 : tensor<2x31xf64>, tensor<2x31xf64>)
        outs(%t12.init : tensor<2x31xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.mulf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x31xf64> loc("gelu.py":20:12)
    bufferization.materialize_in_destination %t12 in restrict writable %out.buffer : (tensor<2x31xf64>, memref<2x31xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gelu.py":19:5)
}
