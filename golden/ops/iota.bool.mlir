#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @iota_bool(%out0.buffer: memref<2x3xi8> {llvm.noalias}, %out1.buffer: memref<2x3xi8> {llvm.noalias}) -> i32 {
    %t0.init = tensor.empty() : tensor<2x3xi8>
    %t0 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel", "parallel"]}
        outs(%t0.init : tensor<2x3xi8>) {
      ^bb0(%out: i8):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        %result.zero = arith.constant 0 : i64
        %result = arith.cmpi ne, %position, %result.zero : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<2x3xi8> loc(unknown)
    %t1.init = tensor.empty() : tensor<2x3xi8>
    %t1 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel", "parallel"]}
        outs(%t1.init : tensor<2x3xi8>) {
      ^bb0(%out: i8):
        %loop = linalg.index 1 : index
        %position = arith.index_cast %loop : index to i64
        %result.zero = arith.constant 0 : i64
        %result = arith.cmpi ne, %position, %result.zero : i64
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<2x3xi8> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
