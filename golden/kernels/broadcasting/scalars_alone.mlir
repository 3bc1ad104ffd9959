#map0 = affine_map<() -> ()>
module {
  func.func @scalars_alone(%s.buffer: memref<f32> {llvm.noalias}, %t.buffer: memref<f64> {llvm.noalias}, %out0.buffer: memref<f64> {llvm.noalias}, %out1.buffer: memref<f32> {llvm.noalias}) -> i32 {
    %s = bufferization.to_tensor %s.buffer restrict : memref<f32> to tensor<f32>
    %t = bufferization.to_tensor %t.buffer restrict : memref<f64> to tensor<f64>
    %t0.init = tensor.empty() : tensor<f64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = []}
        ins(%s : tensor<f32>)
        outs(%t0.init : tensor<f64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<f64> loc("broadcasting.py":23:12)
    %t1.init = tensor.empty() : tensor<f64>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = []}
        ins(%t0, %t : tensor<f64>, tensor<f64>)
        outs(%t1.init : tensor<f64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.addf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<f64> loc("broadcasting.py":23:12)
    %t2 = arith.constant 2.0 : f32 loc("broadcasting.py":23:19)
    %t3.init = tensor.empty() : tensor<f32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = []}
        ins(%s : tensor<f32>)
        outs(%t3.init : tensor<f32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t2 : f32
        linalg.yield %result : f32
    } -> tensor<f32> loc("broadcasting.py":23:19)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<f64>, memref<f64>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out1.buffer : (tensor<f32>, memref<f32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("broadcasting.py":22:5)
}
