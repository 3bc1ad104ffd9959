#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @feed(%x.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %weights_c_fc_weight.buffer: memref<12x48x16xf32> {llvm.noalias}, %weights_c_fc_bias.buffer: memref<192xf32> {llvm.noalias}, %weights_c_proj_weight.buffer: memref<3x192x16xf32> {llvm.noalias}, %weights_c_proj_bias.buffer: memref<48xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64) -> i32 {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$tokens, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits = arith.cmpi eq, %status.0, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @feed.sized(%x.buffer, %ln_weight.buffer, %ln_bias.buffer, %weights_c_fc_weight.buffer, %weights_c_fc_bias.buffer, %weights_c_proj_weight.buffer, %weights_c_proj_bias.buffer, %out.buffer, %$tokens.size) : (memref<f32>, memref<48xf32>, memref<48xf32>, memref<12x48x16xf32>, memref<192xf32>, memref<3x192x16xf32>, memref<48xf32>, memref<f32>, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.0 : i32
    }
    return %status : i32
  } loc("gpt2.py":117:5)
  func.func private @feed.sized(%x.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %weights_c_fc_weight.buffer: memref<12x48x16xf32> {llvm.noalias}, %weights_c_fc_bias.buffer: memref<192xf32> {llvm.noalias}, %weights_c_proj_weight.buffer: memref<3x192x16xf32> {llvm.noalias}, %weights_c_proj_bias.buffer: memref<48xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>, rolled} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x48xf32> to tensor<?x48xf32>
    %ln_weight = bufferization.to_tensor %ln_weight.buffer restrict : memref<48xf32> to tensor<48xf32>
    %ln_bias = bufferization.to_tensor %ln_bias.buffer restrict : memref<48xf32> to tensor<48xf32>
    %weights_c_fc_weight = bufferization.to_tensor %weights_c_fc_weight.buffer restrict : memref<12x48x16xf32> to tensor<12x48x16xf32>
    %weights_c_fc_bias = bufferization.to_tensor %weights_c_fc_bias.buffer restrict : memref<192xf32> to tensor<192xf32>
    %weights_c_proj_weight = bufferization.to_tensor %weights_c_proj_weight.buffer restrict : memref<3x192x16xf32> to tensor<3x192x16xf32>
    %weights_c_proj_bias = bufferization.to_tensor %weights_c_proj_bias.buffer restrict : memref<48xf32> to tensor<48xf32>
    %t0.identity = arith.constant 0.0 : f64
    %t0.empty = tensor.empty(%$tokens) : tensor<?xf64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f64) outs(%t0.empty : tensor<?xf64>) -> tensor<?xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<?x48xf32>)
        outs(%t0.init : tensor<?xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("gpt2.py":74:12)
    %t1 = arith.constant 48.0 : f64 loc("gpt2.py":74:12)
    %t2.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<?xf64>)
        outs(%t2.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("gpt2.py":74:12)
    %t3.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<?xf64>)
        outs(%t3.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("gpt2.py":74:12)
    %t5.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t3 : tensor<?x48xf32>, tensor<?xf32>)
        outs(%t5.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":74:12)
    %t6.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5 : tensor<?x48xf32>)
        outs(%t6.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":74:12)
    %t7.identity = arith.constant 0.0 : f64
    %t7.empty = tensor.empty(%$tokens) : tensor<?xf64>
    %t7.init = linalg.fill {result = "t7"} ins(%t7.identity : f64) outs(%t7.empty : tensor<?xf64>) -> tensor<?xf64>
    %t7 = linalg.reduce
        ins(%t6 : tensor<?x48xf32>)
        outs(%t7.init : tensor<?xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("gpt2.py":74:12)
    %t8.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t7 : tensor<?xf64>)
        outs(%t8.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("gpt2.py":74:12)
    %t9.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t8 : tensor<?xf64>)
        outs(%t9.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("gpt2.py":74:12)
    %t11 = arith.constant 1.0e-05 : f32 loc("gpt2.py":74:12)
    %t12.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t12 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<?xf32>)
        outs(%t12.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t11 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("gpt2.py":74:12)
    %t13.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t12 : tensor<?x1xf32>)
        outs(%t13.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("gpt2.py":74:12)
    %t14.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t14 = linalg.generic {
        indexing_maps = [#map1, #map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5, %t13 : tensor<?x48xf32>, tensor<?x1xf32>)
        outs(%t14.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":74:12)
    %t15.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t15 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t14, %ln_weight : tensor<?x48xf32>, tensor<48xf32>)
        outs(%t15.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":74:12)
    %x_1.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %x_1 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t15, %ln_bias : tensor<?x48xf32>, tensor<48xf32>)
        outs(%x_1.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":74:12)
    %t18.unpacked1.empty = tensor.empty() : tensor<48x192xf32>
    %t18.unpacked1 = linalg.unpack %weights_c_fc_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t18.unpacked1.empty : tensor<12x48x16xf32> -> tensor<48x192xf32> loc("gpt2.py":70:12)
    %t18.identity = arith.constant 0.0 : f32
    %t18.empty = tensor.empty(%$tokens) : tensor<?x192xf32>
    %t18.init = linalg.fill {result = "t18"} ins(%t18.identity : f32) outs(%t18.empty : tensor<?x192xf32>) -> tensor<?x192xf32>
    %t18 = linalg.contract
        indexing_maps = [#map5, #map6, #map7]
        {result = "t18"}
        ins(%x_1, %t18.unpacked1 : tensor<?x48xf32>, tensor<48x192xf32>)
        outs(%t18.init : tensor<?x192xf32>) -> tensor<?x192xf32> loc("gpt2.py":70:12)
    %t20 = arith.constant 0.5 : f32 loc("gpt2.py":125:14)
    %t22 = arith.constant 3.0 : f32 loc("gpt2.py":125:14)
    %t24 = arith.constant 0.044715 : f32 loc("gpt2.py":125:14)
    %t27 = arith.constant 0.7978846 : f32 loc("gpt2.py":125:14)
    %t30 = arith.constant 1.0 : f32 loc("gpt2.py":125:14)
    %x_2.init = tensor.empty(%$tokens) : tensor<?x192xf32>
    %x_2 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t18, %weights_c_fc_bias : tensor<?x192xf32>, tensor<192xf32>)
        outs(%x_2.init : tensor<?x192xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %t19.result = arith.addf %in0, %in1 : f32
        %t21.result = arith.mulf %t20, %t19.result : f32
        %t23.result.square = arith.mulf %t19.result, %t19.result : f32
        %t23.result = arith.mulf %t23.result.square, %t19.result : f32
        %t25.result = arith.mulf %t24, %t23.result : f32
        %t26.result = arith.addf %t19.result, %t25.result : f32
        %t28.result = arith.mulf %t27, %t26.result : f32
        %t29.result.magnitude = math.absf %t28.result : f32
        %t29.result.saturated = arith.constant 9.02 : f32
        %t29.result.is_high = arith.cmpf ogt, %t29.result.magnitude, %t29.result.saturated : f32
        %t29.result.limited = arith.select %t29.result.is_high, %t29.result.saturated, %t29.result.magnitude : f32
        %t29.result.twice_log2e = arith.constant 2.88539 : f32
        %t29.result.half_ln2 = arith.constant -0.3465736 : f32
        %t29.result.shift = arith.constant 12583039.0 : f32
        %t29.result.shifted = math.fma %t29.result.limited, %t29.result.twice_log2e, %t29.result.shift : f32
        %t29.result.k = arith.subf %t29.result.shifted, %t29.result.shift : f32
        %t29.result.h = math.fma %t29.result.k, %t29.result.half_ln2, %t29.result.limited : f32
        %t29.result.growth.sum5 = arith.constant 0.08910127 : f32
        %t29.result.growth.c4 = arith.constant 0.26781777 : f32
        %t29.result.growth.sum4 = math.fma %t29.result.growth.sum5, %t29.result.h, %t29.result.growth.c4 : f32
        %t29.result.growth.c3 = arith.constant 0.6666653 : f32
        %t29.result.growth.sum3 = math.fma %t29.result.growth.sum4, %t29.result.h, %t29.result.growth.c3 : f32
        %t29.result.growth.c2 = arith.constant 1.3333212 : f32
        %t29.result.growth.sum2 = math.fma %t29.result.growth.sum3, %t29.result.h, %t29.result.growth.c2 : f32
        %t29.result.growth.c1 = arith.constant 2.0 : f32
        %t29.result.growth.sum1 = math.fma %t29.result.growth.sum2, %t29.result.h, %t29.result.growth.c1 : f32
        %t29.result.growth.c0 = arith.constant 2.0 : f32
        %t29.result.growth = math.fma %t29.result.growth.sum1, %t29.result.h, %t29.result.growth.c0 : f32
        %t29.result.scale.bits = arith.bitcast %t29.result.shifted : f32 to i32
        %t29.result.scale.mantissa_bits = arith.constant 23 : i32
        %t29.result.scale.exponent = arith.shli %t29.result.scale.bits, %t29.result.scale.mantissa_bits : i32
        %t29.result.scale = arith.bitcast %t29.result.scale.exponent : i32 to f32
        %t29.result.one = arith.constant 1.0 : f32
        %t29.result.two = arith.constant 2.0 : f32
        %t29.result.scaled_h = arith.mulf %t29.result.scale, %t29.result.h : f32
        %t29.result.scale_and_one = arith.addf %t29.result.scale, %t29.result.one : f32
        %t29.result.denominator = math.fma %t29.result.growth, %t29.result.scaled_h, %t29.result.scale_and_one : f32
        %t29.result.less = arith.divf %t29.result.two, %t29.result.denominator : f32
        %t29.result.large = arith.subf %t29.result.one, %t29.result.less : f32
        %t29.result.square = arith.mulf %t29.result.magnitude, %t29.result.magnitude : f32
        %t29.result.series.sum6 = arith.constant -0.0004557081 : f32
        %t29.result.series.c5 = arith.constant 0.0025834232 : f32
        %t29.result.series.sum5 = math.fma %t29.result.series.sum6, %t29.result.square, %t29.result.series.c5 : f32
        %t29.result.series.c4 = arith.constant -0.008265454 : f32
        %t29.result.series.sum4 = math.fma %t29.result.series.sum5, %t29.result.square, %t29.result.series.c4 : f32
        %t29.result.series.c3 = arith.constant 0.021664092 : f32
        %t29.result.series.sum3 = math.fma %t29.result.series.sum4, %t29.result.square, %t29.result.series.c3 : f32
        %t29.result.series.c2 = arith.constant -0.053929474 : f32
        %t29.result.series.sum2 = math.fma %t29.result.series.sum3, %t29.result.square, %t29.result.series.c2 : f32
        %t29.result.series.c1 = arith.constant 0.13332981 : f32
        %t29.result.series.sum1 = math.fma %t29.result.series.sum2, %t29.result.square, %t29.result.series.c1 : f32
        %t29.result.series.c0 = arith.constant -0.33333322 : f32
        %t29.result.series = math.fma %t29.result.series.sum1, %t29.result.square, %t29.result.series.c0 : f32
        %t29.result.cube = arith.mulf %t29.result.square, %t29.result.magnitude : f32
        %t29.result.small = math.fma %t29.result.series, %t29.result.cube, %t29.result.magnitude : f32
        %t29.result.crossover = arith.constant 0.9 : f32
        %t29.result.is_small = arith.cmpf olt, %t29.result.magnitude, %t29.result.crossover : f32
        %t29.result.positive = arith.select %t29.result.is_small, %t29.result.small, %t29.result.large : f32
        %t29.result = math.copysign %t29.result.positive, %t28.result : f32
        %t31.result = arith.addf %t30, %t29.result : f32
        %x_2.result = arith.mulf %t21.result, %t31.result : f32
        linalg.yield %x_2.result : f32
    } -> tensor<?x192xf32> loc("gpt2.py":125:14)
    %t34.unpacked1.empty = tensor.empty() : tensor<192x48xf32>
    %t34.unpacked1 = linalg.unpack %weights_c_proj_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t34.unpacked1.empty : tensor<3x192x16xf32> -> tensor<192x48xf32> loc("gpt2.py":70:12)
    %t34.identity = arith.constant 0.0 : f32
    %t34.empty = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t34.init = linalg.fill {result = "t34"} ins(%t34.identity : f32) outs(%t34.empty : tensor<?x48xf32>) -> tensor<?x48xf32>
    %t34 = linalg.contract
        indexing_maps = [#map5, #map6, #map7]
        {result = "t34"}
        ins(%x_2, %t34.unpacked1 : tensor<?x192xf32>, tensor<192x48xf32>)
        outs(%t34.init : tensor<?x48xf32>) -> tensor<?x48xf32> loc("gpt2.py":70:12)
    %t36.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t36 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t34, %weights_c_proj_bias, %x : tensor<?x48xf32>, tensor<48xf32>, tensor<?x48xf32>)
        outs(%t36.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %in2: f32, %out: f32):
        %t35.result = arith.addf %in0, %in1 : f32
        %t36.result = arith.addf %in2, %t35.result : f32
        linalg.yield %t36.result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":126:12)
    bufferization.materialize_in_destination %t36 in restrict writable %out.shaped : (tensor<?x48xf32>, memref<?x48xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gpt2.py":117:5)
}
