#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @rounded_between(%x.buffer: memref<5xf64> {llvm.noalias}, %out.buffer: memref<5xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<5xf64> to tensor<5xf64>
    %t0.init = tensor.empty() : tensor<5xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<5xf64>)
        outs(%t0.init : tensor<5xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("casts.py":20:13)
    %t1 = arith.constant 3.0 : f32 loc("casts.py":20:13)
    %t2.init = tensor.empty() : tensor<5xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<5xf32>)
        outs(%t2.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t1 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("casts.py":20:13)
    %t3.init = tensor.empty() : tensor<5xf64>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t2 : tensor<5xf32>)
        outs(%t3.init : tensor<5xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<5xf64> loc("casts.py":20:12)
    %t4.init = tensor.empty() : tensor<5xf64>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t3, %x : tensor<5xf64>, tensor<5xf64>)
        outs(%t4.init : tensor<5xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.subf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<5xf64> loc("casts.py":20:12)
    bufferization.materialize_in_destination %t4 in restrict writable %out.buffer : (tensor<5xf64>, memref<5xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("casts.py":19:5)
}
