#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @einsum_f16(%x.buffer: memref<2x3xf16> {llvm.noalias}, %y.buffer: memref<2x3xf16> {llvm.noalias}, %out0.buffer: memref<2x2xf16> {llvm.noalias}, %out1.buffer: memref<3x3xf16> {llvm.noalias}, %out2.buffer: memref<f16> {llvm.noalias}) -> i32 attributes {rolled} {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf16> to tensor<2x3xf16>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf16> to tensor<2x3xf16>
    %t0.wide0.init = tensor.empty() : tensor<2x3xf32>
    %t0.wide0 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf16>)
        outs(%t0.wide0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f16, %out: f32):
        %result = arith.extf %in0 : f16 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t0.wide1.init = tensor.empty() : tensor<2x3xf32>
    %t0.wide1 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<2x3xf16>)
        outs(%t0.wide1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f16, %out: f32):
        %result = arith.extf %in0 : f16 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t0.acc0.identity = arith.constant 0.0 : f32
    %t0.acc0.empty = tensor.empty() : tensor<2x2xf32>
    %t0.acc0.init = linalg.fill {result = "t0.acc0"} ins(%t0.acc0.identity : f32) outs(%t0.acc0.empty : tensor<2x2xf32>) -> tensor<2x2xf32>
    %t0.acc0 = linalg.contract
        indexing_maps = [#map0, #map1, #map2]
        {result = "t0.acc0"}
        ins(%t0.wide0, %t0.wide1 : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t0.acc0.init : tensor<2x2xf32>) -> tensor<2x2xf32> loc(unknown)
    %t0.init = tensor.empty() : tensor<2x2xf16>
    %t0 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%t0.acc0 : tensor<2x2xf32>)
        outs(%t0.init : tensor<2x2xf16>) {
      ^bb0(%in0: f32, %out: f16):
        %t0.result = arith.truncf %in0 : f32 to f16
        linalg.yield %t0.result : f16
    } -> tensor<2x2xf16> loc(unknown)
    %t1.wide0.init = tensor.empty() : tensor<2x3xf32>
    %t1.wide0 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf16>)
        outs(%t1.wide0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f16, %out: f32):
        %result = arith.extf %in0 : f16 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t1.wide1.init = tensor.empty() : tensor<2x3xf32>
    %t1.wide1 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<2x3xf16>)
        outs(%t1.wide1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f16, %out: f32):
        %result = arith.extf %in0 : f16 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t1.acc0.identity = arith.constant 0.0 : f32
    %t1.acc0.empty = tensor.empty() : tensor<3x3xf32>
    %t1.acc0.init = linalg.fill {result = "t1.acc0"} ins(%t1.acc0.identity : f32) outs(%t1.acc0.empty : tensor<3x3xf32>) -> tensor<3x3xf32>
    %t1.acc0 = linalg.contract
        indexing_maps = [#map4, #map5, #map2]
        {result = "t1.acc0"}
        ins(%t1.wide0, %t1.wide1 : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t1.acc0.init : tensor<3x3xf32>) -> tensor<3x3xf32> loc(unknown)
    %t1.init = tensor.empty() : tensor<3x3xf16>
    %t1 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%t1.acc0 : tensor<3x3xf32>)
        outs(%t1.init : tensor<3x3xf16>) {
      ^bb0(%in0: f32, %out: f16):
        %t1.result = arith.truncf %in0 : f32 to f16
        linalg.yield %t1.result : f16
    } -> tensor<3x3xf16> loc(unknown)
    %t2.wide0.init = tensor.empty() : tensor<2x3xf32>
    %t2.wide0 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf16>)
        outs(%t2.wide0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f16, %out: f32):
        %result = arith.extf %in0 : f16 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t2.wide1.init = tensor.empty() : tensor<2x3xf32>
    %t2.wide1 = linalg.generic {
        indexing_maps = [#map3, #map3],
        iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<2x3xf16>)
        outs(%t2.wide1.init : tensor<2x3xf32>) {
      ^bb0(%in0: f16, %out: f32):
        %result = arith.extf %in0 : f16 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    %t2.acc0.identity = arith.constant 0.0 : f32
    %t2.acc0.empty = tensor.empty() : tensor<f32>
    %t2.acc0.init = linalg.fill {result = "t2.acc0"} ins(%t2.acc0.identity : f32) outs(%t2.acc0.empty : tensor<f32>) -> tensor<f32>
    %t2.acc0 = linalg.contract
        indexing_maps = [#map3, #map3, #map6]
        {result = "t2.acc0"}
        ins(%t2.wide0, %t2.wide1 : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t2.acc0.init : tensor<f32>) -> tensor<f32> loc(unknown)
    %t2.init = tensor.empty() : tensor<f16>
    %t2 = linalg.generic {
        indexing_maps = [#map7, #map7],
        iterator_types = []}
        ins(%t2.acc0 : tensor<f32>)
        outs(%t2.init : tensor<f16>) {
      ^bb0(%in0: f32, %out: f16):
        %result = arith.truncf %in0 : f32 to f16
        linalg.yield %result : f16
    } -> tensor<f16> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x2xf16>, memref<2x2xf16>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<3x3xf16>, memref<3x3xf16>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<f16>, memref<f16>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
