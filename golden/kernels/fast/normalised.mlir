#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @normalised(%x.buffer: memref<3x5xf32> {llvm.noalias}, %weight.buffer: memref<5xf32> {llvm.noalias}, %bias.buffer: memref<5xf32> {llvm.noalias}, %out.buffer: memref<3x5xf32> {llvm.noalias}) -> i32 attributes {passthrough = [["reciprocal-estimates", "none"]]} {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3x5xf32> to tensor<3x5xf32>
    %weight = bufferization.to_tensor %weight.buffer restrict : memref<5xf32> to tensor<5xf32>
    %bias = bufferization.to_tensor %bias.buffer restrict : memref<5xf32> to tensor<5xf32>
    %t0.acc0.identity = arith.constant 0.0 : f32
    %t0.acc0.empty = tensor.empty() : tensor<3xf32>
    %t0.acc0.init = linalg.fill {result = "t0.acc0"} ins(%t0.acc0.identity : f32) outs(%t0.acc0.empty : tensor<3xf32>) -> tensor<3xf32>
    %t0.acc0 = linalg.reduce
        ins(%x : tensor<3x5xf32>)
        outs(%t0.acc0.init : tensor<3xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.addf %in0, %acc0 fastmath<reassoc> : f32
        linalg.yield %result : f32
      } loc("fast.py":8:12)
    %t0.init = tensor.empty() : tensor<3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0.acc0 : tensor<3xf32>)
        outs(%t0.init : tensor<3xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<3xf64> loc("fast.py":8:12)
    %t1 = arith.constant 5.0 : f64 loc("fast.py":8:12)
    %t2.init = tensor.empty() : tensor<3xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<3xf64>)
        outs(%t2.init : tensor<3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 fastmath<arcp,contract> : f64
        linalg.yield %result : f64
    } -> tensor<3xf64> loc("fast.py":8:12)
    %t3.init = tensor.empty() : tensor<3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<3xf64>)
        outs(%t3.init : tensor<3xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("fast.py":8:12)
    %t5.init = tensor.empty() : tensor<3x5xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t3 : tensor<3x5xf32>, tensor<3xf32>)
        outs(%t5.init : tensor<3x5xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<3x5xf32> loc("fast.py":8:12)
    %t6.init = tensor.empty() : tensor<3x5xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5 : tensor<3x5xf32>)
        outs(%t6.init : tensor<3x5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<3x5xf32> loc("fast.py":8:12)
    %t7.acc0.identity = arith.constant 0.0 : f32
    %t7.acc0.empty = tensor.empty() : tensor<3xf32>
    %t7.acc0.init = linalg.fill {result = "t7.acc0"} ins(%t7.acc0.identity : f32) outs(%t7.acc0.empty : tensor<3xf32>) -> tensor<3xf32>
    %t7.acc0 = linalg.reduce
        ins(%t6 : tensor<3x5xf32>)
        outs(%t7.acc0.init : tensor<3xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.addf %in0, %acc0 fastmath<reassoc> : f32
        linalg.yield %result : f32
      } loc("fast.py":8:12)
    %t7.init = tensor.empty() : tensor<3xf64>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t7.acc0 : tensor<3xf32>)
        outs(%t7.init : tensor<3xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<3xf64> loc("fast.py":8:12)
    %t8.init = tensor.empty() : tensor<3xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t7 : tensor<3xf64>)
        outs(%t8.init : tensor<3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 fastmath<arcp,contract> : f64
        linalg.yield %result : f64
    } -> tensor<3xf64> loc("fast.py":8:12)
    %t9.init = tensor.empty() : tensor<3xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t8 : tensor<3xf64>)
        outs(%t9.init : tensor<3xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("fast.py":8:12)
    %t11 = arith.constant 1.0e-05 : f32 loc("fast.py":8:12)
    %t12.init = tensor.empty() : tensor<3x1xf32>
    %t12 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<3xf32>)
        outs(%t12.init : tensor<3x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t11 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<3x1xf32> loc("fast.py":8:12)
    %t13.init = tensor.empty() : tensor<3x1xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t12 : tensor<3x1xf32>)
        outs(%t13.init : tensor<3x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<3x1xf32> loc("fast.py":8:12)
    %t14.init = tensor.empty() : tensor<3x5xf32>
    %t14 = linalg.generic {
        indexing_maps = [#map1, #map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5, %t13 : tensor<3x5xf32>, tensor<3x1xf32>)
        outs(%t14.init : tensor<3x5xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<3x5xf32> loc("fast.py":8:12)
    %t15.init = tensor.empty() : tensor<3x5xf32>
    %t15 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t14, %weight : tensor<3x5xf32>, tensor<5xf32>)
        outs(%t15.init : tensor<3x5xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<3x5xf32> loc("fast.py":8:12)
    %t16.init = tensor.empty() : tensor<3x5xf32>
    %t16 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t15, %bias : tensor<3x5xf32>, tensor<5xf32>)
        outs(%t16.init : tensor<3x5xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 fastmath<arcp,contract> : f32
        linalg.yield %result : f32
    } -> tensor<3x5xf32> loc("fast.py":8:12)
    bufferization.materialize_in_destination %t16 in restrict writable %out.buffer : (tensor<3x5xf32>, memref<3x5xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("fast.py":7:5)
}
