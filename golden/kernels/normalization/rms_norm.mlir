#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @rms_norm(%x.buffer: memref<3x8xf32> {llvm.noalias}, %weight.buffer: memref<8xf32> {llvm.noalias}, %out.buffer: memref<3x8xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3x8xf32> to tensor<3x8xf32>
    %weight = bufferization.to_tensor %weight.buffer restrict : memref<8xf32> to tensor<8xf32>
    %t0.init = tensor.empty() : tensor<3x8xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<3x8xf32>)
        outs(%t0.init : tensor<3x8xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<3x8xf32> loc("normalization.py":22:12)
    %t1.identity = arith.constant 0.0 : f64
    %t1.empty = tensor.empty() : tensor<3xf64>
    %t1.init = linalg.fill {result = "t1"} ins(%t1.identity : f64) outs(%t1.empty : tensor<3xf64>) -> tensor<3xf64>
    %t1 = linalg.reduce
        ins(%t0 : tensor<3x8xf32>)
        outs(%t1.init : tensor<3xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("normalization.py":22:12)
    %t2 = arith.constant 8.0 : f64 loc("normalization.py":22:12)
    %t3.init = tensor.empty() : tensor<3xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t1 : tensor<3xf64>)
        outs(%t3.init : tensor<3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t2 : f64
        linalg.yield %result : f64
    } -> tensor<3xf64> loc("normalization.py":22:12)
    %t4.init = tensor.empty() : tensor<3xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%t3 : tensor<3xf64>)
        outs(%t4.init : tensor<3xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("normalization.py":22:12)
    %t6 = arith.constant 1.0e-05 : f32 loc("normalization.py":22:12)
    %t7.init = tensor.empty() : tensor<3x1xf32>
    %t7 = linalg.generic {
        indexing_maps = [#map2, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t4 : tensor<3xf32>)
        outs(%t7.init : tensor<3x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t6 : f32
        linalg.yield %result : f32
    } -> tensor<3x1xf32> loc("normalization.py":22:12)
    %t8.init = tensor.empty() : tensor<3x1xf32>
    %t8 = linalg.generic {
        indexing_maps = [#map3, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t7 : tensor<3x1xf32>)
        outs(%t8.init : tensor<3x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<3x1xf32> loc("normalization.py":22:12)
    %t9.init = tensor.empty() : tensor<3x8xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map3, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t8 : tensor<3x8xf32>, tensor<3x1xf32>)
        outs(%t9.init : tensor<3x8xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3x8xf32> loc("normalization.py":22:12)
    %t10.init = tensor.empty() : tensor<3x8xf32>
    %t10 = linalg.generic {
        indexing_maps = [#map0, #map4, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9, %weight : tensor<3x8xf32>, tensor<8xf32>)
        outs(%t10.init : tensor<3x8xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3x8xf32> loc("normalization.py":22:12)
    bufferization.materialize_in_destination %t10 in restrict writable %out.buffer : (tensor<3x8xf32>, memref<3x8xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("normalization.py":21:5)
}
