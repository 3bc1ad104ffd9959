#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1 + 48)>
module {
  func.func @remember(%x.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %weights_c_attn_weight.buffer: memref<9x48x16xf32> {llvm.noalias}, %weights_c_attn_bias.buffer: memref<144xf32> {llvm.noalias}, %weights_c_proj_weight.buffer: memref<3x48x16xf32> {llvm.noalias}, %weights_c_proj_bias.buffer: memref<48xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64) -> i32 {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$tokens, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits = arith.cmpi eq, %status.0, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @remember.sized(%x.buffer, %ln_weight.buffer, %ln_bias.buffer, %weights_c_attn_weight.buffer, %weights_c_attn_bias.buffer, %weights_c_proj_weight.buffer, %weights_c_proj_bias.buffer, %out.buffer, %$tokens.size) : (memref<f32>, memref<48xf32>, memref<48xf32>, memref<9x48x16xf32>, memref<144xf32>, memref<3x48x16xf32>, memref<48xf32>, memref<f32>, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.0 : i32
    }
    return %status : i32
  } loc("gpt2.py":97:5)
  func.func private @remember.sized(%x.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %weights_c_attn_weight.buffer: memref<9x48x16xf32> {llvm.noalias}, %weights_c_attn_bias.buffer: memref<144xf32> {llvm.noalias}, %weights_c_proj_weight.buffer: memref<3x48x16xf32> {llvm.noalias}, %weights_c_proj_bias.buffer: memref<48xf32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$tokens, 96], strides: [96, 1] : memref<f32> to memref<?x96xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x48xf32> to tensor<?x48xf32>
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
      } loc("gpt2.py":82:12)
    %t1 = arith.constant 48.0 : f64 loc("gpt2.py":82:12)
    %t2.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<?xf64>)
        outs(%t2.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("gpt2.py":82:12)
    %t3.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<?xf64>)
        outs(%t3.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("gpt2.py":82:12)
    %t5.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t3 : tensor<?x48xf32>, tensor<?xf32>)
        outs(%t5.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":82:12)
    %t6.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5 : tensor<?x48xf32>)
        outs(%t6.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":82:12)
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
      } loc("gpt2.py":82:12)
    %t8.init = tensor.empty(%$tokens) : tensor<?xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t7 : tensor<?xf64>)
        outs(%t8.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("gpt2.py":82:12)
    %t9.init = tensor.empty(%$tokens) : tensor<?xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t8 : tensor<?xf64>)
        outs(%t9.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("gpt2.py":82:12)
    %t11 = arith.constant 1.0e-05 : f32 loc("gpt2.py":82:12)
    %t12.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t12 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<?xf32>)
        outs(%t12.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t11 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("gpt2.py":82:12)
    %t13.init = tensor.empty(%$tokens) : tensor<?x1xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t12 : tensor<?x1xf32>)
        outs(%t13.init : tensor<?x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<?x1xf32> loc("gpt2.py":82:12)
    %t14.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t14 = linalg.generic {
        indexing_maps = [#map1, #map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5, %t13 : tensor<?x48xf32>, tensor<?x1xf32>)
        outs(%t14.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":82:12)
    %t15.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t15 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t14, %ln_weight : tensor<?x48xf32>, tensor<48xf32>)
        outs(%t15.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":82:12)
    %x_1.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %x_1 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t15, %ln_bias : tensor<?x48xf32>, tensor<48xf32>)
        outs(%x_1.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":82:12)
    %t16 = tensor.extract_slice %weights_c_attn_weight[3, 0, 0] [6, 48, 16] [1, 1, 1] : tensor<9x48x16xf32> to tensor<6x48x16xf32> loc("gpt2.py":76:15)
    %t20.unpacked.empty = tensor.empty() : tensor<48x96xf32>
    %t20.unpacked = linalg.unpack %t16 outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [16]
        into %t20.unpacked.empty : tensor<6x48x16xf32> -> tensor<48x96xf32> loc("gpt2.py":70:12)
    %t20.identity = arith.constant 0.0 : f32
    %t20.empty = tensor.empty(%$tokens) : tensor<?x96xf32>
    %t20.init = linalg.fill {result = "t20"} ins(%t20.identity : f32) outs(%t20.empty : tensor<?x96xf32>) -> tensor<?x96xf32>
    %t20 = linalg.contract
        indexing_maps = [#map5, #map6, #map7]
        {result = "t20"}
        ins(%x_1, %t20.unpacked : tensor<?x48xf32>, tensor<48x96xf32>)
        outs(%t20.init : tensor<?x96xf32>) -> tensor<?x96xf32> loc("gpt2.py":70:12)
    %t21.init = tensor.empty(%$tokens) : tensor<?x96xf32>
    %t21 = linalg.generic {
        indexing_maps = [#map1, #map8, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t20, %weights_c_attn_bias : tensor<?x96xf32>, tensor<144xf32>)
        outs(%t21.init : tensor<?x96xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x96xf32> loc("gpt2.py":70:12)
    bufferization.materialize_in_destination %t21 in restrict writable %out.shaped : (tensor<?x96xf32>, memref<?x96xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gpt2.py":97:5)
}
