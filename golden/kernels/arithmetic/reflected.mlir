#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @reflected(%x.buffer: memref<3xf32> {llvm.noalias}, %out0.buffer: memref<3xf32> {llvm.noalias}, %out1.buffer: memref<3xf32> {llvm.noalias}, %out2.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t0 = arith.constant 1.0 : f32 loc("arithmetic.py":20:12)
    %t1.init = tensor.empty() : tensor<3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<3xf32>)
        outs(%t1.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.subf %t0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("arithmetic.py":20:12)
    %t2.init = tensor.empty() : tensor<3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x, %x : tensor<3xf32>, tensor<3xf32>)
        outs(%t2.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("arithmetic.py":20:24)
    %t3.init = tensor.empty() : tensor<3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<3xf32>)
        outs(%t3.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("arithmetic.py":20:24)
    %t4 = arith.constant 2.0 : f32 loc("arithmetic.py":20:19)
    %t5.init = tensor.empty() : tensor<3xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t3 : tensor<3xf32>)
        outs(%t5.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.divf %t4, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("arithmetic.py":20:19)
    %t6.init = tensor.empty() : tensor<3xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<3xf32>)
        outs(%t6.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.negf %in0 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("arithmetic.py":20:36)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out1.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t6 in restrict writable %out2.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("arithmetic.py":19:5)
}
