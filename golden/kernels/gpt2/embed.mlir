#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @embed(%tokens.buffer: memref<i64> {llvm.noalias}, %wte.buffer: memref<200x48xf32> {llvm.noalias}, %positions.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64) -> i32 {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$tokens, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits = arith.cmpi eq, %status.0, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @embed.sized(%tokens.buffer, %wte.buffer, %positions.buffer, %out.buffer, %$tokens.size) : (memref<i64>, memref<200x48xf32>, memref<f32>, memref<f32>, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.0 : i32
    }
    return %status : i32
  } loc("gpt2.py":83:5)
  func.func private @embed.sized(%tokens.buffer: memref<i64> {llvm.noalias}, %wte.buffer: memref<200x48xf32> {llvm.noalias}, %positions.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$tokens.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %tokens.shaped = memref.reinterpret_cast %tokens.buffer to offset: [0], sizes: [%$tokens], strides: [1] : memref<i64> to memref<?xi64>
    %positions.shaped = memref.reinterpret_cast %positions.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$tokens, 48], strides: [48, 1] : memref<f32> to memref<?x48xf32>
    %tokens = bufferization.to_tensor %tokens.shaped restrict : memref<?xi64> to tensor<?xi64>
    %wte = bufferization.to_tensor %wte.buffer restrict : memref<200x48xf32> to tensor<200x48xf32>
    %positions = bufferization.to_tensor %positions.shaped restrict : memref<?x48xf32> to tensor<?x48xf32>
    %t0 = arith.constant -200 : i64 loc("gpt2.py":85:12)
    %t1.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%tokens : tensor<?xi64>)
        outs(%t1.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t0 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("gpt2.py":85:12)
    %t2 = arith.constant 200 : i64 loc("gpt2.py":85:12)
    %t3.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%tokens : tensor<?xi64>)
        outs(%t3.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %t2 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("gpt2.py":85:12)
    %t4.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
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
    } -> tensor<?xi8> loc("gpt2.py":85:12)
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
      } loc("gpt2.py":85:12)
    %t6 = arith.constant 0 : i64 loc("gpt2.py":85:12)
    %t7.init = tensor.empty(%$tokens) : tensor<?xi8>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%tokens : tensor<?xi64>)
        outs(%t7.init : tensor<?xi8>) {
      ^bb0(%in0: i64, %out: i8):
        %result = arith.cmpi slt, %in0, %t6 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?xi8> loc("gpt2.py":85:12)
    %t8.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%tokens : tensor<?xi64>)
        outs(%t8.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.addi %in0, %t2 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("gpt2.py":85:12)
    %t9.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t7, %t8, %tokens : tensor<?xi8>, tensor<?xi64>, tensor<?xi64>)
        outs(%t9.init : tensor<?xi64>) {
      ^bb0(%in0: i8, %in1: i64, %in2: i64, %out: i64):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %in2 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("gpt2.py":85:12)
    %t10.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t10 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t9 : tensor<?xi64>)
        outs(%t10.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.maxsi %in0, %t6 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("gpt2.py":85:12)
    %t11 = arith.constant 199 : i64 loc("gpt2.py":85:12)
    %t12.init = tensor.empty(%$tokens) : tensor<?xi64>
    %t12 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t10 : tensor<?xi64>)
        outs(%t12.init : tensor<?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.minsi %in0, %t11 : i64
        linalg.yield %result : i64
    } -> tensor<?xi64> loc("gpt2.py":85:12)
    %t13.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map1, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%t12 : tensor<?xi64>)
        outs(%t13.init : tensor<?x48xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t13.at0 = arith.index_cast %in0 : i64 to index
        %t13.at1 = linalg.index 1 : index
        %result = tensor.extract %wte[%t13.at0, %t13.at1] : tensor<200x48xf32>
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":85:12)
    %t14.init = tensor.empty(%$tokens) : tensor<?x48xf32>
    %t14 = linalg.generic {
        indexing_maps = [#map2, #map2, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%t13, %positions : tensor<?x48xf32>, tensor<?x48xf32>)
        outs(%t14.init : tensor<?x48xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x48xf32> loc("gpt2.py":85:12)
    bufferization.materialize_in_destination %t14 in restrict writable %out.shaped : (tensor<?x48xf32>, memref<?x48xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    %status.0.byte = tensor.extract %t5[] : tensor<i8>
    %status.0.failed = arith.trunci %status.0.byte : i8 to i1
    %status.0.code = arith.constant 1 : i32
    %status.0 = arith.select %status.0.failed, %status.0.code, %status.ok : i32
    return %status.0 : i32
  } loc("gpt2.py":83:5)
}
