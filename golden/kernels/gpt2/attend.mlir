#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<() -> ()>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2)>
module {
  func.func @attend(%x.buffer: memref<f32> {llvm.noalias}, %cache.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %weights_c_attn_weight.buffer: memref<48x144xf32> {llvm.noalias}, %weights_c_attn_bias.buffer: memref<144xf32> {llvm.noalias}, %weights_c_proj_weight.buffer: memref<48x48xf32> {llvm.noalias}, %weights_c_proj_bias.buffer: memref<48xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$seen.size: i64) -> i32 {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$seen = arith.index_cast %$seen.size : i64 to index
    %$0 = arith.constant 1 : index
    %$1 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$seen, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$seen, %$1 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits.2 = arith.cmpi sge, %$tokens, %$1 : index
    %status.2.code = arith.constant 4 : i32
    %status.2 = arith.select %fits.2, %status.1, %status.2.code : i32
    %fits = arith.cmpi eq, %status.2, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @attend.sized(%x.buffer, %cache.buffer, %ln_weight.buffer, %ln_bias.buffer, %weights_c_attn_weight.buffer, %weights_c_attn_bias.buffer, %weights_c_proj_weight.buffer, %weights_c_proj_bias.buffer, %out.buffer, %$tokens.size, %$seen.size) : (memref<f32>, memref<f32>, memref<48xf32>, memref<48xf32>, memref<48x144xf32>, memref<144xf32>, memref<48x48xf32>, memref<48xf32>, memref<f32>, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.2 : i32
    }
    return %status : i32
  } loc("gpt2.py":89:5)
  func.func private @attend.sized(%x.buffer: memref<f32> {llvm.noalias}, %cache.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %weights_c_attn_weight.buffer: memref<48x144xf32> {llvm.noalias}, %weights_c_attn_bias.buffer: memref<144xf32> {llvm.noalias}, %weights_c_proj_weight.buffer: memref<48x48xf32> {llvm.noalias}, %weights_c_proj_bias.buffer: memref<48xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$seen.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$seen = arith.index_cast %$seen.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %cache.shaped = memref.reinterpret_cast %cache.buffer to offset: [0], sizes: [%$seen, 96], strides: [96, 1] : memref<f32> to memref<?x96xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x48xf32> to tensor<?x48xf32>
    %cache = bufferization.to_tensor %cache.shaped restrict : memref<?x96xf32> to tensor<?x96xf32>
    %ln_weight = bufferization.to_tensor %ln_weight.buffer restrict : memref<48xf32> to tensor<48xf32>
    %ln_bias = bufferization.to_tensor %ln_bias.buffer restrict : memref<48xf32> to tensor<48xf32>
    %weights_c_attn_weight = bufferization.to_tensor %weights_c_attn_weight.buffer restrict : memref<48x144xf32> to tensor<48x144xf32>
    %weights_c_attn_bias = bufferization.to_tensor %weights_c_attn_bias.buffer restrict : memref<144xf32> to tensor<144xf32>
    %weights_c_proj_weight = bufferization.to_tensor %weights_c_proj_weight.buffer restrict : memref<48x48xf32> to tensor<48x48xf32>
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
      } loc("gpt2.py":66:12)
    %t1 = arith.constant 48.0 : f64 loc("gpt2.py":66:12)
    %t2.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<?xf64>)
        outs(%t2.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("gpt2.py":66:12)
    %t3.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<?xf64>)
        outs(%t3.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("gpt2.py":66:12)
    %t5.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t3 : tensor<?x48xf32>, tensor<?xf32>)
        outs(%t5.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":66:12)
    %t6.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5 : tensor<?x48xf32>)
        outs(%t6.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":66:12)
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
      } loc("gpt2.py":66:12)
    %t8.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t7 : tensor<?xf64>)
        outs(%t8.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("gpt2.py":66:12)
    %t9.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t8 : tensor<?xf64>)
        outs(%t9.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("gpt2.py":66:12)
    %t11 = arith.constant 1.0e-05 : f32 loc("gpt2.py":66:12)
    %t12.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t12 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<?xf32>)
        outs(%t12.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t11 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("gpt2.py":66:12)
    %t13.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t12 : tensor<?x1xf32>)
        outs(%t13.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("gpt2.py":66:12)
    %t14.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t14 = linalg.generic {
        indexing_maps = [#map1, #map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5, %t13 : tensor<?x48xf32>, tensor<?x1xf32>)
        outs(%t14.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":66:12)
    %t15.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t15 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t14, %ln_weight : tensor<?x48xf32>, tensor<48xf32>)
        outs(%t15.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":66:12)
    %t16.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t16 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t15, %ln_bias : tensor<?x48xf32>, tensor<48xf32>)
        outs(%t16.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":66:12)
    %t17 = tensor.extract_slice %weights_c_attn_weight[0, 0] [48, 48] [1, 1] : tensor<48x144xf32> to tensor<48x48xf32> loc("gpt2.py":103:34)
    %t18.identity = arith.constant 0.0 : f32
    %t18.empty = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t18.init = linalg.fill {result = "t18"} ins(%t18.identity : f32) outs(%t18.empty : tensor<?x48xf32>) -> tensor<?x48xf32>
    %t18 = linalg.contract
        indexing_maps = [#map5, #map6, #map7]
        {result = "t18"}
        ins(%t16, %t17 : tensor<?x48xf32>, tensor<48x48xf32>)
        outs(%t18.init : tensor<?x48xf32>) -> tensor<?x48xf32> loc("gpt2.py":103:15)
    %queries.from1 = tensor.extract_slice %weights_c_attn_bias[0] [48] [1] : tensor<144xf32> to tensor<48xf32> loc("gpt2.py":103:15)
    %queries.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %queries = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t18, %queries.from1 : tensor<?x48xf32>, tensor<48xf32>)
        outs(%queries.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %queries.result = arith.addf %in0, %in1 : f32
        linalg.yield %queries.result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":103:15)
    %queries_1 = tensor.expand_shape %queries [[0], [1, 2]] output_shape [%$tokens, 3, 16] : tensor<?x48xf32> into tensor<?x3x16xf32> loc("gpt2.py":104:15)
    %t20 = tensor.expand_shape %cache [[0], [1, 2, 3]] output_shape [%$seen, 2, 3, 16] : tensor<?x96xf32> into tensor<?x2x3x16xf32> loc("gpt2.py":105:21)
    %t21 = tensor.extract_slice %t20[0, 0, 0, 0] [%$seen, 1, 3, 16] [1, 1, 1, 1] : tensor<?x2x3x16xf32> to tensor<?x1x3x16xf32> loc("gpt2.py":105:21)
    %keys = tensor.collapse_shape %t21 [[0], [1, 2], [3]] : tensor<?x1x3x16xf32> into tensor<?x3x16xf32> loc("gpt2.py":105:21)
    %t22 = tensor.extract_slice %t20[0, 1, 0, 0] [%$seen, 1, 3, 16] [1, 1, 1, 1] : tensor<?x2x3x16xf32> to tensor<?x1x3x16xf32> loc("gpt2.py":105:21)
    %values = tensor.collapse_shape %t22 [[0], [1, 2], [3]] : tensor<?x1x3x16xf32> into tensor<?x3x16xf32> loc("gpt2.py":105:21)
    %t23.identity = arith.constant 0.0 : f32
    %t23.empty = tensor.empty(%$tokens, %$seen) : tensor<3x?x?xf32>
    %t23.init = linalg.fill {result = "t23"} ins(%t23.identity : f32) outs(%t23.empty : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %t23 = linalg.contract
        indexing_maps = [#map8, #map9, #map10]
        {result = "t23"}
        ins(%queries_1, %keys : tensor<?x3x16xf32>, tensor<?x3x16xf32>)
        outs(%t23.init : tensor<3x?x?xf32>) -> tensor<3x?x?xf32> loc("gpt2.py":106:14)
    %t24 = arith.constant 4.0 : f32 loc("gpt2.py":106:14)
    %scores.init = tensor.empty(%$tokens, %$seen) : tensor<3x?x?xf32>
    %scores = linalg.generic {
        indexing_maps = [#map11, #map11],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t23 : tensor<3x?x?xf32>)
        outs(%scores.init : tensor<3x?x?xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.divf %in0, %t24 : f32
        linalg.yield %result : f32
    } -> tensor<3x?x?xf32> loc("gpt2.py":106:14)
    %t25.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xi64>
    %t25 = linalg.generic {
        indexing_maps = [#map1],
        iterator_types = ["parallel", "parallel"]}
        outs(%t25.init : tensor<?x?xi64>) {
      ^bb0(%out: i64):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        linalg.yield %position : i64
    } -> tensor<?x?xi64> loc("gpt2.py":107:23)
    %t26.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xi64>
    %t26 = linalg.generic {
        indexing_maps = [#map1],
        iterator_types = ["parallel", "parallel"]}
        outs(%t26.init : tensor<?x?xi64>) {
      ^bb0(%out: i64):
        %loop = linalg.index 1 : index
        %position = arith.index_cast %loop : index to i64
        linalg.yield %position : i64
    } -> tensor<?x?xi64> loc("gpt2.py":107:23)
    %$0 = arith.subi %$seen, %$tokens : index
    %t27.init = tensor.empty() : tensor<i64>
    %t27 = linalg.generic {
        indexing_maps = [#map12],
        iterator_types = []}
        outs(%t27.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$0 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("gpt2.py":107:23)
    %t28.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xi64>
    %t28 = linalg.generic {
        indexing_maps = [#map1, #map13, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t25, %t27 : tensor<?x?xi64>, tensor<i64>)
        outs(%t28.init : tensor<?x?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.addi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("gpt2.py":107:23)
    %t29.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xi8>
    %t29 = linalg.generic {
        indexing_maps = [#map1, #map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t28, %t26 : tensor<?x?xi64>, tensor<?x?xi64>)
        outs(%t29.init : tensor<?x?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("gpt2.py":107:23)
    %t30 = arith.constant 0xFF800000 : f32 loc("gpt2.py":107:14)
    %scores_1.init = tensor.empty(%$tokens, %$seen) : tensor<3x?x?xf32>
    %scores_1 = linalg.generic {
        indexing_maps = [#map14, #map11, #map11],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t29, %scores : tensor<?x?xi8>, tensor<3x?x?xf32>)
        outs(%scores_1.init : tensor<3x?x?xf32>) {
      ^bb0(%in0: i8, %in1: f32, %out: f32):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %t30 : f32
        linalg.yield %result : f32
    } -> tensor<3x?x?xf32> loc("gpt2.py":107:14)
    %t31.identity = arith.constant 0xFF800000 : f32
    %t31.empty = tensor.empty(%$tokens) : tensor<3x?xf32>
    %t31.init = linalg.fill {result = "t31"} ins(%t31.identity : f32) outs(%t31.empty : tensor<3x?xf32>) -> tensor<3x?xf32>
    %t31 = linalg.reduce
        ins(%scores_1 : tensor<3x?x?xf32>)
        outs(%t31.init : tensor<3x?xf32>)
        dimensions = [2]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("gpt2.py":108:39)
    %t33.init = tensor.empty(%$tokens, %$seen) : tensor<3x?x?xf32>
    %t33 = linalg.generic {
        indexing_maps = [#map11, #map7, #map11],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%scores_1, %t31 : tensor<3x?x?xf32>, tensor<3x?xf32>)
        outs(%t33.init : tensor<3x?x?xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3x?x?xf32> loc("gpt2.py":108:39)
    %t34.init = tensor.empty(%$tokens, %$seen) : tensor<3x?x?xf32>
    %t34 = linalg.generic {
        indexing_maps = [#map11, #map11],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t33 : tensor<3x?x?xf32>)
        outs(%t34.init : tensor<3x?x?xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.lowest = arith.constant -104.0 : f32
        %result.shift = arith.constant 12583063.0 : f32
        %result.limited.is_low = arith.cmpf olt, %in0, %result.lowest : f32
        %result.limited = arith.select %result.limited.is_low, %result.lowest, %in0 : f32
        %result.parts.log2e = arith.constant 1.442695 : f32
        %result.parts.ln2_high = arith.constant -0.6933594 : f32
        %result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %result.parts.shifted = math.fma %result.limited, %result.parts.log2e, %result.shift : f32
        %result.parts.k = arith.subf %result.parts.shifted, %result.shift : f32
        %result.parts.high = math.fma %result.parts.k, %result.parts.ln2_high, %result.limited : f32
        %result.parts.s = math.fma %result.parts.k, %result.parts.ln2_low, %result.parts.high : f32
        %result.series.sum6 = arith.constant 8.2982024e-11 : f32
        %result.series.c5 = arith.constant 4.9884946e-10 : f32
        %result.series.sum5 = math.fma %result.series.sum6, %result.parts.s, %result.series.c5 : f32
        %result.series.c4 = arith.constant 2.4835218e-09 : f32
        %result.series.sum4 = math.fma %result.series.sum5, %result.parts.s, %result.series.c4 : f32
        %result.series.c3 = arith.constant 9.934017e-09 : f32
        %result.series.sum3 = math.fma %result.series.sum4, %result.parts.s, %result.series.c3 : f32
        %result.series.c2 = arith.constant 2.9802322e-08 : f32
        %result.series.sum2 = math.fma %result.series.sum3, %result.parts.s, %result.series.c2 : f32
        %result.series.c1 = arith.constant 5.9604645e-08 : f32
        %result.series.sum1 = math.fma %result.series.sum2, %result.parts.s, %result.series.c1 : f32
        %result.series.c0 = arith.constant 5.9604645e-08 : f32
        %result.series = math.fma %result.series.sum1, %result.parts.s, %result.series.c0 : f32
        %result.scale.bits = arith.bitcast %result.parts.shifted : f32 to i32
        %result.scale.mantissa_bits = arith.constant 23 : i32
        %result.scale.exponent = arith.shli %result.scale.bits, %result.scale.mantissa_bits : i32
        %result.scale = arith.bitcast %result.scale.exponent : i32 to f32
        %result = arith.mulf %result.series, %result.scale : f32
        linalg.yield %result : f32
    } -> tensor<3x?x?xf32> loc("gpt2.py":108:39)
    %t35.acc0.identity = arith.constant 0.0 : f64
    %t35.acc0.empty = tensor.empty(%$tokens) : tensor<3x?xf64>
    %t35.acc0.init = linalg.fill {result = "t35.acc0"} ins(%t35.acc0.identity : f64) outs(%t35.acc0.empty : tensor<3x?xf64>) -> tensor<3x?xf64>
    %t35.acc0 = linalg.reduce
        ins(%t34 : tensor<3x?x?xf32>)
        outs(%t35.acc0.init : tensor<3x?xf64>)
        dimensions = [2]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("gpt2.py":108:39)
    %t35.init = tensor.empty(%$tokens) : tensor<3x?xf32>
    %t35 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t35.acc0 : tensor<3x?xf64>)
        outs(%t35.init : tensor<3x?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<3x?xf32> loc("gpt2.py":108:39)
    %t37.init = tensor.empty(%$tokens, %$seen) : tensor<3x?x?xf32>
    %t37 = linalg.generic {
        indexing_maps = [#map11, #map7, #map11],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t34, %t35 : tensor<3x?x?xf32>, tensor<3x?xf32>)
        outs(%t37.init : tensor<3x?x?xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3x?x?xf32> loc("gpt2.py":108:39)
    %mixed.identity = arith.constant 0.0 : f32
    %mixed.empty = tensor.empty(%$tokens) : tensor<?x3x16xf32>
    %mixed.init = linalg.fill {result = "mixed"} ins(%mixed.identity : f32) outs(%mixed.empty : tensor<?x3x16xf32>) -> tensor<?x3x16xf32>
    %mixed = linalg.contract
        indexing_maps = [#map8, #map15, #map10]
        {result = "mixed"}
        ins(%t37, %values : tensor<3x?x?xf32>, tensor<?x3x16xf32>)
        outs(%mixed.init : tensor<?x3x16xf32>) -> tensor<?x3x16xf32> loc("gpt2.py":108:13)
    %x_1 = tensor.collapse_shape %mixed [[0], [1, 2]] : tensor<?x3x16xf32> into tensor<?x48xf32> loc("gpt2.py":109:24)
    %t38.identity = arith.constant 0.0 : f32
    %t38.empty = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t38.init = linalg.fill {result = "t38"} ins(%t38.identity : f32) outs(%t38.empty : tensor<?x48xf32>) -> tensor<?x48xf32>
    %t38 = linalg.contract
        indexing_maps = [#map5, #map6, #map7]
        {result = "t18"}
        ins(%x_1, %weights_c_proj_weight : tensor<?x48xf32>, tensor<48x48xf32>)
        outs(%t38.init : tensor<?x48xf32>) -> tensor<?x48xf32> loc("gpt2.py":62:12)
    %t40.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t40 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t38, %weights_c_proj_bias, %x : tensor<?x48xf32>, tensor<48xf32>, tensor<?x48xf32>)
        outs(%t40.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %in2: f32, %out: f32):
        %t39.result = arith.addf %in0, %in1 : f32
        %t40.result = arith.addf %in2, %t39.result : f32
        linalg.yield %t40.result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":109:12)
    bufferization.materialize_in_destination %t40 in restrict writable %out.shaped : (tensor<?x48xf32>, memref<?x48xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gpt2.py":89:5)
}
