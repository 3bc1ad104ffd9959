#map0 = affine_map<() -> ()>
module {
  func.func @size_i64(%x.buffer: memref<i64> {llvm.noalias}, %out0.buffer: memref<i64> {llvm.noalias}, %out1.buffer: memref<i64> {llvm.noalias}, %out2.buffer: memref<i64> {llvm.noalias}, %out3.buffer: memref<i64> {llvm.noalias}, %out4.buffer: memref<i64> {llvm.noalias}, %out5.buffer: memref<i64> {llvm.noalias}, %$n.size: i64, %$m.size: i64) -> i32 {
    %$n = arith.index_cast %$n.size : i64 to index
    %$m = arith.index_cast %$m.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$m, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$n, %$0 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits = arith.cmpi eq, %status.1, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @size_i64.sized(%x.buffer, %out0.buffer, %out1.buffer, %out2.buffer, %out3.buffer, %out4.buffer, %out5.buffer, %$n.size, %$m.size) : (memref<i64>, memref<i64>, memref<i64>, memref<i64>, memref<i64>, memref<i64>, memref<i64>, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.1 : i32
    }
    return %status : i32
  } loc(unknown)
  func.func private @size_i64.sized(%x.buffer: memref<i64> {llvm.noalias}, %out0.buffer: memref<i64> {llvm.noalias}, %out1.buffer: memref<i64> {llvm.noalias}, %out2.buffer: memref<i64> {llvm.noalias}, %out3.buffer: memref<i64> {llvm.noalias}, %out4.buffer: memref<i64> {llvm.noalias}, %out5.buffer: memref<i64> {llvm.noalias}, %$n.size: i64, %$m.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$n = arith.index_cast %$n.size : i64 to index
    %$m = arith.index_cast %$m.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$n, %$m], strides: [%$m, 1] : memref<i64> to memref<?x?xi64>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x?xi64> to tensor<?x?xi64>
    %t0.init = tensor.empty() : tensor<i64>
    %t0 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = []}
        outs(%t0.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$n : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc(unknown)
    %$0 = arith.muli %$m, %$n : index
    %$1 = arith.constant 2 : index
    %$2 = arith.muli %$0, %$1 : index
    %$3 = arith.constant 1 : index
    %$4 = arith.subi %$2, %$3 : index
    %t1.init = tensor.empty() : tensor<i64>
    %t1 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = []}
        outs(%t1.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$4 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc(unknown)
    %$5 = arith.muli %$n, %$n : index
    %$6 = arith.constant -1 : index
    %$7 = arith.muli %$5, %$6 : index
    %$8 = arith.constant 5 : index
    %$9 = arith.addi %$7, %$8 : index
    %t2.init = tensor.empty() : tensor<i64>
    %t2 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = []}
        outs(%t2.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$9 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc(unknown)
    %$10 = arith.addi %$m, %$n : index
    %$11 = arith.constant 4 : index
    %$12 = arith.floordivsi %$10, %$11 : index
    %t3.init = tensor.empty() : tensor<i64>
    %t3 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = []}
        outs(%t3.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$12 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc(unknown)
    %$13 = arith.maxsi %$n, %$m : index
    %t4.init = tensor.empty() : tensor<i64>
    %t4 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = []}
        outs(%t4.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$13 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc(unknown)
    %$14 = arith.minsi %$n, %$8 : index
    %t5.init = tensor.empty() : tensor<i64>
    %t5 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = []}
        outs(%t5.init : tensor<i64>) {
      ^bb0(%out: i64):
        %result = arith.index_cast %$14 : index to i64
        linalg.yield %result : i64
    } -> tensor<i64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<i64>, memref<i64>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<i64>, memref<i64>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<i64>, memref<i64>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out3.buffer : (tensor<i64>, memref<i64>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out4.buffer : (tensor<i64>, memref<i64>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out5.buffer : (tensor<i64>, memref<i64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
