#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @operand_twice(%x.buffer: memref<3xf32> {llvm.noalias}, %out.buffer: memref<3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3xf32> to tensor<3xf32>
    %t0.init = tensor.empty() : tensor<3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x, %x : tensor<3xf32>, tensor<3xf32>)
        outs(%t0.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.mulf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("sharing.py":37:12)
    %t1.init = tensor.empty() : tensor<3xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x, %x : tensor<3xf32>, tensor<3xf32>)
        outs(%t1.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.divf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("sharing.py":37:20)
    %t2.init = tensor.empty() : tensor<3xf32>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t0, %t1 : tensor<3xf32>, tensor<3xf32>)
        outs(%t2.init : tensor<3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result = arith.subf %in0, %in1 : f32
        linalg.yield %result : f32
    } -> tensor<3xf32> loc("sharing.py":37:12)
    bufferization.materialize_in_destination %t2 in restrict writable %out.buffer : (tensor<3xf32>, memref<3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("sharing.py":36:5)
}
