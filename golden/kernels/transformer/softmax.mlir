#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @softmax(%x.buffer: memref<8x64xf32> {llvm.noalias}, %out.buffer: memref<8x64xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<8x64xf32> to tensor<8x64xf32>
    %t0.identity = arith.constant 0xFF800000 : f32
    %t0.empty = tensor.empty() : tensor<8xf32>
    %t0.init = linalg.fill ins(%t0.identity : f32) outs(%t0.empty : tensor<8xf32>) -> tensor<8xf32>
    %t0 = linalg.reduce
        ins(%x : tensor<8x64xf32>)
        outs(%t0.init : tensor<8xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("transformer.py":28:25)
    %t2.init = tensor.empty() : tensor<8x64xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t0 : tensor<8x64xf32>, tensor<8xf32>)
        outs(%t2.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":28:21)
    %numerator.init = tensor.empty() : tensor<8x64xf32>
    %numerator = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t2 : tensor<8x64xf32>)
        outs(%numerator.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.exp %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":28:17)
    %t3.acc0.identity = arith.constant 0.0 : f64
    %t3.acc0.empty = tensor.empty() : tensor<8xf64>
    %t3.acc0.init = linalg.fill ins(%t3.acc0.identity : f64) outs(%t3.acc0.empty : tensor<8xf64>) -> tensor<8xf64>
    %t3.acc0 = linalg.reduce
        ins(%numerator : tensor<8x64xf32>)
        outs(%t3.acc0.init : tensor<8xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %result.wide = arith.extf %in0 : f32 to f64
        %result = arith.addf %result.wide, %acc0 : f64
        linalg.yield %result : f64
      } loc("transformer.py":29:24)
    %t3.init = tensor.empty() : tensor<8xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map2, #map2],
        iterator_types = ["parallel"]}
        ins(%t3.acc0 : tensor<8xf64>)
        outs(%t3.init : tensor<8xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<8xf32> loc("transformer.py":29:24)
    %t5.init = tensor.empty() : tensor<8x64xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%numerator, %t3 : tensor<8x64xf32>, tensor<8xf32>)
        outs(%t5.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":29:12)
    bufferization.materialize_in_destination %t5 in restrict writable %out.buffer : (tensor<8x64xf32>, memref<8x64xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("transformer.py":26:5)
}
