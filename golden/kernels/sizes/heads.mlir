#map0 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @heads(%x.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$n.size: i64) -> i32 {
    %$n = arith.index_cast %$n.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$n, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits = arith.cmpi eq, %status.0, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @heads.sized(%x.buffer, %out.buffer, %$n.size) : (memref<f32>, memref<f32>, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.0 : i32
    }
    return %status : i32
  } loc("sizes.py":39:5)
  func.func private @heads.sized(%x.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$n.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$n = arith.index_cast %$n.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$n, 6], strides: [6, 1] : memref<f32> to memref<?x6xf32>
    %$0 = arith.constant 3 : index
    %$1 = arith.muli %$n, %$0 : index
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [2, %$n, 3], strides: [%$1, 3, 1] : memref<f32> to memref<2x?x3xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?x6xf32> to tensor<?x6xf32>
    %t0 = tensor.expand_shape %x [[0], [1, 2]] output_shape [%$n, 2, 3] : tensor<?x6xf32> into tensor<?x2x3xf32> loc("sizes.py":40:12)
    %t1.init = tensor.empty(%$n) : tensor<2x?x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t0 : tensor<?x2x3xf32>)
        outs(%t1.init : tensor<2x?x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        linalg.yield %in0 : f32
    } -> tensor<2x?x3xf32> loc("sizes.py":40:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.shaped : (tensor<2x?x3xf32>, memref<2x?x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("sizes.py":39:5)
}
