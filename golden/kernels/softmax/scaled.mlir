#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @scaled(%x.buffer: memref<3x8xf32> {llvm.noalias}, %out.buffer: memref<3x8xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3x8xf32> to tensor<3x8xf32>
    %t0 = arith.constant 2.828427 : f32 loc("softmax.py":50:28)
    %t1.init = tensor.empty() : tensor<3x8xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<3x8xf32>)
        outs(%t1.init : tensor<3x8xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.divf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<3x8xf32> loc("softmax.py":50:28)
    %t2.identity = arith.constant 0xFF800000 : f32
    %t2.empty = tensor.empty() : tensor<3xf32>
    %t2.init = linalg.fill ins(%t2.identity : f32) outs(%t2.empty : tensor<3xf32>) -> tensor<3xf32>
    %t2 = linalg.reduce
        ins(%t1 : tensor<3x8xf32>)
        outs(%t2.init : tensor<3xf32>)
        dimensions = [1]
      (%in0: f32, %acc0: f32) {
        %result = arith.maximumf %in0, %acc0 : f32
        linalg.yield %result : f32
      } loc("softmax.py":50:12)
    %t4.init = tensor.empty() : tensor<3x8xf32>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1, %t2 : tensor<3x8xf32>, tensor<3xf32>)
        outs(%t4.init : tensor<3x8xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3x8xf32> loc("softmax.py":50:12)
    %t5.init = tensor.empty() : tensor<3x8xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t4 : tensor<3x8xf32>)
        outs(%t5.init : tensor<3x8xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = math.exp %in0 : f32
        linalg.yield %result : f32
    } -> tensor<3x8xf32> loc("softmax.py":50:12)
    %t6.acc0.identity = arith.constant 0.0 : f64
    %t6.acc0.empty = tensor.empty() : tensor<3xf64>
    %t6.acc0.init = linalg.fill ins(%t6.acc0.identity : f64) outs(%t6.acc0.empty : tensor<3xf64>) -> tensor<3xf64>
    %t6.acc0 = linalg.reduce
        ins(%t5 : tensor<3x8xf32>)
        outs(%t6.acc0.init : tensor<3xf64>)
        dimensions = [1]
      (%in0: f32, %acc0: f64) {
        %result.wide = arith.extf %in0 : f32 to f64
        %result = arith.addf %result.wide, %acc0 : f64
        linalg.yield %result : f64
      } loc("softmax.py":50:12)
    %t6.init = tensor.empty() : tensor<3xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map2, #map2],
        iterator_types = ["parallel"]}
        ins(%t6.acc0 : tensor<3xf64>)
        outs(%t6.init : tensor<3xf32>) {
      ^bb0(%in0: f64, %out: f32):
        %result = arith.truncf %in0 : f64 to f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("softmax.py":50:12)
    %t8.init = tensor.empty() : tensor<3x8xf32>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map1, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%t5, %t6 : tensor<3x8xf32>, tensor<3xf32>)
        outs(%t8.init : tensor<3x8xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3x8xf32> loc("softmax.py":50:12)
    bufferization.materialize_in_destination %t8 in restrict writable %out.buffer : (tensor<3x8xf32>, memref<3x8xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("softmax.py":49:5)
}
