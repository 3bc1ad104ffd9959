#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d0)>
module {
  func.func @attend(%queries.buffer: memref<f32> {llvm.noalias}, %keys.buffer: memref<f32> {llvm.noalias}, %values.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$seen.size: i64) -> i32 {
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
      %computed = func.call @attend.sized(%queries.buffer, %keys.buffer, %values.buffer, %out.buffer, %$tokens.size, %$seen.size) : (memref<f32>, memref<f32>, memref<f32>, memref<f32>, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.2 : i32
    }
    return %status : i32
  } loc("any_length.py":24:5)
  func.func private @attend.sized(%queries.buffer: memref<f32> {llvm.noalias}, %keys.buffer: memref<f32> {llvm.noalias}, %values.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$seen.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>, rolled} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$seen = arith.index_cast %$seen.size : i64 to index
    %queries.shaped = memref.reinterpret_cast %queries.buffer to offset: [0], sizes: [%$tokens, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %keys.shaped = memref.reinterpret_cast %keys.buffer to offset: [0], sizes: [%$seen, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %values.shaped = memref.reinterpret_cast %values.buffer to offset: [0], sizes: [%$seen, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$tokens, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %queries = bufferization.to_tensor %queries.shaped restrict : memref<?x64xf32> to tensor<?x64xf32>
    %keys = bufferization.to_tensor %keys.shaped restrict : memref<?x64xf32> to tensor<?x64xf32>
    %values = bufferization.to_tensor %values.shaped restrict : memref<?x64xf32> to tensor<?x64xf32>
    %t2 = arith.constant 8.0 : f32 loc("any_length.py":27:14)
    %t8 = arith.constant 0xFF800000 : f32 loc("any_length.py":28:14)
    %t16.few.key.init = tensor.empty(%$seen) : tensor<?xi32>
    %t16.few.key = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel"]}
        outs(%t16.few.key.init : tensor<?xi32>) {
      ^bb0(%out: i32):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        %result = arith.trunci %position : i64 to i32
        linalg.yield %result : i32
    } -> tensor<?xi32> loc(unknown)
    %$0 = arith.constant -1 : index
    %$1 = arith.muli %$tokens, %$0 : index
    %$2 = arith.constant 4 : index
    %$3 = arith.addi %$1, %$2 : index
    %$4 = arith.constant 1 : index
    %$5 = arith.minsi %$3, %$4 : index
    %$6 = arith.constant 0 : index
    %$7 = arith.maxsi %$5, %$6 : index
    %$8 = arith.muli %$7, %$tokens : index
    %t16.init = tensor.empty(%$tokens) : tensor<?x64xf32>
    %t16.few.result = scf.forall (%t16.few.turn) in (%$8) shared_outs(%t16.few.shared = %t16.init) -> (tensor<?x64xf32>) {
    %t16.few.$0 = arith.constant 1 : index
    %t16.few.$1 = arith.addi %t16.few.turn, %t16.few.$0 : index
    %t16.few.$2 = arith.minsi %t16.few.$1, %$tokens : index
    %t16.few.$3 = arith.addi %$seen, %t16.few.$2 : index
    %t16.few.$4 = arith.subi %t16.few.$3, %$tokens : index
    %t16.few.$5 = arith.minsi %$seen, %t16.few.$4 : index
    %t16.few.$6 = arith.maxsi %t16.few.$5, %t16.few.$0 : index
    %t16.few.$7 = arith.constant 7 : index
    %t16.few.$8 = arith.addi %t16.few.$6, %t16.few.$7 : index
    %t16.few.$9 = arith.constant 8 : index
    %t16.few.$10 = arith.floordivsi %t16.few.$8, %t16.few.$9 : index
    %t16.few.$11 = arith.muli %t16.few.$10, %t16.few.$9 : index
    %t16.few.$12 = arith.minsi %t16.few.$11, %$seen : index
    %t16.few.part0 = tensor.extract_slice %queries[%t16.few.turn, 0] [1, 64] [1, 1] : tensor<?x64xf32> to tensor<64xf32> loc("any_length.py":29:12)
    %t16.few.part1 = tensor.extract_slice %keys[0, 0] [%t16.few.$12, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32> loc("any_length.py":29:12)
    %t16.few.part2 = tensor.extract_slice %t16.few.key[0] [%t16.few.$12] [1] : tensor<?xi32> to tensor<?xi32> loc("any_length.py":29:12)
    %t16.few.scores.identity = arith.constant 0.0 : f32
    %t16.few.scores.empty = tensor.empty(%t16.few.$12) : tensor<?xf32>
    %t16.few.scores.init = linalg.fill {result = "t16.few.scores"} ins(%t16.few.scores.identity : f32) outs(%t16.few.scores.empty : tensor<?xf32>) -> tensor<?xf32>
    %t16.few.scores = linalg.contract
        indexing_maps = [#map1, #map2, #map3]
        {result = "t16.few.scores"}
        ins(%t16.few.part1, %t16.few.part0 : tensor<?x64xf32>, tensor<64xf32>)
        outs(%t16.few.scores.init : tensor<?xf32>) -> tensor<?xf32> loc("any_length.py":29:12)
    %t16.few.$13 = arith.addi %$seen, %t16.few.turn : index
    %t16.few.$14 = arith.subi %t16.few.$13, %$tokens : index
    %t16.few.$15 = arith.addi %t16.few.$14, %t16.few.$0 : index
    %t16.few.number7.init = tensor.empty() : tensor<i32>
    %t16.few.number7 = linalg.generic {
        indexing_maps = [#map4],
        iterator_types = []}
        outs(%t16.few.number7.init : tensor<i32>) {
      ^bb0(%out: i32):
        %result = arith.index_cast %t16.few.$15 : index to i32
        linalg.yield %result : i32
    } -> tensor<i32> loc("any_length.py":29:12)
    %t9.identity = arith.constant 0xFF800000 : f32
    %t9.empty = tensor.empty() : tensor<f32>
    %t9.init = linalg.fill {result = "t9"} ins(%t9.identity : f32) outs(%t9.empty : tensor<f32>) -> tensor<f32>
    %scores_1.init = tensor.empty(%t16.few.$12) : tensor<?xf32>
    %scores_1, %t9 = linalg.generic {
        indexing_maps = [#map0, #map5, #map0, #map0, #map5],
        iterator_types = ["reduction"]}
        ins(%t16.few.part2, %t16.few.number7, %t16.few.scores : tensor<?xi32>, tensor<i32>, tensor<?xf32>)
        outs(%scores_1.init, %t9.init : tensor<?xf32>, tensor<f32>)
        attrs = {pass = "t16.few.scores"} {
      ^bb0(%in0: i32, %in1: i32, %in2: f32, %out: f32, %t9.before: f32):
        %t7.result = arith.cmpi slt, %in0, %in1 : i32
        %t7.stored = arith.extui %t7.result : i1 to i8
        %scores.result = arith.divf %in2, %t2 : f32
        %scores_1.value0.zero = arith.constant 0 : i8
        %scores_1.value0 = arith.cmpi ne, %t7.stored, %scores_1.value0.zero : i8
        %scores_1.result = arith.select %scores_1.value0, %scores.result, %t8 : f32
        %t9.result = arith.maximumf %scores_1.result, %t9.before : f32
        linalg.yield %scores_1.result, %t9.result : f32, f32
    } -> (tensor<?xf32>, tensor<f32>) loc("any_length.py":29:12)
    %t13.acc0.identity = arith.constant 0.0 : f64
    %t13.acc0.empty = tensor.empty() : tensor<f64>
    %t13.acc0.init = linalg.fill {result = "t13.acc0"} ins(%t13.acc0.identity : f64) outs(%t13.acc0.empty : tensor<f64>) -> tensor<f64>
    %t12, %t13.acc0 = linalg.generic {
        indexing_maps = [#map5, #map0, #map5],
        iterator_types = ["reduction"]}
        ins(%t9 : tensor<f32>)
        outs(%scores_1, %t13.acc0.init : tensor<?xf32>, tensor<f64>)
        attrs = {pass = "t16.few.rows"} {
      ^bb0(%in1: f32, %in0: f32, %t13.acc0.before: f64):
        %t11.result = arith.subf %in0, %in1 : f32
        %t12.result.lowest = arith.constant -104.0 : f32
        %t12.result.shift = arith.constant 12583063.0 : f32
        %t12.result.limited.is_low = arith.cmpf olt, %t11.result, %t12.result.lowest : f32
        %t12.result.limited = arith.select %t12.result.limited.is_low, %t12.result.lowest, %t11.result : f32
        %t12.result.parts.log2e = arith.constant 1.442695 : f32
        %t12.result.parts.ln2_high = arith.constant -0.6933594 : f32
        %t12.result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %t12.result.parts.shifted = math.fma %t12.result.limited, %t12.result.parts.log2e, %t12.result.shift : f32
        %t12.result.parts.k = arith.subf %t12.result.parts.shifted, %t12.result.shift : f32
        %t12.result.parts.high = math.fma %t12.result.parts.k, %t12.result.parts.ln2_high, %t12.result.limited : f32
        %t12.result.parts.s = math.fma %t12.result.parts.k, %t12.result.parts.ln2_low, %t12.result.parts.high : f32
        %t12.result.series.sum6 = arith.constant 8.2982024e-11 : f32
        %t12.result.series.c5 = arith.constant 4.9884946e-10 : f32
        %t12.result.series.sum5 = math.fma %t12.result.series.sum6, %t12.result.parts.s, %t12.result.series.c5 : f32
        %t12.result.series.c4 = arith.constant 2.4835218e-09 : f32
        %t12.result.series.sum4 = math.fma %t12.result.series.sum5, %t12.result.parts.s, %t12.result.series.c4 : f32
        %t12.result.series.c3 = arith.constant 9.934017e-09 : f32
        %t12.result.series.sum3 = math.fma %t12.result.series.sum4, %t12.result.parts.s, %t12.result.series.c3 : f32
        %t12.result.series.c2 = arith.constant 2.9802322e-08 : f32
        %t12.result.series.sum2 = math.fma %t12.result.series.sum3, %t12.result.parts.s, %t12.result.series.c2 : f32
        %t12.result.series.c1 = arith.constant 5.9604645e-08 : f32
        %t12.result.series.sum1 = math.fma %t12.result.series.sum2, %t12.result.parts.s, %t12.result.series.c1 : f32
        %t12.result.series.c0 = arith.constant 5.9604645e-08 : f32
        %t12.result.series = math.fma %t12.result.series.sum1, %t12.result.parts.s, %t12.result.series.c0 : f32
        %t12.result.scale.bits = arith.bitcast %t12.result.parts.shifted : f32 to i32
        %t12.result.scale.mantissa_bits = arith.constant 23 : i32
        %t12.result.scale.exponent = arith.shli %t12.result.scale.bits, %t12.result.scale.mantissa_bits : i32
        %t12.result.scale = arith.bitcast %t12.result.scale.exponent : i32 to f32
        %t12.result = arith.mulf %t12.result.series, %t12.result.scale : f32
        %t13.acc0.element = arith.extf %t12.result : f32 to f64
        %t13.acc0.result = arith.addf %t13.acc0.element, %t13.acc0.before fastmath<reassoc> : f64
        linalg.yield %t12.result, %t13.acc0.result : f32, f64
    } -> (tensor<?xf32>, tensor<f64>) loc("any_length.py":29:12)
    %t13.init = tensor.empty() : tensor<f32>
    %t13 = linalg.generic {
        indexing_maps = [#map4, #map4],
        iterator_types = []}
        ins(%t13.acc0 : tensor<f64>)
        outs(%t13.init : tensor<f32>)
        attrs = {pass = "t16.few.rows"} {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> (tensor<f32>) loc("any_length.py":29:12)
    %t15 = linalg.generic {
        indexing_maps = [#map5, #map0],
        iterator_types = ["parallel"]}
        ins(%t13 : tensor<f32>)
        outs(%t12 : tensor<?xf32>)
        attrs = {pass = "t16.few.rows"} {
      ^bb0(%in1: f32, %in0: f32):
        %t15.result = arith.divf %in0, %in1 : f32
        linalg.yield %t15.result : f32
    } -> (tensor<?xf32>) loc("any_length.py":29:12)
    %t16.few.tile.identity = arith.constant 0.0 : f32
    %t16.few.tile.empty = tensor.empty() : tensor<64xf32>
    %t16.few.tile.init = linalg.fill {result = "t16.few.tile"} ins(%t16.few.tile.identity : f32) outs(%t16.few.tile.empty : tensor<64xf32>) -> tensor<64xf32>
    %t16.few.from.start = arith.constant 0 : index
    %t16.few.from.step = arith.constant 256 : index
    %t16.few.tile = scf.for %t16.few.from = %t16.few.from.start to %t16.few.$12 step %t16.few.from.step iter_args(%t16.few.segment.before = %t16.few.tile.init) -> (tensor<64xf32>) {
    %t16.few.segment.$0 = arith.constant 256 : index
    %t16.few.segment.$1 = arith.subi %t16.few.$12, %t16.few.from : index
    %t16.few.segment.$2 = arith.minsi %t16.few.segment.$0, %t16.few.segment.$1 : index
    %t16.few.segment.part0 = tensor.extract_slice %values[%t16.few.from, 0] [%t16.few.segment.$2, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32> loc("any_length.py":29:12)
    %t16.few.segment.weights = tensor.extract_slice %t15[%t16.few.from] [%t16.few.segment.$2] [1] : tensor<?xf32> to tensor<?xf32> loc("any_length.py":29:12)
    %t16.few.sums.identity = arith.constant 0.0 : f32
    %t16.few.sums.empty = tensor.empty() : tensor<64xf32>
    %t16.few.sums.init = linalg.fill {result = "t16.few.sums"} ins(%t16.few.sums.identity : f32) outs(%t16.few.sums.empty : tensor<64xf32>) -> tensor<64xf32>
    %t16.few.sums = linalg.contract
        indexing_maps = [#map6, #map2, #map3]
        {result = "t16.few.sums"}
        ins(%t16.few.segment.part0, %t16.few.segment.weights : tensor<?x64xf32>, tensor<?xf32>)
        outs(%t16.few.sums.init : tensor<64xf32>) -> tensor<64xf32> loc("any_length.py":29:12)
    %t16.few.segment.total = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t16.few.sums : tensor<64xf32>)
        outs(%t16.few.segment.before : tensor<64xf32>)
        attrs = {pass = "t16.few.sums"} {
      ^bb0(%in1: f32, %in0: f32):
        %t16.few.segment.total.result = arith.addf %in0, %in1 : f32
        linalg.yield %t16.few.segment.total.result : f32
    } -> (tensor<64xf32>) loc("any_length.py":29:12)
      scf.yield %t16.few.segment.total : tensor<64xf32>
    }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %t16.few.tile into %t16.few.shared[%t16.few.turn, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<?x64xf32>
      }
    } {blocks = "t16.few.result"} loc("any_length.py":29:12)
    %t16.key.init = tensor.empty(%$seen) : tensor<?xi32>
    %t16.key = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel"]}
        outs(%t16.key.init : tensor<?xi32>) {
      ^bb0(%out: i32):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        %result = arith.trunci %position : i64 to i32
        linalg.yield %result : i32
    } -> tensor<?xi32> loc(unknown)
    %$9 = arith.constant 16 : index
    %$10 = arith.addi %$tokens, %$9 : index
    %t16.row.init = tensor.empty(%$10) : tensor<?xi32>
    %t16.row = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel"]}
        outs(%t16.row.init : tensor<?xi32>) {
      ^bb0(%out: i32):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        %result = arith.trunci %position : i64 to i32
        linalg.yield %result : i32
    } -> tensor<?xi32> loc(unknown)
    %$11 = arith.maxsi %$5, %$6 : index
    %$12 = arith.muli %$11, %$tokens : index
    %$13 = arith.muli %$12, %$0 : index
    %$14 = arith.addi %$13, %$tokens : index
    %$15 = arith.constant 15 : index
    %$16 = arith.addi %$14, %$15 : index
    %$17 = arith.floordivsi %$16, %$9 : index
    %t16 = scf.forall (%t16.turn) in (%$17) shared_outs(%t16.shared = %t16.few.result) -> (tensor<?x64xf32>) {
    %t16.$0 = arith.constant 2 : index
    %t16.$1 = arith.floordivsi %t16.turn, %t16.$0 : index
    %t16.$2 = arith.constant -1 : index
    %t16.$3 = arith.muli %$tokens, %t16.$2 : index
    %t16.$4 = arith.constant 4 : index
    %t16.$5 = arith.addi %t16.$3, %t16.$4 : index
    %t16.$6 = arith.constant 1 : index
    %t16.$7 = arith.minsi %t16.$5, %t16.$6 : index
    %t16.$8 = arith.constant 0 : index
    %t16.$9 = arith.maxsi %t16.$7, %t16.$8 : index
    %t16.$10 = arith.muli %t16.$9, %$tokens : index
    %t16.$11 = arith.muli %t16.$10, %t16.$2 : index
    %t16.$12 = arith.addi %t16.$11, %$tokens : index
    %t16.$13 = arith.constant 15 : index
    %t16.$14 = arith.addi %t16.$12, %t16.$13 : index
    %t16.$15 = arith.constant 16 : index
    %t16.$16 = arith.floordivsi %t16.$14, %t16.$15 : index
    %t16.$17 = arith.muli %t16.$1, %t16.$0 : index
    %t16.$18 = arith.subi %t16.$16, %t16.$17 : index
    %t16.$19 = arith.subi %t16.$18, %t16.$6 : index
    %t16.$20 = arith.muli %t16.$19, %t16.turn : index
    %t16.$21 = arith.muli %t16.$19, %t16.$1 : index
    %t16.$22 = arith.muli %t16.$21, %t16.$0 : index
    %t16.$23 = arith.subi %t16.$20, %t16.$22 : index
    %t16.$24 = arith.addi %t16.$23, %t16.$1 : index
    %t16.$25 = arith.muli %t16.$24, %t16.$15 : index
    %t16.$26 = arith.addi %t16.$25, %t16.$15 : index
    %t16.$27 = arith.minsi %t16.$26, %$tokens : index
    %t16.$28 = arith.addi %$seen, %t16.$27 : index
    %t16.$29 = arith.subi %t16.$28, %$tokens : index
    %t16.$30 = arith.minsi %$seen, %t16.$29 : index
    %t16.$31 = arith.maxsi %t16.$30, %t16.$6 : index
    %t16.$32 = arith.constant 5 : index
    %t16.$33 = arith.addi %t16.$31, %t16.$32 : index
    %t16.$34 = arith.constant 6 : index
    %t16.$35 = arith.floordivsi %t16.$33, %t16.$34 : index
    %t16.$36 = arith.muli %t16.$35, %t16.$34 : index
    %t16.$37 = arith.minsi %t16.$36, %$seen : index
    %t16.part0.init = tensor.empty() : tensor<16x64xf32>
    %t16.part0.start = arith.constant 0 : index
    %t16.part0.end = arith.constant 16 : index
    %t16.part0.step = arith.constant 1 : index
    %t16.part0 = scf.for %t16.part0.row = %t16.part0.start to %t16.part0.end step %t16.part0.step iter_args(%t16.part0.before = %t16.part0.init) -> (tensor<16x64xf32>) {
    %t16.part0.$0 = arith.constant 16 : index
    %t16.part0.$1 = arith.muli %t16.$24, %t16.part0.$0 : index
    %t16.part0.$2 = arith.addi %t16.part0.$1, %t16.part0.row : index
    %t16.part0.$3 = arith.constant 1 : index
    %t16.part0.$4 = arith.subi %$tokens, %t16.part0.$3 : index
    %t16.part0.$5 = arith.minsi %t16.part0.$2, %t16.part0.$4 : index
    %t16.part0.read = tensor.extract_slice %queries[%t16.part0.$5, 0] [1, 64] [1, 1] : tensor<?x64xf32> to tensor<64xf32> loc("any_length.py":29:12)
      %t16.part0.after = tensor.insert_slice %t16.part0.read into %t16.part0.before[%t16.part0.row, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<16x64xf32>
      scf.yield %t16.part0.after : tensor<16x64xf32>
    }
    %t16.part1 = tensor.extract_slice %keys[0, 0] [%t16.$37, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32> loc("any_length.py":29:12)
    %t16.part2 = tensor.extract_slice %t16.key[0] [%t16.$37] [1] : tensor<?xi32> to tensor<?xi32> loc("any_length.py":29:12)
    %t16.$38 = arith.addi %$tokens, %t16.$15 : index
    %t16.$39 = arith.muli %t16.$24, %t16.$15 : index
    %t16.part3 = tensor.extract_slice %t16.row[%t16.$39] [16] [1] : tensor<?xi32> to tensor<16xi32> loc("any_length.py":29:12)
    %t16.queries.init = tensor.empty() : tensor<64x16xf32>
    %t16.queries = linalg.generic {
        indexing_maps = [#map6, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t16.part0 : tensor<16x64xf32>)
        outs(%t16.queries.init : tensor<64x16xf32>)
        attrs = {pass = "t16.queries"} {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> (tensor<64x16xf32>) loc("any_length.py":29:12)
    %t16.scores.identity = arith.constant 0.0 : f32
    %t16.scores.empty = tensor.empty(%t16.$37) : tensor<?x16xf32>
    %t16.scores.init = linalg.fill {result = "t16.scores"} ins(%t16.scores.identity : f32) outs(%t16.scores.empty : tensor<?x16xf32>) -> tensor<?x16xf32>
    %t16.scores = linalg.contract
        indexing_maps = [#map7, #map8, #map9]
        {result = "t16.scores"}
        ins(%t16.part1, %t16.queries : tensor<?x64xf32>, tensor<64x16xf32>)
        outs(%t16.scores.init : tensor<?x16xf32>) -> tensor<?x16xf32> loc("any_length.py":29:12)
    %t16.$40 = arith.subi %$seen, %$tokens : index
    %t16.$41 = arith.addi %t16.$40, %t16.$6 : index
    %t16.number11.init = tensor.empty() : tensor<i32>
    %t16.number11 = linalg.generic {
        indexing_maps = [#map4],
        iterator_types = []}
        outs(%t16.number11.init : tensor<i32>) {
      ^bb0(%out: i32):
        %result = arith.index_cast %t16.$41 : index to i32
        linalg.yield %result : i32
    } -> tensor<i32> loc("any_length.py":29:12)
    %t16.value11.init = tensor.empty() : tensor<16xi32>
    %t16.value11 = linalg.generic {
        indexing_maps = [#map0, #map5, #map0],
        iterator_types = ["parallel"]}
        ins(%t16.part3, %t16.number11 : tensor<16xi32>, tensor<i32>)
        outs(%t16.value11.init : tensor<16xi32>)
        attrs = {pass = "t16.rows"} {
      ^bb0(%in0: i32, %in1: i32, %out: i32):
        %t16.value11.result = arith.addi %in0, %in1 : i32
        linalg.yield %t16.value11.result : i32
    } -> (tensor<16xi32>) loc("any_length.py":29:12)
    %t9.identity = arith.constant 0xFF800000 : f32
    %t9.empty = tensor.empty() : tensor<16xf32>
    %t9.init = linalg.fill {result = "t9"} ins(%t9.identity : f32) outs(%t9.empty : tensor<16xf32>) -> tensor<16xf32>
    %scores_1.init = tensor.empty(%t16.$37) : tensor<?x16xf32>
    %scores_1, %t9 = linalg.generic {
        indexing_maps = [#map3, #map2, #map1, #map1, #map2],
        iterator_types = ["reduction", "parallel"]}
        ins(%t16.part2, %t16.value11, %t16.scores : tensor<?xi32>, tensor<16xi32>, tensor<?x16xf32>)
        outs(%scores_1.init, %t9.init : tensor<?x16xf32>, tensor<16xf32>)
        attrs = {pass = "t16.scores"} {
      ^bb0(%in0: i32, %in1: i32, %in2: f32, %out: f32, %t9.before: f32):
        %t7.result = arith.cmpi slt, %in0, %in1 : i32
        %t7.stored = arith.extui %t7.result : i1 to i8
        %scores.result = arith.divf %in2, %t2 : f32
        %scores_1.value0.zero = arith.constant 0 : i8
        %scores_1.value0 = arith.cmpi ne, %t7.stored, %scores_1.value0.zero : i8
        %scores_1.result = arith.select %scores_1.value0, %scores.result, %t8 : f32
        %t9.result = arith.maximumf %scores_1.result, %t9.before : f32
        linalg.yield %scores_1.result, %t9.result : f32, f32
    } -> (tensor<?x16xf32>, tensor<16xf32>) loc("any_length.py":29:12)
    %t13.acc0.identity = arith.constant 0.0 : f64
    %t13.acc0.empty = tensor.empty() : tensor<16xf64>
    %t13.acc0.init = linalg.fill {result = "t13.acc0"} ins(%t13.acc0.identity : f64) outs(%t13.acc0.empty : tensor<16xf64>) -> tensor<16xf64>
    %t12, %t13.acc0 = linalg.generic {
        indexing_maps = [#map2, #map1, #map2],
        iterator_types = ["reduction", "parallel"]}
        ins(%t9 : tensor<16xf32>)
        outs(%scores_1, %t13.acc0.init : tensor<?x16xf32>, tensor<16xf64>)
        attrs = {pass = "t16.keys"} {
      ^bb0(%in1: f32, %in0: f32, %t13.acc0.before: f64):
        %t11.result = arith.subf %in0, %in1 : f32
        %t12.result.lowest = arith.constant -104.0 : f32
        %t12.result.shift = arith.constant 12583063.0 : f32
        %t12.result.limited.is_low = arith.cmpf olt, %t11.result, %t12.result.lowest : f32
        %t12.result.limited = arith.select %t12.result.limited.is_low, %t12.result.lowest, %t11.result : f32
        %t12.result.parts.log2e = arith.constant 1.442695 : f32
        %t12.result.parts.ln2_high = arith.constant -0.6933594 : f32
        %t12.result.parts.ln2_low = arith.constant 0.00021219444 : f32
        %t12.result.parts.shifted = math.fma %t12.result.limited, %t12.result.parts.log2e, %t12.result.shift : f32
        %t12.result.parts.k = arith.subf %t12.result.parts.shifted, %t12.result.shift : f32
        %t12.result.parts.high = math.fma %t12.result.parts.k, %t12.result.parts.ln2_high, %t12.result.limited : f32
        %t12.result.parts.s = math.fma %t12.result.parts.k, %t12.result.parts.ln2_low, %t12.result.parts.high : f32
        %t12.result.series.sum6 = arith.constant 8.2982024e-11 : f32
        %t12.result.series.c5 = arith.constant 4.9884946e-10 : f32
        %t12.result.series.sum5 = math.fma %t12.result.series.sum6, %t12.result.parts.s, %t12.result.series.c5 : f32
        %t12.result.series.c4 = arith.constant 2.4835218e-09 : f32
        %t12.result.series.sum4 = math.fma %t12.result.series.sum5, %t12.result.parts.s, %t12.result.series.c4 : f32
        %t12.result.series.c3 = arith.constant 9.934017e-09 : f32
        %t12.result.series.sum3 = math.fma %t12.result.series.sum4, %t12.result.parts.s, %t12.result.series.c3 : f32
        %t12.result.series.c2 = arith.constant 2.9802322e-08 : f32
        %t12.result.series.sum2 = math.fma %t12.result.series.sum3, %t12.result.parts.s, %t12.result.series.c2 : f32
        %t12.result.series.c1 = arith.constant 5.9604645e-08 : f32
        %t12.result.series.sum1 = math.fma %t12.result.series.sum2, %t12.result.parts.s, %t12.result.series.c1 : f32
        %t12.result.series.c0 = arith.constant 5.9604645e-08 : f32
        %t12.result.series = math.fma %t12.result.series.sum1, %t12.result.parts.s, %t12.result.series.c0 : f32
        %t12.result.scale.bits = arith.bitcast %t12.result.parts.shifted : f32 to i32
        %t12.result.scale.mantissa_bits = arith.constant 23 : i32
        %t12.result.scale.exponent = arith.shli %t12.result.scale.bits, %t12.result.scale.mantissa_bits : i32
        %t12.result.scale = arith.bitcast %t12.result.scale.exponent : i32 to f32
        %t12.result = arith.mulf %t12.result.series, %t12.result.scale : f32
        %t13.acc0.element = arith.extf %t12.result : f32 to f64
        %t13.acc0.result = arith.addf %t13.acc0.element, %t13.acc0.before fastmath<reassoc> : f64
        linalg.yield %t12.result, %t13.acc0.result : f32, f64
    } -> (tensor<?x16xf32>, tensor<16xf64>) loc("any_length.py":29:12)
    %t13.init = tensor.empty() : tensor<16xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t13.acc0 : tensor<16xf64>)
        outs(%t13.init : tensor<16xf32>)
        attrs = {pass = "t16.rows"} {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> (tensor<16xf32>) loc("any_length.py":29:12)
    %t15 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t13 : tensor<16xf32>)
        outs(%t12 : tensor<?x16xf32>)
        attrs = {pass = "t16.keys"} {
      ^bb0(%in1: f32, %in0: f32):
        %t15.result = arith.divf %in0, %in1 : f32
        linalg.yield %t15.result : f32
    } -> (tensor<?x16xf32>) loc("any_length.py":29:12)
    %t16.tile.identity = arith.constant 0.0 : f32
    %t16.tile.empty = tensor.empty() : tensor<64x16xf32>
    %t16.tile.init = linalg.fill {result = "t16.tile"} ins(%t16.tile.identity : f32) outs(%t16.tile.empty : tensor<64x16xf32>) -> tensor<64x16xf32>
    %t16.from.start = arith.constant 0 : index
    %t16.from.step = arith.constant 256 : index
    %t16.tile = scf.for %t16.from = %t16.from.start to %t16.$37 step %t16.from.step iter_args(%t16.segment.before = %t16.tile.init) -> (tensor<64x16xf32>) {
    %t16.segment.$0 = arith.constant 256 : index
    %t16.segment.$1 = arith.subi %t16.$37, %t16.from : index
    %t16.segment.$2 = arith.minsi %t16.segment.$0, %t16.segment.$1 : index
    %t16.segment.part0 = tensor.extract_slice %values[%t16.from, 0] [%t16.segment.$2, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32> loc("any_length.py":29:12)
    %t16.segment.weights = tensor.extract_slice %t15[%t16.from, 0] [%t16.segment.$2, 16] [1, 1] : tensor<?x16xf32> to tensor<?x16xf32> loc("any_length.py":29:12)
    %t16.sums.identity = arith.constant 0.0 : f32
    %t16.sums.empty = tensor.empty() : tensor<64x16xf32>
    %t16.sums.init = linalg.fill {result = "t16.sums"} ins(%t16.sums.identity : f32) outs(%t16.sums.empty : tensor<64x16xf32>) -> tensor<64x16xf32>
    %t16.sums = linalg.contract
        indexing_maps = [#map10, #map8, #map9]
        {result = "t16.sums"}
        ins(%t16.segment.part0, %t16.segment.weights : tensor<?x64xf32>, tensor<?x16xf32>)
        outs(%t16.sums.init : tensor<64x16xf32>) -> tensor<64x16xf32> loc("any_length.py":29:12)
    %t16.segment.total = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t16.sums : tensor<64x16xf32>)
        outs(%t16.segment.before : tensor<64x16xf32>)
        attrs = {pass = "t16.sums"} {
      ^bb0(%in1: f32, %in0: f32):
        %t16.segment.total.result = arith.addf %in0, %in1 : f32
        linalg.yield %t16.segment.total.result : f32
    } -> (tensor<64x16xf32>) loc("any_length.py":29:12)
      scf.yield %t16.segment.total : tensor<64x16xf32>
    }
    %t16.$42 = arith.muli %t16.$24, %t16.$15 : index
    %t16.$43 = arith.subi %$tokens, %t16.$42 : index
    %t16.$44 = arith.minsi %t16.$15, %t16.$43 : index
    %t16.rows.init = tensor.empty() : tensor<16x64xf32>
    %t16.rows = linalg.generic {
        indexing_maps = [#map6, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t16.tile : tensor<64x16xf32>)
        outs(%t16.rows.init : tensor<16x64xf32>)
        attrs = {pass = "t16.result"} {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> (tensor<16x64xf32>) loc("any_length.py":29:12)
    %t16.rows.own = tensor.extract_slice %t16.rows[0, 0] [%t16.$44, 64] [1, 1] : tensor<16x64xf32> to tensor<?x64xf32> loc("any_length.py":29:12)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %t16.rows.own into %t16.shared[%t16.$39, 0] [%t16.$44, 64] [1, 1] : tensor<?x64xf32> into tensor<?x64xf32>
      }
    } {blocks = "t16"} loc("any_length.py":29:12)
    bufferization.materialize_in_destination %t16 in restrict writable %out.shaped : (tensor<?x64xf32>, memref<?x64xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("any_length.py":24:5)
}
