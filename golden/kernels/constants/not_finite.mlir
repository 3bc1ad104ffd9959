#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @not_finite(%x.buffer: memref<2xf32> {llvm.noalias}, %y.buffer: memref<2xf64> {llvm.noalias}, %out0.buffer: memref<2xf32> {llvm.noalias}, %out1.buffer: memref<2xf32> {llvm.noalias}, %out2.buffer: memref<2xf32> {llvm.noalias}, %out3.buffer: memref<2xf64> {llvm.noalias}, %out4.buffer: memref<2xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2xf32> to tensor<2xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2xf64> to tensor<2xf64>
    %t0 = arith.constant 0x7F800000 : f32 loc("constants.py":20:12)
    %t1.init = tensor.empty() : tensor<2xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t1.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":20:12)
    %t2 = arith.constant 0xFF800000 : f32 loc("constants.py":20:30)
    %t3.init = tensor.empty() : tensor<2xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t3.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t2 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":20:30)
    %t4 = arith.constant 0x7FC00000 : f32 loc("constants.py":20:49)
    %t5.init = tensor.empty() : tensor<2xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t5.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t4 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":20:49)
    %t6 = arith.constant 0x7FF0000000000000 : f64 loc("constants.py":20:67)
    %t7.init = tensor.empty() : tensor<2xf64>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%y : tensor<2xf64>)
        outs(%t7.init : tensor<2xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %in0, %t6 : f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("constants.py":20:67)
    %t8 = arith.constant 0x7FF8000000000000 : f64 loc("constants.py":20:79)
    %t9.init = tensor.empty() : tensor<2xf64>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%y : tensor<2xf64>)
        outs(%t9.init : tensor<2xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.addf %in0, %t8 : f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("constants.py":20:79)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out1.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out2.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t7 in restrict writable %out3.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    bufferization.materialize_in_destination %t9 in restrict writable %out4.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("constants.py":19:5)
}
