#map0 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @middle_axis(%x.buffer: memref<2x5x3xf64> {llvm.noalias}, %out.buffer: memref<2x5x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x5x3xf64> to tensor<2x5x3xf64>
    %t0.identity = arith.constant 0xFFF0000000000000 : f64
    %t0.empty = tensor.empty() : tensor<2x3xf64>
    %t0.init = linalg.fill ins(%t0.identity : f64) outs(%t0.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<2x5x3xf64>)
        outs(%t0.init : tensor<2x3xf64>)
        dimensions = [1]
      (%in0: f64, %acc0: f64) {
        %result = arith.maximumf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("softmax.py":9:25)
    %t2.init = tensor.empty() : tensor<2x5x3xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x, %t0 : tensor<2x5x3xf64>, tensor<2x3xf64>)
        outs(%t2.init : tensor<2x5x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.subf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x5x3xf64> loc("softmax.py":9:21)
    %numerator.init = tensor.empty() : tensor<2x5x3xf64>
    %numerator = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t2 : tensor<2x5x3xf64>)
        outs(%numerator.init : tensor<2x5x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.exp %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x5x3xf64> loc("softmax.py":9:17)
    %t3.acc0.identity = arith.constant 0.0 : f64
    %t3.acc0.empty = tensor.empty() : tensor<2x3xf64>
    %t3.acc0.init = linalg.fill ins(%t3.acc0.identity : f64) outs(%t3.acc0.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t3.acc1.identity = arith.constant 0.0 : f64
    %t3.acc1.empty = tensor.empty() : tensor<2x3xf64>
    %t3.acc1.init = linalg.fill ins(%t3.acc1.identity : f64) outs(%t3.acc1.empty : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t3.acc0, %t3.acc1 = linalg.reduce
        ins(%numerator, %numerator : tensor<2x5x3xf64>, tensor<2x5x3xf64>)
        outs(%t3.acc0.init, %t3.acc1.init : tensor<2x3xf64>, tensor<2x3xf64>)
        dimensions = [1]
      (%in0: f64, %in1: f64, %acc0: f64, %acc1: f64) {
        %result = arith.addf %acc0, %in0 : f64
        %result.added = arith.subf %result, %acc0 : f64
        %result.kept = arith.subf %result, %result.added : f64
        %result.lost_of_total = arith.subf %acc0, %result.kept : f64
        %result.lost_of_element = arith.subf %in0, %result.added : f64
        %result.lost = arith.addf %result.lost_of_total, %result.lost_of_element : f64
        %result1 = arith.addf %acc1, %result.lost : f64
        linalg.yield %result, %result1 : f64, f64
      } loc("softmax.py":10:24)
    %t3.init = tensor.empty() : tensor<2x3xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map2, #map2, #map2],
        iterator_types = ["parallel", "parallel"]}
        ins(%t3.acc0, %t3.acc1 : tensor<2x3xf64>, tensor<2x3xf64>)
        outs(%t3.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result.corrected = arith.addf %in0, %in1 : f64
        %result.has_errors = arith.cmpf ord, %in1, %in1 : f64
        %result = arith.select %result.has_errors, %result.corrected, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("softmax.py":10:24)
    %t5.init = tensor.empty() : tensor<2x5x3xf64>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%numerator, %t3 : tensor<2x5x3xf64>, tensor<2x3xf64>)
        outs(%t5.init : tensor<2x5x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.divf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x5x3xf64> loc("softmax.py":10:12)
    bufferization.materialize_in_destination %t5 in restrict writable %out.buffer : (tensor<2x5x3xf64>, memref<2x5x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("softmax.py":29:5)
}
