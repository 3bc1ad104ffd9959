#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @embed(%tokens.buffer: memref<i64> {llvm.noalias}, %layout_sentence.buffer: memref<i64> {llvm.noalias}, %layout_position.buffer: memref<i64> {llvm.noalias}, %layout_present.buffer: memref<i8> {llvm.noalias}, %layout_row.buffer: memref<i64> {llvm.noalias}, %weights_word_embeddings_weight.buffer: memref<30522x384xf32> {llvm.noalias}, %weights_position_embeddings_weight.buffer: memref<512x384xf32> {llvm.noalias}, %weights_token_type_embeddings_weight.buffer: memref<2x384xf32> {llvm.noalias}, %weights_LayerNorm_weight.buffer: memref<384xf32> {llvm.noalias}, %weights_LayerNorm_bias.buffer: memref<384xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$sentences.size: i64, %$longest.size: i64) -> i32 {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$sentences = arith.index_cast %$sentences.size : i64 to index
    %$longest = arith.index_cast %$longest.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$longest, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$sentences, %$0 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits.2 = arith.cmpi sge, %$tokens, %$0 : index
    %status.2.code = arith.constant 4 : i32
    %status.2 = arith.select %fits.2, %status.1, %status.2.code : i32
    %fits = arith.cmpi eq, %status.2, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @embed.sized(%tokens.buffer, %layout_sentence.buffer, %layout_position.buffer, %layout_present.buffer, %layout_row.buffer, %weights_word_embeddings_weight.buffer, %weights_position_embeddings_weight.buffer, %weights_token_type_embeddings_weight.buffer, %weights_LayerNorm_weight.buffer, %weights_LayerNorm_bias.buffer, %out.buffer, %$tokens.size, %$sentences.size, %$longest.size) : (memref<i64>, memref<i64>, memref<i64>, memref<i8>, memref<i64>, memref<30522x384xf32>, memref<512x384xf32>, memref<2x384xf32>, memref<384xf32>, memref<384xf32>, memref<f32>, i64, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.2 : i32
    }
    return %status : i32
  } loc("minilm.py":101:5)
  func.func private @embed.sized(%tokens.buffer: memref<i64> {llvm.noalias}, %layout_sentence.buffer: memref<i64> {llvm.noalias}, %layout_position.buffer: memref<i64> {llvm.noalias}, %layout_present.buffer: memref<i8> {llvm.noalias}, %layout_row.buffer: memref<i64> {llvm.noalias}, %weights_word_embeddings_weight.buffer: memref<30522x384xf32> {llvm.noalias}, %weights_position_embeddings_weight.buffer: memref<512x384xf32> {llvm.noalias}, %weights_token_type_embeddings_weight.buffer: memref<2x384xf32> {llvm.noalias}, %weights_LayerNorm_weight.buffer: memref<384xf32> {llvm.noalias}, %weights_LayerNorm_bias.buffer: memref<384xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$sentences.size: i64, %$longest.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$sentences = arith.index_cast %$sentences.size : i64 to index
    %$longest = arith.index_cast %$longest.size : i64 to index
    %tokens.shaped = memref.reinterpret_cast %tokens.buffer to offset: [0], sizes: [%$tokens], strides: [1] : memref<i64> to memref<?xi64>
    %layout_sentence.shaped = memref.reinterpret_cast %layout_sentence.buffer to offset: [0], sizes: [%$tokens], strides: [1] : memref<i64> to memref<?xi64>
    %layout_position.shaped = memref.reinterpret_cast %layout_position.buffer to offset: [0], sizes: [%$tokens], strides: [1] : memref<i64> to memref<?xi64>
    %layout_present.shaped = memref.reinterpret_cast %layout_present.buffer to offset: [0], sizes: [%$sentences, %$longest], strides: [%$longest, 1] : memref<i8> to memref<?x?xi8>
    %layout_row.shaped = memref.reinterpret_cast %layout_row.buffer to offset: [0], sizes: [%$sentences, %$longest], strides: [%$longest, 1] : memref<i64> to memref<?x?xi64>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$tokens, 384], strides: [384, 1] : memref<f32> to memref<?x384xf32>
    %tokens = bufferization.to_tensor %tokens.shaped restrict : memref<?xi64> to tensor<?xi64>
    %layout_sentence = bufferization.to_tensor %layout_sentence.shaped restrict : memref<?xi64> to tensor<?xi64>
    %layout_position = bufferization.to_tensor %layout_position.shaped restrict : memref<?xi64> to tensor<?xi64>
    %layout_present.stored = bufferization.to_tensor %layout_present.shaped restrict : memref<?x?xi8> to tensor<?x?xi8>
    %layout_row = bufferization.to_tensor %layout_row.shaped restrict : memref<?x?xi64> to tensor<?x?xi64>
    %weights_word_embeddings_weight = bufferization.to_tensor %weights_word_embeddings_weight.buffer restrict : memref<30522x384xf32> to tensor<30522x384xf32>
    %weights_position_embeddings_weight = bufferization.to_tensor %weights_position_embeddings_weight.buffer restrict : memref<512x384xf32> to tensor<512x384xf32>
    %weights_token_type_embeddings_weight = bufferization.to_tensor %weights_token_type_embeddings_weight.buffer restrict : memref<2x384xf32> to tensor<2x384xf32>
    %weights_LayerNorm_weight = bufferization.to_tensor %weights_LayerNorm_weight.buffer restrict : memref<384xf32> to tensor<384xf32>
    %weights_LayerNorm_bias = bufferization.to_tensor %weights_LayerNorm_bias.buffer restrict : memref<384xf32> to tensor<384xf32>
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
    } -> tensor<?x?xi8> loc("minilm.py":101:5)
    %t0 = arith.constant -30522 : i64 loc("minilm.py":110:9)
    %t1.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t1 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%tokens : tensor<?xi64>)
        outs(%t1.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t0 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":110:9)
    %t2 = arith.constant 30522 : i64 loc("minilm.py":110:9)
    %t3.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t3 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%tokens : tensor<?xi64>)
        outs(%t3.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %t2 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":110:9)
    %t4.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t4 = linalg.generic {
        indexing_maps = [#map1, #map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t1, %t3 : tensor<?xi8>, tensor<?xi8>)
        outs(%t4.init : tensor<?xi8>) {
      ^bb0(%in0: i8, %in1: i8, %out: i8):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %value1.zero = arith.constant 0 : i8
        %value1 = arith.cmpi ne, %in1, %value1.zero : i8
        %result = arith.ori %value0, %value1 : i1
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":110:9)
    %t5.identity = arith.constant 0 : i8
    %t5.empty = tensor.empty() : tensor<i8>
    %t5.init = linalg.fill {result = "t5"} ins(%t5.identity : i8) outs(%t5.empty : tensor<i8>) -> tensor<i8>
    %t5 = linalg.reduce
        ins(%t4 : tensor<?xi8>)
        outs(%t5.init : tensor<i8>)
        dimensions = [0]
      (%in0: i8, %acc0: i8) {
        %result = arith.ori %in0, %acc0 : i8
        linalg.yield %result : i8
      } loc("minilm.py":110:9)
    %t6 = arith.constant 0 : i64 loc("minilm.py":110:9)
    %t7.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t7 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%tokens : tensor<?xi64>)
        outs(%t7.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t6 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":110:9)
    %t8.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t8 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%tokens : tensor<?xi64>)
        outs(%t8.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.addi %in0, %t2 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":110:9)
    %t9.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t9 = linalg.generic {
        indexing_maps = [#map1, #map1, #map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t7, %t8, %tokens : tensor<?xi8>, tensor<?xi64>, tensor<?xi64>)
        outs(%t9.init : tensor<?xi64>) {
      ^bb0(%in0: i8, %in1: i64, %in2: i64, %out: i64):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %in2 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":110:9)
    %t10.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t10 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t9 : tensor<?xi64>)
        outs(%t10.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.maxsi %in0, %t6 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":110:9)
    %t11 = arith.constant 30521 : i64 loc("minilm.py":110:9)
    %t12.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t12 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t10 : tensor<?xi64>)
        outs(%t12.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.minsi %in0, %t11 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":110:9)
    %t13.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map2, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t12 : tensor<?xi64>)
        outs(%t13.init : tensor<?x384xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t13.at0 = arith.index_cast %in0 : i64 to index
        %t13.at1 = linalg.index 1 : index
        %result = tensor.extract %weights_word_embeddings_weight[%t13.at0, %t13.at1] : tensor<30522x384xf32>
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":110:9)
    %t16.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t16 = linalg.generic {
        indexing_maps = [#map0, #map3, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t13, %weights_token_type_embeddings_weight : tensor<?x384xf32>, tensor<2x384xf32>)
        outs(%t16.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":110:9)
    %t17 = arith.constant -512 : i64 loc("minilm.py":110:36)
    %t18.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t18 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%layout_position : tensor<?xi64>)
        outs(%t18.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t17 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":110:36)
    %t19 = arith.constant 512 : i64 loc("minilm.py":110:36)
    %t20.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t20 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%layout_position : tensor<?xi64>)
        outs(%t20.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %t19 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":110:36)
    %t21.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t21 = linalg.generic {
        indexing_maps = [#map1, #map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t18, %t20 : tensor<?xi8>, tensor<?xi8>)
        outs(%t21.init : tensor<?xi8>) {
      ^bb0(%in0: i8, %in1: i8, %out: i8):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %value1.zero = arith.constant 0 : i8
        %value1 = arith.cmpi ne, %in1, %value1.zero : i8
        %result = arith.ori %value0, %value1 : i1
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":110:36)
    %t22.identity = arith.constant 0 : i8
    %t22.empty = tensor.empty() : tensor<i8>
    %t22.init = linalg.fill {result = "t22"} ins(%t22.identity : i8) outs(%t22.empty : tensor<i8>) -> tensor<i8>
    %t22 = linalg.reduce
        ins(%t21 : tensor<?xi8>)
        outs(%t22.init : tensor<i8>)
        dimensions = [0]
      (%in0: i8, %acc0: i8) {
        %result = arith.ori %in0, %acc0 : i8
        linalg.yield %result : i8
      } loc("minilm.py":110:36)
    %t23.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t23 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%layout_position : tensor<?xi64>)
        outs(%t23.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t6 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":110:36)
    %t24.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t24 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%layout_position : tensor<?xi64>)
        outs(%t24.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.addi %in0, %t19 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":110:36)
    %t25.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t25 = linalg.generic {
        indexing_maps = [#map1, #map1, #map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t23, %t24, %layout_position : tensor<?xi8>, tensor<?xi64>, tensor<?xi64>)
        outs(%t25.init : tensor<?xi64>) {
      ^bb0(%in0: i8, %in1: i64, %in2: i64, %out: i64):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %in2 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":110:36)
    %t26.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t26 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t25 : tensor<?xi64>)
        outs(%t26.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.maxsi %in0, %t6 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":110:36)
    %t27 = arith.constant 511 : i64 loc("minilm.py":110:36)
    %t28.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t28 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t26 : tensor<?xi64>)
        outs(%t28.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.minsi %in0, %t27 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":110:36)
    %t29.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t29 = linalg.generic {
        indexing_maps = [#map2, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t28 : tensor<?xi64>)
        outs(%t29.init : tensor<?x384xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t29.at0 = arith.index_cast %in0 : i64 to index
        %t29.at1 = linalg.index 1 : index
        %result = tensor.extract %weights_position_embeddings_weight[%t29.at0, %t29.at1] : tensor<512x384xf32>
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":110:36)
    %x.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %x = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t16, %t29 : tensor<?x384xf32>, tensor<?x384xf32>)
        outs(%x.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":110:9)
    %t30.identity = arith.constant 0.0 : f64
    %t30.empty = tensor.empty(%$tokens) : tensor<?xf64>
    %t30.init = linalg.fill {result = "t30"} ins(%t30.identity : f64) outs(%t30.empty : tensor<?xf64>) -> tensor<?xf64>
    %t30 = linalg.reduce
        ins(%x : tensor<?x384xf32>)
        outs(%t30.init : tensor<?xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("minilm.py":97:12)
    %t31 = arith.constant 384.0 : f64 loc("minilm.py":97:12)
    %t32.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t32 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t30 : tensor<?xf64>)
        outs(%t32.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t31 : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t33.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t33 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t32 : tensor<?xf64>)
        outs(%t33.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("minilm.py":97:12)
    %t35.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t35 = linalg.generic {
        indexing_maps = [#map0, #map2, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t33 : tensor<?x384xf32>, tensor<?xf32>)
        outs(%t35.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t36.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t36 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t35 : tensor<?x384xf32>)
        outs(%t36.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t37.identity = arith.constant 0.0 : f64
    %t37.empty = tensor.empty(%$tokens) : tensor<?xf64>
    %t37.init = linalg.fill {result = "t37"} ins(%t37.identity : f64) outs(%t37.empty : tensor<?xf64>) -> tensor<?xf64>
    %t37 = linalg.reduce
        ins(%t36 : tensor<?x384xf32>)
        outs(%t37.init : tensor<?xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("minilm.py":97:12)
    %t38.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t38 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t37 : tensor<?xf64>)
        outs(%t38.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t31 : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t39.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t39 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t38 : tensor<?xf64>)
        outs(%t39.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("minilm.py":97:12)
    %t41 = arith.constant 1.0e-12 : f32 loc("minilm.py":97:12)
    %t42.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t42 = linalg.generic {
        indexing_maps = [#map2, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t39 : tensor<?xf32>)
        outs(%t42.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t41 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("minilm.py":97:12)
    %t43.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t43 = linalg.generic {
        indexing_maps = [#map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t42 : tensor<?x1xf32>)
        outs(%t43.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("minilm.py":97:12)
    %t44.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t44 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t35, %t43 : tensor<?x384xf32>, tensor<?x1xf32>)
        outs(%t44.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t45.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t45 = linalg.generic {
        indexing_maps = [#map0, #map5, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t44, %weights_LayerNorm_weight : tensor<?x384xf32>, tensor<384xf32>)
        outs(%t45.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t46.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t46 = linalg.generic {
        indexing_maps = [#map0, #map5, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t45, %weights_LayerNorm_bias : tensor<?x384xf32>, tensor<384xf32>)
        outs(%t46.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    bufferization.materialize_in_destination %t46 in restrict writable %out.shaped : (tensor<?x384xf32>, memref<?x384xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    %status.0.byte = tensor.extract %t22[] : tensor<i8>
    %status.0.failed = arith.trunci %status.0.byte : i8 to i1
    %status.0.code = arith.constant 1 : i32
    %status.0 = arith.select %status.0.failed, %status.0.code, %status.ok : i32
    %status.1.byte = tensor.extract %t5[] : tensor<i8>
    %status.1.failed = arith.trunci %status.1.byte : i8 to i1
    %status.1.code = arith.constant 1 : i32
    %status.1 = arith.select %status.1.failed, %status.1.code, %status.0 : i32
    return %status.1 : i32
  } loc("minilm.py":101:5)
}
