#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @pool(%x.buffer: memref<f32> {llvm.noalias}, %layout_sentence.buffer: memref<i64> {llvm.noalias}, %layout_position.buffer: memref<i64> {llvm.noalias}, %layout_present.buffer: memref<i8> {llvm.noalias}, %layout_row.buffer: memref<i64> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$sentences.size: i64, %$longest.size: i64) -> i32 {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$sentences = arith.index_cast %$sentences.size : i64 to index
    %$longest = arith.index_cast %$longest.size : i64 to index
    %$0 = arith.muli %$longest, %$sentences : index
    %$1 = arith.constant -1 : index
    %$2 = arith.muli %$0, %$1 : index
    %$3 = arith.constant 1 : index
    %$4 = arith.addi %$2, %$3 : index
    %$5 = arith.maxsi %$tokens, %$4 : index
    %$6 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$5, %$3 : index
    %status.0.code = arith.constant 1 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$longest, %$6 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits.2 = arith.cmpi sge, %$sentences, %$6 : index
    %status.2.code = arith.constant 4 : i32
    %status.2 = arith.select %fits.2, %status.1, %status.2.code : i32
    %fits.3 = arith.cmpi sge, %$tokens, %$6 : index
    %status.3.code = arith.constant 4 : i32
    %status.3 = arith.select %fits.3, %status.2, %status.3.code : i32
    %fits = arith.cmpi eq, %status.3, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @pool.sized(%x.buffer, %layout_sentence.buffer, %layout_position.buffer, %layout_present.buffer, %layout_row.buffer, %out.buffer, %$tokens.size, %$sentences.size, %$longest.size) : (memref<f32>, memref<i64>, memref<i64>, memref<i8>, memref<i64>, memref<f32>, i64, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.3 : i32
    }
    return %status : i32
  } loc("minilm.py":135:5)
  func.func private @pool.sized(%x.buffer: memref<f32> {llvm.noalias}, %layout_sentence.buffer: memref<i64> {llvm.noalias}, %layout_position.buffer: memref<i64> {llvm.noalias}, %layout_present.buffer: memref<i8> {llvm.noalias}, %layout_row.buffer: memref<i64> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$sentences.size: i64, %$longest.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$sentences = arith.index_cast %$sentences.size : i64 to index
    %$longest = arith.index_cast %$longest.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$tokens, 384], strides: [384, 1] : memref<f32> to memref<?x384xf32>
    %layout_sentence.shaped = memref.reinterpret_cast %layout_sentence.buffer to offset: [0], sizes: [%$tokens], strides: [1] : memref<i64> to memref<?xi64>
    %layout_position.shaped = memref.reinterpret_cast %layout_position.buffer to offset: [0], sizes: [%$tokens], strides: [1] : memref<i64> to memref<?xi64>
    %layout_present.shaped = memref.reinterpret_cast %layout_present.buffer to offset: [0], sizes: [%$sentences, %$longest], strides: [%$longest, 1] : memref<i8> to memref<?x?xi8>
    %layout_row.shaped = memref.reinterpret_cast %layout_row.buffer to offset: [0], sizes: [%$sentences, %$longest], strides: [%$longest, 1] : memref<i64> to memref<?x?xi64>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$sentences, 384], strides: [384, 1] : memref<f32> to memref<?x384xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x384xf32> to tensor<?x384xf32>
    %layout_sentence = bufferization.to_tensor %layout_sentence.shaped restrict : memref<?xi64> to tensor<?xi64>
    %layout_position = bufferization.to_tensor %layout_position.shaped restrict : memref<?xi64> to tensor<?xi64>
    %layout_present.stored = bufferization.to_tensor %layout_present.shaped restrict : memref<?x?xi8> to tensor<?x?xi8>
    %layout_row = bufferization.to_tensor %layout_row.shaped restrict : memref<?x?xi64> to tensor<?x?xi64>
    %layout_present.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi8>
    %layout_present = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%layout_present.stored : tensor<?x?xi8>)
        outs(%layout_present.init : tensor<?x?xi8>) {
      ^bb0(%in0: i8, %out: i8):
        %result.zero = arith.constant 0 : i8
        %result = arith.cmpi ne, %in0, %result.zero : i8
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("minilm.py":135:5)
    %$0 = arith.constant -1 : index
    %$1 = arith.muli %$tokens, %$0 : index
    %t0.init = tensor.empty() : tensor<i64>
    %t0 = linalg.generic {
        indexing_maps = [#map1],
        iterator_types = []}
        outs(%t0.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$1 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":137:20)
    %t1.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi8>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map2, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%layout_row, %t0 : tensor<?x?xi64>, tensor<i64>)
        outs(%t1.init : tensor<?x?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("minilm.py":137:20)
    %t2.init = tensor.empty() : tensor<i64>
    %t2 = linalg.generic {
        indexing_maps = [#map1],
        iterator_types = []}
        outs(%t2.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$tokens : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":137:20)
    %t3.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi8>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map2, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%layout_row, %t2 : tensor<?x?xi64>, tensor<i64>)
        outs(%t3.init : tensor<?x?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("minilm.py":137:20)
    %t4.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi8>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1, %t3 : tensor<?x?xi8>, tensor<?x?xi8>)
        outs(%t4.init : tensor<?x?xi8>) {
      ^bb0(%in0: i8, %in1: i8, %out: i8):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %value1.zero = arith.constant 0 : i8
        %value1 = arith.cmpi ne, %in1, %value1.zero : i8
        %result = arith.ori %value0, %value1 : i1
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("minilm.py":137:20)
    %t5.identity = arith.constant 0 : i8
    %t5.empty = tensor.empty() : tensor<i8>
    %t5.init = linalg.fill {result = "t5"} ins(%t5.identity : i8) outs(%t5.empty : tensor<i8>) -> tensor<i8>
    %t5 = linalg.reduce
        ins(%t4 : tensor<?x?xi8>)
        outs(%t5.init : tensor<i8>)
        dimensions = [0, 1]
      (%in0: i8, %acc0: i8) {
        %result = arith.ori %in0, %acc0 : i8
        linalg.yield %result : i8
      } loc("minilm.py":137:20)
    %t6 = arith.constant 0 : i64 loc("minilm.py":137:20)
    %t7.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi8>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%layout_row : tensor<?x?xi64>)
        outs(%t7.init : tensor<?x?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t6 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("minilm.py":137:20)
    %t8.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map2, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%layout_row, %t2 : tensor<?x?xi64>, tensor<i64>)
        outs(%t8.init : tensor<?x?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.addi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("minilm.py":137:20)
    %t9.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi64>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t7, %t8, %layout_row : tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xi64>)
        outs(%t9.init : tensor<?x?xi64>) {
      ^bb0(%in0: i8, %in1: i64, %in2: i64, %out: i64):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %in2 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("minilm.py":137:20)
    %t10.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi64>
    %t10 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<?x?xi64>)
        outs(%t10.init : tensor<?x?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.maxsi %in0, %t6 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("minilm.py":137:20)
    %$2 = arith.constant 1 : index
    %$3 = arith.subi %$tokens, %$2 : index
    %t11.init = tensor.empty() : tensor<i64>
    %t11 = linalg.generic {
        indexing_maps = [#map1],
        iterator_types = []}
        outs(%t11.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$3 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":137:20)
    %t12.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi64>
    %t12 = linalg.generic {
        indexing_maps = [#map0, #map2, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t10, %t11 : tensor<?x?xi64>, tensor<i64>)
        outs(%t12.init : tensor<?x?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.minsi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("minilm.py":137:20)
    %t13.init = tensor.empty(%$sentences, %$longest) : tensor<?x?x384xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map3, #map4],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t12 : tensor<?x?xi64>)
        outs(%t13.init : tensor<?x?x384xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t13.at0 = arith.index_cast %in0 : i64 to index
        %t13.at1 = linalg.index 2 : index
        %result = tensor.extract %x[%t13.at0, %t13.at1] : tensor<?x384xf32>
        linalg.yield %result : f32
    } -> tensor<?x?x384xf32> loc("minilm.py":137:20)
    %t16.init = tensor.empty(%$sentences, %$longest) : tensor<?x?x384xi64>
    %t16 = linalg.generic {
        indexing_maps = [#map3, #map4],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%layout_present : tensor<?x?xi8>)
        outs(%t16.init : tensor<?x?x384xi64>) {
      ^bb0(%in0: i8, %out: i64):
        %value.zero = arith.constant 0 : i8
        %value = arith.cmpi ne, %in0, %value.zero : i8
        %result = arith.extui %value : i1 to i64
        linalg.yield %result : i64
    } -> tensor<?x?x384xi64> loc("minilm.py":137:12)
    %t17.identity = arith.constant 0 : i64
    %t17.empty = tensor.empty(%$sentences) : tensor<?x384xi64>
    %t17.init = linalg.fill {result = "t17"} ins(%t17.identity : i64) outs(%t17.empty : tensor<?x384xi64>) -> tensor<?x384xi64>
    %t17 = linalg.reduce
        ins(%t16 : tensor<?x?x384xi64>)
        outs(%t17.init : tensor<?x384xi64>)
        dimensions = [1]
      (%in0: i64, %acc0: i64) {
        %result = arith.addi %in0, %acc0 : i64
        linalg.yield %result : i64
      } loc("minilm.py":137:12)
    %t18 = arith.constant 0.0 : f32 loc("minilm.py":137:12)
    %t19.init = tensor.empty(%$sentences, %$longest) : tensor<?x?x384xf32>
    %t19 = linalg.generic {
        indexing_maps = [#map3, #map4, #map4],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%layout_present, %t13 : tensor<?x?xi8>, tensor<?x?x384xf32>)
        outs(%t19.init : tensor<?x?x384xf32>) {
      ^bb0(%in0: i8, %in1: f32, %out: f32):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %t18 : f32
        linalg.yield %result : f32
    } -> tensor<?x?x384xf32> loc("minilm.py":137:12)
    %t20.acc0.identity = arith.constant 0.0 : f64
    %t20.acc0.empty = tensor.empty(%$sentences) : tensor<?x384xf64>
    %t20.acc0.init = linalg.fill {result = "t20.acc0"} ins(%t20.acc0.identity : f64) outs(%t20.acc0.empty : tensor<?x384xf64>) -> tensor<?x384xf64>
    %t20.acc0 = linalg.reduce
        ins(%t19 : tensor<?x?x384xf32>)
        outs(%t20.acc0.init : tensor<?x384xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("minilm.py":137:12)
    %t20.init = tensor.empty(%$sentences) : tensor<?x384xf32>
    %t20 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t20.acc0 : tensor<?x384xf64>)
        outs(%t20.init : tensor<?x384xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":137:12)
    %t21.init = tensor.empty(%$sentences) : tensor<?x384xf64>
    %t21 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t20 : tensor<?x384xf32>)
        outs(%t21.init : tensor<?x384xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<?x384xf64> loc("minilm.py":137:12)
    %t22.init = tensor.empty(%$sentences) : tensor<?x384xf64>
    %t22 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t17 : tensor<?x384xi64>)
        outs(%t22.init : tensor<?x384xf64>) {
      ^bb0(%in0: i64, %out: f64):
        %result = arith.sitofp %in0 : i64 to f64
        linalg.yield %result : f64
    } -> tensor<?x384xf64> loc("minilm.py":137:12)
    %t23.init = tensor.empty(%$sentences) : tensor<?x384xf64>
    %t23 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t21, %t22 : tensor<?x384xf64>, tensor<?x384xf64>)
        outs(%t23.init : tensor<?x384xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.divf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<?x384xf64> loc("minilm.py":137:12)
    %mean.init = tensor.empty(%$sentences) : tensor<?x384xf32>
    %mean = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t23 : tensor<?x384xf64>)
        outs(%mean.init : tensor<?x384xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":137:12)
    %t24 = arith.constant 2.0 : f32 loc("minilm.py":138:45)
    %t25.init = tensor.empty(%$sentences) : tensor<?x384xf32>
    %t25 = linalg.map
        ins(%mean : tensor<?x384xf32>)
        outs(%t25.init : tensor<?x384xf32>)
      (%in0: f32, %out: f32) {
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
      } loc("minilm.py":138:45)
    %t26.acc0.identity = arith.constant 0.0 : f64
    %t26.acc0.empty = tensor.empty(%$sentences) : tensor<?xf64>
    %t26.acc0.init = linalg.fill {result = "t26.acc0"} ins(%t26.acc0.identity : f64) outs(%t26.acc0.empty : tensor<?xf64>) -> tensor<?xf64>
    %t26.acc0 = linalg.reduce
        ins(%t25 : tensor<?x384xf32>)
        outs(%t26.acc0.init : tensor<?xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("minilm.py":138:38)
    %t26.init = tensor.empty(%$sentences) : tensor<?xf32>
    %t26 = linalg.generic {
        indexing_maps = [#map5, #map5],
        iterator_types = ["parallel"]}
        ins(%t26.acc0 : tensor<?xf64>)
        outs(%t26.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("minilm.py":138:38)
    %t28.init = tensor.empty(%$sentences) : tensor<?x1xf32>
    %t28 = linalg.generic {
        indexing_maps = [#map6, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t26 : tensor<?xf32>)
        outs(%t28.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("minilm.py":138:30)
    %t29 = arith.constant 1.0e-12 : f32 loc("minilm.py":138:19)
    %t30.init = tensor.empty(%$sentences) : tensor<?x1xf32>
    %t30 = linalg.generic {
        indexing_maps = [#map7, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t28 : tensor<?x1xf32>)
        outs(%t30.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.better = arith.cmpf ogt, %in0, %t29 : f32
        %result.a_is_nan = arith.cmpf uno, %in0, %in0 : f32
        %result.first = arith.ori %result.better, %result.a_is_nan : i1
        %result = arith.select %result.first, %in0, %t29 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("minilm.py":138:19)
    %t31.init = tensor.empty(%$sentences) : tensor<?x384xf32>
    %t31 = linalg.generic {
        indexing_maps = [#map0, #map7, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%mean, %t30 : tensor<?x384xf32>, tensor<?x1xf32>)
        outs(%t31.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":138:12)
    bufferization.materialize_in_destination %t31 in restrict writable %out.shaped : (tensor<?x384xf32>, memref<?x384xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    %status.0.byte = tensor.extract %t5[] : tensor<i8>
    %status.0.failed = arith.trunci %status.0.byte : i8 to i1
    %status.0.code = arith.constant 1 : i32
    %status.0 = arith.select %status.0.failed, %status.0.code, %status.ok : i32
    return %status.0 : i32
  } loc("minilm.py":135:5)
}
