#map0 = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @outer(%x.buffer: memref<8x1xf32> {llvm.noalias}, %y.buffer: memref<1x64xf32> {llvm.noalias}, %z.buffer: memref<64xf32> {llvm.noalias}, %out.buffer: memref<8x64xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<8x1xf32> to tensor<8x1xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<1x64xf32> to tensor<1x64xf32>
    %z = bufferization.to_tensor %z.buffer restrict : memref<64xf32> to tensor<64xf32>
    %t0.init = tensor.empty() : tensor<8x64xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map1, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<8x1xf32>, tensor<1x64xf32>)
        outs(%t0.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("broadcasting.py":8:12)
    %t1.init = tensor.empty() : tensor<8x64xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map2, #map3, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0, %z : tensor<8x64xf32>, tensor<64xf32>)
        outs(%t1.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("broadcasting.py":8:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.buffer : (tensor<8x64xf32>, memref<8x64xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("broadcasting.py":7:5)
}
