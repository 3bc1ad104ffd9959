#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @below(%x.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$n.size: i64) -> i32 {
    %$n = arith.index_cast %$n.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$n, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits = arith.cmpi eq, %status.0, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @below.sized(%x.buffer, %out.buffer, %$n.size) : (memref<f32>, memref<f32>, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.0 : i32
    }
    return %status : i32
  } loc("sizes.py":44:5)
  func.func private @below.sized(%x.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$n.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$n = arith.index_cast %$n.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$n, %$n], strides: [%$n, 1] : memref<f32> to memref<?x?xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$n, %$n], strides: [%$n, 1] : memref<f32> to memref<?x?xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x?xf32> to tensor<?x?xf32>
    %t0.init = tensor.empty(%$n, %$n) : tensor<?x?xi64>
    %t0 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel", "parallel"]}
        outs(%t0.init : tensor<?x?xi64>) {
      ^bb0(%out: i64):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        linalg.yield %position : i64
    } -> tensor<?x?xi64> loc("sizes.py":45:21)
    %t1.init = tensor.empty(%$n, %$n) : tensor<?x?xi64>
    %t1 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel", "parallel"]}
        outs(%t1.init : tensor<?x?xi64>) {
      ^bb0(%out: i64):
        %loop = linalg.index 1 : index
        %position = arith.index_cast %loop : index to i64
        linalg.yield %position : i64
    } -> tensor<?x?xi64> loc("sizes.py":45:21)
    %t2 = arith.constant 0 : i64 loc("sizes.py":45:21)
    %t3.init = tensor.empty(%$n, %$n) : tensor<?x?xi64>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0 : tensor<?x?xi64>)
        outs(%t3.init : tensor<?x?xi64>) {
      ^bb0(%in0: i64, %out: i64):
        %result = arith.addi %in0, %t2 : i64
        linalg.yield %result : i64
    } -> tensor<?x?xi64> loc("sizes.py":45:21)
    %t4.init = tensor.empty(%$n, %$n) : tensor<?x?xi8>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3, %t1 : tensor<?x?xi64>, tensor<?x?xi64>)
        outs(%t4.init : tensor<?x?xi8>) {
      ^bb0(%in0: i64, %in1: i64, %out: i8):
        %result = arith.cmpi sge, %in0, %in1 : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<?x?xi8> loc("sizes.py":45:21)
    %t5 = arith.constant -1.0 : f32 loc("sizes.py":45:12)
    %t6.init = tensor.empty(%$n, %$n) : tensor<?x?xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t4, %x : tensor<?x?xi8>, tensor<?x?xf32>)
        outs(%t6.init : tensor<?x?xf32>) {
      ^bb0(%in0: i8, %in1: f32, %out: f32):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %result = arith.select %value0, %in1, %t5 : f32
        linalg.yield %result : f32
    } -> tensor<?x?xf32> loc("sizes.py":45:12)
    bufferization.materialize_in_destination %t6 in restrict writable %out.shaped : (tensor<?x?xf32>, memref<?x?xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("sizes.py":44:5)
}
