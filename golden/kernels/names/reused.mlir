#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @reused(%x.buffer: memref<3xf32> {llvm.noalias}, %out.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t0 = arith.constant 1.0 : f32 loc("names.py":53:13)
    %value_1.init = tensor.empty() : tensor<3xf32>
    %value_1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<3xf32>)
        outs(%value_1.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":53:13)
    %t1 = arith.constant 2.0 : f32 loc("names.py":54:13)
    %value_2.init = tensor.empty() : tensor<3xf32>
    %value_2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%value_1 : tensor<3xf32>)
        outs(%value_2.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":54:13)
    %value_3.init = tensor.empty() : tensor<3xf32>
    %value_3 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%value_2, %x : tensor<3xf32>, tensor<3xf32>)
        outs(%value_3.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":55:13)
    %t2.init = tensor.empty() : tensor<3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%value_3, %value_3 : tensor<3xf32>, tensor<3xf32>)
        outs(%t2.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":56:12)
    bufferization.materialize_in_destination %t2 in restrict writable %out.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("names.py":52:5)
}
