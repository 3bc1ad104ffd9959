module {
  func.func @extend(%cache.buffer: memref<f32> {llvm.noalias}, %new.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$past.size: i64, %$tokens.size: i64) -> i32 {
    %$past = arith.index_cast %$past.size : i64 to index
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$tokens, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$past, %$0 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits = arith.cmpi eq, %status.1, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @extend.sized(%cache.buffer, %new.buffer, %out.buffer, %$past.size, %$tokens.size) : (memref<f32>, memref<f32>, memref<f32>, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.1 : i32
    }
    return %status : i32
  } loc("any_length.py":18:5)
  func.func private @extend.sized(%cache.buffer: memref<f32> {llvm.noalias}, %new.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$past.size: i64, %$tokens.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$past = arith.index_cast %$past.size : i64 to index
    %$tokens = arith.index_cast %$tokens.size : i64 to index
    %cache.shaped = memref.reinterpret_cast %cache.buffer to offset: [0], sizes: [%$past, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %new.shaped = memref.reinterpret_cast %new.buffer to offset: [0], sizes: [%$tokens, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %$0 = arith.addi %$past, %$tokens : index
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$0, 64], strides: [64, 1] : memref<f32> to memref<?x64xf32>
    %cache = bufferization.to_tensor %cache.shaped restrict : memref<?x64xf32> to tensor<?x64xf32>
    %new = bufferization.to_tensor %new.shaped restrict : memref<?x64xf32> to tensor<?x64xf32>
    %t0.init = tensor.empty(%$0) : tensor<?x64xf32>
    %t0.part0 = tensor.insert_slice %cache into %t0.init[0, 0] [%$past, 64] [1, 1] : tensor<?x64xf32> into tensor<?x64xf32> loc("any_length.py":20:12)
    %t0 = tensor.insert_slice %new into %t0.part0[%$past, 0] [%$tokens, 64] [1, 1] : tensor<?x64xf32> into tensor<?x64xf32> loc("any_length.py":20:12)
    bufferization.materialize_in_destination %t0 in restrict writable %out.shaped : (tensor<?x64xf32>, memref<?x64xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("any_length.py":18:5)
}
