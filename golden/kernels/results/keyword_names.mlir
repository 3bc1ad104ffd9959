#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @keyword_names(%x.buffer: memref<3xf32> {llvm.noalias}, %in_1.buffer: memref<3xf32> {llvm.noalias}, %class_1.buffer: memref<3xf32> {llvm.noalias}, %x_1.buffer: memref<3xf32> {llvm.noalias}, %out.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t0 = arith.constant 1.0 : f32 loc("results.py":55:19)
    %t1.init = tensor.empty() : tensor<3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<3xf32>)
        outs(%t1.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("results.py":55:19)
    %t2 = arith.constant 2.0 : f32 loc("results.py":55:35)
    %t3.init = tensor.empty() : tensor<3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<3xf32>)
        outs(%t3.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t2 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("results.py":55:35)
    %t4 = arith.constant 3.0 : f32 loc("results.py":55:47)
    %t5.init = tensor.empty() : tensor<3xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<3xf32>)
        outs(%t5.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t4 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("results.py":55:47)
    %t6 = arith.constant 4.0 : f32 loc("results.py":55:61)
    %t7.init = tensor.empty() : tensor<3xf32>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<3xf32>)
        outs(%t7.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t6 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("results.py":55:61)
    bufferization.materialize_in_destination %t1 in restrict writable %in_1.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %class_1.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %x_1.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    bufferization.materialize_in_destination %t7 in restrict writable %out.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("results.py":54:5)
}
