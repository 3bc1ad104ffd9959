#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @sign_bf16(%x.buffer: memref<2x3xbf16> {llvm.noalias}, %out.buffer: memref<2x3xbf16> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xbf16> to tensor<2x3xbf16>
    %t0.init = tensor.empty() : tensor<2x3xbf16>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xbf16>)
        outs(%t0.init : tensor<2x3xbf16>) {
      ^bb0(%in0: bf16, %out: bf16):
        %wide0 = arith.extf %in0 : bf16 to f32
        %computed.zero = arith.constant -0.0 : f32
        %computed.one = arith.constant 1.0 : f32
        %computed.minus_one = arith.constant -1.0 : f32
        %computed.is_above = arith.cmpf ogt, %wide0, %computed.zero : f32
        %computed.is_below = arith.cmpf olt, %wide0, %computed.zero : f32
        %computed.zero_or_nan = arith.addf %wide0, %computed.zero : f32
        %computed.below = arith.select %computed.is_below, %computed.minus_one, %computed.zero_or_nan : f32
        %computed = arith.select %computed.is_above, %computed.one, %computed.below : f32
        %result = arith.truncf %computed : f32 to bf16
        linalg.yield %result : bf16
    } -> tensor<2x3xbf16> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xbf16>, memref<2x3xbf16>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
