#map0 = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (0, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @to_and_from_scalars(%x.buffer: memref<1x1xf32> {llvm.noalias}, %s.buffer: memref<f32> {llvm.noalias}, %out0.buffer: memref<f32> {llvm.noalias}, %out1.buffer: memref<1xf32> {llvm.noalias}, %out2.buffer: memref<1x1xf32> {llvm.noalias}, %out3.buffer: memref<1xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<1x1xf32> to tensor<1x1xf32>
    %s = bufferization.to_tensor %s.buffer restrict : memref<f32> to tensor<f32>
    %t0 = tensor.collapse_shape %x [] : tensor<1x1xf32> into tensor<f32> loc("reshapes.py":30:12)
    %t1 = tensor.expand_shape %s [] output_shape [1] : tensor<f32> into tensor<1xf32> loc("reshapes.py":30:27)
    %t3.init = tensor.empty() : tensor<1x1xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map1, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%s, %x : tensor<f32>, tensor<1x1xf32>)
        outs(%t3.init : tensor<1x1xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<1x1xf32> loc("reshapes.py":30:41)
    %t4 = tensor.collapse_shape %x [[0, 1]] : tensor<1x1xf32> into tensor<1xf32> loc("reshapes.py":30:62)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<f32>, memref<f32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<1xf32>, memref<1xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out2.buffer : (tensor<1x1xf32>, memref<1x1xf32>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out3.buffer : (tensor<1xf32>, memref<1xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":29:5)
}
