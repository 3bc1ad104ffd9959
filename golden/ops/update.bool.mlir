#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @update_bool(%x.buffer: memref<2x3xi8> {llvm.noalias}, %y.buffer: memref<1x2xi8> {llvm.noalias}, %out0.buffer: memref<2x3xi8> {llvm.noalias}, %out1.buffer: memref<2x3xi8> {llvm.noalias}) -> i32 {
    %x.stored = bufferization.to_tensor %x.buffer restrict : memref<2x3xi8> to tensor<2x3xi8>
    %y.stored = bufferization.to_tensor %y.buffer restrict : memref<1x2xi8> to tensor<1x2xi8>
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
    %y.init = tensor.empty() : tensor<1x2xi8>
    %y = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%y.stored : tensor<1x2xi8>)
        outs(%y.init : tensor<1x2xi8>) {
      ^bb0(%in0: i8, %out: i8):
        %result.zero = arith.constant 0 : i8
        %result = arith.cmpi ne, %in0, %result.zero : i8
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<1x2xi8> loc(unknown)
    %t0.own = bufferization.alloc_tensor() copy(%x) : tensor<2x3xi8> loc(unknown)
    %t0 = tensor.insert_slice %y into %t0.own[1, 1] [1, 2] [1, 1] {update = "t0"} : tensor<1x2xi8> into tensor<2x3xi8> loc(unknown)
    %t1.own = bufferization.alloc_tensor() copy(%x) : tensor<2x3xi8> loc(unknown)
    %t1 = tensor.insert_slice %y into %t1.own[0, 0] [1, 2] [1, 2] {update = "t1"} : tensor<1x2xi8> into tensor<2x3xi8> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
