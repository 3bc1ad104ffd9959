#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @sum_of_two(%x.buffer: memref<f32> {llvm.noalias}, %y.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$a.size: i64, %$b.size: i64) -> i32 {
    %$a = arith.index_cast %$a.size : i64 to index
    %$b = arith.index_cast %$b.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi eq, %$b, %$a : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits.1 = arith.cmpi sge, %$b, %$0 : index
    %status.1.code = arith.constant 4 : i32
    %status.1 = arith.select %fits.1, %status.0, %status.1.code : i32
    %fits.2 = arith.cmpi sge, %$a, %$0 : index
    %status.2.code = arith.constant 4 : i32
    %status.2 = arith.select %fits.2, %status.1, %status.2.code : i32
    %fits = arith.cmpi eq, %status.2, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @sum_of_two.sized(%x.buffer, %y.buffer, %out.buffer, %$a.size, %$b.size) : (memref<f32>, memref<f32>, memref<f32>, i64, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.2 : i32
    }
    return %status : i32
  } loc("sizes.py":19:5)
  func.func private @sum_of_two.sized(%x.buffer: memref<f32> {llvm.noalias}, %y.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$a.size: i64, %$b.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$a = arith.index_cast %$a.size : i64 to index
    %$b = arith.index_cast %$b.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$a, 3], strides: [3, 1] : memref<f32> to memref<?x3xf32>
    %y.shaped = memref.reinterpret_cast %y.buffer to offset: [0], sizes: [%$b, 3], strides: [3, 1] : memref<f32> to memref<?x3xf32>
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$a, 3], strides: [3, 1] : memref<f32> to memref<?x3xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x3xf32> to tensor<?x3xf32>
    %y = bufferization.to_tensor %y.shaped restrict : memref<?x3xf32> to tensor<?x3xf32>
    %t0.from1 = tensor.extract_slice %y[0, 0] [%$a, 3] [1, 1] : tensor<?x3xf32> to tensor<?x3xf32> loc("sizes.py":20:12)
    %t0.init = tensor.empty(%$a) : tensor<?x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t0.from1 : tensor<?x3xf32>, tensor<?x3xf32>)
        outs(%t0.init : tensor<?x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?x3xf32> loc("sizes.py":20:12)
    bufferization.materialize_in_destination %t0 in restrict writable %out.shaped : (tensor<?x3xf32>, memref<?x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("sizes.py":19:5)
}
