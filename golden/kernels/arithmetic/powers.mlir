#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @powers(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<2x3xf32> {llvm.noalias}, %out1.buffer: memref<2x3xf32> {llvm.noalias}, %out2.buffer: memref<2x3xf32> {llvm.noalias}, %out3.buffer: memref<2x3xf32> {llvm.noalias}, %out4.buffer: memref<2x3xf32> {llvm.noalias}, %out5.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0 = arith.constant 2.0 : f32 loc("arithmetic.py":25:12)
    %t1.init = tensor.empty() : tensor<2x3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":25:12)
    %t2 = arith.constant 3.0 : f32 loc("arithmetic.py":25:18)
    %t3.init = tensor.empty() : tensor<2x3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t3.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.square = arith.mulf %in0, %in0 : f32
        %result = arith.mulf %result.square, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":25:18)
    %t4 = arith.constant -1.0 : f32 loc("arithmetic.py":25:24)
    %t5.init = tensor.empty() : tensor<2x3xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t5.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.one = arith.constant 1.0 : f32
        %result = arith.divf %result.one, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":25:24)
    %t6.init = tensor.empty() : tensor<2x3xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %x : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t6.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":25:32)
    %t7 = arith.constant 0.5 : f32 loc("arithmetic.py":25:31)
    %t8.init = tensor.empty() : tensor<2x3xf32>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<2x3xf32>)
        outs(%t8.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.sqrt %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":25:31)
    %t9 = arith.constant 1.5 : f32 loc("arithmetic.py":25:47)
    %t10.init = tensor.empty() : tensor<2x3xf32>
    %t10 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t6 : tensor<2x3xf32>)
        outs(%t10.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.powf %in0, %t9 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":25:47)
    %t11.init = tensor.empty() : tensor<2x3xf32>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t11.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.powf %t0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc("arithmetic.py":25:63)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out1.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out2.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t8 in restrict writable %out3.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t10 in restrict writable %out4.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    bufferization.materialize_in_destination %t11 in restrict writable %out5.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("arithmetic.py":24:5)
}
