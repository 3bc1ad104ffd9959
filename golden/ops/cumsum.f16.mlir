#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @cumsum_f16(%x.buffer: memref<2x3xf16> {llvm.noalias}, %out0.buffer: memref<2x3xf16> {llvm.noalias}, %out1.buffer: memref<2x3xf16> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf16> to tensor<2x3xf16>
    %$0 = arith.constant 2 : index
    %t0.row.identity = arith.constant -0.0 : f16
    %t0.row.empty = tensor.empty() : tensor<3xf16>
    %t0.row.init = linalg.fill {result = "t0.row"} ins(%t0.row.identity : f16) outs(%t0.row.empty : tensor<3xf16>) -> tensor<3xf16>
    %t0.empty = tensor.empty() : tensor<2x3xf16>
    %t0.first = arith.constant 0 : index
    %t0.step = arith.constant 1 : index
    %t0, %t0.last = scf.for %t0.at = %t0.first to %$0 step %t0.step
        iter_args(%t0.so_far = %t0.empty, %t0.before = %t0.row.init) -> (tensor<2x3xf16>, tensor<3xf16>) {
      %t0.slice = tensor.extract_slice %x[%t0.at, 0] [1, 3] [1, 1] : tensor<2x3xf16> to tensor<3xf16>
      %t0.place = tensor.extract_slice %t0.so_far[%t0.at, 0] [1, 3] [1, 1] : tensor<2x3xf16> to tensor<3xf16>
      %t0.next, %t0.row_so_far = linalg.generic {
          indexing_maps = [#map0, #map0, #map0],
          iterator_types = ["parallel"]}
          ins(%t0.slice : tensor<3xf16>)
          outs(%t0.place, %t0.before : tensor<3xf16>, tensor<3xf16>) {
        ^bb0(%in0: f16, %out: f16, %acc0: f16):
        %wide0 = arith.extf %acc0 : f16 to f32
        %wide1 = arith.extf %in0 : f16 to f32
        %computed = arith.addf %wide0, %wide1 : f32
        %result = arith.truncf %computed : f32 to f16
          linalg.yield %result, %result : f16, f16
      } -> (tensor<3xf16>, tensor<3xf16>) loc(unknown)
      %t0.with = tensor.insert_slice %t0.next into %t0.so_far[%t0.at, 0] [1, 3] [1, 1] : tensor<3xf16> into tensor<2x3xf16>
      scf.yield %t0.with, %t0.row_so_far : tensor<2x3xf16>, tensor<3xf16>
    } loc(unknown)
    %$1 = arith.constant 3 : index
    %t1.row.identity = arith.constant -0.0 : f16
    %t1.row.empty = tensor.empty() : tensor<2xf16>
    %t1.row.init = linalg.fill {result = "t1.row"} ins(%t1.row.identity : f16) outs(%t1.row.empty : tensor<2xf16>) -> tensor<2xf16>
    %t1.empty = tensor.empty() : tensor<2x3xf16>
    %t1.first = arith.constant 0 : index
    %t1.step = arith.constant 1 : index
    %t1, %t1.last = scf.for %t1.at = %t1.first to %$1 step %t1.step
        iter_args(%t1.so_far = %t1.empty, %t1.before = %t1.row.init) -> (tensor<2x3xf16>, tensor<2xf16>) {
      %t1.slice = tensor.extract_slice %x[0, %t1.at] [2, 1] [1, 1] : tensor<2x3xf16> to tensor<2xf16>
      %t1.place = tensor.extract_slice %t1.so_far[0, %t1.at] [2, 1] [1, 1] : tensor<2x3xf16> to tensor<2xf16>
      %t1.next, %t1.row_so_far = linalg.generic {
          indexing_maps = [#map0, #map0, #map0],
          iterator_types = ["parallel"]}
          ins(%t1.slice : tensor<2xf16>)
          outs(%t1.place, %t1.before : tensor<2xf16>, tensor<2xf16>) {
        ^bb0(%in0: f16, %out: f16, %acc0: f16):
        %wide0 = arith.extf %acc0 : f16 to f32
        %wide1 = arith.extf %in0 : f16 to f32
        %computed = arith.addf %wide0, %wide1 : f32
        %result = arith.truncf %computed : f32 to f16
          linalg.yield %result, %result : f16, f16
      } -> (tensor<2xf16>, tensor<2xf16>) loc(unknown)
      %t1.with = tensor.insert_slice %t1.next into %t1.so_far[0, %t1.at] [2, 1] [1, 1] : tensor<2xf16> into tensor<2x3xf16>
      scf.yield %t1.with, %t1.row_so_far : tensor<2x3xf16>, tensor<2xf16>
    } loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf16>, memref<2x3xf16>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xf16>, memref<2x3xf16>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
