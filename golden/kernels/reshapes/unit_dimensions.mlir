#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @unit_dimensions(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out0.buffer: memref<1x2x3xf64> {llvm.noalias}, %out1.buffer: memref<2x1x3xf64> {llvm.noalias}, %out2.buffer: memref<2x3x1x1xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [1, 2, 3] : tensor<2x3xf64> into tensor<1x2x3xf64> loc("reshapes.py":25:12)
    %t2 = arith.constant 1.0 : f64 loc("reshapes.py":25:32)
    %t3.init = tensor.empty() : tensor<2x1x3xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t3.init : tensor<2x1x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.addf %in0, %t2 : f64
        linalg.yield %result : f64
    } -> tensor<2x1x3xf64> loc("reshapes.py":25:32)
    %t4 = tensor.expand_shape %x [[0], [1, 2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3xf64> into tensor<2x3x1x1xf64> loc("reshapes.py":25:56)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<1x2x3xf64>, memref<1x2x3xf64>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out1.buffer : (tensor<2x1x3xf64>, memref<2x1x3xf64>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out2.buffer : (tensor<2x3x1x1xf64>, memref<2x3x1x1xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":24:5)
}
