#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @in_the_middle(%x.buffer: memref<4x6xf32> {llvm.noalias}, %out.buffer: memref<2x4xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x6xf32> to tensor<4x6xf32>
    %t0.flat = tensor.collapse_shape %x [[0, 1]] : tensor<4x6xf32> into tensor<24xf32> loc("reshapes.py":40:16)
    %t0 = tensor.expand_shape %t0.flat [[0, 1]] output_shape [8, 3] : tensor<24xf32> into tensor<8x3xf32> loc("reshapes.py":40:16)
    %t1 = arith.constant 0.5 : f32 loc("reshapes.py":40:16)
    %t2.init = tensor.empty() : tensor<8x3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0 : tensor<8x3xf32>)
        outs(%t2.init : tensor<8x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t1 : f32
        linalg.yield %result : f32
    } -> tensor<8x3xf32> loc("reshapes.py":40:16)
    %t3.init = tensor.empty() : tensor<8x3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t2 : tensor<8x3xf32>)
        outs(%t3.init : tensor<8x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.exp %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x3xf32> loc("reshapes.py":40:12)
    %t4.acc0.identity = arith.constant 0.0 : f64
    %t4.acc0.empty = tensor.empty() : tensor<8xf64>
    %t4.acc0.init = linalg.fill ins(%t4.acc0.identity : f64) outs(%t4.acc0.empty : tensor<8xf64>) -> tensor<8xf64>
    %t4.acc0 = linalg.reduce
        ins(%t3 : tensor<8x3xf32>)
        outs(%t4.acc0.init : tensor<8xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %result.wide = arith.extf %in0 : f32 to f64
        %result = arith.addf %result.wide, %acc0 : f64
        linalg.yield %result : f64
      } loc("reshapes.py":40:12)
    %t4.init = tensor.empty() : tensor<8xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t4.acc0 : tensor<8xf64>)
        outs(%t4.init : tensor<8xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<8xf32> loc("reshapes.py":40:12)
    %t5 = tensor.expand_shape %t4 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32> loc("reshapes.py":40:12)
    bufferization.materialize_in_destination %t5 in restrict writable %out.buffer : (tensor<2x4xf32>, memref<2x4xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":39:5)
}
