#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @sinh_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.wide_x = arith.extf %in0 : f32 to f64
        %result.magnitude = math.absf %result.wide_x : f64
        %result.parts.log2e = arith.constant 1.4426950408889634 : f64
        %result.parts.shift = arith.constant 6755399441056765.0 : f64
        %result.parts.ln2_high = arith.constant -0.6931471803691238 : f64
        %result.parts.ln2_low = arith.constant -1.9082149292705877e-10 : f64
        %result.parts.highest = arith.constant 710.6 : f64
        %result.parts.is_high = arith.cmpf ogt, %result.magnitude, %result.parts.highest : f64
        %result.parts.limited = arith.select %result.parts.is_high, %result.parts.highest, %result.magnitude : f64
        %result.parts.shifted = math.fma %result.parts.limited, %result.parts.log2e, %result.parts.shift : f64
        %result.parts.k = arith.subf %result.parts.shifted, %result.parts.shift : f64
        %result.parts.near = math.fma %result.parts.k, %result.parts.ln2_high, %result.parts.limited : f64
        %result.parts.tail = arith.mulf %result.parts.k, %result.parts.ln2_low : f64
        %result.parts.s = arith.addf %result.parts.near, %result.parts.tail : f64
        %result.parts.square = arith.mulf %result.parts.s, %result.parts.s : f64
        %result.parts.cube = arith.mulf %result.parts.square, %result.parts.s : f64
        %result.parts.even_series.sum2 = arith.constant 0.0013946333557158129 : f64
        %result.parts.even_series.c1 = arith.constant 0.04166626563245073 : f64
        %result.parts.even_series.sum1 = math.fma %result.parts.even_series.sum2, %result.parts.square, %result.parts.even_series.c1 : f64
        %result.parts.even_series.c0 = arith.constant 0.5000000079565652 : f64
        %result.parts.even_series = math.fma %result.parts.even_series.sum1, %result.parts.square, %result.parts.even_series.c0 : f64
        %result.parts.even = arith.mulf %result.parts.square, %result.parts.even_series : f64
        %result.parts.odd_series.sum2 = arith.constant 0.00019905075510669753 : f64
        %result.parts.odd_series.c1 = arith.constant 0.008333288794547235 : f64
        %result.parts.odd_series.sum1 = math.fma %result.parts.odd_series.sum2, %result.parts.square, %result.parts.odd_series.c1 : f64
        %result.parts.odd_series.c0 = arith.constant 0.16666666755025886 : f64
        %result.parts.odd_series = math.fma %result.parts.odd_series.sum1, %result.parts.square, %result.parts.odd_series.c0 : f64
        %result.parts.odd = math.fma %result.parts.cube, %result.parts.odd_series, %result.parts.tail : f64
        %result.parts.mantissa_bits = arith.constant 52 : i64
        %result.parts.two_biases = arith.constant 0x7FA0000000000000 : i64
        %result.parts.zero = arith.constant 0.0 : f64
        %result.parts.lone = arith.constant 40.0 : f64
        %result.parts.bits = arith.bitcast %result.parts.shifted : f64 to i64
        %result.parts.up_bits = arith.shli %result.parts.bits, %result.parts.mantissa_bits : i64
        %result.parts.down_bits = arith.subi %result.parts.two_biases, %result.parts.up_bits : i64
        %result.parts.up = arith.bitcast %result.parts.up_bits : i64 to f64
        %result.parts.any_down = arith.bitcast %result.parts.down_bits : i64 to f64
        %result.parts.is_lone = arith.cmpf ogt, %result.parts.limited, %result.parts.lone : f64
        %result.parts.down = arith.select %result.parts.is_lone, %result.parts.zero, %result.parts.any_down : f64
        %result.parts.sum = arith.addf %result.parts.up, %result.parts.down : f64
        %result.parts.difference = arith.subf %result.parts.up, %result.parts.down : f64
        %result.half.most = math.fma %result.parts.sum, %result.parts.near, %result.parts.difference : f64
        %result.half.even = arith.mulf %result.parts.difference, %result.parts.even : f64
        %result.half.rest = math.fma %result.parts.sum, %result.parts.odd, %result.half.even : f64
        %result.half = arith.addf %result.half.most, %result.half.rest : f64
        %result.positive = arith.addf %result.half, %result.half : f64
        %result.wide = math.copysign %result.positive, %result.wide_x : f64
        %result = arith.truncf %result.wide : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
