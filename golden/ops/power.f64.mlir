#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @power_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %y.buffer: memref<2x3xf64> {llvm.noalias}, %out0.buffer: memref<2x3xf64> {llvm.noalias}, %out1.buffer: memref<2x3xf64> {llvm.noalias}, %out2.buffer: memref<2x3xf64> {llvm.noalias}, %out3.buffer: memref<2x3xf64> {llvm.noalias}, %out4.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xf64>, tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = math.powf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    %t1 = arith.constant 0.5 : f64 loc(unknown)
    %t2.init = tensor.empty() : tensor<2x3xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t2.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.sqrt %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    %t3 = arith.constant 2.0 : f64 loc(unknown)
    %t4.init = tensor.empty() : tensor<2x3xf64>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t4.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %in0, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    %t5 = arith.constant 3.0 : f64 loc(unknown)
    %t6.init = tensor.empty() : tensor<2x3xf64>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t6.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.square = arith.mulf %in0, %in0 : f64
        %result = arith.mulf %result.square, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    %t7 = arith.constant -1.0 : f64 loc(unknown)
    %t8.init = tensor.empty() : tensor<2x3xf64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t8.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.one = arith.constant 1.0 : f64
        %result = arith.divf %result.one, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out1.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out2.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t6 in restrict writable %out3.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    bufferization.materialize_in_destination %t8 in restrict writable %out4.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
