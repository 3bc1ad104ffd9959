#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @numpy_functions(%x.buffer: memref<4xf32> {llvm.noalias}, %out0.buffer: memref<4xf32> {llvm.noalias}, %out1.buffer: memref<4xf32> {llvm.noalias}, %out2.buffer: memref<4xf32> {llvm.noalias}, %out3.buffer: memref<4xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<4xf32> to tensor<4xf32>
    %t0.init = tensor.empty() : tensor<4xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<4xf32>)
        outs(%t0.init : tensor<4xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("arithmetic.py":35:16)
    %t1 = arith.constant 0.5 : f32 loc("arithmetic.py":35:16)
    %positive.init = tensor.empty() : tensor<4xf32>
    %positive = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<4xf32>)
        outs(%positive.init : tensor<4xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t1 : f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("arithmetic.py":35:16)
    %t2.init = tensor.empty() : tensor<4xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%positive : tensor<4xf32>)
        outs(%t2.init : tensor<4xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.one = arith.constant 1.0 : f32
        %result = arith.divf %result.one, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("arithmetic.py":36:12)
    %t3.init = tensor.empty() : tensor<4xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<4xf32>)
        outs(%t3.init : tensor<4xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.negf %in0 : f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("arithmetic.py":36:37)
    %t4.init = tensor.empty() : tensor<4xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x, %positive : tensor<4xf32>, tensor<4xf32>)
        outs(%t4.init : tensor<4xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("arithmetic.py":36:53)
    %t5.init = tensor.empty() : tensor<4xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x, %positive : tensor<4xf32>, tensor<4xf32>)
        outs(%t5.init : tensor<4xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<4xf32> loc("arithmetic.py":36:74)
    bufferization.materialize_in_destination %t2 in restrict writable %out0.buffer : (tensor<4xf32>, memref<4xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out1.buffer : (tensor<4xf32>, memref<4xf32>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out2.buffer : (tensor<4xf32>, memref<4xf32>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out3.buffer : (tensor<4xf32>, memref<4xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("arithmetic.py":34:5)
}
