#map0 = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @broadcast_after(%x.buffer: memref<6xf32> {llvm.noalias}, %y.buffer: memref<6xf32> {llvm.noalias}, %out.buffer: memref<6x6xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<6xf32> to tensor<6xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<6xf32> to tensor<6xf32>
    %t2.init = tensor.empty() : tensor<6x6xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<6xf32>, tensor<6xf32>)
        outs(%t2.init : tensor<6x6xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<6x6xf32> loc("reshapes.py":45:12)
    bufferization.materialize_in_destination %t2 in restrict writable %out.buffer : (tensor<6x6xf32>, memref<6x6xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":44:5)
}
