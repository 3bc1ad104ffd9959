#map0 = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @middle(%x.buffer: memref<2x1x4xf32> {llvm.noalias}, %y.buffer: memref<3x1xf32> {llvm.noalias}, %out.buffer: memref<2x3x4xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x1x4xf32> to tensor<2x1x4xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<3x1xf32> to tensor<3x1xf32>
    %t0.init = tensor.empty() : tensor<3x1xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%y, %y : tensor<3x1xf32>, tensor<3x1xf32>)
        outs(%t0.init : tensor<3x1xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3x1xf32> loc("broadcasting.py":48:17)
    %t1 = arith.constant 1.0 : f32 loc("broadcasting.py":48:17)
    %t2.init = tensor.empty() : tensor<3x1xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0 : tensor<3x1xf32>)
        outs(%t2.init : tensor<3x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t1 : f32
        linalg.yield %result : f32
    } -> tensor<3x1xf32> loc("broadcasting.py":48:17)
    %t3.init = tensor.empty() : tensor<2x3x4xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map2, #map3, #map4],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x, %t2 : tensor<2x1x4xf32>, tensor<3x1xf32>)
        outs(%t3.init : tensor<2x3x4xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x4xf32> loc("broadcasting.py":48:12)
    bufferization.materialize_in_destination %t3 in restrict writable %out.buffer : (tensor<2x3x4xf32>, memref<2x3x4xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("broadcasting.py":47:5)
}
