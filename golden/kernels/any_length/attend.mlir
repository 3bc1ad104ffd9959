#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d1)>
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
  func.func private @attend.sized(%queries.buffer: memref<f32> {llvm.noalias}, %keys.buffer: memref<f32> {llvm.noalias}, %values.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$seen.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$seen = arith.index_cast %$seen.size : i64 to index
    %queries.shaped = memref.reinterpret_cast %queries.buffer to offset: [0], sizes: [%$tokens, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %keys.shaped = memref.reinterpret_cast %keys.buffer to offset: [0], sizes: [%$seen, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %values.shaped = memref.reinterpret_cast %values.buffer to offset: [0], sizes: [%$seen, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$tokens, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %queries = bufferization.to_tensor %queries.shaped restrict : memref<?x64xf32> to tensor<?x64xf32>
    %keys = bufferization.to_tensor %keys.shaped restrict : memref<?x64xf32> to tensor<?x64xf32>
    %values = bufferization.to_tensor %values.shaped restrict : memref<?x64xf32> to tensor<?x64xf32>
    %t1.identity = arith.constant 0.0 : f32
    %t1.empty = tensor.empty(%$tokens, %$seen) : tensor<?x?xf32>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f32) outs(%t1.empty : tensor<?x?xf32>) -> tensor<?x?xf32>
    %t1 = linalg.contract
        indexing_maps = [#map0, #map1, #map2]
        {result = "t1"}
        ins(%queries, %keys : tensor<?x64xf32>, tensor<?x64xf32>)
        outs(%t1.init : tensor<?x?xf32>) -> tensor<?x?xf32> loc("any_length.py":27:14)
    %t2 = arith.constant 8.0 : f32 loc("any_length.py":27:14)
    %scores.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xf32>
    %scores = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1 : tensor<?x?xf32>)
        outs(%scores.init : tensor<?x?xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.divf %in0, %t2 : f32
        linalg.yield %result : f32
    } -> tensor<?x?xf32> loc("any_length.py":27:14)
    %t3.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xi64>
    %t3 = linalg.generic {
        indexing_maps = [#map3],
        iterator_types = ["parallel", "parallel"]}
        outs(%t3.init : tensor<?x?xi64>) {
      ^bb0(%out: i64):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        linalg.yield %position : i64
    } -> tensor<?x?xi64> loc("any_length.py":28:23)
    %t4.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xi64>
    %t4 = linalg.generic {
        indexing_maps = [#map3],
        iterator_types = ["parallel", "parallel"]}
        outs(%t4.init : tensor<?x?xi64>) {
      ^bb0(%out: i64):
        %loop = linalg.index 1 : index
        %position = arith.index_cast %loop : index to i64
        linalg.yield %position : i64
    } -> tensor<?x?xi64> loc("any_length.py":28:23)
    %$0 = arith.subi %$seen, %$tokens : index
    %t5.init = tensor.empty() : tensor<i64>
    %t5 = linalg.generic {
        indexing_maps = [#map4],
        iterator_types = []}
        outs(%t5.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$0 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("any_length.py":28:23)
    %t6.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xi64>
    %t6 = linalg.generic {
        indexing_maps = [#map3, #map5, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3, %t5 : tensor<?x?xi64>, tensor<i64>)
        outs(%t6.init : tensor<?x?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.addi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("any_length.py":28:23)
    %t7.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xi8>
    %t7 = linalg.generic {
        indexing_maps = [#map3, #map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6, %t4 : tensor<?x?xi64>, tensor<?x?xi64>)
        outs(%t7.init : tensor<?x?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("any_length.py":28:23)
    %t8 = arith.constant 0xFF800000 : f32 loc("any_length.py":28:14)
    %scores_1.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xf32>
    %scores_1 = linalg.generic {
        indexing_maps = [#map3, #map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%t7, %scores : tensor<?x?xi8>, tensor<?x?xf32>)
        outs(%scores_1.init : tensor<?x?xf32>) {
      ^bb0(%in0: i8, %in1: f32, %out: f32):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %t8 : f32
        linalg.yield %result : f32
    } -> tensor<?x?xf32> loc("any_length.py":28:14)
    %t9.identity = arith.constant 0xFF800000 : f32
    %t9.empty = tensor.empty(%$tokens) : tensor<?xf32>
    %t9.init = linalg.fill {result = "t9"} ins(%t9.identity : f32) outs(%t9.empty : tensor<?xf32>) -> tensor<?xf32>
    %t9 = linalg.reduce
        ins(%scores_1 : tensor<?x?xf32>)
        outs(%t9.init : tensor<?xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("any_length.py":29:12)
    %t11.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xf32>
    %t11 = linalg.generic {
        indexing_maps = [#map3, #map6, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%scores_1, %t9 : tensor<?x?xf32>, tensor<?xf32>)
        outs(%t11.init : tensor<?x?xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x?xf32> loc("any_length.py":29:12)
    %t12.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xf32>
    %t12 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%t11 : tensor<?x?xf32>)
        outs(%t12.init : tensor<?x?xf32>) {
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
    } -> tensor<?x?xf32> loc("any_length.py":29:12)
    %t13.acc0.identity = arith.constant 0.0 : f64
    %t13.acc0.empty = tensor.empty(%$tokens) : tensor<?xf64>
    %t13.acc0.init = linalg.fill {result = "t13.acc0"} ins(%t13.acc0.identity : f64) outs(%t13.acc0.empty : tensor<?xf64>) -> tensor<?xf64>
    %t13.acc0 = linalg.reduce
        ins(%t12 : tensor<?x?xf32>)
        outs(%t13.acc0.init : tensor<?xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("any_length.py":29:12)
    %t13.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map7, #map7],
        iterator_types = ["parallel"]}
        ins(%t13.acc0 : tensor<?xf64>)
        outs(%t13.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("any_length.py":29:12)
    %t15.init = tensor.empty(%$tokens, %$seen) : tensor<?x?xf32>
    %t15 = linalg.generic {
        indexing_maps = [#map3, #map6, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%t12, %t13 : tensor<?x?xf32>, tensor<?xf32>)
        outs(%t15.init : tensor<?x?xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x?xf32> loc("any_length.py":29:12)
    %t16.identity = arith.constant 0.0 : f32
    %t16.empty = tensor.empty(%$tokens) : tensor<?x64xf32>
    %t16.init = linalg.fill {result = "t16"} ins(%t16.identity : f32) outs(%t16.empty : tensor<?x64xf32>) -> tensor<?x64xf32>
    %t16 = linalg.contract
        indexing_maps = [#map0, #map8, #map2]
        {result = "t16"}
        ins(%t15, %values : tensor<?x?xf32>, tensor<?x64xf32>)
        outs(%t16.init : tensor<?x64xf32>) -> tensor<?x64xf32> loc("any_length.py":29:12)
    bufferization.materialize_in_destination %t16 in restrict writable %out.shaped : (tensor<?x64xf32>, memref<?x64xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("any_length.py":24:5)
}
