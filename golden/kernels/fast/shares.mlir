#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @shares(%x.buffer: memref<3x5xf64> {llvm.noalias}, %out.buffer: memref<3x5xf64> {llvm.noalias}) -> i32 attributes {passthrough = [["reciprocal-estimates", "none"]]} {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3x5xf64> to tensor<3x5xf64>
    %t0.identity = arith.constant 0.0 : f64
    %t0.empty = tensor.empty() : tensor<3xf64>
    %t0.init = linalg.fill {result = "t0"} ins(%t0.identity : f64) outs(%t0.empty : tensor<3xf64>) -> tensor<3xf64>
    %t0 = linalg.reduce
        ins(%x : tensor<3x5xf64>)
        outs(%t0.init : tensor<3xf64>)
        dimensions = [1]
      (%in0: f64, %acc0: f64) {
        %result = arith.addf %in0, %acc0 fastmath<reassoc> : f64
        linalg.yield %result : f64
      } loc("fast.py":13:16)
    %t2.init = tensor.empty() : tensor<3x5xf64>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %t0 : tensor<3x5xf64>, tensor<3xf64>)
        outs(%t2.init : tensor<3x5xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.divf %in0, %in1 fastmath<arcp,contract> : f64
        linalg.yield %result : f64
    } -> tensor<3x5xf64> loc("fast.py":13:12)
    bufferization.materialize_in_destination %t2 in restrict writable %out.buffer : (tensor<3x5xf64>, memref<3x5xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("fast.py":12:5)
}
