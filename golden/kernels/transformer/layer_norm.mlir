#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @layer_norm(%x.buffer: memref<8x64xf32> {llvm.noalias}, %weight.buffer: memref<64xf32> {llvm.noalias}, %bias.buffer: memref<64xf32> {llvm.noalias}, %out.buffer: memref<8x64xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<8x64xf32> to tensor<8x64xf32>
    %weight = bufferization.to_tensor %weight.buffer restrict : memref<64xf32> to tensor<64xf32>
    %bias = bufferization.to_tensor %bias.buffer restrict : memref<64xf32> to tensor<64xf32>
    %t0.identity = arith.constant 0.0 : f64
    %t0.empty = tensor.empty() : tensor<8xf64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f64) outs(%t0.empty : tensor<8xf64>) -> tensor<8xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<8x64xf32>)
        outs(%t0.init : tensor<8xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("transformer.py":35:19)
    %t1 = arith.constant 64.0 : f64 loc("transformer.py":35:19)
    %t2.init = tensor.empty() : tensor<8xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<8xf64>)
        outs(%t2.init : tensor<8xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<8xf64> loc("transformer.py":35:19)
    %t3.init = tensor.empty() : tensor<8xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<8xf64>)
        outs(%t3.init : tensor<8xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<8xf32> loc("transformer.py":35:19)
    %centred.init = tensor.empty() : tensor<8x64xf32>
    %centred = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t3 : tensor<8x64xf32>, tensor<8xf32>)
        outs(%centred.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":35:15)
    %t5 = arith.constant 2.0 : f32 loc("transformer.py":36:17)
    %t6.init = tensor.empty() : tensor<8x64xf32>
    %t6 = linalg.map
        ins(%centred : tensor<8x64xf32>)
        outs(%t6.init : tensor<8x64xf32>)
      (%in0: f32, %out: f32) {
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
      } loc("transformer.py":36:17)
    %t7.identity = arith.constant 0.0 : f64
    %t7.empty = tensor.empty() : tensor<8xf64>
    %t7.init = linalg.fill {result = "t7"} ins(%t7.identity : f64) outs(%t7.empty : tensor<8xf64>) -> tensor<8xf64>
    %t7 = linalg.reduce
        ins(%t6 : tensor<8x64xf32>)
        outs(%t7.init : tensor<8xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("transformer.py":36:16)
    %t8.init = tensor.empty() : tensor<8xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t7 : tensor<8xf64>)
        outs(%t8.init : tensor<8xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<8xf64> loc("transformer.py":36:16)
    %t9.init = tensor.empty() : tensor<8xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t8 : tensor<8xf64>)
        outs(%t9.init : tensor<8xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<8xf32> loc("transformer.py":36:16)
    %t10 = arith.constant 1.0e-05 : f32 loc("transformer.py":37:27)
    %t11.init = tensor.empty() : tensor<8x1xf32>
    %t11 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t9 : tensor<8xf32>)
        outs(%t11.init : tensor<8x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t10 : f32
        linalg.yield %result : f32
    } -> tensor<8x1xf32> loc("transformer.py":37:27)
    %t12.init = tensor.empty() : tensor<8x1xf32>
    %t12 = linalg.generic {
        indexing_maps = [#map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t11 : tensor<8x1xf32>)
        outs(%t12.init : tensor<8x1xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<8x1xf32> loc("transformer.py":37:22)
    %t13.init = tensor.empty() : tensor<8x64xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map1, #map3, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%centred, %t12 : tensor<8x64xf32>, tensor<8x1xf32>)
        outs(%t13.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":37:12)
    %t14.init = tensor.empty() : tensor<8x64xf32>
    %t14 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t13, %weight : tensor<8x64xf32>, tensor<64xf32>)
        outs(%t14.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":37:12)
    %t15.init = tensor.empty() : tensor<8x64xf32>
    %t15 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel"]}
        ins(%t14, %bias : tensor<8x64xf32>, tensor<64xf32>)
        outs(%t15.init : tensor<8x64xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<8x64xf32> loc("transformer.py":37:12)
    bufferization.materialize_in_destination %t15 in restrict writable %out.buffer : (tensor<8x64xf32>, memref<8x64xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("transformer.py":33:5)
}
