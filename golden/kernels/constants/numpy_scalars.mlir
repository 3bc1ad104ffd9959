#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @numpy_scalars(%x.buffer: memref<2xf32> {llvm.noalias}, %out0.buffer: memref<2xf32> {llvm.noalias}, %out1.buffer: memref<2xf64> {llvm.noalias}, %out2.buffer: memref<2xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2xf32> to tensor<2xf32>
    %t0 = arith.constant 0.3 : f32 loc("constants.py":35:12)
    %t1.init = tensor.empty() : tensor<2xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t1.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":35:12)
    %t2.init = tensor.empty() : tensor<2xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t2.init : tensor<2xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("constants.py":35:23)
    %t3 = arith.constant 0.3 : f64 loc("constants.py":35:23)
    %t4.init = tensor.empty() : tensor<2xf64>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<2xf64>)
        outs(%t4.init : tensor<2xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %in0, %t3 : f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("constants.py":35:23)
    %t5 = arith.constant 0.5 : f32 loc("constants.py":35:44)
    %t6.init = tensor.empty() : tensor<2xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf32>)
        outs(%t6.init : tensor<2xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t5 : f32
        linalg.yield %result : f32
    } -> tensor<2xf32> loc("constants.py":35:44)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out1.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    bufferization.materialize_in_destination %t6 in restrict writable %out2.buffer : (tensor<2xf32>, memref<2xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("constants.py":34:5)
}
