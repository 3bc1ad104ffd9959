#map0 = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @differences(%x.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$n.size: i64) -> i32 {
    %$n = arith.index_cast %$n.size : i64 to index
    %$0 = arith.constant 0 : index
    %status.ok = arith.constant 0 : i32
    %fits.0 = arith.cmpi sge, %$n, %$0 : index
    %status.0.code = arith.constant 4 : i32
    %status.0 = arith.select %fits.0, %status.ok, %status.0.code : i32
    %fits = arith.cmpi eq, %status.0, %status.ok : i32
    %status = scf.if %fits -> (i32) {
      %computed = func.call @differences.sized(%x.buffer, %out.buffer, %$n.size) : (memref<f32>, memref<f32>, i64) -> i32
      scf.yield %computed : i32
    } else {
      scf.yield %status.0 : i32
    }
    return %status : i32
  } loc("sizes.py":29:5)
  func.func private @differences.sized(%x.buffer: memref<f32> {llvm.noalias}, %out.buffer: memref<f32> {llvm.noalias}, %$n.size: i64) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
    %$n = arith.index_cast %$n.size : i64 to index
    %x.shaped = memref.reinterpret_cast %x.buffer to offset: [0], sizes: [%$n], strides: [1] : memref<f32> to memref<?xf32>
    %$0 = arith.constant 1 : index
    %$1 = arith.subi %$n, %$0 : index
    %$2 = arith.constant 0 : index
    %$3 = arith.maxsi %$1, %$2 : index
    %out.shaped = memref.reinterpret_cast %out.buffer to offset: [0], sizes: [%$3], strides: [1] : memref<f32> to memref<?xf32>
    %x = bufferization.to_tensor %x.shaped restrict : memref<?xf32> to tensor<?xf32>
    %t2.from1 = tensor.extract_slice %x[0] [%$3] [1] : tensor<?xf32> to tensor<?xf32> loc("sizes.py":30:12)
    %t2.init = tensor.empty(%$3) : tensor<?xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1, #map1],
        iterator_types = ["parallel"]}
        ins(%x, %t2.from1 : tensor<?xf32>, tensor<?xf32>)
        outs(%t2.init : tensor<?xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<?xf32> loc("sizes.py":30:12)
    bufferization.materialize_in_destination %t2 in restrict writable %out.shaped : (tensor<?xf32>, memref<?xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("sizes.py":29:5)
}
