#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @of_mlir(%tensor.buffer: memref<3xf32> {llvm.noalias}, %memref.buffer: memref<3xf32> {llvm.noalias}, %module.buffer: memref<3xf32> {llvm.noalias}, %out.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %tensor = bufferization.to_tensor %tensor.buffer restrict : memref<3xf32> to tensor<3xf32>
    %memref = bufferization.to_tensor %memref.buffer restrict : memref<3xf32> to tensor<3xf32>
    %module = bufferization.to_tensor %module.buffer restrict : memref<3xf32> to tensor<3xf32>
    %func.init = tensor.empty() : tensor<3xf32>
    %func = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%tensor, %memref : tensor<3xf32>, tensor<3xf32>)
        outs(%func.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.addf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":40:12)
    %linalg.init = tensor.empty() : tensor<3xf32>
    %linalg = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%func, %module : tensor<3xf32>, tensor<3xf32>)
        outs(%linalg.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":41:14)
    %t0.init = tensor.empty() : tensor<3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%linalg, %linalg : tensor<3xf32>, tensor<3xf32>)
        outs(%t0.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("names.py":42:12)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("names.py":39:5)
}
