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
        %wide0.half = arith.bitcast %in0 : bf16 to i16
        %wide0.low = arith.extui %wide0.half : i16 to i32
        %wide0.half_bits = arith.constant 16 : i32
        %wide0.bits = arith.shli %wide0.low, %wide0.half_bits : i32
        %wide0 = arith.bitcast %wide0.bits : i32 to f32
        %computed.zero = arith.constant -0.0 : f32
        %computed.one = arith.constant 1.0 : f32
        %computed.minus_one = arith.constant -1.0 : f32
        %computed.is_above = arith.cmpf ogt, %wide0, %computed.zero : f32
        %computed.is_below = arith.cmpf olt, %wide0, %computed.zero : f32
        %computed.zero_or_nan = arith.addf %wide0, %computed.zero : f32
        %computed.below = arith.select %computed.is_below, %computed.minus_one, %computed.zero_or_nan : f32
        %computed = arith.select %computed.is_above, %computed.one, %computed.below : f32
        %result.bits = arith.bitcast %computed : f32 to i32
        %result.half_bits = arith.constant 16 : i32
        %result.upper = arith.shrui %result.bits, %result.half_bits : i32
        %result.one = arith.constant 1 : i32
        %result.odd = arith.andi %result.upper, %result.one : i32
        %result.below_half = arith.constant 32767 : i32
        %result.added = arith.addi %result.below_half, %result.odd : i32
        %result.sum = arith.addi %result.bits, %result.added : i32
        %result.rounded = arith.shrui %result.sum, %result.half_bits : i32
        %result.is_nan = arith.cmpf uno, %computed, %computed : f32
        %result.nan = arith.constant 32704 : i32
        %result.chosen = arith.select %result.is_nan, %result.nan, %result.rounded : i32
        %result.half = arith.trunci %result.chosen : i32 to i16
        %result = arith.bitcast %result.half : i16 to bf16
        linalg.yield %result : bf16
    } -> tensor<2x3xbf16> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xbf16>, memref<2x3xbf16>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
