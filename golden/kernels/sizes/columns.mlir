#map0 = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @columns(%x.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$rows.size: i64, %$columns.size: i64) -> i32 {
    %$rows = arith.index_cast %$rows.size : i64 to index
    %$columns = arith.index_cast %$columns.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$columns, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$rows, %$0 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits = arith.cmpi eq, %status.1, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @columns.sized(%x.buffer, %out.buffer, %$rows.size, %$columns.size) : (memref<f32>, memref<f32>, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.1 : i32
    }
    return %status : i32
  } loc("sizes.py":14:5)
  func.func private @columns.sized(%x.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$rows.size: i64, %$columns.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$rows = arith.index_cast %$rows.size : i64 to index
    %$columns = arith.index_cast %$columns.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$rows, %$columns], strides: [%$columns, 1] : memref<f32> to memref<?x?xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$columns], strides: [1] : memref<f32> to memref<?xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x?xf32> to tensor<?x?xf32>
    %t0.identity = arith.constant 0.0 : f64
    %t0.empty = tensor.empty(%$columns) : tensor<?xf64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f64) outs(%t0.empty : tensor<?xf64>) -> tensor<?xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<?x?xf32>)
        outs(%t0.init : tensor<?xf64>)
        dimensions = [0]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("sizes.py":15:12)
    %t1.init = tensor.empty() : tensor<i64>
    %t1 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = []}
        outs(%t1.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$rows : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc("sizes.py":15:12)
    %t2.init = tensor.empty() : tensor<f64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = []}
        ins(%t1 : tensor<i64>)
        outs(%t2.init : tensor<f64>) {
      ^bb0(%in0: i64, %out: f64):
        %result = arith.sitofp %in0 : i64 to f64
        linalg.yield %result : f64
    } -> tensor<f64> loc("sizes.py":15:12)
    %t3.init = tensor.empty(%$columns) : tensor<?xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel"]}
        ins(%t0, %t2 : tensor<?xf64>, tensor<f64>)
        outs(%t3.init : tensor<?xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.divf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<?xf64> loc("sizes.py":15:12)
    %t4.init = tensor.empty(%$columns) : tensor<?xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t3 : tensor<?xf64>)
        outs(%t4.init : tensor<?xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("sizes.py":15:12)
    bufferization.materialize_in_destination %t4 in restrict writable %out.shaped : (tensor<?xf32>, memref<?xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("sizes.py":14:5)
}
