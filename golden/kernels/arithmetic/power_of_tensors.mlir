#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @power_of_tensors(%x.buffer: memref<2x3xf64> {llvm.noalias}, %y.buffer: memref<3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %y = bufferization.to_tensor %y.buffer restrict : memref<3xf64> to tensor<3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %x : tensor<2x3xf64>, tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.mulf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":30:21)
    %t1.init = tensor.empty() : tensor<2x3xf64>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0, %y : tensor<2x3xf64>, tensor<3xf64>)
        outs(%t1.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = math.powf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("arithmetic.py":30:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("arithmetic.py":29:5)
}
