#map0 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @from_library(%x.buffer: memref<2x3x5xf32> {llvm.noalias}, %out.buffer: memref<2x3x5xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3x5xf32> to tensor<2x3x5xf32>
    %t0 = arith.constant 0.5 : f32 loc("gelu.py":30:12)
    %t1.init = tensor.empty() : tensor<2x3x5xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x : tensor<2x3x5xf32>)
        outs(%t1.init : tensor<2x3x5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t0, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x5xf32> loc("gelu.py":30:12)
    %t2 = arith.constant 3.0 : f32 loc("gelu.py":30:12)
    %t3.init = tensor.empty() : tensor<2x3x5xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x : tensor<2x3x5xf32>)
        outs(%t3.init : tensor<2x3x5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.square = arith.mulf %in0, %in0 : f32
        %result = arith.mulf %result.square, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x5xf32> loc("gelu.py":30:12)
    %t4 = arith.constant 0.044715 : f32 loc("gelu.py":30:12)
    %t5.init = tensor.empty() : tensor<2x3x5xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t3 : tensor<2x3x5xf32>)
        outs(%t5.init : tensor<2x3x5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t4, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x5xf32> loc("gelu.py":30:12)
    %t6.init = tensor.empty() : tensor<2x3x5xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%x, %t5 : tensor<2x3x5xf32>, tensor<2x3x5xf32>)
        outs(%t6.init : tensor<2x3x5xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x5xf32> loc("gelu.py":30:12)
    %t7 = arith.constant 0.7978846 : f32 loc("gelu.py":30:12)
    %t8.init = tensor.empty() : tensor<2x3x5xf32>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t6 : tensor<2x3x5xf32>)
        outs(%t8.init : tensor<2x3x5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %t7, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x5xf32> loc("gelu.py":30:12)
    %t9.init = tensor.empty() : tensor<2x3x5xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t8 : tensor<2x3x5xf32>)
        outs(%t9.init : tensor<2x3x5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.tanh %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x5xf32> loc("gelu.py":30:12)
    %t10 = arith.constant 1.0 : f32 loc("gelu.py":30:12)
    %t11.init = tensor.empty() : tensor<2x3x5xf32>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t9 : tensor<2x3x5xf32>)
        outs(%t11.init : tensor<2x3x5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %t10, %in0 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x5xf32> loc("gelu.py":30:12)
    %t12.init = tensor.empty() : tensor<2x3x5xf32>
    %t12 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%t1, %t11 : tensor<2x3x5xf32>, tensor<2x3x5xf32>)
        outs(%t12.init : tensor<2x3x5xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<2x3x5xf32> loc("gelu.py":30:12)
    bufferization.materialize_in_destination %t12 in restrict writable %out.buffer : (tensor<2x3x5xf32>, memref<2x3x5xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("gelu.py":29:5)
}
