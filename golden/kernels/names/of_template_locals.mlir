#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @of_template_locals(%x.buffer: memref<2x3xf32> {llvm.noalias}, %y.buffer: memref<2x3xf64> {llvm.noalias}, %out0.buffer: memref<2xf32> {llvm.noalias}, %out1.buffer: memref<3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0 = arith.constant 2.0 : f32 loc("names.py":19:14)
    %square.init = tensor.empty() : tensor<2x3xf32>
    %square = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%square.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("names.py":19:14)
    %t1 = arith.constant 3.0 : f32 loc("names.py":20:11)
    %t2.init = tensor.empty() : tensor<2x3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%square : tensor<2x3xf32>)
        outs(%t2.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.square = arith.mulf %in0, %in0 : f32
        %result = arith.mulf %result.square, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("names.py":20:11)
    %t3 = arith.constant 9.0 : f32 loc("names.py":20:28)
    %t4.init = tensor.empty() : tensor<2x3xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%square : tensor<2x3xf32>)
        outs(%t4.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t3 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("names.py":20:28)
    %t5 = arith.constant 1.0 : f32 loc("names.py":20:23)
    %t6.init = tensor.empty() : tensor<2x3xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t4 : tensor<2x3xf32>)
        outs(%t6.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.divf %t5, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("names.py":20:23)
    %one.init = tensor.empty() : tensor<2x3xf32>
    %one = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t2, %t6 : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%one.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("names.py":20:11)
    %wide.acc0.identity = arith.constant 0.0 : f64
    %wide.acc0.empty = tensor.empty() : tensor<2xf64>
    %wide.acc0.init = linalg.fill {result = "wide.acc0"} ins(%wide.acc0.identity : f64) outs(%wide.acc0.empty : tensor<2xf64>) -> tensor<2xf64>
    %wide.acc0 = linalg.reduce
        ins(%one : tensor<2x3xf32>)
        outs(%wide.acc0.init : tensor<2xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %element = arith.extf %in0 : f32 to f64
        %result = arith.addf %element, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("names.py":21:12)
    %wide.init = tensor.empty() : tensor<2xf32>
    %wide = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = ["parallel"]}
        ins(%wide.acc0 : tensor<2xf64>)
        outs(%wide.init : tensor<2xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("names.py":21:12)
    %t7 = arith.constant 1.0 : f64 loc("names.py":22:13)
    %added.init = tensor.empty() : tensor<2x3xf64>
    %added = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<2x3xf64>)
        outs(%added.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.addf %in0, %t7 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("names.py":22:13)
    %lost.init = tensor.empty() : tensor<2x3xf64>
    %lost = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%added, %added : tensor<2x3xf64>, tensor<2x3xf64>)
        outs(%lost.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.mulf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc("names.py":23:12)
    %t8.identity = arith.constant 0.0 : f64
    %t8.empty = tensor.empty() : tensor<3xf64>
    %t8.init = linalg.fill {result = "t8"} ins(%t8.identity : f64) outs(%t8.empty : tensor<3xf64>) -> tensor<3xf64>
    %t8 = linalg.reduce
        ins(%lost : tensor<2x3xf64>)
        outs(%t8.init : tensor<3xf64>)
        dimensions = [0]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("names.py":24:18)
    bufferization.materialize_in_destination %wide in restrict writable %out0.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t8 in restrict writable %out1.buffer : (tensor<3xf64>, memref<3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("names.py":18:5)
}
