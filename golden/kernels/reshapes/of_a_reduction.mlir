#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @of_a_reduction(%x.buffer: memref<4x6xf32> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<1x1xf32> {llvm.noalias}) -> i32 {
    %out0.shaped = memref.reinterpret_cast %out0.buffer to offset: [0], sizes: [6], strides: [1] : memref<2x3xf32> to memref<6xf32>
    %out1.shaped = memref.reinterpret_cast %out1.buffer to offset: [0], sizes: [], strides: [] : memref<1x1xf32> to memref<f32>
    %x = bufferization.to_tensor %x.buffer restrict : memref<4x6xf32> to tensor<4x6xf32>
    %t0.acc0.identity = arith.constant 0.0 : f64
    %t0.acc0.empty = tensor.empty() : tensor<6xf64>
    %t0.acc0.init = linalg.fill {result = "t0.acc0"} ins(%t0.acc0.identity : f64) outs(%t0.acc0.empty : tensor<6xf64>) -> tensor<6xf64>
    %t0.acc0 = linalg.reduce
        ins(%x : tensor<4x6xf32>)
        outs(%t0.acc0.init : tensor<6xf64>)
        dimensions = [0]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("reshapes.py":55:12)
    %t0.init = tensor.empty() : tensor<6xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0.acc0 : tensor<6xf64>)
        outs(%t0.init : tensor<6xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<6xf32> loc("reshapes.py":55:12)
    %t2.identity = arith.constant 0xFF800000 : f32
    %t2.empty = tensor.empty() : tensor<f32>
    %t2.init = linalg.fill {result = "t2"} ins(%t2.identity : f32) outs(%t2.empty : tensor<f32>) -> tensor<f32>
    %t2 = linalg.reduce
        ins(%x : tensor<4x6xf32>)
        outs(%t2.init : tensor<f32>)
        dimensions = [0, 1]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("reshapes.py":55:41)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.shaped : (tensor<6xf32>, memref<6xf32>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out1.shaped : (tensor<f32>, memref<f32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reshapes.py":54:5)
}
