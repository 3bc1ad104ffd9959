#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @reshape_bool(%x.buffer: memref<2x3xi8> {llvm.noalias}, %out0.buffer: memref<3x2xi8> {llvm.noalias}, %out1.buffer: memref<6xi8> {llvm.noalias}, %out2.buffer: memref<2x1x3xi8> {llvm.noalias}) -> i32 {
    %x.stored = bufferization.to_tensor %x.buffer restrict : memref<2x3xi8> to tensor<2x3xi8>
    %x.init = tensor.empty() : tensor<2x3xi8>
    %x = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x.stored : tensor<2x3xi8>)
        outs(%x.init : tensor<2x3xi8>) {
      ^bb0(%in0: i8, %out: i8):
        %result.zero = arith.constant 0 : i8
        %result = arith.cmpi ne, %in0, %result.zero : i8
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<2x3xi8> loc(unknown)
    %t0.flat = tensor.collapse_shape %x [[0, 1]] : tensor<2x3xi8> into tensor<6xi8> loc(unknown)
    %t0 = tensor.expand_shape %t0.flat [[0, 1]] output_shape [3, 2] : tensor<6xi8> into tensor<3x2xi8> loc(unknown)
    %t1 = tensor.collapse_shape %x [[0, 1]] : tensor<2x3xi8> into tensor<6xi8> loc(unknown)
    %t2 = tensor.expand_shape %x [[0], [1, 2]] output_shape [2, 1, 3] : tensor<2x3xi8> into tensor<2x1x3xi8> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3x2xi8>, memref<3x2xi8>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<6xi8>, memref<6xi8>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<2x1x3xi8>, memref<2x1x3xi8>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
