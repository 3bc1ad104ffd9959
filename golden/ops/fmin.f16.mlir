#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @fmin_f16(%x.buffer: memref<2x3xf16> {llvm.noalias}, %y.buffer: memref<2x3xf16> {llvm.noalias}, %out.buffer: memref<2x3xf16> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf16> to tensor<2x3xf16>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf16> to tensor<2x3xf16>
    %t0.init = tensor.empty() : tensor<2x3xf16>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xf16>, tensor<2x3xf16>)
        outs(%t0.init : tensor<2x3xf16>) {
      ^bb0(%in0: f16, %in1: f16, %out: f16):
        %wide0 = arith.extf %in0 : f16 to f32
        %wide1 = arith.extf %in1 : f16 to f32
        %computed.better = arith.cmpf ole, %wide0, %wide1 : f32
        %computed.b_is_nan = arith.cmpf uno, %wide1, %wide1 : f32
        %computed.first = arith.ori %computed.better, %computed.b_is_nan : i1
        %computed = arith.select %computed.first, %wide0, %wide1 : f32
        %result = arith.truncf %computed : f32 to f16
        linalg.yield %result : f16
    } -> tensor<2x3xf16> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf16>, memref<2x3xf16>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
