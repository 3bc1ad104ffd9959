#map0 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @gather_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %y.buffer: memref<2x3xi64> {llvm.noalias}, %out0.buffer: memref<2x3x3xf32> {llvm.noalias}, %out1.buffer: memref<3x2x3xf32> {llvm.noalias}, %out2.buffer: memref<2x3x2xf32> {llvm.noalias}, %out3.buffer: memref<2x2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xi64> to tensor<2x3xi64>
    %t0.init = tensor.empty() : tensor<2x3x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%y : tensor<2x3xi64>)
        outs(%t0.init : tensor<2x3x3xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t0.at0 = arith.index_cast %in0 : i64 to index
        %t0.at1 = linalg.index 2 : index
        %result = tensor.extract %x[%t0.at0, %t0.at1] : tensor<2x3xf32>
        linalg.yield %result : f32
    } -> tensor<2x3x3xf32> loc(unknown)
    %t1.init = tensor.empty() : tensor<3x2x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%y : tensor<2x3xi64>)
        outs(%t1.init : tensor<3x2x3xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t1.at0 = arith.index_cast %in0 : i64 to index
        %t1.at1 = linalg.index 0 : index
        %result = tensor.extract %x[%t1.at0, %t1.at1] : tensor<2x3xf32>
        linalg.yield %result : f32
    } -> tensor<3x2x3xf32> loc(unknown)
    %t2.init = tensor.empty() : tensor<2x3x2xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%y : tensor<2x3xi64>)
        outs(%t2.init : tensor<2x3x2xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t2.at0 = linalg.index 2 : index
        %t2.at1 = arith.index_cast %in0 : i64 to index
        %result = tensor.extract %x[%t2.at0, %t2.at1] : tensor<2x3xf32>
        linalg.yield %result : f32
    } -> tensor<2x3x2xf32> loc(unknown)
    %t3.init = tensor.empty() : tensor<2x2x3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%y : tensor<2x3xi64>)
        outs(%t3.init : tensor<2x2x3xf32>) {
      ^bb0(%in0: i64, %out: f32):
        %t3.at0 = linalg.index 0 : index
        %t3.at1 = arith.index_cast %in0 : i64 to index
        %result = tensor.extract %x[%t3.at0, %t3.at1] : tensor<2x3xf32>
        linalg.yield %result : f32
    } -> tensor<2x2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3x3xf32>, memref<2x3x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<3x2x3xf32>, memref<3x2x3xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<2x3x2xf32>, memref<2x3x2xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out3.buffer : (tensor<2x2x3xf32>, memref<2x2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
