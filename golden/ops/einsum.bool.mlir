#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @einsum_bool(%x.buffer: memref<2x3xi8> {llvm.noalias}, %y.buffer: memref<2x3xi8> {llvm.noalias}, %out0.buffer: memref<2x2xi8> {llvm.noalias}, %out1.buffer: memref<3x3xi8> {llvm.noalias}, %out2.buffer: memref<i8> {llvm.noalias}) -> i32 attributes {rolled} {
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
    %t0.acc0.identity = arith.constant 0 : i32
    %t0.acc0.empty = tensor.empty() : tensor<2x2xi32>
    %t0.acc0.init = linalg.fill {result = "t0.acc0"} ins(%t0.acc0.identity : i32) outs(%t0.acc0.empty : tensor<2x2xi32>) -> tensor<2x2xi32>
    %t0.acc0 = linalg.contract
        indexing_maps = [#map1, #map2, #map3]
        {result = "t0.acc0"}
        ins(%x, %y : tensor<2x3xi8>, tensor<2x3xi8>)
        outs(%t0.acc0.init : tensor<2x2xi32>) -> tensor<2x2xi32> loc(unknown)
    %t0.init = tensor.empty() : tensor<2x2xi8>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0.acc0 : tensor<2x2xi32>)
        outs(%t0.init : tensor<2x2xi8>) {
      ^bb0(%in0: i32, %out: i8):
        %result.zero = arith.constant 0 : i32
        %result = arith.cmpi ne, %in0, %result.zero : i32
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<2x2xi8> loc(unknown)
    %t1.acc0.identity = arith.constant 0 : i32
    %t1.acc0.empty = tensor.empty() : tensor<3x3xi32>
    %t1.acc0.init = linalg.fill {result = "t1.acc0"} ins(%t1.acc0.identity : i32) outs(%t1.acc0.empty : tensor<3x3xi32>) -> tensor<3x3xi32>
    %t1.acc0 = linalg.contract
        indexing_maps = [#map4, #map5, #map3]
        {result = "t1.acc0"}
        ins(%x, %y : tensor<2x3xi8>, tensor<2x3xi8>)
        outs(%t1.acc0.init : tensor<3x3xi32>) -> tensor<3x3xi32> loc(unknown)
    %t1.init = tensor.empty() : tensor<3x3xi8>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1.acc0 : tensor<3x3xi32>)
        outs(%t1.init : tensor<3x3xi8>) {
      ^bb0(%in0: i32, %out: i8):
        %result.zero = arith.constant 0 : i32
        %result = arith.cmpi ne, %in0, %result.zero : i32
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<3x3xi8> loc(unknown)
    %t2.acc0.identity = arith.constant 0 : i32
    %t2.acc0.empty = tensor.empty() : tensor<i32>
    %t2.acc0.init = linalg.fill {result = "t2.acc0"} ins(%t2.acc0.identity : i32) outs(%t2.acc0.empty : tensor<i32>) -> tensor<i32>
    %t2.acc0 = linalg.contract
        indexing_maps = [#map0, #map0, #map6]
        {result = "t2.acc0"}
        ins(%x, %y : tensor<2x3xi8>, tensor<2x3xi8>)
        outs(%t2.acc0.init : tensor<i32>) -> tensor<i32> loc(unknown)
    %t2.init = tensor.empty() : tensor<i8>
    %t2 = linalg.generic {
        indexing_maps = [#map7, #map7],
        iterator_types = []}
        ins(%t2.acc0 : tensor<i32>)
        outs(%t2.init : tensor<i8>) {
      ^bb0(%in0: i32, %out: i8):
        %result.zero = arith.constant 0 : i32
        %result = arith.cmpi ne, %in0, %result.zero : i32
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<i8> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x2xi8>, memref<2x2xi8>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<3x3xi8>, memref<3x3xi8>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<i8>, memref<i8>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
