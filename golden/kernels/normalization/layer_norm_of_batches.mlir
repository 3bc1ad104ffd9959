#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @layer_norm_of_batches(%x.buffer: memref<2x3x5xf64> {llvm.noalias}, %weight.buffer: memref<5xf64> {llvm.noalias}, %bias.buffer: memref<5xf64> {llvm.noalias}, %out.buffer: memref<2x3x5xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3x5xf64> to tensor<2x3x5xf64>
    %weight = bufferization.to_tensor %weight.buffer restrict : memref<5xf64> to tensor<5xf64>
    %bias = bufferization.to_tensor %bias.buffer restrict : memref<5xf64> to tensor<5xf64>
    %t0.identity = arith.constant 0.0 : f64
    %t0.empty = tensor.empty() : tensor<2x3xf64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f64) outs(%t0.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<2x3x5xf64>)
        outs(%t0.init : tensor<2x3xf64>)
        dimensions = [2]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("normalization.py":17:12)
    %t1 = arith.constant 5.0 : f64 loc("normalization.py":17:12)
    %t2.init = tensor.empty() : tensor<2x3xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0 : tensor<2x3xf64>)
        outs(%t2.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("normalization.py":17:12)
    %t4.init = tensor.empty() : tensor<2x3x5xf64>
    %t4 = linalg.generic {
        indexing_maps = [#map1, #map2, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x, %t2 : tensor<2x3x5xf64>, tensor<2x3xf64>)
        outs(%t4.init : tensor<2x3x5xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.subf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3x5xf64> loc("normalization.py":17:12)
    %t5.init = tensor.empty() : tensor<2x3x5xf64>
    %t5 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t4 : tensor<2x3x5xf64>)
        outs(%t5.init : tensor<2x3x5xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %in0, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3x5xf64> loc("normalization.py":17:12)
    %t6.identity = arith.constant 0.0 : f64
    %t6.empty = tensor.empty() : tensor<2x3xf64>
    %t6.init = linalg.fill {result = "t6"} ins(%t6.identity : f64) outs(%t6.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t6 = linalg.reduce
        ins(%t5 : tensor<2x3x5xf64>)
        outs(%t6.init : tensor<2x3xf64>)
        dimensions = [2]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("normalization.py":17:12)
    %t7.init = tensor.empty() : tensor<2x3xf64>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<2x3xf64>)
        outs(%t7.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.divf %in0, %t1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("normalization.py":17:12)
    %t9 = arith.constant 1.0e-05 : f64 loc("normalization.py":17:12)
    %t10.init = tensor.empty() : tensor<2x3x1xf64>
    %t10 = linalg.generic {
        indexing_maps = [#map2, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t7 : tensor<2x3xf64>)
        outs(%t10.init : tensor<2x3x1xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.addf %in0, %t9 : f64
        linalg.yield %result : f64
    } -> tensor<2x3x1xf64> loc("normalization.py":17:12)
    %t11.init = tensor.empty() : tensor<2x3x1xf64>
    %t11 = linalg.generic {
        indexing_maps = [#map3, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t10 : tensor<2x3x1xf64>)
        outs(%t11.init : tensor<2x3x1xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.sqrt %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3x1xf64> loc("normalization.py":17:12)
    %t12.init = tensor.empty() : tensor<2x3x5xf64>
    %t12 = linalg.generic {
        indexing_maps = [#map1, #map3, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t4, %t11 : tensor<2x3x5xf64>, tensor<2x3x1xf64>)
        outs(%t12.init : tensor<2x3x5xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.divf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3x5xf64> loc("normalization.py":17:12)
    %t13.init = tensor.empty() : tensor<2x3x5xf64>
    %t13 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t12, %weight : tensor<2x3x5xf64>, tensor<5xf64>)
        outs(%t13.init : tensor<2x3x5xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.mulf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3x5xf64> loc("normalization.py":17:12)
    %t14.init = tensor.empty() : tensor<2x3x5xf64>
    %t14 = linalg.generic {
        indexing_maps = [#map1, #map4, #map1],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t13, %bias : tensor<2x3x5xf64>, tensor<5xf64>)
        outs(%t14.init : tensor<2x3x5xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.addf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3x5xf64> loc("normalization.py":17:12)
    bufferization.materialize_in_destination %t14 in restrict writable %out.buffer : (tensor<2x3x5xf64>, memref<2x3x5xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("normalization.py":16:5)
}
