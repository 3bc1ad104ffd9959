#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @over_no_axis(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.acc0.identity = arith.constant 0.0 : f64
    %t0.acc0.empty = tensor.empty() : tensor<2x3xf64>
    %t0.acc0.init = linalg.fill ins(%t0.acc0.identity : f64) outs(%t0.acc0.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t0.acc0 = linalg.reduce
        ins(%x : tensor<2x3xf32>)
        outs(%t0.acc0.init : tensor<2x3xf64>)
        dimensions = []
      (%in0: f32, %acc0: f64) {
        %result.wide = arith.extf %in0 : f32 to f64
        %result = arith.addf %result.wide, %acc0 : f64
        linalg.yield %result : f64
      } loc("reductions.py":25:12)
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0.acc0 : tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("reductions.py":25:12)
    %t1.identity = arith.constant 0xFF800000 : f32
    %t1.empty = tensor.empty() : tensor<2x3xf32>
    %t1.init = linalg.fill ins(%t1.identity : f32) outs(%t1.empty : tensor<2x3xf32>) -> tensor<2x3xf32>
    %t1 = linalg.reduce
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2x3xf32>)
        dimensions = []
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("reductions.py":25:28)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":24:5)
}
