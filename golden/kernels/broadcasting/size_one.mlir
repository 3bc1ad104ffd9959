#map0 = affine_map<(d0, d1) -> (0)>
#map1 = affine_map<(d0, d1) -> (0, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0) -> (0)>
#map5 = affine_map<(d0) -> (d0)>
module {
  func.func @size_one(%x.buffer: memref<1xf32> {llvm.noalias}, %y.buffer: memref<1x1xf32> {llvm.noalias}, %z.buffer: memref<3x1xf32> {llvm.noalias}, %out0.buffer: memref<1x1xf32> {llvm.noalias}, %out1.buffer: memref<3x1xf32> {llvm.noalias}, %out2.buffer: memref<1xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<1xf32> to tensor<1xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<1x1xf32> to tensor<1x1xf32>
    %z = bufferization.to_tensor %z.buffer restrict : memref<3x1xf32> to tensor<3x1xf32>
    %t0.init = tensor.empty() : tensor<1x1xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map1, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<1xf32>, tensor<1x1xf32>)
        outs(%t0.init : tensor<1x1xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<1x1xf32> loc("broadcasting.py":33:12)
    %t1.init = tensor.empty() : tensor<3x1xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map1, #map3, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%y, %z : tensor<1x1xf32>, tensor<3x1xf32>)
        outs(%t1.init : tensor<3x1xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3x1xf32> loc("broadcasting.py":33:19)
    %t2.init = tensor.empty() : tensor<1xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map4, #map4, #map5],
        iterator_types = ["parallel"]}
        ins(%x, %x : tensor<1xf32>, tensor<1xf32>)
        outs(%t2.init : tensor<1xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<1xf32> loc("broadcasting.py":33:26)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<1x1xf32>, memref<1x1xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<3x1xf32>, memref<3x1xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<1xf32>, memref<1xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("broadcasting.py":32:5)
}
