#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @literals(%x.buffer: memref<2xf32> {llvm.noalias}, %out0.buffer: memref<2xf32> {llvm.noalias}, %out1.buffer: memref<2xf32> {llvm.noalias}, %out2.buffer: memref<2xf32> {llvm.noalias}, %out3.buffer: memref<2xf32> {llvm.noalias}, %out4.buffer: memref<2xf32> {llvm.noalias}, %out5.buffer: memref<2xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2xf32> to tensor<2xf32>
    %t0 = arith.constant 1.0 : f32 loc("constants.py":15:12)
    %t1.init = tensor.empty() : tensor<2xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t1.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":15:12)
    %t2 = arith.constant 0.1 : f32 loc("constants.py":15:19)
    %t3.init = tensor.empty() : tensor<2xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t3.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t2 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":15:19)
    %t4 = arith.constant -0.0 : f32 loc("constants.py":15:28)
    %t5.init = tensor.empty() : tensor<2xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t5.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t4 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":15:28)
    %t6 = arith.constant 1.0e-40 : f32 loc("constants.py":15:38)
    %t7.init = tensor.empty() : tensor<2xf32>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t7.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t6 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":15:38)
    %t8 = arith.constant 1.6777216e+07 : f32 loc("constants.py":15:49)
    %t9.init = tensor.empty() : tensor<2xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t9.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.subf %in0, %t8 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":15:49)
    %t10 = arith.constant 3.4e+38 : f32 loc("constants.py":15:63)
    %t11.init = tensor.empty() : tensor<2xf32>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t11.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t10 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":15:63)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out1.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out2.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t7 in restrict writable %out3.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t9 in restrict writable %out4.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t11 in restrict writable %out5.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("constants.py":14:5)
}
