#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @bitwise_xor_bool(%x.buffer: memref<2x3xi8> {llvm.noalias}, %y.buffer: memref<2x3xi8> {llvm.noalias}, %out.buffer: memref<2x3xi8> {llvm.noalias}) -> i32 {
    %x.stored = bufferization.to_tensor %x.buffer restrict : memref<2x3xi8> to tensor<2x3xi8>
    %y.stored = bufferization.to_tensor %y.buffer restrict : memref<2x3xi8> to tensor<2x3xi8>
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
    %y.init = tensor.empty() : tensor<2x3xi8>
    %y = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%y.stored : tensor<2x3xi8>)
        outs(%y.init : tensor<2x3xi8>) {
      ^bb0(%in0: i8, %out: i8):
        %result.zero = arith.constant 0 : i8
        %result = arith.cmpi ne, %in0, %result.zero : i8
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<2x3xi8> loc(unknown)
    %t0.init = tensor.empty() : tensor<2x3xi8>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xi8>, tensor<2x3xi8>)
        outs(%t0.init : tensor<2x3xi8>) {
      ^bb0(%in0: i8, %in1: i8, %out: i8):
        %value0.zero = arith.constant 0 : i8
        %value0 = arith.cmpi ne, %in0, %value0.zero : i8
        %value1.zero = arith.constant 0 : i8
        %value1 = arith.cmpi ne, %in1, %value1.zero : i8
        %result = arith.xori %value0, %value1 : i1
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<2x3xi8> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
