#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @of_numbered_values(%t0.buffer: memref<3xf32> {llvm.noalias}, %t1.buffer: memref<3xf32> {llvm.noalias}, %x_1.buffer: memref<3xf32> {llvm.noalias}, %out.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %t0 = bufferization.to_tensor %t0.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t1 = bufferization.to_tensor %t1.buffer restrict : memref<3xf32> to tensor<3xf32>
    %x_1 = bufferization.to_tensor %x_1.buffer restrict : memref<3xf32> to tensor<3xf32>
    %x.init = tensor.empty() : tensor<3xf32>
    %x = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0, %t1 : tensor<3xf32>, tensor<3xf32>)
        outs(%x.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":13:9)
    %t2 = arith.constant 3.0 : f32 loc("names.py":14:12)
    %t3.init = tensor.empty() : tensor<3xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<3xf32>)
        outs(%t3.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t2 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":14:12)
    %t4 = arith.constant 5.0 : f32 loc("names.py":14:20)
    %t5.init = tensor.empty() : tensor<3xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_1 : tensor<3xf32>)
        outs(%t5.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t4 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":14:20)
    %t6.init = tensor.empty() : tensor<3xf32>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t3, %t5 : tensor<3xf32>, tensor<3xf32>)
        outs(%t6.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":14:12)
    bufferization.materialize_in_destination %t6 in restrict writable %out.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("names.py":12:5)
}
