#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @silu_from_library(%x.buffer: memref<7xf32> {llvm.noalias}, %out.buffer: memref<7xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<7xf32> to tensor<7xf32>
    %t0.init = tensor.empty() : tensor<7xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<7xf32>)
        outs(%t0.init : tensor<7xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.negf %in0 : f32
        linalg.yield %result : f32
    } -> tensor<7xf32> loc("gelu.py":35:12)
    %t1.init = tensor.empty() : tensor<7xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0 : tensor<7xf32>)
        outs(%t1.init : tensor<7xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.exp %in0 : f32
        linalg.yield %result : f32
    } -> tensor<7xf32> loc("gelu.py":35:12)
    %t2 = arith.constant 1.0 : f32 loc("gelu.py":35:12)
    %t3.init = tensor.empty() : tensor<7xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t1 : tensor<7xf32>)
        outs(%t3.init : tensor<7xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %t2, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<7xf32> loc("gelu.py":35:12)
    %t4.init = tensor.empty() : tensor<7xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x, %t3 : tensor<7xf32>, tensor<7xf32>)
        outs(%t4.init : tensor<7xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<7xf32> loc("gelu.py":35:12)
    bufferization.materialize_in_destination %t4 in restrict writable %out.buffer : (tensor<7xf32>, memref<7xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gelu.py":34:5)
}
