#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
module {
  func.func @einsum_u32(%x.buffer: memref<2x3xi32> {llvm.noalias}, %y.buffer: memref<2x3xi32> {llvm.noalias}, %out0.buffer: memref<2x2xi32> {llvm.noalias}, %out1.buffer: memref<3x3xi32> {llvm.noalias}, %out2.buffer: memref<i32> {llvm.noalias}) -> i32 attributes {rolled} {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xi32> to tensor<2x3xi32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xi32> to tensor<2x3xi32>
    %t0.identity = arith.constant 0 : i32
    %t0.empty = tensor.empty() : tensor<2x2xi32>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : i32) outs(%t0.empty : tensor<2x2xi32>) -> tensor<2x2xi32>
    %t0 = linalg.contract
        indexing_maps = [#map0, #map1, #map2]
        {result = "t0"}
        ins(%x, %y : tensor<2x3xi32>, tensor<2x3xi32>)
        outs(%t0.init : tensor<2x2xi32>) -> tensor<2x2xi32> loc(unknown)
    %t1.identity = arith.constant 0 : i32
    %t1.empty = tensor.empty() : tensor<3x3xi32>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : i32) outs(%t1.empty : tensor<3x3xi32>) -> tensor<3x3xi32>
    %t1 = linalg.contract
        indexing_maps = [#map3, #map4, #map2]
        {result = "t1"}
        ins(%x, %y : tensor<2x3xi32>, tensor<2x3xi32>)
        outs(%t1.init : tensor<3x3xi32>) -> tensor<3x3xi32> loc(unknown)
    %t2.identity = arith.constant 0 : i32
    %t2.empty = tensor.empty() : tensor<i32>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : i32) outs(%t2.empty : tensor<i32>) -> tensor<i32>
    %t2 = linalg.contract
        indexing_maps = [#map5, #map5, #map6]
        {result = "t2"}
        ins(%x, %y : tensor<2x3xi32>, tensor<2x3xi32>)
        outs(%t2.init : tensor<i32>) -> tensor<i32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x2xi32>, memref<2x2xi32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<3x3xi32>, memref<3x3xi32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<i32>, memref<i32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
