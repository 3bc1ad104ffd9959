#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @extremes(%x.buffer: memref<2xf64> {llvm.noalias}, %out0.buffer: memref<2xf64> {llvm.noalias}, %out1.buffer: memref<2xf64> {llvm.noalias}, %out2.buffer: memref<2xf64> {llvm.noalias}, %out3.buffer: memref<2xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2xf64> to tensor<2xf64>
    %t0 = arith.constant 5.0e-324 : f64 loc("constants.py":50:12)
    %t1.init = tensor.empty() : tensor<2xf64>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf64>)
        outs(%t1.init : tensor<2xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %in0, %t0 : f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("constants.py":50:12)
    %t2 = arith.constant 1.7976931348623157e+308 : f64 loc("constants.py":50:24)
    %t3.init = tensor.empty() : tensor<2xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf64>)
        outs(%t3.init : tensor<2xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %in0, %t2 : f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("constants.py":50:24)
    %t4 = arith.constant 2.2250738585072014e-308 : f64 loc("constants.py":50:52)
    %t5.init = tensor.empty() : tensor<2xf64>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf64>)
        outs(%t5.init : tensor<2xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.addf %in0, %t4 : f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("constants.py":50:52)
    %t6 = arith.constant 1.0e+22 : f64 loc("constants.py":50:81)
    %t7.init = tensor.empty() : tensor<2xf64>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<2xf64>)
        outs(%t7.init : tensor<2xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %in0, %t6 : f64
        linalg.yield %result : f64
    } -> tensor<2xf64> loc("constants.py":50:81)
    bufferization.materialize_in_destination %t1 in restrict writable %out0.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out1.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out2.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    bufferization.materialize_in_destination %t7 in restrict writable %out3.buffer : (tensor<2xf64>, memref<2xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("constants.py":49:5)
}
