#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0) -> ()>
#map10 = affine_map<(d0, d1) -> (d1, d0)>
#map11 = affine_map<(d0, d1, d2) -> (d2, d0)>
module {
  func.func @attend(%x.buffer: memref<f32> {llvm.noalias}, %cache.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %weights_c_attn_weight.buffer: memref<9x48x16xf32> {llvm.noalias}, %weights_c_attn_bias.buffer: memref<144xf32> {llvm.noalias}, %weights_c_proj_weight.buffer: memref<3x48x16xf32> {llvm.noalias}, %weights_c_proj_bias.buffer: memref<48xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$seen.size: i64) -> i32 {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$seen = arith.index_cast %$seen.size : i64 to index
    %$0 = arith.constant 1 : index
    %$1 = arith.subi %$seen, %$tokens : index
    %$2 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$seen, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$1, %$2 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits.2 = arith.cmpi sge, %$seen, %$2 : index
    %status.2.code = arith.constant 4 : i32
    %status.2 = arith.select %fits.2, %status.1, %status.2.code : i32
    %fits.3 = arith.cmpi sge, %$tokens, %$2 : index
    %status.3.code = arith.constant 4 : i32
    %status.3 = arith.select %fits.3, %status.2, %status.3.code : i32
    %fits = arith.cmpi eq, %status.3, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @attend.sized(%x.buffer, %cache.buffer, %ln_weight.buffer, %ln_bias.buffer, %weights_c_attn_weight.buffer, %weights_c_attn_bias.buffer, %weights_c_proj_weight.buffer, %weights_c_proj_bias.buffer, %out.buffer, %$tokens.size, %$seen.size) : (memref<f32>, memref<f32>, memref<48xf32>, memref<48xf32>, memref<9x48x16xf32>, memref<144xf32>, memref<3x48x16xf32>, memref<48xf32>, memref<f32>, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.3 : i32
    }
    return %status : i32
  } loc("gpt2.py":89:5)
  func.func private @attend.sized(%x.buffer: memref<f32> {llvm.noalias}, %cache.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %weights_c_attn_weight.buffer: memref<9x48x16xf32> {llvm.noalias}, %weights_c_attn_bias.buffer: memref<144xf32> {llvm.noalias}, %weights_c_proj_weight.buffer: memref<3x48x16xf32> {llvm.noalias}, %weights_c_proj_bias.buffer: memref<48xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$seen.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>, rolled} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$seen = arith.index_cast %$seen.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %cache.shaped = memref.reinterpret_cast %cache.buffer to offset: [0], sizes: [%$seen, 96], strides: [96, 1] : memref<f32> to memref<?x96xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x48xf32> to tensor<?x48xf32>
    %cache = bufferization.to_tensor %cache.shaped restrict writable : memref<?x96xf32> to tensor<?x96xf32>
    %ln_weight = bufferization.to_tensor %ln_weight.buffer restrict : memref<48xf32> to tensor<48xf32>
    %ln_bias = bufferization.to_tensor %ln_bias.buffer restrict : memref<48xf32> to tensor<48xf32>
    %weights_c_attn_weight = bufferization.to_tensor %weights_c_attn_weight.buffer restrict : memref<9x48x16xf32> to tensor<9x48x16xf32>
    %weights_c_attn_bias = bufferization.to_tensor %weights_c_attn_bias.buffer restrict : memref<144xf32> to tensor<144xf32>
    %weights_c_proj_weight = bufferization.to_tensor %weights_c_proj_weight.buffer restrict : memref<3x48x16xf32> to tensor<3x48x16xf32>
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
    %t18.unpacked1.empty = tensor.empty() : tensor<48x144xf32>
    %t18.unpacked1 = linalg.unpack %weights_c_attn_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t18.unpacked1.empty : tensor<9x48x16xf32> -> tensor<48x144xf32> loc("gpt2.py":70:12)
    %t18.identity = arith.constant 0.0 : f32
    %t18.empty = tensor.empty(%$tokens) : tensor<?x144xf32>
    %t18.init = linalg.fill {result = "t18"} ins(%t18.identity : f32) outs(%t18.empty : tensor<?x144xf32>) -> tensor<?x144xf32>
    %t18 = linalg.contract
        indexing_maps = [#map5, #map6, #map7]
        {result = "t18"}
        ins(%x_1, %t18.unpacked1 : tensor<?x48xf32>, tensor<48x144xf32>)
        outs(%t18.init : tensor<?x144xf32>) -> tensor<?x144xf32> loc("gpt2.py":70:12)
    %projected.init = tensor.empty(%$tokens) : tensor<?x144xf32>
    %projected = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t18, %weights_c_attn_bias : tensor<?x144xf32>, tensor<144xf32>)
        outs(%projected.init : tensor<?x144xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %projected.result = arith.addf %in0, %in1 : f32
        linalg.yield %projected.result : f32
    } -> tensor<?x144xf32> loc("gpt2.py":70:12)
    %t19 = tensor.extract_slice %projected[0, 48] [%$tokens, 96] [1, 1] : tensor<?x144xf32> to tensor<?x96xf32> loc("gpt2.py":105:30)
    %$0 = arith.subi %$seen, %$tokens : index
    %cache_1 = tensor.insert_slice %t19 into %cache[%$0, 0] [%$tokens, 96] [1, 1] {update = "cache_1"} : tensor<?x96xf32> into tensor<?x96xf32> loc("gpt2.py":105:5)
    %t20 = tensor.extract_slice %projected[0, 0] [%$tokens, 48] [1, 1] : tensor<?x144xf32> to tensor<?x48xf32> loc("gpt2.py":108:15)
    %queries = tensor.expand_shape %t20 [[0], [1, 2]] output_shape [%$tokens, 3, 16] : tensor<?x48xf32> into tensor<?x3x16xf32> loc("gpt2.py":108:15)
    %t21 = tensor.expand_shape %cache_1 [[0], [1, 2, 3]] output_shape [%$seen, 2, 3, 16] : tensor<?x96xf32> into tensor<?x2x3x16xf32> loc("gpt2.py":109:21)
    %t25 = arith.constant 4.0 : f32 loc("gpt2.py":110:14)
    %t31 = arith.constant 0xFF800000 : f32 loc("gpt2.py":111:14)
    %mixed.few.key.init = tensor.empty(%$seen) : tensor<?xi32>
    %mixed.few.key = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel"]}
        outs(%mixed.few.key.init : tensor<?xi32>) {
      ^bb0(%out: i32):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        %result = arith.trunci %position : i64 to i32
        linalg.yield %result : i32
    } -> tensor<?xi32> loc(unknown)
    %$1 = arith.constant -1 : index
    %$2 = arith.muli %$tokens, %$1 : index
    %$3 = arith.constant 4 : index
    %$4 = arith.addi %$2, %$3 : index
    %$5 = arith.constant 1 : index
    %$6 = arith.minsi %$4, %$5 : index
    %$7 = arith.constant 0 : index
    %$8 = arith.maxsi %$6, %$7 : index
    %$9 = arith.muli %$8, %$tokens : index
    %mixed.init = tensor.empty(%$tokens) : tensor<?x3x16xf32>
    %mixed.few.result = scf.forall (%mixed.few.at0, %mixed.few.turn) in (3, %$9) shared_outs(%mixed.few.shared = %mixed.init) -> (tensor<?x3x16xf32>) {
    %mixed.few.$0 = arith.constant 1 : index
    %mixed.few.$1 = arith.addi %mixed.few.turn, %mixed.few.$0 : index
    %mixed.few.$2 = arith.minsi %mixed.few.$1, %$tokens : index
    %mixed.few.$3 = arith.addi %mixed.few.$2, %$seen : index
    %mixed.few.$4 = arith.subi %mixed.few.$3, %$tokens : index
    %mixed.few.$5 = arith.minsi %$seen, %mixed.few.$4 : index
    %mixed.few.$6 = arith.maxsi %mixed.few.$5, %mixed.few.$0 : index
    %mixed.few.$7 = arith.constant 7 : index
    %mixed.few.$8 = arith.addi %mixed.few.$6, %mixed.few.$7 : index
    %mixed.few.$9 = arith.constant 8 : index
    %mixed.few.$10 = arith.floordivsi %mixed.few.$8, %mixed.few.$9 : index
    %mixed.few.$11 = arith.muli %mixed.few.$10, %mixed.few.$9 : index
    %mixed.few.$12 = arith.minsi %mixed.few.$11, %$seen : index
    %mixed.few.part0 = tensor.extract_slice %queries[%mixed.few.turn, %mixed.few.at0, 0] [1, 1, 16] [1, 1, 1] : tensor<?x3x16xf32> to tensor<16xf32> loc("gpt2.py":112:13)
    %mixed.few.part1 = tensor.extract_slice %t21[0, 0, %mixed.few.at0, 0] [%mixed.few.$12, 1, 1, 16] [1, 1, 1, 1] : tensor<?x2x3x16xf32> to tensor<?x16xf32> loc("gpt2.py":112:13)
    %mixed.few.part2 = tensor.extract_slice %mixed.few.key[0] [%mixed.few.$12] [1] : tensor<?xi32> to tensor<?xi32> loc("gpt2.py":112:13)
    %mixed.few.scores.identity = arith.constant 0.0 : f32
    %mixed.few.scores.empty = tensor.empty(%mixed.few.$12) : tensor<?xf32>
    %mixed.few.scores.init = linalg.fill {result = "mixed.few.scores"} ins(%mixed.few.scores.identity : f32) outs(%mixed.few.scores.empty : tensor<?xf32>) -> tensor<?xf32>
    %mixed.few.scores = linalg.contract
        indexing_maps = [#map1, #map4, #map2]
        {result = "mixed.few.scores"}
        ins(%mixed.few.part1, %mixed.few.part0 : tensor<?x16xf32>, tensor<16xf32>)
        outs(%mixed.few.scores.init : tensor<?xf32>) -> tensor<?xf32> loc("gpt2.py":112:13)
    %mixed.few.$13 = arith.addi %mixed.few.turn, %$seen : index
    %mixed.few.$14 = arith.subi %mixed.few.$13, %$tokens : index
    %mixed.few.$15 = arith.addi %mixed.few.$14, %mixed.few.$0 : index
    %mixed.few.number7.init = tensor.empty() : tensor<i32>
    %mixed.few.number7 = linalg.generic {
        indexing_maps = [#map8],
        iterator_types = []}
        outs(%mixed.few.number7.init : tensor<i32>) {
      ^bb0(%out: i32):
        %result = arith.index_cast %mixed.few.$15 : index to i32
        linalg.yield %result : i32
    } -> tensor<i32> loc("gpt2.py":112:13)
    %t32.identity = arith.constant 0xFF800000 : f32
    %t32.empty = tensor.empty() : tensor<f32>
    %t32.init = linalg.fill {result = "t32"} ins(%t32.identity : f32) outs(%t32.empty : tensor<f32>) -> tensor<f32>
    %scores_1.init = tensor.empty(%mixed.few.$12) : tensor<?xf32>
    %scores_1, %t32 = linalg.generic {
        indexing_maps = [#map0, #map9, #map0, #map0, #map9],
        iterator_types = ["reduction"]}
        ins(%mixed.few.part2, %mixed.few.number7, %mixed.few.scores : tensor<?xi32>, tensor<i32>, tensor<?xf32>)
        outs(%scores_1.init, %t32.init : tensor<?xf32>, tensor<f32>)
        attrs = {pass = "mixed.few.scores"} {
      ^bb0(%in0: i32, %in1: i32, %in2: f32, %out: f32, %t32.before: f32):
        %t30.result = arith.cmpi slt, %in0, %in1 : i32
        %t30.stored = arith.extui %t30.result : i1 to i8
        %scores.result = arith.divf %in2, %t25 : f32
        %scores_1.value0.zero = arith.constant 0 : i8
        %scores_1.value0 = arith.cmpi ne, %t30.stored, %scores_1.value0.zero : i8
        %scores_1.result = arith.select %scores_1.value0, %scores.result, %t31 : f32
        %t32.result = arith.maximumf %scores_1.result, %t32.before : f32
        linalg.yield %scores_1.result, %t32.result : f32, f32
    } -> (tensor<?xf32>, tensor<f32>) loc("gpt2.py":112:13)
    %t36.acc0.identity = arith.constant 0.0 : f64
    %t36.acc0.empty = tensor.empty() : tensor<f64>
    %t36.acc0.init = linalg.fill {result = "t36.acc0"} ins(%t36.acc0.identity : f64) outs(%t36.acc0.empty : tensor<f64>) -> tensor<f64>
    %t35, %t36.acc0 = linalg.generic {
        indexing_maps = [#map9, #map0, #map9],
        iterator_types = ["reduction"]}
        ins(%t32 : tensor<f32>)
        outs(%scores_1, %t36.acc0.init : tensor<?xf32>, tensor<f64>)
        attrs = {pass = "mixed.few.rows"} {
      ^bb0(%in1: f32, %in0: f32, %t36.acc0.before: f64):
        %t34.result = arith.subf %in0, %in1 : f32
        %t35.result.lowest = arith.constant -104.0 : f32
        %t35.result.shift = arith.constant 12583063.0 : f32
        %t35.result.limited.is_low = arith.cmpf olt, %t34.result, %t35.result.lowest : f32
        %t35.result.limited = arith.select %t35.result.limited.is_low, %t35.result.lowest, %t34.result : f32
        %t35.result.parts.log2e = arith.constant 1.442695 : f32
        %t35.result.parts.ln2_high = arith.constant -0.6933594 : f32
        %t35.result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %t35.result.parts.shifted = math.fma %t35.result.limited, %t35.result.parts.log2e, %t35.result.shift : f32
        %t35.result.parts.k = arith.subf %t35.result.parts.shifted, %t35.result.shift : f32
        %t35.result.parts.high = math.fma %t35.result.parts.k, %t35.result.parts.ln2_high, %t35.result.limited : f32
        %t35.result.parts.s = math.fma %t35.result.parts.k, %t35.result.parts.ln2_low, %t35.result.parts.high : f32
        %t35.result.series.sum6 = arith.constant 8.2982024e-11 : f32
        %t35.result.series.c5 = arith.constant 4.9884946e-10 : f32
        %t35.result.series.sum5 = math.fma %t35.result.series.sum6, %t35.result.parts.s, %t35.result.series.c5 : f32
        %t35.result.series.c4 = arith.constant 2.4835218e-09 : f32
        %t35.result.series.sum4 = math.fma %t35.result.series.sum5, %t35.result.parts.s, %t35.result.series.c4 : f32
        %t35.result.series.c3 = arith.constant 9.934017e-09 : f32
        %t35.result.series.sum3 = math.fma %t35.result.series.sum4, %t35.result.parts.s, %t35.result.series.c3 : f32
        %t35.result.series.c2 = arith.constant 2.9802322e-08 : f32
        %t35.result.series.sum2 = math.fma %t35.result.series.sum3, %t35.result.parts.s, %t35.result.series.c2 : f32
        %t35.result.series.c1 = arith.constant 5.9604645e-08 : f32
        %t35.result.series.sum1 = math.fma %t35.result.series.sum2, %t35.result.parts.s, %t35.result.series.c1 : f32
        %t35.result.series.c0 = arith.constant 5.9604645e-08 : f32
        %t35.result.series = math.fma %t35.result.series.sum1, %t35.result.parts.s, %t35.result.series.c0 : f32
        %t35.result.scale.bits = arith.bitcast %t35.result.parts.shifted : f32 to i32
        %t35.result.scale.mantissa_bits = arith.constant 23 : i32
        %t35.result.scale.exponent = arith.shli %t35.result.scale.bits, %t35.result.scale.mantissa_bits : i32
        %t35.result.scale = arith.bitcast %t35.result.scale.exponent : i32 to f32
        %t35.result = arith.mulf %t35.result.series, %t35.result.scale : f32
        %t36.acc0.element = arith.extf %t35.result : f32 to f64
        %t36.acc0.result = arith.addf %t36.acc0.element, %t36.acc0.before fastmath<reassoc> : f64
        linalg.yield %t35.result, %t36.acc0.result : f32, f64
    } -> (tensor<?xf32>, tensor<f64>) loc("gpt2.py":112:13)
    %t36.init = tensor.empty() : tensor<f32>
    %t36 = linalg.generic {
        indexing_maps = [#map8, #map8],
        iterator_types = []}
        ins(%t36.acc0 : tensor<f64>)
        outs(%t36.init : tensor<f32>)
        attrs = {pass = "mixed.few.rows"} {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> (tensor<f32>) loc("gpt2.py":112:13)
    %t38 = linalg.generic {
        indexing_maps = [#map9, #map0],
        iterator_types = ["parallel"]}
        ins(%t36 : tensor<f32>)
        outs(%t35 : tensor<?xf32>)
        attrs = {pass = "mixed.few.rows"} {
      ^bb0(%in1: f32, %in0: f32):
        %t38.result = arith.divf %in0, %in1 : f32
        linalg.yield %t38.result : f32
    } -> (tensor<?xf32>) loc("gpt2.py":112:13)
    %mixed.few.tile.identity = arith.constant 0.0 : f32
    %mixed.few.tile.empty = tensor.empty() : tensor<16xf32>
    %mixed.few.tile.init = linalg.fill {result = "mixed.few.tile"} ins(%mixed.few.tile.identity : f32) outs(%mixed.few.tile.empty : tensor<16xf32>) -> tensor<16xf32>
    %mixed.few.from.start = arith.constant 0 : index
    %mixed.few.from.step = arith.constant 256 : index
    %mixed.few.tile = scf.for %mixed.few.from = %mixed.few.from.start to %mixed.few.$12 step %mixed.few.from.step iter_args(%mixed.few.segment.before = %mixed.few.tile.init) -> (tensor<16xf32>) {
    %mixed.few.segment.$0 = arith.constant 256 : index
    %mixed.few.segment.$1 = arith.subi %mixed.few.$12, %mixed.few.from : index
    %mixed.few.segment.$2 = arith.minsi %mixed.few.segment.$0, %mixed.few.segment.$1 : index
    %mixed.few.segment.part0 = tensor.extract_slice %t21[%mixed.few.from, 1, %mixed.few.at0, 0] [%mixed.few.segment.$2, 1, 1, 16] [1, 1, 1, 1] : tensor<?x2x3x16xf32> to tensor<?x16xf32> loc("gpt2.py":112:13)
    %mixed.few.segment.weights = tensor.extract_slice %t38[%mixed.few.from] [%mixed.few.segment.$2] [1] : tensor<?xf32> to tensor<?xf32> loc("gpt2.py":112:13)
    %mixed.few.sums.identity = arith.constant 0.0 : f32
    %mixed.few.sums.empty = tensor.empty() : tensor<16xf32>
    %mixed.few.sums.init = linalg.fill {result = "mixed.few.sums"} ins(%mixed.few.sums.identity : f32) outs(%mixed.few.sums.empty : tensor<16xf32>) -> tensor<16xf32>
    %mixed.few.sums = linalg.contract
        indexing_maps = [#map10, #map4, #map2]
        {result = "mixed.few.sums"}
        ins(%mixed.few.segment.part0, %mixed.few.segment.weights : tensor<?x16xf32>, tensor<?xf32>)
        outs(%mixed.few.sums.init : tensor<16xf32>) -> tensor<16xf32> loc("gpt2.py":112:13)
    %mixed.few.segment.total = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%mixed.few.sums : tensor<16xf32>)
        outs(%mixed.few.segment.before : tensor<16xf32>)
        attrs = {pass = "mixed.few.sums"} {
      ^bb0(%in1: f32, %in0: f32):
        %mixed.few.segment.total.result = arith.addf %in0, %in1 : f32
        linalg.yield %mixed.few.segment.total.result : f32
    } -> (tensor<16xf32>) loc("gpt2.py":112:13)
      scf.yield %mixed.few.segment.total : tensor<16xf32>
    }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mixed.few.tile into %mixed.few.shared[%mixed.few.turn, %mixed.few.at0, 0] [1, 1, 16] [1, 1, 1] : tensor<16xf32> into tensor<?x3x16xf32>
      }
    } {blocks = "mixed.few.result"} loc("gpt2.py":112:13)
    %mixed.key.init = tensor.empty(%$seen) : tensor<?xi32>
    %mixed.key = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel"]}
        outs(%mixed.key.init : tensor<?xi32>) {
      ^bb0(%out: i32):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        %result = arith.trunci %position : i64 to i32
        linalg.yield %result : i32
    } -> tensor<?xi32> loc(unknown)
    %$10 = arith.constant 16 : index
    %$11 = arith.addi %$tokens, %$10 : index
    %mixed.row.init = tensor.empty(%$11) : tensor<?xi32>
    %mixed.row = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel"]}
        outs(%mixed.row.init : tensor<?xi32>) {
      ^bb0(%out: i32):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        %result = arith.trunci %position : i64 to i32
        linalg.yield %result : i32
    } -> tensor<?xi32> loc(unknown)
    %$12 = arith.maxsi %$6, %$7 : index
    %$13 = arith.muli %$12, %$tokens : index
    %$14 = arith.muli %$13, %$1 : index
    %$15 = arith.addi %$14, %$tokens : index
    %$16 = arith.constant 15 : index
    %$17 = arith.addi %$15, %$16 : index
    %$18 = arith.floordivsi %$17, %$10 : index
    %mixed = scf.forall (%mixed.at0, %mixed.turn) in (3, %$18) shared_outs(%mixed.shared = %mixed.few.result) -> (tensor<?x3x16xf32>) {
    %mixed.$0 = arith.constant 2 : index
    %mixed.$1 = arith.floordivsi %mixed.turn, %mixed.$0 : index
    %mixed.$2 = arith.constant -1 : index
    %mixed.$3 = arith.muli %$tokens, %mixed.$2 : index
    %mixed.$4 = arith.constant 4 : index
    %mixed.$5 = arith.addi %mixed.$3, %mixed.$4 : index
    %mixed.$6 = arith.constant 1 : index
    %mixed.$7 = arith.minsi %mixed.$5, %mixed.$6 : index
    %mixed.$8 = arith.constant 0 : index
    %mixed.$9 = arith.maxsi %mixed.$7, %mixed.$8 : index
    %mixed.$10 = arith.muli %mixed.$9, %$tokens : index
    %mixed.$11 = arith.muli %mixed.$10, %mixed.$2 : index
    %mixed.$12 = arith.addi %mixed.$11, %$tokens : index
    %mixed.$13 = arith.constant 15 : index
    %mixed.$14 = arith.addi %mixed.$12, %mixed.$13 : index
    %mixed.$15 = arith.constant 16 : index
    %mixed.$16 = arith.floordivsi %mixed.$14, %mixed.$15 : index
    %mixed.$17 = arith.muli %mixed.$1, %mixed.$0 : index
    %mixed.$18 = arith.subi %mixed.$16, %mixed.$17 : index
    %mixed.$19 = arith.subi %mixed.$18, %mixed.$6 : index
    %mixed.$20 = arith.muli %mixed.$19, %mixed.turn : index
    %mixed.$21 = arith.muli %mixed.$19, %mixed.$1 : index
    %mixed.$22 = arith.muli %mixed.$21, %mixed.$0 : index
    %mixed.$23 = arith.subi %mixed.$20, %mixed.$22 : index
    %mixed.$24 = arith.addi %mixed.$23, %mixed.$1 : index
    %mixed.$25 = arith.muli %mixed.$24, %mixed.$15 : index
    %mixed.$26 = arith.addi %mixed.$25, %mixed.$15 : index
    %mixed.$27 = arith.minsi %mixed.$26, %$tokens : index
    %mixed.$28 = arith.addi %mixed.$27, %$seen : index
    %mixed.$29 = arith.subi %mixed.$28, %$tokens : index
    %mixed.$30 = arith.minsi %$seen, %mixed.$29 : index
    %mixed.$31 = arith.maxsi %mixed.$30, %mixed.$6 : index
    %mixed.$32 = arith.constant 5 : index
    %mixed.$33 = arith.addi %mixed.$31, %mixed.$32 : index
    %mixed.$34 = arith.constant 6 : index
    %mixed.$35 = arith.floordivsi %mixed.$33, %mixed.$34 : index
    %mixed.$36 = arith.muli %mixed.$35, %mixed.$34 : index
    %mixed.$37 = arith.minsi %mixed.$36, %$seen : index
    %mixed.part0.init = tensor.empty() : tensor<16x16xf32>
    %mixed.part0.start = arith.constant 0 : index
    %mixed.part0.end = arith.constant 16 : index
    %mixed.part0.step = arith.constant 1 : index
    %mixed.part0 = scf.for %mixed.part0.row = %mixed.part0.start to %mixed.part0.end step %mixed.part0.step iter_args(%mixed.part0.before = %mixed.part0.init) -> (tensor<16x16xf32>) {
    %mixed.part0.$0 = arith.constant 16 : index
    %mixed.part0.$1 = arith.muli %mixed.$24, %mixed.part0.$0 : index
    %mixed.part0.$2 = arith.addi %mixed.part0.$1, %mixed.part0.row : index
    %mixed.part0.$3 = arith.constant 1 : index
    %mixed.part0.$4 = arith.subi %$tokens, %mixed.part0.$3 : index
    %mixed.part0.$5 = arith.minsi %mixed.part0.$2, %mixed.part0.$4 : index
    %mixed.part0.read = tensor.extract_slice %queries[%mixed.part0.$5, %mixed.at0, 0] [1, 1, 16] [1, 1, 1] : tensor<?x3x16xf32> to tensor<16xf32> loc("gpt2.py":112:13)
      %mixed.part0.after = tensor.insert_slice %mixed.part0.read into %mixed.part0.before[%mixed.part0.row, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<16x16xf32>
      scf.yield %mixed.part0.after : tensor<16x16xf32>
    }
    %mixed.part1 = tensor.extract_slice %t21[0, 0, %mixed.at0, 0] [%mixed.$37, 1, 1, 16] [1, 1, 1, 1] : tensor<?x2x3x16xf32> to tensor<?x16xf32> loc("gpt2.py":112:13)
    %mixed.part2 = tensor.extract_slice %mixed.key[0] [%mixed.$37] [1] : tensor<?xi32> to tensor<?xi32> loc("gpt2.py":112:13)
    %mixed.$38 = arith.addi %$tokens, %mixed.$15 : index
    %mixed.$39 = arith.muli %mixed.$24, %mixed.$15 : index
    %mixed.part3 = tensor.extract_slice %mixed.row[%mixed.$39] [16] [1] : tensor<?xi32> to tensor<16xi32> loc("gpt2.py":112:13)
    %mixed.queries.init = tensor.empty() : tensor<16x16xf32>
    %mixed.queries = linalg.generic {
        indexing_maps = [#map10, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%mixed.part0 : tensor<16x16xf32>)
        outs(%mixed.queries.init : tensor<16x16xf32>)
        attrs = {pass = "mixed.queries"} {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> (tensor<16x16xf32>) loc("gpt2.py":112:13)
    %mixed.scores.identity = arith.constant 0.0 : f32
    %mixed.scores.empty = tensor.empty(%mixed.$37) : tensor<?x16xf32>
    %mixed.scores.init = linalg.fill {result = "mixed.scores"} ins(%mixed.scores.identity : f32) outs(%mixed.scores.empty : tensor<?x16xf32>) -> tensor<?x16xf32>
    %mixed.scores = linalg.contract
        indexing_maps = [#map5, #map6, #map7]
        {result = "mixed.scores"}
        ins(%mixed.part1, %mixed.queries : tensor<?x16xf32>, tensor<16x16xf32>)
        outs(%mixed.scores.init : tensor<?x16xf32>) -> tensor<?x16xf32> loc("gpt2.py":112:13)
    %mixed.$40 = arith.subi %$seen, %$tokens : index
    %mixed.$41 = arith.addi %mixed.$40, %mixed.$6 : index
    %mixed.number11.init = tensor.empty() : tensor<i32>
    %mixed.number11 = linalg.generic {
        indexing_maps = [#map8],
        iterator_types = []}
        outs(%mixed.number11.init : tensor<i32>) {
      ^bb0(%out: i32):
        %result = arith.index_cast %mixed.$41 : index to i32
        linalg.yield %result : i32
    } -> tensor<i32> loc("gpt2.py":112:13)
    %mixed.value11.init = tensor.empty() : tensor<16xi32>
    %mixed.value11 = linalg.generic {
        indexing_maps = [#map0, #map9, #map0],
        iterator_types = ["parallel"]}
        ins(%mixed.part3, %mixed.number11 : tensor<16xi32>, tensor<i32>)
        outs(%mixed.value11.init : tensor<16xi32>)
        attrs = {pass = "mixed.rows"} {
      ^bb0(%in0: i32, %in1: i32, %out: i32):
        %mixed.value11.result = arith.addi %in0, %in1 : i32
        linalg.yield %mixed.value11.result : i32
    } -> (tensor<16xi32>) loc("gpt2.py":112:13)
    %t32.identity = arith.constant 0xFF800000 : f32
    %t32.empty = tensor.empty() : tensor<16xf32>
    %t32.init = linalg.fill {result = "t32"} ins(%t32.identity : f32) outs(%t32.empty : tensor<16xf32>) -> tensor<16xf32>
    %scores_1.init = tensor.empty(%mixed.$37) : tensor<?x16xf32>
    %scores_1, %t32 = linalg.generic {
        indexing_maps = [#map2, #map4, #map1, #map1, #map4],
        iterator_types = ["reduction", "parallel"]}
        ins(%mixed.part2, %mixed.value11, %mixed.scores : tensor<?xi32>, tensor<16xi32>, tensor<?x16xf32>)
        outs(%scores_1.init, %t32.init : tensor<?x16xf32>, tensor<16xf32>)
        attrs = {pass = "mixed.scores"} {
      ^bb0(%in0: i32, %in1: i32, %in2: f32, %out: f32, %t32.before: f32):
        %t30.result = arith.cmpi slt, %in0, %in1 : i32
        %t30.stored = arith.extui %t30.result : i1 to i8
        %scores.result = arith.divf %in2, %t25 : f32
        %scores_1.value0.zero = arith.constant 0 : i8
        %scores_1.value0 = arith.cmpi ne, %t30.stored, %scores_1.value0.zero : i8
        %scores_1.result = arith.select %scores_1.value0, %scores.result, %t31 : f32
        %t32.result = arith.maximumf %scores_1.result, %t32.before : f32
        linalg.yield %scores_1.result, %t32.result : f32, f32
    } -> (tensor<?x16xf32>, tensor<16xf32>) loc("gpt2.py":112:13)
    %t36.acc0.identity = arith.constant 0.0 : f64
    %t36.acc0.empty = tensor.empty() : tensor<16xf64>
    %t36.acc0.init = linalg.fill {result = "t36.acc0"} ins(%t36.acc0.identity : f64) outs(%t36.acc0.empty : tensor<16xf64>) -> tensor<16xf64>
    %t35, %t36.acc0 = linalg.generic {
        indexing_maps = [#map4, #map1, #map4],
        iterator_types = ["reduction", "parallel"]}
        ins(%t32 : tensor<16xf32>)
        outs(%scores_1, %t36.acc0.init : tensor<?x16xf32>, tensor<16xf64>)
        attrs = {pass = "mixed.keys"} {
      ^bb0(%in1: f32, %in0: f32, %t36.acc0.before: f64):
        %t34.result = arith.subf %in0, %in1 : f32
        %t35.result.lowest = arith.constant -104.0 : f32
        %t35.result.shift = arith.constant 12583063.0 : f32
        %t35.result.limited.is_low = arith.cmpf olt, %t34.result, %t35.result.lowest : f32
        %t35.result.limited = arith.select %t35.result.limited.is_low, %t35.result.lowest, %t34.result : f32
        %t35.result.parts.log2e = arith.constant 1.442695 : f32
        %t35.result.parts.ln2_high = arith.constant -0.6933594 : f32
        %t35.result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %t35.result.parts.shifted = math.fma %t35.result.limited, %t35.result.parts.log2e, %t35.result.shift : f32
        %t35.result.parts.k = arith.subf %t35.result.parts.shifted, %t35.result.shift : f32
        %t35.result.parts.high = math.fma %t35.result.parts.k, %t35.result.parts.ln2_high, %t35.result.limited : f32
        %t35.result.parts.s = math.fma %t35.result.parts.k, %t35.result.parts.ln2_low, %t35.result.parts.high : f32
        %t35.result.series.sum6 = arith.constant 8.2982024e-11 : f32
        %t35.result.series.c5 = arith.constant 4.9884946e-10 : f32
        %t35.result.series.sum5 = math.fma %t35.result.series.sum6, %t35.result.parts.s, %t35.result.series.c5 : f32
        %t35.result.series.c4 = arith.constant 2.4835218e-09 : f32
        %t35.result.series.sum4 = math.fma %t35.result.series.sum5, %t35.result.parts.s, %t35.result.series.c4 : f32
        %t35.result.series.c3 = arith.constant 9.934017e-09 : f32
        %t35.result.series.sum3 = math.fma %t35.result.series.sum4, %t35.result.parts.s, %t35.result.series.c3 : f32
        %t35.result.series.c2 = arith.constant 2.9802322e-08 : f32
        %t35.result.series.sum2 = math.fma %t35.result.series.sum3, %t35.result.parts.s, %t35.result.series.c2 : f32
        %t35.result.series.c1 = arith.constant 5.9604645e-08 : f32
        %t35.result.series.sum1 = math.fma %t35.result.series.sum2, %t35.result.parts.s, %t35.result.series.c1 : f32
        %t35.result.series.c0 = arith.constant 5.9604645e-08 : f32
        %t35.result.series = math.fma %t35.result.series.sum1, %t35.result.parts.s, %t35.result.series.c0 : f32
        %t35.result.scale.bits = arith.bitcast %t35.result.parts.shifted : f32 to i32
        %t35.result.scale.mantissa_bits = arith.constant 23 : i32
        %t35.result.scale.exponent = arith.shli %t35.result.scale.bits, %t35.result.scale.mantissa_bits : i32
        %t35.result.scale = arith.bitcast %t35.result.scale.exponent : i32 to f32
        %t35.result = arith.mulf %t35.result.series, %t35.result.scale : f32
        %t36.acc0.element = arith.extf %t35.result : f32 to f64
        %t36.acc0.result = arith.addf %t36.acc0.element, %t36.acc0.before fastmath<reassoc> : f64
        linalg.yield %t35.result, %t36.acc0.result : f32, f64
    } -> (tensor<?x16xf32>, tensor<16xf64>) loc("gpt2.py":112:13)
    %t36.init = tensor.empty() : tensor<16xf32>
    %t36 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t36.acc0 : tensor<16xf64>)
        outs(%t36.init : tensor<16xf32>)
        attrs = {pass = "mixed.rows"} {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> (tensor<16xf32>) loc("gpt2.py":112:13)
    %t38 = linalg.generic {
        indexing_maps = [#map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t36 : tensor<16xf32>)
        outs(%t35 : tensor<?x16xf32>)
        attrs = {pass = "mixed.keys"} {
      ^bb0(%in1: f32, %in0: f32):
        %t38.result = arith.divf %in0, %in1 : f32
        linalg.yield %t38.result : f32
    } -> (tensor<?x16xf32>) loc("gpt2.py":112:13)
    %mixed.tile.identity = arith.constant 0.0 : f32
    %mixed.tile.empty = tensor.empty() : tensor<16x16xf32>
    %mixed.tile.init = linalg.fill {result = "mixed.tile"} ins(%mixed.tile.identity : f32) outs(%mixed.tile.empty : tensor<16x16xf32>) -> tensor<16x16xf32>
    %mixed.from.start = arith.constant 0 : index
    %mixed.from.step = arith.constant 256 : index
    %mixed.tile = scf.for %mixed.from = %mixed.from.start to %mixed.$37 step %mixed.from.step iter_args(%mixed.segment.before = %mixed.tile.init) -> (tensor<16x16xf32>) {
    %mixed.segment.$0 = arith.constant 256 : index
    %mixed.segment.$1 = arith.subi %mixed.$37, %mixed.from : index
    %mixed.segment.$2 = arith.minsi %mixed.segment.$0, %mixed.segment.$1 : index
    %mixed.segment.part0 = tensor.extract_slice %t21[%mixed.from, 1, %mixed.at0, 0] [%mixed.segment.$2, 1, 1, 16] [1, 1, 1, 1] : tensor<?x2x3x16xf32> to tensor<?x16xf32> loc("gpt2.py":112:13)
    %mixed.segment.weights = tensor.extract_slice %t38[%mixed.from, 0] [%mixed.segment.$2, 16] [1, 1] : tensor<?x16xf32> to tensor<?x16xf32> loc("gpt2.py":112:13)
    %mixed.sums.identity = arith.constant 0.0 : f32
    %mixed.sums.empty = tensor.empty() : tensor<16x16xf32>
    %mixed.sums.init = linalg.fill {result = "mixed.sums"} ins(%mixed.sums.identity : f32) outs(%mixed.sums.empty : tensor<16x16xf32>) -> tensor<16x16xf32>
    %mixed.sums = linalg.contract
        indexing_maps = [#map11, #map6, #map7]
        {result = "mixed.sums"}
        ins(%mixed.segment.part0, %mixed.segment.weights : tensor<?x16xf32>, tensor<?x16xf32>)
        outs(%mixed.sums.init : tensor<16x16xf32>) -> tensor<16x16xf32> loc("gpt2.py":112:13)
    %mixed.segment.total = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%mixed.sums : tensor<16x16xf32>)
        outs(%mixed.segment.before : tensor<16x16xf32>)
        attrs = {pass = "mixed.sums"} {
      ^bb0(%in1: f32, %in0: f32):
        %mixed.segment.total.result = arith.addf %in0, %in1 : f32
        linalg.yield %mixed.segment.total.result : f32
    } -> (tensor<16x16xf32>) loc("gpt2.py":112:13)
      scf.yield %mixed.segment.total : tensor<16x16xf32>
    }
    %mixed.$42 = arith.muli %mixed.$24, %mixed.$15 : index
    %mixed.$43 = arith.subi %$tokens, %mixed.$42 : index
    %mixed.$44 = arith.minsi %mixed.$15, %mixed.$43 : index
    %mixed.rows.init = tensor.empty() : tensor<16x16xf32>
    %mixed.rows = linalg.generic {
        indexing_maps = [#map10, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%mixed.tile : tensor<16x16xf32>)
        outs(%mixed.rows.init : tensor<16x16xf32>)
        attrs = {pass = "mixed.result"} {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> (tensor<16x16xf32>) loc("gpt2.py":112:13)
    %mixed.rows.own = tensor.extract_slice %mixed.rows[0, 0] [%mixed.$44, 16] [1, 1] : tensor<16x16xf32> to tensor<?x16xf32> loc("gpt2.py":112:13)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mixed.rows.own into %mixed.shared[%mixed.$39, %mixed.at0, 0] [%mixed.$44, 1, 16] [1, 1, 1] : tensor<?x16xf32> into tensor<?x3x16xf32>
      }
    } {blocks = "mixed"} loc("gpt2.py":112:13)
    %x_2 = tensor.collapse_shape %mixed [[0], [1, 2]] : tensor<?x3x16xf32> into tensor<?x48xf32> loc("gpt2.py":113:24)
    %t41.unpacked1.empty = tensor.empty() : tensor<48x48xf32>
    %t41.unpacked1 = linalg.unpack %weights_c_proj_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t41.unpacked1.empty : tensor<3x48x16xf32> -> tensor<48x48xf32> loc("gpt2.py":70:12)
    %t41.identity = arith.constant 0.0 : f32
    %t41.empty = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t41.init = linalg.fill {result = "t41"} ins(%t41.identity : f32) outs(%t41.empty : tensor<?x48xf32>) -> tensor<?x48xf32>
    %t41 = linalg.contract
        indexing_maps = [#map5, #map6, #map7]
        {result = "t41"}
        ins(%x_2, %t41.unpacked1 : tensor<?x48xf32>, tensor<48x48xf32>)
        outs(%t41.init : tensor<?x48xf32>) -> tensor<?x48xf32> loc("gpt2.py":70:12)
    %t43.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t43 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t41, %weights_c_proj_bias, %x : tensor<?x48xf32>, tensor<48xf32>, tensor<?x48xf32>)
        outs(%t43.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %in2: f32, %out: f32):
        %t42.result = arith.addf %in0, %in1 : f32
        %t43.result = arith.addf %in2, %t42.result : f32
        linalg.yield %t43.result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":113:12)
    bufferization.materialize_in_destination %t43 in restrict writable %out.shaped : (tensor<?x48xf32>, memref<?x48xf32>) -> ()
    bufferization.materialize_in_destination %cache_1 in writable %cache.shaped : (tensor<?x96xf32>, memref<?x96xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gpt2.py":89:5)
}
