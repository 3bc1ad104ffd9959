#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @arcsin_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result.wide_x = arith.extf %in0 : f32 to f64
        %result.wide.minus_two = arith.constant -2.0 : f64
        %result.wide.half_pi = arith.constant 1.5707963267948966 : f64
        %result.wide.half_pi_low = arith.constant 6.123233995736766e-17 : f64
        %result.wide.magnitude = math.absf %result.wide_x : f64
        %result.wide.parts.half = arith.constant 0.5 : f64
        %result.wide.parts.minus_half = arith.constant -0.5 : f64
        %result.wide.parts.is_large = arith.cmpf ogt, %result.wide.magnitude, %result.wide.parts.half : f64
        %result.wide.parts.half_distance = math.fma %result.wide.magnitude, %result.wide.parts.minus_half, %result.wide.parts.half : f64
        %result.wide.parts.plain_square = arith.mulf %result.wide.magnitude, %result.wide.magnitude : f64
        %result.wide.parts.square = arith.select %result.wide.parts.is_large, %result.wide.parts.half_distance, %result.wide.parts.plain_square : f64
        %result.wide.parts.root = math.sqrt %result.wide.parts.half_distance : f64
        %result.wide.parts.t = arith.select %result.wide.parts.is_large, %result.wide.parts.root, %result.wide.magnitude : f64
        %result.wide.parts.series.sum5 = arith.constant 0.03756521561096374 : f64
        %result.wide.parts.series.c4 = arith.constant 0.014402596588793093 : f64
        %result.wide.parts.series.sum4 = math.fma %result.wide.parts.series.sum5, %result.wide.parts.square, %result.wide.parts.series.c4 : f64
        %result.wide.parts.series.c3 = arith.constant 0.03181761372576148 : f64
        %result.wide.parts.series.sum3 = math.fma %result.wide.parts.series.sum4, %result.wide.parts.square, %result.wide.parts.series.c3 : f64
        %result.wide.parts.series.c2 = arith.constant 0.0445157200631123 : f64
        %result.wide.parts.series.sum2 = math.fma %result.wide.parts.series.sum3, %result.wide.parts.square, %result.wide.parts.series.c2 : f64
        %result.wide.parts.series.c1 = arith.constant 0.07500510918308637 : f64
        %result.wide.parts.series.sum1 = math.fma %result.wide.parts.series.sum2, %result.wide.parts.square, %result.wide.parts.series.c1 : f64
        %result.wide.parts.series.c0 = arith.constant 0.16666659871895073 : f64
        %result.wide.parts.series = math.fma %result.wide.parts.series.sum1, %result.wide.parts.square, %result.wide.parts.series.c0 : f64
        %result.wide.parts.cube = arith.mulf %result.wide.parts.square, %result.wide.parts.t : f64
        %result.wide.parts.rest = arith.mulf %result.wide.parts.cube, %result.wide.parts.series : f64
        %result.wide.small = arith.addf %result.wide.parts.t, %result.wide.parts.rest : f64
        %result.wide.most = math.fma %result.wide.parts.t, %result.wide.minus_two, %result.wide.half_pi : f64
        %result.wide.taken = arith.subf %result.wide.half_pi, %result.wide.most : f64
        %result.wide.lost = math.fma %result.wide.parts.t, %result.wide.minus_two, %result.wide.taken : f64
        %result.wide.lost_and_low = arith.addf %result.wide.lost, %result.wide.half_pi_low : f64
        %result.wide.less = math.fma %result.wide.parts.rest, %result.wide.minus_two, %result.wide.lost_and_low : f64
        %result.wide.large = arith.addf %result.wide.most, %result.wide.less : f64
        %result.wide.positive = arith.select %result.wide.parts.is_large, %result.wide.large, %result.wide.small : f64
        %result.wide = math.copysign %result.wide.positive, %result.wide_x : f64
        %result = arith.truncf %result.wide : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
