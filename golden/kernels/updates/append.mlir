module {
  func.func @append(%cache.buffer: memref<f32> {llvm.noalias}, %rows.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<3xf32> {llvm.noalias}, %$seen.size: i64, %$tokens.size: i64) -> i32 {
    %$seen = arith.index_cast %$seen.size : i64 to index
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$0 = arith.constant 1 : index
    %$1 = arith.subi %$seen, %$tokens : index
    %$2 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$seen, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$1, %$2 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits.2 = arith.cmpi sge, %$tokens, %$2 : index
    %status.2.code = arith.constant 4 : i32
    %status.2 = arith.select %fits.2, %status.1, %status.2.code : i32
    %fits.3 = arith.cmpi sge, %$seen, %$2 : index
    %status.3.code = arith.constant 4 : i32
    %status.3 = arith.select %fits.3, %status.2, %status.3.code : i32
    %fits = arith.cmpi eq, %status.3, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @append.sized(%cache.buffer, %rows.buffer, %out.buffer, %$seen.size, %$tokens.size) : (memref<f32>, memref<f32>, memref<3xf32>, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.3 : i32
    }
    return %status : i32
  } loc("updates.py":12:5)
  func.func private @append.sized(%cache.buffer: memref<f32> {llvm.noalias}, %rows.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<3xf32> {llvm.noalias}, %$seen.size: i64, %$tokens.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$seen = arith.index_cast %$seen.size : i64 to index
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %cache.shaped = memref.reinterpret_cast %cache.buffer to offset: [0], sizes: [%$seen, 3], strides: [3, 1] : memref<f32> to memref<?x3xf32>
    %rows.shaped = memref.reinterpret_cast %rows.buffer to offset: [0], sizes: [%$tokens, 3], strides: [3, 1] : memref<f32> to memref<?x3xf32>
    %cache = bufferization.to_tensor %cache.shaped restrict writable : memref<?x3xf32> to tensor<?x3xf32>
    %rows = bufferization.to_tensor %rows.shaped restrict : memref<?x3xf32> to tensor<?x3xf32>
    %$0 = arith.subi %$seen, %$tokens : index
    %cache_1 = tensor.insert_slice %rows into %cache[%$0, 0] [%$tokens, 3] [1, 1] {update = "cache_1"} : tensor<?x3xf32> into tensor<?x3xf32> loc("updates.py":13:5)
    %t0.identity = arith.constant 0xFF800000 : f32
    %t0.empty = tensor.empty() : tensor<3xf32>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f32) outs(%t0.empty : tensor<3xf32>) -> tensor<3xf32>
    %t0 = linalg.reduce
        ins(%cache_1 : tensor<?x3xf32>)
        outs(%t0.init : tensor<3xf32>)
        dimensions = [0]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("updates.py":14:12)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %cache_1 in writable %cache.shaped : (tensor<?x3xf32>, memref<?x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("updates.py":12:5)
}
