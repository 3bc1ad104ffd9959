#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @unused_parameter(%x.buffer: memref<2xf32> {llvm.noalias}, %y.buffer: memref<3x4xf32> {llvm.noalias}, %out.buffer: memref<2xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2xf32> to tensor<2xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<3x4xf32> to tensor<3x4xf32>
    %t0 = arith.constant 3.0 : f32 loc("results.py":87:12)
    %t1.init = tensor.empty() : tensor<2xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t1.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("results.py":87:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("results.py":86:5)
}
