#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @over_no_axis(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0 = arith.constant 0.0 : f32 loc("reductions.py":25:12)
    %t1.init = tensor.empty() : tensor<2x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("reductions.py":25:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %x in restrict writable %out1.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":24:5)
}
