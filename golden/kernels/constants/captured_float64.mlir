#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @captured_float64(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("constants.py":30:12)
    %t1 = arith.constant dense<[0.1, 0x7FF0000000000000, -0.0]> : tensor<3xf64> loc("constants.py":30:12)
    %t2.init = tensor.empty() : tensor<2x3xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0, %t1 : tensor<2x3xf64>, tensor<3xf64>)
        outs(%t2.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.addf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("constants.py":30:12)
    bufferization.materialize_in_destination %t2 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("constants.py":29:5)
}
