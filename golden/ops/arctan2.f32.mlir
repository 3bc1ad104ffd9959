#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @arctan2_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %y.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result.wide_y = arith.extf %in0 : f32 to f64
        %result.wide_x = arith.extf %in1 : f32 to f64
        %result.wide.zero = arith.constant 0.0 : f64
        %result.wide.one = arith.constant 1.0 : f64
        %result.wide.half_pi = arith.constant 1.5707963267948966 : f64
        %result.wide.half_pi_low = arith.constant 6.123233995736766e-17 : f64
        %result.wide.pi = arith.constant 3.141592653589793 : f64
        %result.wide.pi_low = arith.constant 1.2246467991473532e-16 : f64
        %result.wide.height = math.absf %result.wide_y : f64
        %result.wide.width = math.absf %result.wide_x : f64
        %result.wide.is_steep = arith.cmpf ogt, %result.wide.height, %result.wide.width : f64
        %result.wide.smaller = arith.select %result.wide.is_steep, %result.wide.width, %result.wide.height : f64
        %result.wide.larger = arith.select %result.wide.is_steep, %result.wide.height, %result.wide.width : f64
        %result.wide.quotient = arith.divf %result.wide.smaller, %result.wide.larger : f64
        %result.wide.is_equal = arith.cmpf oeq, %result.wide.smaller, %result.wide.larger : f64
        %result.wide.is_zero = arith.cmpf oeq, %result.wide.larger, %result.wide.zero : f64
        %result.wide.ratio_of_equals = arith.select %result.wide.is_zero, %result.wide.zero, %result.wide.one : f64
        %result.wide.t = arith.select %result.wide.is_equal, %result.wide.ratio_of_equals, %result.wide.quotient : f64
        %result.wide.angle.square = arith.mulf %result.wide.t, %result.wide.t : f64
        %result.wide.angle.series.sum9 = arith.constant 0.0011348968374207972 : f64
        %result.wide.angle.series.c8 = arith.constant -0.007422729499199134 : f64
        %result.wide.angle.series.sum8 = math.fma %result.wide.angle.series.sum9, %result.wide.angle.square, %result.wide.angle.series.c8 : f64
        %result.wide.angle.series.c7 = arith.constant 0.02276053418249695 : f64
        %result.wide.angle.series.sum7 = math.fma %result.wide.angle.series.sum8, %result.wide.angle.square, %result.wide.angle.series.c7 : f64
        %result.wide.angle.series.c6 = arith.constant -0.044946670680165945 : f64
        %result.wide.angle.series.sum6 = math.fma %result.wide.angle.series.sum7, %result.wide.angle.square, %result.wide.angle.series.c6 : f64
        %result.wide.angle.series.c5 = arith.constant 0.06759587902539953 : f64
        %result.wide.angle.series.sum5 = math.fma %result.wide.angle.series.sum6, %result.wide.angle.square, %result.wide.angle.series.c5 : f64
        %result.wide.angle.series.c4 = arith.constant -0.08818855133747332 : f64
        %result.wide.angle.series.sum4 = math.fma %result.wide.angle.series.sum5, %result.wide.angle.square, %result.wide.angle.series.c4 : f64
        %result.wide.angle.series.c3 = arith.constant 0.11060246332312422 : f64
        %result.wide.angle.series.sum3 = math.fma %result.wide.angle.series.sum4, %result.wide.angle.square, %result.wide.angle.series.c3 : f64
        %result.wide.angle.series.c2 = arith.constant -0.14280131005981106 : f64
        %result.wide.angle.series.sum2 = math.fma %result.wide.angle.series.sum3, %result.wide.angle.square, %result.wide.angle.series.c2 : f64
        %result.wide.angle.series.c1 = arith.constant 0.19999692630290225 : f64
        %result.wide.angle.series.sum1 = math.fma %result.wide.angle.series.sum2, %result.wide.angle.square, %result.wide.angle.series.c1 : f64
        %result.wide.angle.series.c0 = arith.constant -0.3333332743386141 : f64
        %result.wide.angle.series = math.fma %result.wide.angle.series.sum1, %result.wide.angle.square, %result.wide.angle.series.c0 : f64
        %result.wide.angle.cube = arith.mulf %result.wide.angle.square, %result.wide.t : f64
        %result.wide.angle = math.fma %result.wide.angle.cube, %result.wide.angle.series, %result.wide.t : f64
        %result.wide.sign = math.copysign %result.wide.one, %result.wide_x : f64
        %result.wide.is_left = arith.cmpf olt, %result.wide.sign, %result.wide.zero : f64
        %result.wide.turns = arith.xori %result.wide.is_steep, %result.wide.is_left : i1
        %result.wide.minus_angle = arith.negf %result.wide.angle : f64
        %result.wide.offset = arith.select %result.wide.turns, %result.wide.minus_angle, %result.wide.angle : f64
        %result.wide.flat_base = arith.select %result.wide.is_left, %result.wide.pi, %result.wide.zero : f64
        %result.wide.flat_base_low = arith.select %result.wide.is_left, %result.wide.pi_low, %result.wide.zero : f64
        %result.wide.base = arith.select %result.wide.is_steep, %result.wide.half_pi, %result.wide.flat_base : f64
        %result.wide.base_low = arith.select %result.wide.is_steep, %result.wide.half_pi_low, %result.wide.flat_base_low : f64
        %result.wide.offset_and_low = arith.addf %result.wide.offset, %result.wide.base_low : f64
        %result.wide.positive = arith.addf %result.wide.base, %result.wide.offset_and_low : f64
        %result.wide = math.copysign %result.wide.positive, %result.wide_y : f64
        %result = arith.truncf %result.wide : f64 to f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
