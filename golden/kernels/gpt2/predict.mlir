#map0 = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (0, d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> (0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @predict(%x.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %wte.buffer: memref<200x48xf32> {llvm.noalias}, %out.buffer: memref<200xf32> {llvm.noalias}, %$tokens.size: i64) -> i32 {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$0 = arith.constant 1 : index
    %$1 = arith.subi %$tokens, %$0 : index
    %$2 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$1, %$2 : index
    %status.0.code = arith.constant 1 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$tokens, %$2 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits = arith.cmpi eq, %status.1, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @predict.sized(%x.buffer, %ln_weight.buffer, %ln_bias.buffer, %wte.buffer, %out.buffer, %$tokens.size) : (memref<f32>, memref<48xf32>, memref<48xf32>, memref<200x48xf32>, memref<200xf32>, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.1 : i32
    }
    return %status : i32
  } loc("gpt2.py":130:5)
  func.func private @predict.sized(%x.buffer: memref<f32> {llvm.noalias}, %ln_weight.buffer: memref<48xf32> {llvm.noalias}, %ln_bias.buffer: memref<48xf32> {llvm.noalias}, %wte.buffer: memref<200x48xf32> {llvm.noalias}, %out.buffer: memref<200xf32> {llvm.noalias}, %$tokens.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x48xf32> to tensor<?x48xf32>
    %ln_weight = bufferization.to_tensor %ln_weight.buffer restrict : memref<48xf32> to tensor<48xf32>
    %ln_bias = bufferization.to_tensor %ln_bias.buffer restrict : memref<48xf32> to tensor<48xf32>
    %wte = bufferization.to_tensor %wte.buffer restrict : memref<200x48xf32> to tensor<200x48xf32>
    %$0 = arith.constant 1 : index
    %$1 = arith.subi %$tokens, %$0 : index
    %t0 = tensor.extract_slice %x[%$1, 0] [1, 48] [1, 1] : tensor<?x48xf32> to tensor<1x48xf32> loc("gpt2.py":132:22)
    %x_1 = tensor.collapse_shape %t0 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32> loc("gpt2.py":132:22)
    %t1.identity = arith.constant 0.0 : f64
    %t1.empty = tensor.empty() : tensor<f64>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f64) outs(%t1.empty : tensor<f64>) -> tensor<f64>
    %t1 = linalg.reduce
        ins(%x_1 : tensor<48xf32>)
        outs(%t1.init : tensor<f64>)
        dimensions = [0]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("gpt2.py":74:12)
    %t2 = arith.constant 48.0 : f64 loc("gpt2.py":74:12)
    %t3.init = tensor.empty() : tensor<f64>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = []}
        ins(%t1 : tensor<f64>)
        outs(%t3.init : tensor<f64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t2 : f64
        linalg.yield %result : f64
    } -> tensor<f64> loc("gpt2.py":74:12)
    %t4.init = tensor.empty() : tensor<f32>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = []}
        ins(%t3 : tensor<f64>)
        outs(%t4.init : tensor<f32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<f32> loc("gpt2.py":74:12)
    %t6.init = tensor.empty() : tensor<48xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map1, #map2, #map3],
        iterator_types = ["parallel"]}
        ins(%t0, %t4 : tensor<1x48xf32>, tensor<f32>)
        outs(%t6.init : tensor<48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<48xf32> loc("gpt2.py":74:12)
    %t7.init = tensor.empty() : tensor<48xf32>
    %t7 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel"]}
        ins(%t6 : tensor<48xf32>)
        outs(%t7.init : tensor<48xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<48xf32> loc("gpt2.py":74:12)
    %t8.identity = arith.constant 0.0 : f64
    %t8.empty = tensor.empty() : tensor<f64>
    %t8.init = linalg.fill {result = "t8"} ins(%t8.identity : f64) outs(%t8.empty : tensor<f64>) -> tensor<f64>
    %t8 = linalg.reduce
        ins(%t7 : tensor<48xf32>)
        outs(%t8.init : tensor<f64>)
        dimensions = [0]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("gpt2.py":74:12)
    %t9.init = tensor.empty() : tensor<f64>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = []}
        ins(%t8 : tensor<f64>)
        outs(%t9.init : tensor<f64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t2 : f64
        linalg.yield %result : f64
    } -> tensor<f64> loc("gpt2.py":74:12)
    %t10.init = tensor.empty() : tensor<f32>
    %t10 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = []}
        ins(%t9 : tensor<f64>)
        outs(%t10.init : tensor<f32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<f32> loc("gpt2.py":74:12)
    %t12 = arith.constant 1.0e-05 : f32 loc("gpt2.py":74:12)
    %t13.init = tensor.empty() : tensor<1xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map2, #map3],
        iterator_types = ["parallel"]}
        ins(%t10 : tensor<f32>)
        outs(%t13.init : tensor<1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t12 : f32
        linalg.yield %result : f32
    } -> tensor<1xf32> loc("gpt2.py":74:12)
    %t14.init = tensor.empty() : tensor<1xf32>
    %t14 = linalg.generic {
        indexing_maps = [#map4, #map3],
        iterator_types = ["parallel"]}
        ins(%t13 : tensor<1xf32>)
        outs(%t14.init : tensor<1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<1xf32> loc("gpt2.py":74:12)
    %t15.init = tensor.empty() : tensor<48xf32>
    %t15 = linalg.generic {
        indexing_maps = [#map3, #map4, #map3],
        iterator_types = ["parallel"]}
        ins(%t6, %t14 : tensor<48xf32>, tensor<1xf32>)
        outs(%t15.init : tensor<48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<48xf32> loc("gpt2.py":74:12)
    %t16.init = tensor.empty() : tensor<48xf32>
    %t16 = linalg.generic {
        indexing_maps = [#map3, #map3, #map3],
        iterator_types = ["parallel"]}
        ins(%t15, %ln_weight : tensor<48xf32>, tensor<48xf32>)
        outs(%t16.init : tensor<48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<48xf32> loc("gpt2.py":74:12)
    %t17.init = tensor.empty() : tensor<48xf32>
    %t17 = linalg.generic {
        indexing_maps = [#map3, #map3, #map3],
        iterator_types = ["parallel"]}
        ins(%t16, %ln_bias : tensor<48xf32>, tensor<48xf32>)
        outs(%t17.init : tensor<48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<48xf32> loc("gpt2.py":74:12)
    %t19.identity = arith.constant 0.0 : f32
    %t19.empty = tensor.empty() : tensor<200xf32>
    %t19.init = linalg.fill {result = "t19"} ins(%t19.identity : f32) outs(%t19.empty : tensor<200xf32>) -> tensor<200xf32>
    %t19 = linalg.contract
        indexing_maps = [#map5, #map6, #map7]
        {result = "t19"}
        ins(%t17, %wte : tensor<48xf32>, tensor<200x48xf32>)
        outs(%t19.init : tensor<200xf32>) -> tensor<200xf32> loc("gpt2.py":132:12)
    bufferization.materialize_in_destination %t19 in restrict writable %out.buffer : (tensor<200xf32>, memref<200xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gpt2.py":130:5)
}
