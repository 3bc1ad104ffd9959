#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @gelu_f32(%x.buffer: memref<8x64xf32> {llvm.noalias}, %out.buffer: memref<8x64xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<8x64xf32> to tensor<8x64xf32>
    %t0 = arith.constant 0.5 : f32 loc("transformer.py":22:12)
    %t1.init = tensor.empty() : tensor<8x64xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<8x64xf32>)
        outs(%t1.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:12)
    %t2 = arith.constant 3.0 : f32 loc("transformer.py":22:69)
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
    } -> tensor<8x64xf32> loc("transformer.py":22:69)
    %t4 = arith.constant 0.044715 : f32 loc("transformer.py":22:58)
    %t5.init = tensor.empty() : tensor<8x64xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3 : tensor<8x64xf32>)
        outs(%t5.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t4, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:58)
    %t6.init = tensor.empty() : tensor<8x64xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t5 : tensor<8x64xf32>, tensor<8x64xf32>)
        outs(%t6.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:54)
    %t7 = arith.constant 0.7978846 : f32 loc("transformer.py":22:32)
    %t8.init = tensor.empty() : tensor<8x64xf32>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<8x64xf32>)
        outs(%t8.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t7, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:32)
    %t9.init = tensor.empty() : tensor<8x64xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t8 : tensor<8x64xf32>)
        outs(%t9.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.magnitude = math.absf %in0 : f32
        %result.saturated = arith.constant 9.02 : f32
        %result.is_high = arith.cmpf ogt, %result.magnitude, %result.saturated : f32
        %result.limited = arith.select %result.is_high, %result.saturated, %result.magnitude : f32
        %result.twice_log2e = arith.constant 2.88539 : f32
        %result.half_ln2 = arith.constant -0.3465736 : f32
        %result.shift = arith.constant 12583039.0 : f32
        %result.shifted = math.fma %result.limited, %result.twice_log2e, %result.shift : f32
        %result.k = arith.subf %result.shifted, %result.shift : f32
        %result.h = math.fma %result.k, %result.half_ln2, %result.limited : f32
        %result.growth.sum5 = arith.constant 0.08910127 : f32
        %result.growth.c4 = arith.constant 0.26781777 : f32
        %result.growth.sum4 = math.fma %result.growth.sum5, %result.h, %result.growth.c4 : f32
        %result.growth.c3 = arith.constant 0.6666653 : f32
        %result.growth.sum3 = math.fma %result.growth.sum4, %result.h, %result.growth.c3 : f32
        %result.growth.c2 = arith.constant 1.3333212 : f32
        %result.growth.sum2 = math.fma %result.growth.sum3, %result.h, %result.growth.c2 : f32
        %result.growth.c1 = arith.constant 2.0 : f32
        %result.growth.sum1 = math.fma %result.growth.sum2, %result.h, %result.growth.c1 : f32
        %result.growth.c0 = arith.constant 2.0 : f32
        %result.growth = math.fma %result.growth.sum1, %result.h, %result.growth.c0 : f32
        %result.scale.bits = arith.bitcast %result.shifted : f32 to i32
        %result.scale.mantissa_bits = arith.constant 23 : i32
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i32
        %result.scale = arith.bitcast %result.scale.exponent : i32 to f32
        %result.one = arith.constant 1.0 : f32
        %result.two = arith.constant 2.0 : f32
        %result.scaled_h = arith.mulf %result.scale, %result.h : f32
        %result.scale_and_one = arith.addf %result.scale, %result.one : f32
        %result.denominator = math.fma %result.growth, %result.scaled_h, %result.scale_and_one : f32
        %result.less = arith.divf %result.two, %result.denominator : f32
        %result.large = arith.subf %result.one, %result.less : f32
        %result.square = arith.mulf %result.magnitude, %result.magnitude : f32
        %result.series.sum6 = arith.constant -0.0004557081 : f32
        %result.series.c5 = arith.constant 0.0025834232 : f32
        %result.series.sum5 = math.fma %result.series.sum6, %result.square, %result.series.c5 : f32
        %result.series.c4 = arith.constant -0.008265454 : f32
        %result.series.sum4 = math.fma %result.series.sum5, %result.square, %result.series.c4 : f32
        %result.series.c3 = arith.constant 0.021664092 : f32
        %result.series.sum3 = math.fma %result.series.sum4, %result.square, %result.series.c3 : f32
        %result.series.c2 = arith.constant -0.053929474 : f32
        %result.series.sum2 = math.fma %result.series.sum3, %result.square, %result.series.c2 : f32
        %result.series.c1 = arith.constant 0.13332981 : f32
        %result.series.sum1 = math.fma %result.series.sum2, %result.square, %result.series.c1 : f32
        %result.series.c0 = arith.constant -0.33333322 : f32
        %result.series = math.fma %result.series.sum1, %result.square, %result.series.c0 : f32
        %result.cube = arith.mulf %result.square, %result.magnitude : f32
        %result.small = math.fma %result.series, %result.cube, %result.magnitude : f32
        %result.crossover = arith.constant 0.9 : f32
        %result.is_small = arith.cmpf olt, %result.magnitude, %result.crossover : f32
        %result.positive = arith.select %result.is_small, %result.small, %result.large : f32
        %result = math.copysign %result.positive, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:27)
    %t10 = arith.constant 1.0 : f32 loc("transformer.py":22:23)
    %t11.init = tensor.empty() : tensor<8x64xf32>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<8x64xf32>)
        outs(%t11.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %t10, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:23)
    %t12.init = tensor.empty() : tensor<8x64xf32>
    %t12 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1, %t11 : tensor<8x64xf32>, tensor<8x64xf32>)
        outs(%t12.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":22:12)
    bufferization.materialize_in_destination %t12 in restrict writable %out.buffer : (tensor<8x64xf32>, memref<8x64xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("transformer.py":20:5)
}
