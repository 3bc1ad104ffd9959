#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module {
  func.func @distance(%x.buffer: memref<5xf64> {llvm.noalias}, %y.buffer: memref<5xf64> {llvm.noalias}, %out.buffer: memref<f64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<5xf64> to tensor<5xf64>
    %y = bufferization.to_tensor %y.buffer restrict : memref<5xf64> to tensor<5xf64>
    %t0.init = tensor.empty() : tensor<5xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x, %y : tensor<5xf64>, tensor<5xf64>)
        outs(%t0.init : tensor<5xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.subf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<5xf64> loc("reductions.py":60:28)
    %t1 = arith.constant 2.0 : f64 loc("reductions.py":60:27)
    %t2.init = tensor.empty() : tensor<5xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<5xf64>)
        outs(%t2.init : tensor<5xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = arith.mulf %in0, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<5xf64> loc("reductions.py":60:27)
    %t3.identity = arith.constant 0.0 : f64
    %t3.empty = tensor.empty() : tensor<f64>
    %t3.init = linalg.fill {result = "t3"} ins(%t3.identity : f64) outs(%t3.empty : tensor<f64>) -> tensor<f64>
    %t3 = linalg.reduce
        ins(%t2 : tensor<5xf64>)
        outs(%t3.init : tensor<f64>)
        dimensions = [0]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 : f64
        linalg.yield %result : f64
      } loc("reductions.py":60:20)
    %t4.init = tensor.empty() : tensor<f64>
    %t4 = linalg.generic {
        indexing_maps = [#map1, #map1],
        iterator_types = []}
        ins(%t3 : tensor<f64>)
        outs(%t4.init : tensor<f64>) {
      ^bb0(%in0: f64, %out: f64):
        %result = math.sqrt %in0 : f64
        linalg.yield %result : f64
    } -> tensor<f64> loc("reductions.py":60:12)
    bufferization.materialize_in_destination %t4 in restrict writable %out.buffer : (tensor<f64>, memref<f64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("reductions.py":59:5)
}
