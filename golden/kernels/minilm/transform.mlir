#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<(d0, d1) -> (d1, d0)>
#map12 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map13 = affine_map<(d0, d1, d2) -> (d0)>
#map14 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @transform(%x.buffer: memref<f32> {llvm.noalias}, %layout_sentence.buffer: memref<i64> {llvm.noalias}, %layout_position.buffer: memref<i64> {llvm.noalias}, %layout_present.buffer: memref<i8> {llvm.noalias}, %layout_row.buffer: memref<i64> {llvm.noalias}, %weights_attention_self_query_weight.buffer: memref<24x384x16xf32> {llvm.noalias}, %weights_attention_self_query_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_self_key_weight.buffer: memref<24x384x16xf32> {llvm.noalias}, %weights_attention_self_key_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_self_value_weight.buffer: memref<24x384x16xf32> {llvm.noalias}, %weights_attention_self_value_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_output_dense_weight.buffer: memref<24x384x16xf32> {llvm.noalias}, %weights_attention_output_dense_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_output_LayerNorm_weight.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_output_LayerNorm_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_intermediate_dense_weight.buffer: memref<96x384x16xf32> {llvm.noalias}, %weights_intermediate_dense_bias.buffer: memref<1536xf32> {llvm.noalias}, %weights_output_dense_weight.buffer: memref<24x1536x16xf32> {llvm.noalias}, %weights_output_dense_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_output_LayerNorm_weight.buffer: memref<384xf32> {llvm.noalias}, %weights_output_LayerNorm_bias.buffer: memref<384xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$sentences.size: i64, %$longest.size: i64) -> i32 attributes {passthrough = [["reciprocal-estimates", "none"]]} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$sentences = arith.index_cast %$sentences.size : i64 to index
    %$longest = arith.index_cast %$longest.size : i64 to index
    %$0 = arith.constant -1 : index
    %$1 = arith.muli %$tokens, %$0 : index
    %$2 = arith.constant 1 : index
    %$3 = arith.addi %$1, %$2 : index
    %$4 = arith.maxsi %$longest, %$3 : index
    %$5 = arith.maxsi %$sentences, %$3 : index
    %$6 = arith.muli %$longest, %$sentences : index
    %$7 = arith.muli %$6, %$0 : index
    %$8 = arith.addi %$7, %$2 : index
    %$9 = arith.maxsi %$tokens, %$8 : index
    %$10 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$4, %$2 : index
    %status.0.code = arith.constant 1 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$5, %$2 : index
    %status.1.code = arith.constant 1 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits.2 = arith.cmpi sge, %$longest, %$2 : index
    %status.2.code = arith.constant 4 : i32
    %status.2 = arith.select %fits.2, %status.1, %status.2.code : i32
    %fits.3 = arith.cmpi sge, %$9, %$2 : index
    %status.3.code = arith.constant 1 : i32
    %status.3 = arith.select %fits.3, %status.2, %status.3.code : i32
    %fits.4 = arith.cmpi sge, %$longest, %$10 : index
    %status.4.code = arith.constant 4 : i32
    %status.4 = arith.select %fits.4, %status.3, %status.4.code : i32
    %fits.5 = arith.cmpi sge, %$sentences, %$10 : index
    %status.5.code = arith.constant 4 : i32
    %status.5 = arith.select %fits.5, %status.4, %status.5.code : i32
    %fits.6 = arith.cmpi sge, %$tokens, %$10 : index
    %status.6.code = arith.constant 4 : i32
    %status.6 = arith.select %fits.6, %status.5, %status.6.code : i32
    %fits = arith.cmpi eq, %status.6, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @transform.sized(%x.buffer, %layout_sentence.buffer, %layout_position.buffer, %layout_present.buffer, %layout_row.buffer, %weights_attention_self_query_weight.buffer, %weights_attention_self_query_bias.buffer, %weights_attention_self_key_weight.buffer, %weights_attention_self_key_bias.buffer, %weights_attention_self_value_weight.buffer, %weights_attention_self_value_bias.buffer, %weights_attention_output_dense_weight.buffer, %weights_attention_output_dense_bias.buffer, %weights_attention_output_LayerNorm_weight.buffer, %weights_attention_output_LayerNorm_bias.buffer, %weights_intermediate_dense_weight.buffer, %weights_intermediate_dense_bias.buffer, %weights_output_dense_weight.buffer, %weights_output_dense_bias.buffer, %weights_output_LayerNorm_weight.buffer, %weights_output_LayerNorm_bias.buffer, %out.buffer, %$tokens.size, %$sentences.size, %$longest.size) : (memref<f32>, memref<i64>, memref<i64>, memref<i8>, memref<i64>, memref<24x384x16xf32>, memref<384xf32>, memref<24x384x16xf32>, memref<384xf32>, memref<24x384x16xf32>, memref<384xf32>, memref<24x384x16xf32>, memref<384xf32>, memref<384xf32>, memref<384xf32>, memref<96x384x16xf32>, memref<1536xf32>, memref<24x1536x16xf32>, memref<384xf32>, memref<384xf32>, memref<384xf32>, memref<f32>, i64, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.6 : i32
    }
    return %status : i32
  } loc("minilm.py":115:5)
  func.func private @transform.sized(%x.buffer: memref<f32> {llvm.noalias}, %layout_sentence.buffer: memref<i64> {llvm.noalias}, %layout_position.buffer: memref<i64> {llvm.noalias}, %layout_present.buffer: memref<i8> {llvm.noalias}, %layout_row.buffer: memref<i64> {llvm.noalias}, %weights_attention_self_query_weight.buffer: memref<24x384x16xf32> {llvm.noalias}, %weights_attention_self_query_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_self_key_weight.buffer: memref<24x384x16xf32> {llvm.noalias}, %weights_attention_self_key_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_self_value_weight.buffer: memref<24x384x16xf32> {llvm.noalias}, %weights_attention_self_value_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_output_dense_weight.buffer: memref<24x384x16xf32> {llvm.noalias}, %weights_attention_output_dense_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_output_LayerNorm_weight.buffer: memref<384xf32> {llvm.noalias}, %weights_attention_output_LayerNorm_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_intermediate_dense_weight.buffer: memref<96x384x16xf32> {llvm.noalias}, %weights_intermediate_dense_bias.buffer: memref<1536xf32> {llvm.noalias}, %weights_output_dense_weight.buffer: memref<24x1536x16xf32> {llvm.noalias}, %weights_output_dense_bias.buffer: memref<384xf32> {llvm.noalias}, %weights_output_LayerNorm_weight.buffer: memref<384xf32> {llvm.noalias}, %weights_output_LayerNorm_bias.buffer: memref<384xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64, %$sentences.size: i64, %$longest.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>, passthrough = [["reciprocal-estimates", "none"]], rolled} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$sentences = arith.index_cast %$sentences.size : i64 to index
    %$longest = arith.index_cast %$longest.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$tokens, 384], strides: [384, 1] : memref<f32> to memref<?x384xf32>
    %layout_sentence.shaped = memref.reinterpret_cast %layout_sentence.buffer to offset: [0], sizes: [%$tokens], strides: [1] : memref<i64> to memref<?xi64>
    %layout_position.shaped = memref.reinterpret_cast %layout_position.buffer to offset: [0], sizes: [%$tokens], strides: [1] : memref<i64> to memref<?xi64>
    %layout_present.shaped = memref.reinterpret_cast %layout_present.buffer to offset: [0], sizes: [%$sentences, %$longest], strides: [%$longest, 1] : memref<i8> to memref<?x?xi8>
    %layout_row.shaped = memref.reinterpret_cast %layout_row.buffer to offset: [0], sizes: [%$sentences, %$longest], strides: [%$longest, 1] : memref<i64> to memref<?x?xi64>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$tokens, 384], strides: [384, 1] : memref<f32> to memref<?x384xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x384xf32> to tensor<?x384xf32>
    %layout_sentence = bufferization.to_tensor %layout_sentence.shaped restrict : memref<?xi64> to tensor<?xi64>
    %layout_position = bufferization.to_tensor %layout_position.shaped restrict : memref<?xi64> to tensor<?xi64>
    %layout_present.stored = bufferization.to_tensor %layout_present.shaped restrict : memref<?x?xi8> to tensor<?x?xi8>
    %layout_row = bufferization.to_tensor %layout_row.shaped restrict : memref<?x?xi64> to tensor<?x?xi64>
    %weights_attention_self_query_weight = bufferization.to_tensor %weights_attention_self_query_weight.buffer restrict : memref<24x384x16xf32> to tensor<24x384x16xf32>
    %weights_attention_self_query_bias = bufferization.to_tensor %weights_attention_self_query_bias.buffer restrict : memref<384xf32> to tensor<384xf32>
    %weights_attention_self_key_weight = bufferization.to_tensor %weights_attention_self_key_weight.buffer restrict : memref<24x384x16xf32> to tensor<24x384x16xf32>
    %weights_attention_self_key_bias = bufferization.to_tensor %weights_attention_self_key_bias.buffer restrict : memref<384xf32> to tensor<384xf32>
    %weights_attention_self_value_weight = bufferization.to_tensor %weights_attention_self_value_weight.buffer restrict : memref<24x384x16xf32> to tensor<24x384x16xf32>
    %weights_attention_self_value_bias = bufferization.to_tensor %weights_attention_self_value_bias.buffer restrict : memref<384xf32> to tensor<384xf32>
    %weights_attention_output_dense_weight = bufferization.to_tensor %weights_attention_output_dense_weight.buffer restrict : memref<24x384x16xf32> to tensor<24x384x16xf32>
    %weights_attention_output_dense_bias = bufferization.to_tensor %weights_attention_output_dense_bias.buffer restrict : memref<384xf32> to tensor<384xf32>
    %weights_attention_output_LayerNorm_weight = bufferization.to_tensor %weights_attention_output_LayerNorm_weight.buffer restrict : memref<384xf32> to tensor<384xf32>
    %weights_attention_output_LayerNorm_bias = bufferization.to_tensor %weights_attention_output_LayerNorm_bias.buffer restrict : memref<384xf32> to tensor<384xf32>
    %weights_intermediate_dense_weight = bufferization.to_tensor %weights_intermediate_dense_weight.buffer restrict : memref<96x384x16xf32> to tensor<96x384x16xf32>
    %weights_intermediate_dense_bias = bufferization.to_tensor %weights_intermediate_dense_bias.buffer restrict : memref<1536xf32> to tensor<1536xf32>
    %weights_output_dense_weight = bufferization.to_tensor %weights_output_dense_weight.buffer restrict : memref<24x1536x16xf32> to tensor<24x1536x16xf32>
    %weights_output_dense_bias = bufferization.to_tensor %weights_output_dense_bias.buffer restrict : memref<384xf32> to tensor<384xf32>
    %weights_output_LayerNorm_weight = bufferization.to_tensor %weights_output_LayerNorm_weight.buffer restrict : memref<384xf32> to tensor<384xf32>
    %weights_output_LayerNorm_bias = bufferization.to_tensor %weights_output_LayerNorm_bias.buffer restrict : memref<384xf32> to tensor<384xf32>
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
    } -> tensor<?x?xi8> loc("minilm.py":115:5)
    %t2.unpacked1.empty = tensor.empty() : tensor<384x384xf32>
    %t2.unpacked1 = linalg.unpack %weights_attention_self_query_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t2.unpacked1.empty : tensor<24x384x16xf32> -> tensor<384x384xf32> loc("minilm.py":93:12)
    %t2.identity = arith.constant 0.0 : f32
    %t2.empty = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : f32) outs(%t2.empty : tensor<?x384xf32>) -> tensor<?x384xf32>
    %t2 = linalg.contract
        indexing_maps = [#map1, #map2, #map3]
        {result = "t2"}
        ins(%x, %t2.unpacked1 : tensor<?x384xf32>, tensor<384x384xf32>)
        outs(%t2.init : tensor<?x384xf32>) -> tensor<?x384xf32> loc("minilm.py":93:12)
    %t3.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t2, %weights_attention_self_query_bias : tensor<?x384xf32>, tensor<384xf32>)
        outs(%t3.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %t3.result = arith.addf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %t3.result : f32
    } -> tensor<?x384xf32> loc("minilm.py":93:12)
    %$0 = arith.constant -1 : index
    %$1 = arith.muli %$tokens, %$0 : index
    %t4.init = tensor.empty() : tensor<i64>
    %t4 = linalg.generic {
        indexing_maps = [#map5],
        iterator_types = []}
        outs(%t4.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$1 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":119:9)
    %t5.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi8>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map6, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%layout_row, %t4 : tensor<?x?xi64>, tensor<i64>)
        outs(%t5.init : tensor<?x?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("minilm.py":119:9)
    %t6.init = tensor.empty() : tensor<i64>
    %t6 = linalg.generic {
        indexing_maps = [#map5],
        iterator_types = []}
        outs(%t6.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$tokens : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":119:9)
    %t7.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi8>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map6, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%layout_row, %t6 : tensor<?x?xi64>, tensor<i64>)
        outs(%t7.init : tensor<?x?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("minilm.py":119:9)
    %t8.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi8>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5, %t7 : tensor<?x?xi8>, tensor<?x?xi8>)
        outs(%t8.init : tensor<?x?xi8>) {
      ^bb0(%in0: i8, %in1: i8, %out: i8):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %value1.zero = arith.constant 0 : i8
        %value1 = arith.cmpi ne, %in1, %value1.zero : i8
        %result = arith.ori %value0, %value1 : i1
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("minilm.py":119:9)
    %t9.identity = arith.constant 0 : i8
    %t9.empty = tensor.empty() : tensor<i8>
    %t9.init = linalg.fill {result = "t9"} ins(%t9.identity : i8) outs(%t9.empty : tensor<i8>) -> tensor<i8>
    %t9 = linalg.reduce
        ins(%t8 : tensor<?x?xi8>)
        outs(%t9.init : tensor<i8>)
        dimensions = [0, 1]
      (%in0: i8, %acc0: i8) {
        %result = arith.ori %in0, %acc0 : i8
        linalg.yield %result : i8
      } loc("minilm.py":119:9)
    %t10 = arith.constant 0 : i64 loc("minilm.py":119:9)
    %t11.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi8>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%layout_row : tensor<?x?xi64>)
        outs(%t11.init : tensor<?x?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t10 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("minilm.py":119:9)
    %t12.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi64>
    %t12 = linalg.generic {
        indexing_maps = [#map0, #map6, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%layout_row, %t6 : tensor<?x?xi64>, tensor<i64>)
        outs(%t12.init : tensor<?x?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.addi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("minilm.py":119:9)
    %t13.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi64>
    %t13 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t11, %t12, %layout_row : tensor<?x?xi8>, tensor<?x?xi64>, tensor<?x?xi64>)
        outs(%t13.init : tensor<?x?xi64>) {
      ^bb0(%in0: i8, %in1: i64, %in2: i64, %out: i64):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %in2 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("minilm.py":119:9)
    %t14.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi64>
    %t14 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t13 : tensor<?x?xi64>)
        outs(%t14.init : tensor<?x?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.maxsi %in0, %t10 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("minilm.py":119:9)
    %$2 = arith.constant 1 : index
    %$3 = arith.subi %$tokens, %$2 : index
    %t15.init = tensor.empty() : tensor<i64>
    %t15 = linalg.generic {
        indexing_maps = [#map5],
        iterator_types = []}
        outs(%t15.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$3 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":119:9)
    %t16.init = tensor.empty(%$sentences, %$longest) : tensor<?x?xi64>
    %t16 = linalg.generic {
        indexing_maps = [#map0, #map6, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t14, %t15 : tensor<?x?xi64>, tensor<i64>)
        outs(%t16.init : tensor<?x?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.minsi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("minilm.py":119:9)
    %t17.init = tensor.empty(%$sentences, %$longest) : tensor<?x?x384xf32>
    %t17 = linalg.generic {
        indexing_maps = [#map3, #map7],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t16 : tensor<?x?xi64>)
        outs(%t17.init : tensor<?x?x384xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t17.at0 = arith.index_cast %in0 : i64 to index
        %t17.at1 = linalg.index 2 : index
        %result = tensor.extract %t3[%t17.at0, %t17.at1] : tensor<?x384xf32>
        linalg.yield %result : f32
    } -> tensor<?x?x384xf32> loc("minilm.py":119:9)
    %queries = tensor.expand_shape %t17 [[0], [1], [2, 3]] output_shape [%$sentences, %$longest, 12, 32] : tensor<?x?x384xf32> into tensor<?x?x12x32xf32> loc("minilm.py":119:9)
    %t20.unpacked1.empty = tensor.empty() : tensor<384x384xf32>
    %t20.unpacked1 = linalg.unpack %weights_attention_self_key_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t20.unpacked1.empty : tensor<24x384x16xf32> -> tensor<384x384xf32> loc("minilm.py":93:12)
    %t20.identity = arith.constant 0.0 : f32
    %t20.empty = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t20.init = linalg.fill {result = "t20"} ins(%t20.identity : f32) outs(%t20.empty : tensor<?x384xf32>) -> tensor<?x384xf32>
    %t20 = linalg.contract
        indexing_maps = [#map1, #map2, #map3]
        {result = "t2"}
        ins(%x, %t20.unpacked1 : tensor<?x384xf32>, tensor<384x384xf32>)
        outs(%t20.init : tensor<?x384xf32>) -> tensor<?x384xf32> loc("minilm.py":93:12)
    %t21.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t21 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t20, %weights_attention_self_key_bias : tensor<?x384xf32>, tensor<384xf32>)
        outs(%t21.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %t21.result = arith.addf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %t21.result : f32
    } -> tensor<?x384xf32> loc("minilm.py":93:12)
    %t22.init = tensor.empty(%$sentences, %$longest) : tensor<?x?x384xf32>
    %t22 = linalg.generic {
        indexing_maps = [#map3, #map7],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t16 : tensor<?x?xi64>)
        outs(%t22.init : tensor<?x?x384xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t22.at0 = arith.index_cast %in0 : i64 to index
        %t22.at1 = linalg.index 2 : index
        %result = tensor.extract %t21[%t22.at0, %t22.at1] : tensor<?x384xf32>
        linalg.yield %result : f32
    } -> tensor<?x?x384xf32> loc("minilm.py":119:9)
    %keys = tensor.expand_shape %t22 [[0], [1], [2, 3]] output_shape [%$sentences, %$longest, 12, 32] : tensor<?x?x384xf32> into tensor<?x?x12x32xf32> loc("minilm.py":119:9)
    %t25.unpacked1.empty = tensor.empty() : tensor<384x384xf32>
    %t25.unpacked1 = linalg.unpack %weights_attention_self_value_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t25.unpacked1.empty : tensor<24x384x16xf32> -> tensor<384x384xf32> loc("minilm.py":93:12)
    %t25.identity = arith.constant 0.0 : f32
    %t25.empty = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t25.init = linalg.fill {result = "t25"} ins(%t25.identity : f32) outs(%t25.empty : tensor<?x384xf32>) -> tensor<?x384xf32>
    %t25 = linalg.contract
        indexing_maps = [#map1, #map2, #map3]
        {result = "t2"}
        ins(%x, %t25.unpacked1 : tensor<?x384xf32>, tensor<384x384xf32>)
        outs(%t25.init : tensor<?x384xf32>) -> tensor<?x384xf32> loc("minilm.py":93:12)
    %t26.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t26 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t25, %weights_attention_self_value_bias : tensor<?x384xf32>, tensor<384xf32>)
        outs(%t26.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %t26.result = arith.addf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %t26.result : f32
    } -> tensor<?x384xf32> loc("minilm.py":93:12)
    %t27.init = tensor.empty(%$sentences, %$longest) : tensor<?x?x384xf32>
    %t27 = linalg.generic {
        indexing_maps = [#map3, #map7],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t16 : tensor<?x?xi64>)
        outs(%t27.init : tensor<?x?x384xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t27.at0 = arith.index_cast %in0 : i64 to index
        %t27.at1 = linalg.index 2 : index
        %result = tensor.extract %t26[%t27.at0, %t27.at1] : tensor<?x384xf32>
        linalg.yield %result : f32
    } -> tensor<?x?x384xf32> loc("minilm.py":119:9)
    %values = tensor.expand_shape %t27 [[0], [1], [2, 3]] output_shape [%$sentences, %$longest, 12, 32] : tensor<?x?x384xf32> into tensor<?x?x12x32xf32> loc("minilm.py":119:9)
    %t29 = arith.constant 5.656854 : f32 loc("minilm.py":122:14)
    %t31 = arith.constant 0xFF800000 : f32 loc("minilm.py":123:14)
    %$4 = arith.muli %$longest, %$0 : index
    %$5 = arith.constant 4 : index
    %$6 = arith.addi %$4, %$5 : index
    %$7 = arith.minsi %$6, %$2 : index
    %$8 = arith.constant 0 : index
    %$9 = arith.maxsi %$7, %$8 : index
    %$10 = arith.muli %$longest, %$9 : index
    %mixed.init = tensor.empty(%$sentences, %$longest) : tensor<?x?x12x32xf32>
    %mixed.few.result = scf.forall (%mixed.few.at0, %mixed.few.at1, %mixed.few.turn) in (%$sentences, 12, %$10) shared_outs(%mixed.few.shared = %mixed.init) -> (tensor<?x?x12x32xf32>) {
    %mixed.few.part0 = tensor.extract_slice %queries[%mixed.few.at0, %mixed.few.turn, %mixed.few.at1, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<?x?x12x32xf32> to tensor<32xf32> loc("minilm.py":124:13)
    %mixed.few.part1 = tensor.extract_slice %keys[%mixed.few.at0, 0, %mixed.few.at1, 0] [1, %$longest, 1, 32] [1, 1, 1, 1] : tensor<?x?x12x32xf32> to tensor<?x32xf32> loc("minilm.py":124:13)
    %mixed.few.part2 = tensor.extract_slice %layout_present[%mixed.few.at0, 0] [1, %$longest] [1, 1] : tensor<?x?xi8> to tensor<?xi8> loc("minilm.py":124:13)
    %mixed.few.scores.identity = arith.constant 0.0 : f32
    %mixed.few.scores.empty = tensor.empty(%$longest) : tensor<?xf32>
    %mixed.few.scores.init = linalg.fill {result = "mixed.few.scores"} ins(%mixed.few.scores.identity : f32) outs(%mixed.few.scores.empty : tensor<?xf32>) -> tensor<?xf32>
    %mixed.few.scores = linalg.contract
        indexing_maps = [#map0, #map4, #map8]
        {result = "mixed.few.scores"}
        ins(%mixed.few.part1, %mixed.few.part0 : tensor<?x32xf32>, tensor<32xf32>)
        outs(%mixed.few.scores.init : tensor<?xf32>) -> tensor<?xf32> loc("minilm.py":124:13)
    %t32.identity = arith.constant 0xFF800000 : f32
    %t32.empty = tensor.empty() : tensor<f32>
    %t32.init = linalg.fill {result = "t32"} ins(%t32.identity : f32) outs(%t32.empty : tensor<f32>) -> tensor<f32>
    %scores_1.init = tensor.empty(%$longest) : tensor<?xf32>
    %scores_1, %t32 = linalg.generic {
        indexing_maps = [#map9, #map9, #map9, #map10],
        iterator_types = ["reduction"]}
        ins(%mixed.few.scores, %mixed.few.part2 : tensor<?xf32>, tensor<?xi8>)
        outs(%scores_1.init, %t32.init : tensor<?xf32>, tensor<f32>)
        attrs = {pass = "mixed.few.scores"} {
      ^bb0(%in0: f32, %in1: i8, %out: f32, %t32.before: f32):
        %scores.result = arith.divf %in0, %t29 fastmath<arcp,contract> : f32
        %scores_1.value0.zero = arith.constant 0 : i8
        %scores_1.value0 = arith.cmpi ne, %in1, %scores_1.value0.zero : i8
        %scores_1.result = arith.select %scores_1.value0, %scores.result, %t31 : f32
        %t32.result = arith.maximumf %scores_1.result, %t32.before : f32
        linalg.yield %scores_1.result, %t32.result : f32, f32
    } -> (tensor<?xf32>, tensor<f32>) loc("minilm.py":124:13)
    %t36.identity = arith.constant 0.0 : f32
    %t36.empty = tensor.empty() : tensor<f32>
    %t36.init = linalg.fill {result = "t36"} ins(%t36.identity : f32) outs(%t36.empty : tensor<f32>) -> tensor<f32>
    %t35, %t36 = linalg.generic {
        indexing_maps = [#map10, #map9, #map10],
        iterator_types = ["reduction"]}
        ins(%t32 : tensor<f32>)
        outs(%scores_1, %t36.init : tensor<?xf32>, tensor<f32>)
        attrs = {pass = "mixed.few.rows"} {
      ^bb0(%in1: f32, %in0: f32, %t36.before: f32):
        %t34.result = arith.subf %in0, %in1 fastmath<arcp,contract> : f32
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
        %t36.result = arith.addf %t35.result, %t36.before fastmath<reassoc> : f32
        linalg.yield %t35.result, %t36.result : f32, f32
    } -> (tensor<?xf32>, tensor<f32>) loc("minilm.py":124:13)
    %t38 = linalg.generic {
        indexing_maps = [#map10, #map9],
        iterator_types = ["parallel"]}
        ins(%t36 : tensor<f32>)
        outs(%t35 : tensor<?xf32>)
        attrs = {pass = "mixed.few.rows"} {
      ^bb0(%in1: f32, %in0: f32):
        %t38.result = arith.divf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %t38.result : f32
    } -> (tensor<?xf32>) loc("minilm.py":124:13)
    %mixed.few.tile.identity = arith.constant 0.0 : f32
    %mixed.few.tile.empty = tensor.empty() : tensor<32xf32>
    %mixed.few.tile.init = linalg.fill {result = "mixed.few.tile"} ins(%mixed.few.tile.identity : f32) outs(%mixed.few.tile.empty : tensor<32xf32>) -> tensor<32xf32>
    %mixed.few.from.start = arith.constant 0 : index
    %mixed.few.from.step = arith.constant 256 : index
    %mixed.few.tile = scf.for %mixed.few.from = %mixed.few.from.start to %$longest step %mixed.few.from.step iter_args(%mixed.few.segment.before = %mixed.few.tile.init) -> (tensor<32xf32>) {
    %mixed.few.segment.$0 = arith.constant 256 : index
    %mixed.few.segment.$1 = arith.subi %$longest, %mixed.few.from : index
    %mixed.few.segment.$2 = arith.minsi %mixed.few.segment.$0, %mixed.few.segment.$1 : index
    %mixed.few.segment.part0 = tensor.extract_slice %values[%mixed.few.at0, %mixed.few.from, %mixed.few.at1, 0] [1, %mixed.few.segment.$2, 1, 32] [1, 1, 1, 1] : tensor<?x?x12x32xf32> to tensor<?x32xf32> loc("minilm.py":124:13)
    %mixed.few.segment.weights = tensor.extract_slice %t38[%mixed.few.from] [%mixed.few.segment.$2] [1] : tensor<?xf32> to tensor<?xf32> loc("minilm.py":124:13)
    %mixed.few.sums.identity = arith.constant 0.0 : f32
    %mixed.few.sums.empty = tensor.empty() : tensor<32xf32>
    %mixed.few.sums.init = linalg.fill {result = "mixed.few.sums"} ins(%mixed.few.sums.identity : f32) outs(%mixed.few.sums.empty : tensor<32xf32>) -> tensor<32xf32>
    %mixed.few.sums = linalg.contract
        indexing_maps = [#map11, #map4, #map8]
        {result = "mixed.few.sums"}
        ins(%mixed.few.segment.part0, %mixed.few.segment.weights : tensor<?x32xf32>, tensor<?xf32>)
        outs(%mixed.few.sums.init : tensor<32xf32>) -> tensor<32xf32> loc("minilm.py":124:13)
    %mixed.few.segment.total = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%mixed.few.sums : tensor<32xf32>)
        outs(%mixed.few.segment.before : tensor<32xf32>)
        attrs = {pass = "mixed.few.sums"} {
      ^bb0(%in1: f32, %in0: f32):
        %mixed.few.segment.total.result = arith.addf %in0, %in1 : f32
        linalg.yield %mixed.few.segment.total.result : f32
    } -> (tensor<32xf32>) loc("minilm.py":124:13)
      scf.yield %mixed.few.segment.total : tensor<32xf32>
    }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mixed.few.tile into %mixed.few.shared[%mixed.few.at0, %mixed.few.turn, %mixed.few.at1, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<32xf32> into tensor<?x?x12x32xf32>
      }
    } {blocks = "mixed.few.result"} loc("minilm.py":124:13)
    %$11 = arith.maxsi %$7, %$8 : index
    %$12 = arith.muli %$longest, %$11 : index
    %$13 = arith.muli %$12, %$0 : index
    %$14 = arith.addi %$13, %$longest : index
    %$15 = arith.constant 15 : index
    %$16 = arith.addi %$14, %$15 : index
    %$17 = arith.constant 16 : index
    %$18 = arith.floordivsi %$16, %$17 : index
    %mixed = scf.forall (%mixed.at0, %mixed.at1, %mixed.turn) in (%$sentences, 12, %$18) shared_outs(%mixed.shared = %mixed.few.result) -> (tensor<?x?x12x32xf32>) {
    %mixed.part0.init = tensor.empty() : tensor<16x32xf32>
    %mixed.part0.start = arith.constant 0 : index
    %mixed.part0.end = arith.constant 16 : index
    %mixed.part0.step = arith.constant 1 : index
    %mixed.part0 = scf.for %mixed.part0.row = %mixed.part0.start to %mixed.part0.end step %mixed.part0.step iter_args(%mixed.part0.before = %mixed.part0.init) -> (tensor<16x32xf32>) {
    %mixed.part0.$0 = arith.constant 16 : index
    %mixed.part0.$1 = arith.muli %mixed.turn, %mixed.part0.$0 : index
    %mixed.part0.$2 = arith.addi %mixed.part0.row, %mixed.part0.$1 : index
    %mixed.part0.$3 = arith.constant 1 : index
    %mixed.part0.$4 = arith.subi %$longest, %mixed.part0.$3 : index
    %mixed.part0.$5 = arith.minsi %mixed.part0.$2, %mixed.part0.$4 : index
    %mixed.part0.read = tensor.extract_slice %queries[%mixed.at0, %mixed.part0.$5, %mixed.at1, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<?x?x12x32xf32> to tensor<32xf32> loc("minilm.py":124:13)
      %mixed.part0.after = tensor.insert_slice %mixed.part0.read into %mixed.part0.before[%mixed.part0.row, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<16x32xf32>
      scf.yield %mixed.part0.after : tensor<16x32xf32>
    }
    %mixed.part1 = tensor.extract_slice %keys[%mixed.at0, 0, %mixed.at1, 0] [1, %$longest, 1, 32] [1, 1, 1, 1] : tensor<?x?x12x32xf32> to tensor<?x32xf32> loc("minilm.py":124:13)
    %mixed.part2 = tensor.extract_slice %layout_present[%mixed.at0, 0] [1, %$longest] [1, 1] : tensor<?x?xi8> to tensor<?xi8> loc("minilm.py":124:13)
    %mixed.queries.init = tensor.empty() : tensor<32x16xf32>
    %mixed.queries = linalg.generic {
        indexing_maps = [#map11, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%mixed.part0 : tensor<16x32xf32>)
        outs(%mixed.queries.init : tensor<32x16xf32>)
        attrs = {pass = "mixed.queries"} {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> (tensor<32x16xf32>) loc("minilm.py":124:13)
    %mixed.scores.identity = arith.constant 0.0 : f32
    %mixed.scores.empty = tensor.empty(%$longest) : tensor<?x16xf32>
    %mixed.scores.init = linalg.fill {result = "mixed.scores"} ins(%mixed.scores.identity : f32) outs(%mixed.scores.empty : tensor<?x16xf32>) -> tensor<?x16xf32>
    %mixed.scores = linalg.contract
        indexing_maps = [#map1, #map2, #map3]
        {result = "mixed.scores"}
        ins(%mixed.part1, %mixed.queries : tensor<?x32xf32>, tensor<32x16xf32>)
        outs(%mixed.scores.init : tensor<?x16xf32>) -> tensor<?x16xf32> loc("minilm.py":124:13)
    %t32.identity = arith.constant 0xFF800000 : f32
    %t32.empty = tensor.empty() : tensor<16xf32>
    %t32.init = linalg.fill {result = "t32"} ins(%t32.identity : f32) outs(%t32.empty : tensor<16xf32>) -> tensor<16xf32>
    %scores_1.init = tensor.empty(%$longest) : tensor<?x16xf32>
    %scores_1, %t32 = linalg.generic {
        indexing_maps = [#map0, #map8, #map0, #map4],
        iterator_types = ["reduction", "parallel"]}
        ins(%mixed.scores, %mixed.part2 : tensor<?x16xf32>, tensor<?xi8>)
        outs(%scores_1.init, %t32.init : tensor<?x16xf32>, tensor<16xf32>)
        attrs = {pass = "mixed.scores"} {
      ^bb0(%in0: f32, %in1: i8, %out: f32, %t32.before: f32):
        %scores.result = arith.divf %in0, %t29 fastmath<arcp,contract> : f32
        %scores_1.value0.zero = arith.constant 0 : i8
        %scores_1.value0 = arith.cmpi ne, %in1, %scores_1.value0.zero : i8
        %scores_1.result = arith.select %scores_1.value0, %scores.result, %t31 : f32
        %t32.result = arith.maximumf %scores_1.result, %t32.before : f32
        linalg.yield %scores_1.result, %t32.result : f32, f32
    } -> (tensor<?x16xf32>, tensor<16xf32>) loc("minilm.py":124:13)
    %t36.identity = arith.constant 0.0 : f32
    %t36.empty = tensor.empty() : tensor<16xf32>
    %t36.init = linalg.fill {result = "t36"} ins(%t36.identity : f32) outs(%t36.empty : tensor<16xf32>) -> tensor<16xf32>
    %t35, %t36 = linalg.generic {
        indexing_maps = [#map4, #map0, #map4],
        iterator_types = ["reduction", "parallel"]}
        ins(%t32 : tensor<16xf32>)
        outs(%scores_1, %t36.init : tensor<?x16xf32>, tensor<16xf32>)
        attrs = {pass = "mixed.keys"} {
      ^bb0(%in1: f32, %in0: f32, %t36.before: f32):
        %t34.result = arith.subf %in0, %in1 fastmath<arcp,contract> : f32
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
        %t36.result = arith.addf %t35.result, %t36.before fastmath<reassoc> : f32
        linalg.yield %t35.result, %t36.result : f32, f32
    } -> (tensor<?x16xf32>, tensor<16xf32>) loc("minilm.py":124:13)
    %t38 = linalg.generic {
        indexing_maps = [#map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t36 : tensor<16xf32>)
        outs(%t35 : tensor<?x16xf32>)
        attrs = {pass = "mixed.keys"} {
      ^bb0(%in1: f32, %in0: f32):
        %t38.result = arith.divf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %t38.result : f32
    } -> (tensor<?x16xf32>) loc("minilm.py":124:13)
    %mixed.tile.identity = arith.constant 0.0 : f32
    %mixed.tile.empty = tensor.empty() : tensor<32x16xf32>
    %mixed.tile.init = linalg.fill {result = "mixed.tile"} ins(%mixed.tile.identity : f32) outs(%mixed.tile.empty : tensor<32x16xf32>) -> tensor<32x16xf32>
    %mixed.from.start = arith.constant 0 : index
    %mixed.from.step = arith.constant 256 : index
    %mixed.tile = scf.for %mixed.from = %mixed.from.start to %$longest step %mixed.from.step iter_args(%mixed.segment.before = %mixed.tile.init) -> (tensor<32x16xf32>) {
    %mixed.segment.$0 = arith.constant 256 : index
    %mixed.segment.$1 = arith.subi %$longest, %mixed.from : index
    %mixed.segment.$2 = arith.minsi %mixed.segment.$0, %mixed.segment.$1 : index
    %mixed.segment.part0 = tensor.extract_slice %values[%mixed.at0, %mixed.from, %mixed.at1, 0] [1, %mixed.segment.$2, 1, 32] [1, 1, 1, 1] : tensor<?x?x12x32xf32> to tensor<?x32xf32> loc("minilm.py":124:13)
    %mixed.segment.weights = tensor.extract_slice %t38[%mixed.from, 0] [%mixed.segment.$2, 16] [1, 1] : tensor<?x16xf32> to tensor<?x16xf32> loc("minilm.py":124:13)
    %mixed.sums.identity = arith.constant 0.0 : f32
    %mixed.sums.empty = tensor.empty() : tensor<32x16xf32>
    %mixed.sums.init = linalg.fill {result = "mixed.sums"} ins(%mixed.sums.identity : f32) outs(%mixed.sums.empty : tensor<32x16xf32>) -> tensor<32x16xf32>
    %mixed.sums = linalg.contract
        indexing_maps = [#map12, #map2, #map3]
        {result = "mixed.sums"}
        ins(%mixed.segment.part0, %mixed.segment.weights : tensor<?x32xf32>, tensor<?x16xf32>)
        outs(%mixed.sums.init : tensor<32x16xf32>) -> tensor<32x16xf32> loc("minilm.py":124:13)
    %mixed.segment.total = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%mixed.sums : tensor<32x16xf32>)
        outs(%mixed.segment.before : tensor<32x16xf32>)
        attrs = {pass = "mixed.sums"} {
      ^bb0(%in1: f32, %in0: f32):
        %mixed.segment.total.result = arith.addf %in0, %in1 : f32
        linalg.yield %mixed.segment.total.result : f32
    } -> (tensor<32x16xf32>) loc("minilm.py":124:13)
      scf.yield %mixed.segment.total : tensor<32x16xf32>
    }
    %mixed.$0 = arith.constant 16 : index
    %mixed.$1 = arith.muli %mixed.turn, %mixed.$0 : index
    %mixed.$2 = arith.muli %mixed.turn, %mixed.$0 : index
    %mixed.$3 = arith.subi %$longest, %mixed.$2 : index
    %mixed.$4 = arith.minsi %mixed.$0, %mixed.$3 : index
    %mixed.rows.init = tensor.empty() : tensor<16x32xf32>
    %mixed.rows = linalg.generic {
        indexing_maps = [#map11, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%mixed.tile : tensor<32x16xf32>)
        outs(%mixed.rows.init : tensor<16x32xf32>)
        attrs = {pass = "mixed.result"} {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> (tensor<16x32xf32>) loc("minilm.py":124:13)
    %mixed.rows.own = tensor.extract_slice %mixed.rows[0, 0] [%mixed.$4, 32] [1, 1] : tensor<16x32xf32> to tensor<?x32xf32> loc("minilm.py":124:13)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mixed.rows.own into %mixed.shared[%mixed.at0, %mixed.$1, %mixed.at1, 0] [1, %mixed.$4, 1, 32] [1, 1, 1, 1] : tensor<?x32xf32> into tensor<?x?x12x32xf32>
      }
    } {blocks = "mixed"} loc("minilm.py":124:13)
    %$19 = arith.muli %$sentences, %$0 : index
    %t39.init = tensor.empty() : tensor<i64>
    %t39 = linalg.generic {
        indexing_maps = [#map5],
        iterator_types = []}
        outs(%t39.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$19 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":125:13)
    %t40.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t40 = linalg.generic {
        indexing_maps = [#map9, #map10, #map9],
        iterator_types = ["parallel"]}
        ins(%layout_sentence, %t39 : tensor<?xi64>, tensor<i64>)
        outs(%t40.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":125:13)
    %t41.init = tensor.empty() : tensor<i64>
    %t41 = linalg.generic {
        indexing_maps = [#map5],
        iterator_types = []}
        outs(%t41.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$sentences : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":125:13)
    %t42.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t42 = linalg.generic {
        indexing_maps = [#map9, #map10, #map9],
        iterator_types = ["parallel"]}
        ins(%layout_sentence, %t41 : tensor<?xi64>, tensor<i64>)
        outs(%t42.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":125:13)
    %t43.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t43 = linalg.generic {
        indexing_maps = [#map9, #map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t40, %t42 : tensor<?xi8>, tensor<?xi8>)
        outs(%t43.init : tensor<?xi8>) {
      ^bb0(%in0: i8, %in1: i8, %out: i8):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %value1.zero = arith.constant 0 : i8
        %value1 = arith.cmpi ne, %in1, %value1.zero : i8
        %result = arith.ori %value0, %value1 : i1
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":125:13)
    %t44.identity = arith.constant 0 : i8
    %t44.empty = tensor.empty() : tensor<i8>
    %t44.init = linalg.fill {result = "t44"} ins(%t44.identity : i8) outs(%t44.empty : tensor<i8>) -> tensor<i8>
    %t44 = linalg.reduce
        ins(%t43 : tensor<?xi8>)
        outs(%t44.init : tensor<i8>)
        dimensions = [0]
      (%in0: i8, %acc0: i8) {
        %result = arith.ori %in0, %acc0 : i8
        linalg.yield %result : i8
      } loc("minilm.py":125:13)
    %t45.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t45 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%layout_sentence : tensor<?xi64>)
        outs(%t45.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t10 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":125:13)
    %t46.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t46 = linalg.generic {
        indexing_maps = [#map9, #map10, #map9],
        iterator_types = ["parallel"]}
        ins(%layout_sentence, %t41 : tensor<?xi64>, tensor<i64>)
        outs(%t46.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.addi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":125:13)
    %t47.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t47 = linalg.generic {
        indexing_maps = [#map9, #map9, #map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t45, %t46, %layout_sentence : tensor<?xi8>, tensor<?xi64>, tensor<?xi64>)
        outs(%t47.init : tensor<?xi64>) {
      ^bb0(%in0: i8, %in1: i64, %in2: i64, %out: i64):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %in2 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":125:13)
    %t48.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t48 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t47 : tensor<?xi64>)
        outs(%t48.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.maxsi %in0, %t10 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":125:13)
    %$20 = arith.subi %$sentences, %$2 : index
    %t49.init = tensor.empty() : tensor<i64>
    %t49 = linalg.generic {
        indexing_maps = [#map5],
        iterator_types = []}
        outs(%t49.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$20 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":125:13)
    %t50.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t50 = linalg.generic {
        indexing_maps = [#map9, #map10, #map9],
        iterator_types = ["parallel"]}
        ins(%t48, %t49 : tensor<?xi64>, tensor<i64>)
        outs(%t50.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.minsi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":125:13)
    %$21 = arith.muli %$longest, %$0 : index
    %t51.init = tensor.empty() : tensor<i64>
    %t51 = linalg.generic {
        indexing_maps = [#map5],
        iterator_types = []}
        outs(%t51.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$21 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":125:13)
    %t52.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t52 = linalg.generic {
        indexing_maps = [#map9, #map10, #map9],
        iterator_types = ["parallel"]}
        ins(%layout_position, %t51 : tensor<?xi64>, tensor<i64>)
        outs(%t52.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":125:13)
    %t53.init = tensor.empty() : tensor<i64>
    %t53 = linalg.generic {
        indexing_maps = [#map5],
        iterator_types = []}
        outs(%t53.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$longest : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":125:13)
    %t54.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t54 = linalg.generic {
        indexing_maps = [#map9, #map10, #map9],
        iterator_types = ["parallel"]}
        ins(%layout_position, %t53 : tensor<?xi64>, tensor<i64>)
        outs(%t54.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":125:13)
    %t55.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t55 = linalg.generic {
        indexing_maps = [#map9, #map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t52, %t54 : tensor<?xi8>, tensor<?xi8>)
        outs(%t55.init : tensor<?xi8>) {
      ^bb0(%in0: i8, %in1: i8, %out: i8):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %value1.zero = arith.constant 0 : i8
        %value1 = arith.cmpi ne, %in1, %value1.zero : i8
        %result = arith.ori %value0, %value1 : i1
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":125:13)
    %t56.identity = arith.constant 0 : i8
    %t56.empty = tensor.empty() : tensor<i8>
    %t56.init = linalg.fill {result = "t56"} ins(%t56.identity : i8) outs(%t56.empty : tensor<i8>) -> tensor<i8>
    %t56 = linalg.reduce
        ins(%t55 : tensor<?xi8>)
        outs(%t56.init : tensor<i8>)
        dimensions = [0]
      (%in0: i8, %acc0: i8) {
        %result = arith.ori %in0, %acc0 : i8
        linalg.yield %result : i8
      } loc("minilm.py":125:13)
    %t57.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t57 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%layout_position : tensor<?xi64>)
        outs(%t57.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t10 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("minilm.py":125:13)
    %t58.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t58 = linalg.generic {
        indexing_maps = [#map9, #map10, #map9],
        iterator_types = ["parallel"]}
        ins(%layout_position, %t53 : tensor<?xi64>, tensor<i64>)
        outs(%t58.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.addi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":125:13)
    %t59.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t59 = linalg.generic {
        indexing_maps = [#map9, #map9, #map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t57, %t58, %layout_position : tensor<?xi8>, tensor<?xi64>, tensor<?xi64>)
        outs(%t59.init : tensor<?xi64>) {
      ^bb0(%in0: i8, %in1: i64, %in2: i64, %out: i64):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %in2 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":125:13)
    %t60.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t60 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t59 : tensor<?xi64>)
        outs(%t60.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.maxsi %in0, %t10 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":125:13)
    %$22 = arith.subi %$longest, %$2 : index
    %t61.init = tensor.empty() : tensor<i64>
    %t61 = linalg.generic {
        indexing_maps = [#map5],
        iterator_types = []}
        outs(%t61.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$22 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("minilm.py":125:13)
    %t62.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t62 = linalg.generic {
        indexing_maps = [#map9, #map10, #map9],
        iterator_types = ["parallel"]}
        ins(%t60, %t61 : tensor<?xi64>, tensor<i64>)
        outs(%t62.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %in1: i64, %out: i64):
        %result = arith.minsi %in0, %in1 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("minilm.py":125:13)
    %t63.init = tensor.empty(%$tokens) : tensor<?x12x32xf32>
    %t63 = linalg.generic {
        indexing_maps = [#map13, #map13, #map7],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t50, %t62 : tensor<?xi64>, tensor<?xi64>)
        outs(%t63.init : tensor<?x12x32xf32>) {
      ^bb0(%in0: i64, %in1: i64, %out: f32):
        %t63.at0 = arith.index_cast %in0 : i64 to index
        %t63.at1 = arith.index_cast %in1 : i64 to index
        %t63.at2 = linalg.index 1 : index
        %t63.at3 = linalg.index 2 : index
        %result = tensor.extract %mixed[%t63.at0, %t63.at1, %t63.at2, %t63.at3] : tensor<?x?x12x32xf32>
        linalg.yield %result : f32
    } -> tensor<?x12x32xf32> loc("minilm.py":125:13)
    %x_1 = tensor.collapse_shape %t63 [[0], [1, 2]] : tensor<?x12x32xf32> into tensor<?x384xf32> loc("minilm.py":125:13)
    %t66.unpacked1.empty = tensor.empty() : tensor<384x384xf32>
    %t66.unpacked1 = linalg.unpack %weights_attention_output_dense_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t66.unpacked1.empty : tensor<24x384x16xf32> -> tensor<384x384xf32> loc("minilm.py":93:12)
    %t66.identity = arith.constant 0.0 : f32
    %t66.empty = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t66.init = linalg.fill {result = "t66"} ins(%t66.identity : f32) outs(%t66.empty : tensor<?x384xf32>) -> tensor<?x384xf32>
    %t66 = linalg.contract
        indexing_maps = [#map1, #map2, #map3]
        {result = "t2"}
        ins(%x_1, %t66.unpacked1 : tensor<?x384xf32>, tensor<384x384xf32>)
        outs(%t66.init : tensor<?x384xf32>) -> tensor<?x384xf32> loc("minilm.py":93:12)
    %x_2.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %x_2 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t66, %weights_attention_output_dense_bias, %x : tensor<?x384xf32>, tensor<384xf32>, tensor<?x384xf32>)
        outs(%x_2.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %in2: f32, %out: f32):
        %t67.result = arith.addf %in0, %in1 fastmath<arcp,contract> : f32
        %x_2.result = arith.addf %in2, %t67.result fastmath<arcp,contract> : f32
        linalg.yield %x_2.result : f32
    } -> tensor<?x384xf32> loc("minilm.py":127:19)
    %t68.acc0.identity = arith.constant 0.0 : f32
    %t68.acc0.empty = tensor.empty(%$tokens) : tensor<?xf32>
    %t68.acc0.init = linalg.fill {result = "t68.acc0"} ins(%t68.acc0.identity : f32) outs(%t68.acc0.empty : tensor<?xf32>) -> tensor<?xf32>
    %t68.acc0 = linalg.reduce
        ins(%x_2 : tensor<?x384xf32>)
        outs(%t68.acc0.init : tensor<?xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.addf %in0, %acc0 fastmath<reassoc> : f32
        linalg.yield %result : f32
      } loc("minilm.py":97:12)
    %t68.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t68 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t68.acc0 : tensor<?xf32>)
        outs(%t68.init : tensor<?xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t69 = arith.constant 384.0 : f64 loc("minilm.py":97:12)
    %t70.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t70 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t68 : tensor<?xf64>)
        outs(%t70.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t69 fastmath<arcp,contract> : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t71.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t71 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t70 : tensor<?xf64>)
        outs(%t71.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("minilm.py":97:12)
    %t73.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t73 = linalg.generic {
        indexing_maps = [#map0, #map8, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x_2, %t71 : tensor<?x384xf32>, tensor<?xf32>)
        outs(%t73.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t74.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t74 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t73 : tensor<?x384xf32>)
        outs(%t74.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t75.acc0.identity = arith.constant 0.0 : f32
    %t75.acc0.empty = tensor.empty(%$tokens) : tensor<?xf32>
    %t75.acc0.init = linalg.fill {result = "t75.acc0"} ins(%t75.acc0.identity : f32) outs(%t75.acc0.empty : tensor<?xf32>) -> tensor<?xf32>
    %t75.acc0 = linalg.reduce
        ins(%t74 : tensor<?x384xf32>)
        outs(%t75.acc0.init : tensor<?xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.addf %in0, %acc0 fastmath<reassoc> : f32
        linalg.yield %result : f32
      } loc("minilm.py":97:12)
    %t75.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t75 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t75.acc0 : tensor<?xf32>)
        outs(%t75.init : tensor<?xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t76.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t76 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t75 : tensor<?xf64>)
        outs(%t76.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t69 fastmath<arcp,contract> : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t77.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t77 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t76 : tensor<?xf64>)
        outs(%t77.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("minilm.py":97:12)
    %t79 = arith.constant 1.0e-12 : f32 loc("minilm.py":97:12)
    %t80.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t80 = linalg.generic {
        indexing_maps = [#map8, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t77 : tensor<?xf32>)
        outs(%t80.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t79 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("minilm.py":97:12)
    %t81.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t81 = linalg.generic {
        indexing_maps = [#map14, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t80 : tensor<?x1xf32>)
        outs(%t81.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("minilm.py":97:12)
    %t82.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t82 = linalg.generic {
        indexing_maps = [#map0, #map14, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t73, %t81 : tensor<?x384xf32>, tensor<?x1xf32>)
        outs(%t82.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t83.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t83 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t82, %weights_attention_output_LayerNorm_weight : tensor<?x384xf32>, tensor<384xf32>)
        outs(%t83.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %x_3.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %x_3 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t83, %weights_attention_output_LayerNorm_bias : tensor<?x384xf32>, tensor<384xf32>)
        outs(%x_3.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t86.unpacked1.empty = tensor.empty() : tensor<384x1536xf32>
    %t86.unpacked1 = linalg.unpack %weights_intermediate_dense_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t86.unpacked1.empty : tensor<96x384x16xf32> -> tensor<384x1536xf32> loc("minilm.py":93:12)
    %t86.identity = arith.constant 0.0 : f32
    %t86.empty = tensor.empty(%$tokens) : tensor<?x1536xf32>
    %t86.init = linalg.fill {result = "t86"} ins(%t86.identity : f32) outs(%t86.empty : tensor<?x1536xf32>) -> tensor<?x1536xf32>
    %t86 = linalg.contract
        indexing_maps = [#map1, #map2, #map3]
        {result = "t86"}
        ins(%x_3, %t86.unpacked1 : tensor<?x384xf32>, tensor<384x1536xf32>)
        outs(%t86.init : tensor<?x1536xf32>) -> tensor<?x1536xf32> loc("minilm.py":93:12)
    %t88 = arith.constant 0.5 : f32 loc("minilm.py":128:14)
    %t90 = arith.constant 0.70710677 : f32 loc("minilm.py":128:14)
    %t93 = arith.constant 1.0 : f32 loc("minilm.py":128:14)
    %x_4.init = tensor.empty(%$tokens) : tensor<?x1536xf32>
    %x_4 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t86, %weights_intermediate_dense_bias : tensor<?x1536xf32>, tensor<1536xf32>)
        outs(%x_4.init : tensor<?x1536xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %t87.result = arith.addf %in0, %in1 fastmath<arcp,contract> : f32
        %t89.result = arith.mulf %t88, %t87.result fastmath<arcp,contract> : f32
        %t91.result = arith.mulf %t87.result, %t90 fastmath<arcp,contract> : f32
        %t92.result.magnitude = math.absf %t91.result : f32
        %t92.result.saturated = arith.constant 3.92 : f32
        %t92.result.is_high = arith.cmpf ogt, %t92.result.magnitude, %t92.result.saturated : f32
        %t92.result.limited = arith.select %t92.result.is_high, %t92.result.saturated, %t92.result.magnitude : f32
        %t92.result.square = arith.mulf %t92.result.limited, %t92.result.limited : f32
        %t92.result.above.sum5 = arith.constant 2.0500869e-06 : f32
        %t92.result.above.c4 = arith.constant 0.00028488253 : f32
        %t92.result.above.sum4 = math.fma %t92.result.above.sum5, %t92.result.square, %t92.result.above.c4 : f32
        %t92.result.above.c3 = arith.constant 0.0037656117 : f32
        %t92.result.above.sum3 = math.fma %t92.result.above.sum4, %t92.result.square, %t92.result.above.c3 : f32
        %t92.result.above.c2 = arith.constant 0.052748707 : f32
        %t92.result.above.sum2 = math.fma %t92.result.above.sum3, %t92.result.square, %t92.result.above.c2 : f32
        %t92.result.above.c1 = arith.constant 0.19040635 : f32
        %t92.result.above.sum1 = math.fma %t92.result.above.sum2, %t92.result.square, %t92.result.above.c1 : f32
        %t92.result.above.c0 = arith.constant 1.1283792 : f32
        %t92.result.above = math.fma %t92.result.above.sum1, %t92.result.square, %t92.result.above.c0 : f32
        %t92.result.below.sum5 = arith.constant 3.80917e-05 : f32
        %t92.result.below.c4 = arith.constant 0.0011625341 : f32
        %t92.result.below.sum4 = math.fma %t92.result.below.sum5, %t92.result.square, %t92.result.below.c4 : f32
        %t92.result.below.c3 = arith.constant 0.014969206 : f32
        %t92.result.below.sum3 = math.fma %t92.result.below.sum4, %t92.result.square, %t92.result.below.c3 : f32
        %t92.result.below.c2 = arith.constant 0.11410906 : f32
        %t92.result.below.sum2 = math.fma %t92.result.below.sum3, %t92.result.square, %t92.result.below.c2 : f32
        %t92.result.below.c1 = arith.constant 0.502076 : f32
        %t92.result.below.sum1 = math.fma %t92.result.below.sum2, %t92.result.square, %t92.result.below.c1 : f32
        %t92.result.below.c0 = arith.constant 1.0 : f32
        %t92.result.below = math.fma %t92.result.below.sum1, %t92.result.square, %t92.result.below.c0 : f32
        %t92.result.multiple = arith.mulf %t92.result.limited, %t92.result.above : f32
        %t92.result.quotient = arith.divf %t92.result.multiple, %t92.result.below : f32
        %t92.result.one = arith.constant 1.0 : f32
        %t92.result.is_above = arith.cmpf ogt, %t92.result.quotient, %t92.result.one : f32
        %t92.result.positive = arith.select %t92.result.is_above, %t92.result.one, %t92.result.quotient : f32
        %t92.result = math.copysign %t92.result.positive, %t91.result : f32
        %t94.result = arith.addf %t93, %t92.result fastmath<arcp,contract> : f32
        %x_4.result = arith.mulf %t89.result, %t94.result fastmath<arcp,contract> : f32
        linalg.yield %x_4.result : f32
    } -> tensor<?x1536xf32> loc("minilm.py":128:14)
    %t97.unpacked1.empty = tensor.empty() : tensor<1536x384xf32>
    %t97.unpacked1 = linalg.unpack %weights_output_dense_weight outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t97.unpacked1.empty : tensor<24x1536x16xf32> -> tensor<1536x384xf32> loc("minilm.py":93:12)
    %t97.identity = arith.constant 0.0 : f32
    %t97.empty = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t97.init = linalg.fill {result = "t97"} ins(%t97.identity : f32) outs(%t97.empty : tensor<?x384xf32>) -> tensor<?x384xf32>
    %t97 = linalg.contract
        indexing_maps = [#map1, #map2, #map3]
        {result = "t97"}
        ins(%x_4, %t97.unpacked1 : tensor<?x1536xf32>, tensor<1536x384xf32>)
        outs(%t97.init : tensor<?x384xf32>) -> tensor<?x384xf32> loc("minilm.py":93:12)
    %x_5.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %x_5 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t97, %weights_output_dense_bias, %x_3 : tensor<?x384xf32>, tensor<384xf32>, tensor<?x384xf32>)
        outs(%x_5.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %in2: f32, %out: f32):
        %t98.result = arith.addf %in0, %in1 fastmath<arcp,contract> : f32
        %x_5.result = arith.addf %in2, %t98.result fastmath<arcp,contract> : f32
        linalg.yield %x_5.result : f32
    } -> tensor<?x384xf32> loc("minilm.py":130:9)
    %t99.acc0.identity = arith.constant 0.0 : f32
    %t99.acc0.empty = tensor.empty(%$tokens) : tensor<?xf32>
    %t99.acc0.init = linalg.fill {result = "t99.acc0"} ins(%t99.acc0.identity : f32) outs(%t99.acc0.empty : tensor<?xf32>) -> tensor<?xf32>
    %t99.acc0 = linalg.reduce
        ins(%x_5 : tensor<?x384xf32>)
        outs(%t99.acc0.init : tensor<?xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.addf %in0, %acc0 fastmath<reassoc> : f32
        linalg.yield %result : f32
      } loc("minilm.py":97:12)
    %t99.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t99 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t99.acc0 : tensor<?xf32>)
        outs(%t99.init : tensor<?xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t100.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t100 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t99 : tensor<?xf64>)
        outs(%t100.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t69 fastmath<arcp,contract> : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t101.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t101 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t100 : tensor<?xf64>)
        outs(%t101.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("minilm.py":97:12)
    %t103.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t103 = linalg.generic {
        indexing_maps = [#map0, #map8, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x_5, %t101 : tensor<?x384xf32>, tensor<?xf32>)
        outs(%t103.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t104.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t104 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t103 : tensor<?x384xf32>)
        outs(%t104.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t105.acc0.identity = arith.constant 0.0 : f32
    %t105.acc0.empty = tensor.empty(%$tokens) : tensor<?xf32>
    %t105.acc0.init = linalg.fill {result = "t105.acc0"} ins(%t105.acc0.identity : f32) outs(%t105.acc0.empty : tensor<?xf32>) -> tensor<?xf32>
    %t105.acc0 = linalg.reduce
        ins(%t104 : tensor<?x384xf32>)
        outs(%t105.acc0.init : tensor<?xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.addf %in0, %acc0 fastmath<reassoc> : f32
        linalg.yield %result : f32
      } loc("minilm.py":97:12)
    %t105.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t105 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t105.acc0 : tensor<?xf32>)
        outs(%t105.init : tensor<?xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t106.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t106 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t105 : tensor<?xf64>)
        outs(%t106.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t69 fastmath<arcp,contract> : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("minilm.py":97:12)
    %t107.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t107 = linalg.generic {
        indexing_maps = [#map9, #map9],
        iterator_types = ["parallel"]}
        ins(%t106 : tensor<?xf64>)
        outs(%t107.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("minilm.py":97:12)
    %t109.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t109 = linalg.generic {
        indexing_maps = [#map8, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t107 : tensor<?xf32>)
        outs(%t109.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t79 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("minilm.py":97:12)
    %t110.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t110 = linalg.generic {
        indexing_maps = [#map14, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t109 : tensor<?x1xf32>)
        outs(%t110.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("minilm.py":97:12)
    %t111.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t111 = linalg.generic {
        indexing_maps = [#map0, #map14, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t103, %t110 : tensor<?x384xf32>, tensor<?x1xf32>)
        outs(%t111.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t112.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t112 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t111, %weights_output_LayerNorm_weight : tensor<?x384xf32>, tensor<384xf32>)
        outs(%t112.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    %t113.init = tensor.empty(%$tokens) : tensor<?x384xf32>
    %t113 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t112, %weights_output_LayerNorm_bias : tensor<?x384xf32>, tensor<384xf32>)
        outs(%t113.init : tensor<?x384xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<?x384xf32> loc("minilm.py":97:12)
    bufferization.materialize_in_destination %t113 in restrict writable %out.shaped : (tensor<?x384xf32>, memref<?x384xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    %status.0.byte = tensor.extract %t56[] : tensor<i8>
    %status.0.failed = arith.trunci %status.0.byte : i8 to i1
    %status.0.code = arith.constant 1 : i32
    %status.0 = arith.select %status.0.failed, %status.0.code, %status.ok : i32
    %status.1.byte = tensor.extract %t44[] : tensor<i8>
    %status.1.failed = arith.trunci %status.1.byte : i8 to i1
    %status.1.code = arith.constant 1 : i32
    %status.1 = arith.select %status.1.failed, %status.1.code, %status.0 : i32
    %status.2.byte = tensor.extract %t9[] : tensor<i8>
    %status.2.failed = arith.trunci %status.2.byte : i8 to i1
    %status.2.code = arith.constant 1 : i32
    %status.2 = arith.select %status.2.failed, %status.2.code, %status.1 : i32
    return %status.2 : i32
  } loc("minilm.py":115:5)
  // the panel that comes 1 later: the first 48 rows, `height` at a time, share 384 lines
  func.func private @transform.sized.t2.prefetch(%panels: memref<24x384x16xf32>, %panel: index, %row: index, %height: index, %k: index) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %zero = arith.constant 0 : index
    %distance = arith.constant 1 : index
    %depth = arith.constant 384 : index
    %rows = arith.constant 48 : index
    %last.panel = arith.constant 23 : index
    %last.line = arith.constant 383 : index
    %ahead = arith.addi %panel, %distance : index
    %next = arith.minui %ahead, %last.panel : index
    %others = arith.muli %row, %depth overflow<nsw, nuw> : index
    %first = arith.divui %others, %rows : index
    %own = arith.muli %height, %k overflow<nsw, nuw> : index
    %asked = arith.divui %own, %rows : index
    %wanted = arith.addi %first, %asked : index
    %line = arith.minui %wanted, %last.line : index
    memref.prefetch %panels[%next, %line, %zero], read, locality<2>, data : memref<24x384x16xf32>
    return
  }
  // the panel that comes 6 later: the first 12 rows, `height` at a time, share 384 lines
  func.func private @transform.sized.t2.prefetch.piece(%panels: memref<24x384x16xf32>, %panel: index, %row: index, %height: index, %k: index) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %zero = arith.constant 0 : index
    %distance = arith.constant 6 : index
    %depth = arith.constant 384 : index
    %rows = arith.constant 12 : index
    %last.panel = arith.constant 23 : index
    %last.line = arith.constant 383 : index
    %ahead = arith.addi %panel, %distance : index
    %next = arith.minui %ahead, %last.panel : index
    %others = arith.muli %row, %depth overflow<nsw, nuw> : index
    %first = arith.divui %others, %rows : index
    %own = arith.muli %height, %k overflow<nsw, nuw> : index
    %asked = arith.divui %own, %rows : index
    %wanted = arith.addi %first, %asked : index
    %line = arith.minui %wanted, %last.line : index
    memref.prefetch %panels[%next, %line, %zero], read, locality<2>, data : memref<24x384x16xf32>
    return
  }
  // the panel that comes 1 later: the first 48 rows, `height` at a time, share 384 lines
  func.func private @transform.sized.t86.prefetch(%panels: memref<96x384x16xf32>, %panel: index, %row: index, %height: index, %k: index) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %zero = arith.constant 0 : index
    %distance = arith.constant 1 : index
    %depth = arith.constant 384 : index
    %rows = arith.constant 48 : index
    %last.panel = arith.constant 95 : index
    %last.line = arith.constant 383 : index
    %ahead = arith.addi %panel, %distance : index
    %next = arith.minui %ahead, %last.panel : index
    %others = arith.muli %row, %depth overflow<nsw, nuw> : index
    %first = arith.divui %others, %rows : index
    %own = arith.muli %height, %k overflow<nsw, nuw> : index
    %asked = arith.divui %own, %rows : index
    %wanted = arith.addi %first, %asked : index
    %line = arith.minui %wanted, %last.line : index
    memref.prefetch %panels[%next, %line, %zero], read, locality<2>, data : memref<96x384x16xf32>
    return
  }
  // the panel that comes 8 later: the first 12 rows, `height` at a time, share 384 lines
  func.func private @transform.sized.t86.prefetch.piece(%panels: memref<96x384x16xf32>, %panel: index, %row: index, %height: index, %k: index) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %zero = arith.constant 0 : index
    %distance = arith.constant 8 : index
    %depth = arith.constant 384 : index
    %rows = arith.constant 12 : index
    %last.panel = arith.constant 95 : index
    %last.line = arith.constant 383 : index
    %ahead = arith.addi %panel, %distance : index
    %next = arith.minui %ahead, %last.panel : index
    %others = arith.muli %row, %depth overflow<nsw, nuw> : index
    %first = arith.divui %others, %rows : index
    %own = arith.muli %height, %k overflow<nsw, nuw> : index
    %asked = arith.divui %own, %rows : index
    %wanted = arith.addi %first, %asked : index
    %line = arith.minui %wanted, %last.line : index
    memref.prefetch %panels[%next, %line, %zero], read, locality<2>, data : memref<96x384x16xf32>
    return
  }
  // the panel that comes 1 later: the first 48 rows, `height` at a time, share 1536 lines
  func.func private @transform.sized.t97.prefetch(%panels: memref<24x1536x16xf32>, %panel: index, %row: index, %height: index, %block: index, %k: index) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %zero = arith.constant 0 : index
    %distance = arith.constant 1 : index
    %depth = arith.constant 1536 : index
    %rows = arith.constant 48 : index
    %last.panel = arith.constant 23 : index
    %last.line = arith.constant 1535 : index
    %length = arith.constant 256 : index
    %blocks = arith.muli %block, %length overflow<nsw, nuw> : index
    %step = arith.addi %blocks, %k overflow<nsw, nuw> : index
    %ahead = arith.addi %panel, %distance : index
    %next = arith.minui %ahead, %last.panel : index
    %others = arith.muli %row, %depth overflow<nsw, nuw> : index
    %first = arith.divui %others, %rows : index
    %own = arith.muli %height, %step overflow<nsw, nuw> : index
    %asked = arith.divui %own, %rows : index
    %wanted = arith.addi %first, %asked : index
    %line = arith.minui %wanted, %last.line : index
    memref.prefetch %panels[%next, %line, %zero], read, locality<2>, data : memref<24x1536x16xf32>
    return
  }
  // the panel that comes 6 later: the first 12 rows, `height` at a time, share 1536 lines
  func.func private @transform.sized.t97.prefetch.piece(%panels: memref<24x1536x16xf32>, %panel: index, %row: index, %height: index, %block: index, %k: index) attributes {llvm.linkage = #llvm.linkage<internal>} {
    %zero = arith.constant 0 : index
    %distance = arith.constant 6 : index
    %depth = arith.constant 1536 : index
    %rows = arith.constant 12 : index
    %last.panel = arith.constant 23 : index
    %last.line = arith.constant 1535 : index
    %length = arith.constant 256 : index
    %blocks = arith.muli %block, %length overflow<nsw, nuw> : index
    %step = arith.addi %blocks, %k overflow<nsw, nuw> : index
    %ahead = arith.addi %panel, %distance : index
    %next = arith.minui %ahead, %last.panel : index
    %others = arith.muli %row, %depth overflow<nsw, nuw> : index
    %first = arith.divui %others, %rows : index
    %own = arith.muli %height, %step overflow<nsw, nuw> : index
    %asked = arith.divui %own, %rows : index
    %wanted = arith.addi %first, %asked : index
    %line = arith.minui %wanted, %last.line : index
    memref.prefetch %panels[%next, %line, %zero], read, locality<2>, data : memref<24x1536x16xf32>
    return
  }
}
