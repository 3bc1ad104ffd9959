#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @gelu(%x.buffer: memref<8x64xf32> {llvm.noalias}, %out.buffer: memref<8x64xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<8x64xf32> to tensor<8x64xf32>
    %t0 = arith.constant 0.5 : f32 loc("transformer.py":16:12)
    %t1.init = tensor.empty() : tensor<8x64xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<8x64xf32>)
        outs(%t1.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":16:12)
    %t2 = arith.constant 3.0 : f32 loc("transformer.py":16:72)
    %t3.init = tensor.empty() : tensor<8x64xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<8x64xf32>)
        outs(%t3.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.square = arith.mulf %in0, %in0 : f32
        %result = arith.mulf %result.square, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":16:72)
    %t4 = arith.constant 0.044715 : f32 loc("transformer.py":16:61)
    %t5.init = tensor.empty() : tensor<8x64xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3 : tensor<8x64xf32>)
        outs(%t5.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t4, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":16:61)
    %t6.init = tensor.empty() : tensor<8x64xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t5 : tensor<8x64xf32>, tensor<8x64xf32>)
        outs(%t6.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":16:57)
    %t7 = arith.constant 0.7978845608028654 : f64 loc("transformer.py":16:35)
    %t8.init = tensor.empty() : tensor<8x64xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<8x64xf32>)
        outs(%t8.init : tensor<8x64xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<8x64xf64> loc("transformer.py":16:35)
    %t9.init = tensor.empty() : tensor<8x64xf64>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t8 : tensor<8x64xf64>)
        outs(%t9.init : tensor<8x64xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %t7, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<8x64xf64> loc("transformer.py":16:35)
    %t10.init = tensor.empty() : tensor<8x64xf64>
    %t10 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<8x64xf64>)
        outs(%t10.init : tensor<8x64xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.magnitude = math.absf %in0 : f64
        %result.saturated = arith.constant 19.1 : f64
        %result.is_high = arith.cmpf ogt, %result.magnitude, %result.saturated : f64
        %result.limited = arith.select %result.is_high, %result.saturated, %result.magnitude : f64
        %result.doubled = arith.addf %result.limited, %result.limited : f64
        %result.shift = arith.constant 6755399441056767.0 : f64
        %result.parts.log2e = arith.constant 1.4426950408889634 : f64
        %result.parts.ln2_high = arith.constant -0.6931471803691238 : f64
        %result.parts.ln2_low = arith.constant -1.9082149292705877e-10 : f64
        %result.parts.shifted = math.fma %result.doubled, %result.parts.log2e, %result.shift : f64
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f64
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.doubled : f64
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
        %result.one = arith.constant 1.0 : f64
        %result.two = arith.constant 2.0 : f64
        %result.scale_and_one = arith.addf %result.scale, %result.one : f64
        %result.denominator = math.fma %result.scale, %result.less_one, %result.scale_and_one : f64
        %result.less = arith.divf %result.two, %result.denominator : f64
        %result.large = arith.subf %result.one, %result.less : f64
        %result.square = arith.mulf %result.magnitude, %result.magnitude : f64
        %result.series.sum10 = arith.constant -1.9509899576931682e-05 : f64
        %result.series.c9 = arith.constant 8.334094544315309e-05 : f64
        %result.series.sum9 = math.fma %result.series.sum10, %result.square, %result.series.c9 : f64
        %result.series.c8 = arith.constant -0.00023339847485510357 : f64
        %result.series.sum8 = math.fma %result.series.sum9, %result.square, %result.series.c8 : f64
        %result.series.c7 = arith.constant 0.0005884510137131514 : f64
        %result.series.sum7 = math.fma %result.series.sum8, %result.square, %result.series.c7 : f64
        %result.series.c6 = arith.constant -0.0014555443869117431 : f64
        %result.series.sum6 = math.fma %result.series.sum7, %result.square, %result.series.c6 : f64
        %result.series.c5 = arith.constant 0.003592092258820985 : f64
        %result.series.sum5 = math.fma %result.series.sum6, %result.square, %result.series.c5 : f64
        %result.series.c4 = arith.constant -0.008863232622355185 : f64
        %result.series.sum4 = math.fma %result.series.sum5, %result.square, %result.series.c4 : f64
        %result.series.c3 = arith.constant 0.02186948838696684 : f64
        %result.series.sum3 = math.fma %result.series.sum4, %result.square, %result.series.c3 : f64
        %result.series.c2 = arith.constant -0.053968253963789785 : f64
        %result.series.sum2 = math.fma %result.series.sum3, %result.square, %result.series.c2 : f64
        %result.series.c1 = arith.constant 0.1333333333332664 : f64
        %result.series.sum1 = math.fma %result.series.sum2, %result.square, %result.series.c1 : f64
        %result.series.c0 = arith.constant -0.333333333333333 : f64
        %result.series = math.fma %result.series.sum1, %result.square, %result.series.c0 : f64
        %result.cube = arith.mulf %result.square, %result.magnitude : f64
        %result.small = math.fma %result.series, %result.cube, %result.magnitude : f64
        %result.crossover = arith.constant 0.55 : f64
        %result.is_small = arith.cmpf olt, %result.magnitude, %result.crossover : f64
        %result.positive = arith.select %result.is_small, %result.small, %result.large : f64
        %result = math.copysign %result.positive, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<8x64xf64> loc("transformer.py":16:27)
    %t11 = arith.constant 1.0 : f64 loc("transformer.py":16:23)
    %t12.init = tensor.empty() : tensor<8x64xf64>
    %t12 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t10 : tensor<8x64xf64>)
        outs(%t12.init : tensor<8x64xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.addf %t11, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<8x64xf64> loc("transformer.py":16:23)
    %t13.init = tensor.empty() : tensor<8x64xf64>
    %t13 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1 : tensor<8x64xf32>)
        outs(%t13.init : tensor<8x64xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<8x64xf64> loc("transformer.py":16:12)
    %t14.init = tensor.empty() : tensor<8x64xf64>
    %t14 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t13, %t12 : tensor<8x64xf64>, tensor<8x64xf64>)
        outs(%t14.init : tensor<8x64xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.mulf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<8x64xf64> loc("transformer.py":16:12)
    bufferization.materialize_in_destination %t14 in restrict writable %out.buffer : (tensor<8x64xf64>, memref<8x64xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("transformer.py":14:5)
}
