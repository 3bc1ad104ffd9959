#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @arctan_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.one = arith.constant 1.0 : f64
        %result.half_pi = arith.constant 1.5707963267948966 : f64
        %result.half_pi_low = arith.constant 6.123233995736766e-17 : f64
        %result.magnitude = math.absf %in0 : f64
        %result.inverse = arith.divf %result.one, %result.magnitude : f64
        %result.is_large = arith.cmpf ogt, %result.magnitude, %result.one : f64
        %result.t = arith.select %result.is_large, %result.inverse, %result.magnitude : f64
        %result.angle.square = arith.mulf %result.t, %result.t : f64
        %result.angle.series.sum19 = arith.constant 1.3489776498058582e-05 : f64
        %result.angle.series.c18 = arith.constant -0.0001548019828784021 : f64
        %result.angle.series.sum18 = math.fma %result.angle.series.sum19, %result.angle.square, %result.angle.series.c18 : f64
        %result.angle.series.c17 = arith.constant 0.0008435073110752357 : f64
        %result.angle.series.sum17 = math.fma %result.angle.series.sum18, %result.angle.square, %result.angle.series.c17 : f64
        %result.angle.series.c16 = arith.constant -0.0029194065075649604 : f64
        %result.angle.series.sum16 = math.fma %result.angle.series.sum17, %result.angle.square, %result.angle.series.c16 : f64
        %result.angle.series.c15 = arith.constant 0.007263485084418156 : f64
        %result.angle.series.sum15 = math.fma %result.angle.series.sum16, %result.angle.square, %result.angle.series.c15 : f64
        %result.angle.series.c14 = arith.constant -0.013995172386711252 : f64
        %result.angle.series.sum14 = math.fma %result.angle.series.sum15, %result.angle.square, %result.angle.series.c14 : f64
        %result.angle.series.c13 = arith.constant 0.022085357587453017 : f64
        %result.angle.series.sum13 = math.fma %result.angle.series.sum14, %result.angle.square, %result.angle.series.c13 : f64
        %result.angle.series.c12 = arith.constant -0.029985749925137282 : f64
        %result.angle.series.sum12 = math.fma %result.angle.series.sum13, %result.angle.square, %result.angle.series.c12 : f64
        %result.angle.series.c11 = arith.constant 0.03669364864097534 : f64
        %result.angle.series.sum11 = math.fma %result.angle.series.sum12, %result.angle.square, %result.angle.series.c11 : f64
        %result.angle.series.c10 = arith.constant -0.04221724192764126 : f64
        %result.angle.series.sum10 = math.fma %result.angle.series.sum11, %result.angle.square, %result.angle.series.c10 : f64
        %result.angle.series.c9 = arith.constant 0.047232959557923754 : f64
        %result.angle.series.sum9 = math.fma %result.angle.series.sum10, %result.angle.square, %result.angle.series.c9 : f64
        %result.angle.series.c8 = arith.constant -0.05253806371910757 : f64
        %result.angle.series.sum8 = math.fma %result.angle.series.sum9, %result.angle.square, %result.angle.series.c8 : f64
        %result.angle.series.c7 = arith.constant 0.05880592753469303 : f64
        %result.angle.series.sum7 = math.fma %result.angle.series.sum8, %result.angle.square, %result.angle.series.c7 : f64
        %result.angle.series.c6 = arith.constant -0.06666415034179378 : f64
        %result.angle.series.sum6 = math.fma %result.angle.series.sum7, %result.angle.square, %result.angle.series.c6 : f64
        %result.angle.series.c5 = arith.constant 0.07692281191763244 : f64
        %result.angle.series.sum5 = math.fma %result.angle.series.sum6, %result.angle.square, %result.angle.series.c5 : f64
        %result.angle.series.c4 = arith.constant -0.0909090711973968 : f64
        %result.angle.series.sum4 = math.fma %result.angle.series.sum5, %result.angle.square, %result.angle.series.c4 : f64
        %result.angle.series.c3 = arith.constant 0.11111111013682162 : f64
        %result.angle.series.sum3 = math.fma %result.angle.series.sum4, %result.angle.square, %result.angle.series.c3 : f64
        %result.angle.series.c2 = arith.constant -0.14285714282803472 : f64
        %result.angle.series.sum2 = math.fma %result.angle.series.sum3, %result.angle.square, %result.angle.series.c2 : f64
        %result.angle.series.c1 = arith.constant 0.19999999999955462 : f64
        %result.angle.series.sum1 = math.fma %result.angle.series.sum2, %result.angle.square, %result.angle.series.c1 : f64
        %result.angle.series.c0 = arith.constant -0.33333333333333093 : f64
        %result.angle.series = math.fma %result.angle.series.sum1, %result.angle.square, %result.angle.series.c0 : f64
        %result.angle.cube = arith.mulf %result.angle.square, %result.t : f64
        %result.angle = math.fma %result.angle.cube, %result.angle.series, %result.t : f64
        %result.less = arith.subf %result.angle, %result.half_pi_low : f64
        %result.rest = arith.subf %result.half_pi, %result.less : f64
        %result.positive = arith.select %result.is_large, %result.rest, %result.angle : f64
        %result = math.copysign %result.positive, %in0 : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
