#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @iota_f16(%out0.buffer: memref<2x3xf16> {llvm.noalias}, %out1.buffer: memref<2x3xf16> {llvm.noalias}) -> i32 {
    %t0.init = tensor.empty() : tensor<2x3xf16>
    %t0 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel", "parallel"]}
        outs(%t0.init : tensor<2x3xf16>) {
      ^bb0(%out: f16):
        %loop = linalg.index 0 : index
        %position = arith.index_cast %loop : index to i64
        %result.0 = arith.sitofp %position : i64 to f32
        %result = arith.truncf %result.0 : f32 to f16
        linalg.yield %result : f16
    } -> tensor<2x3xf16> loc(unknown)
    %t1.init = tensor.empty() : tensor<2x3xf16>
    %t1 = linalg.generic {
        indexing_maps = [#map0],
        iterator_types = ["parallel", "parallel"]}
        outs(%t1.init : tensor<2x3xf16>) {
      ^bb0(%out: f16):
        %loop = linalg.index 1 : index
        %position = arith.index_cast %loop : index to i64
        %result.0 = arith.sitofp %position : i64 to f32
        %result = arith.truncf %result.0 : f32 to f16
        linalg.yield %result : f16
    } -> tensor<2x3xf16> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xf16>, memref<2x3xf16>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xf16>, memref<2x3xf16>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
