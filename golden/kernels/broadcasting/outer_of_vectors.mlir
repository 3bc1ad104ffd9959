#map0 = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @outer_of_vectors(%x.buffer: memref<5x1xf64> {llvm.noalias}, %y.buffer: memref<4xf64> {llvm.noalias}, %out.buffer: memref<5x4xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<5x1xf64> to tensor<5x1xf64>
    %y = bufferization.to_tensor %y.buffer restrict : memref<4xf64> to tensor<4xf64>
    %t0.init = tensor.empty() : tensor<5x4xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map1, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<5x1xf64>, tensor<4xf64>)
        outs(%t0.init : tensor<5x4xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.subf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<5x4xf64> loc("broadcasting.py":13:12)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<5x4xf64>, memref<5x4xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("broadcasting.py":12:5)
}
