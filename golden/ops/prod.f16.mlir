#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module {
  func.func @prod_f16(%x.buffer: memref<2x3xf16> {llvm.noalias}, %out0.buffer: memref<3xf16> {llvm.noalias}, %out1.buffer: memref<2xf16> {llvm.noalias}, %out2.buffer: memref<f16> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf16> to tensor<2x3xf16>
    %t0.acc0.identity = arith.constant 1.0 : f64
    %t0.acc0.empty = tensor.empty() : tensor<3xf64>
    %t0.acc0.init = linalg.fill {result = "t0.acc0"} ins(%t0.acc0.identity : f64) outs(%t0.acc0.empty : tensor<3xf64>) -> tensor<3xf64>
    %t0.acc0 = linalg.reduce
        ins(%x : tensor<2x3xf16>)
        outs(%t0.acc0.init : tensor<3xf64>)
        dimensions = [0]
      (%in0: f16, %acc0: f64) {
        %element = arith.extf %in0 : f16 to f64
        %result = arith.mulf %element, %acc0 : f64
        linalg.yield %result : f64
      } loc(unknown)
    %t0.init = tensor.empty() : tensor<3xf16>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0.acc0 : tensor<3xf64>)
        outs(%t0.init : tensor<3xf16>) {
      ^bb0(%in0: f64, %out: f16):
        %result = arith.truncf %in0 : f64 to f16
        linalg.yield %result : f16
    } -> tensor<3xf16> loc(unknown)
    %t1.acc0.identity = arith.constant 1.0 : f64
    %t1.acc0.empty = tensor.empty() : tensor<2xf64>
    %t1.acc0.init = linalg.fill {result = "t1.acc0"} ins(%t1.acc0.identity : f64) outs(%t1.acc0.empty : tensor<2xf64>) -> tensor<2xf64>
    %t1.acc0 = linalg.reduce
        ins(%x : tensor<2x3xf16>)
        outs(%t1.acc0.init : tensor<2xf64>)
        dimensions = [1]
      (%in0: f16, %acc0: f64) {
        %element = arith.extf %in0 : f16 to f64
        %result = arith.mulf %element, %acc0 : f64
        linalg.yield %result : f64
      } loc(unknown)
    %t1.init = tensor.empty() : tensor<2xf16>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t1.acc0 : tensor<2xf64>)
        outs(%t1.init : tensor<2xf16>) {
      ^bb0(%in0: f64, %out: f16):
        %result = arith.truncf %in0 : f64 to f16
        linalg.yield %result : f16
    } -> tensor<2xf16> loc(unknown)
    %t2.acc0.identity = arith.constant 1.0 : f64
    %t2.acc0.empty = tensor.empty() : tensor<f64>
    %t2.acc0.init = linalg.fill {result = "t2.acc0"} ins(%t2.acc0.identity : f64) outs(%t2.acc0.empty : tensor<f64>) -> tensor<f64>
    %t2.acc0 = linalg.reduce
        ins(%x : tensor<2x3xf16>)
        outs(%t2.acc0.init : tensor<f64>)
        dimensions = [0, 1]
      (%in0: f16, %acc0: f64) {
        %element = arith.extf %in0 : f16 to f64
        %result = arith.mulf %element, %acc0 : f64
        linalg.yield %result : f64
      } loc(unknown)
    %t2.init = tensor.empty() : tensor<f16>
    %t2 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = []}
        ins(%t2.acc0 : tensor<f64>)
        outs(%t2.init : tensor<f16>) {
      ^bb0(%in0: f64, %out: f16):
        %result = arith.truncf %in0 : f64 to f16
        linalg.yield %result : f16
    } -> tensor<f16> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<3xf16>, memref<3xf16>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2xf16>, memref<2xf16>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<f16>, memref<f16>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
