#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @arccos_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %out: f64):
        %result.zero = arith.constant 0.0 : f64
        %result.two = arith.constant 2.0 : f64
        %result.minus_one = arith.constant -1.0 : f64
        %result.half_pi = arith.constant 1.5707963267948966 : f64
        %result.half_pi_low = arith.constant 6.123233995736766e-17 : f64
        %result.pi = arith.constant 3.141592653589793 : f64
        %result.pi_low = arith.constant 1.2246467991473532e-16 : f64
        %result.magnitude = math.absf %in0 : f64
        %result.parts.half = arith.constant 0.5 : f64
        %result.parts.minus_half = arith.constant -0.5 : f64
        %result.parts.is_large = arith.cmpf ogt, %result.magnitude, %result.parts.half : f64
        %result.parts.half_distance = math.fma %result.magnitude, %result.parts.minus_half, %result.parts.half : f64
        %result.parts.plain_square = arith.mulf %result.magnitude, %result.magnitude : f64
        %result.parts.square = arith.select %result.parts.is_large, %result.parts.half_distance, %result.parts.plain_square : f64
        %result.parts.root = math.sqrt %result.parts.half_distance : f64
        %result.parts.t = arith.select %result.parts.is_large, %result.parts.root, %result.magnitude : f64
        %result.parts.series.sum11 = arith.constant 0.03195855079474187 : f64
        %result.parts.series.c10 = arith.constant -0.016293436461895506 : f64
        %result.parts.series.sum10 = math.fma %result.parts.series.sum11, %result.parts.square, %result.parts.series.c10 : f64
        %result.parts.series.c9 = arith.constant 0.019573476863760986 : f64
        %result.parts.series.sum9 = math.fma %result.parts.series.sum10, %result.parts.square, %result.parts.series.c9 : f64
        %result.parts.series.c8 = arith.constant 0.006511019993643249 : f64
        %result.parts.series.sum8 = math.fma %result.parts.series.sum9, %result.parts.square, %result.parts.series.c8 : f64
        %result.parts.series.c7 = arith.constant 0.012173238162995077 : f64
        %result.parts.series.sum7 = math.fma %result.parts.series.sum8, %result.parts.square, %result.parts.series.c7 : f64
        %result.parts.series.c6 = arith.constant 0.01388460519843159 : f64
        %result.parts.series.sum6 = math.fma %result.parts.series.sum7, %result.parts.square, %result.parts.series.c6 : f64
        %result.parts.series.c5 = arith.constant 0.017359770370647346 : f64
        %result.parts.series.sum5 = math.fma %result.parts.series.sum6, %result.parts.square, %result.parts.series.c5 : f64
        %result.parts.series.c4 = arith.constant 0.02237175357676011 : f64
        %result.parts.series.sum4 = math.fma %result.parts.series.sum5, %result.parts.square, %result.parts.series.c4 : f64
        %result.parts.series.c3 = arith.constant 0.030381959328752983 : f64
        %result.parts.series.sum3 = math.fma %result.parts.series.sum4, %result.parts.square, %result.parts.series.c3 : f64
        %result.parts.series.c2 = arith.constant 0.04464285682355325 : f64
        %result.parts.series.sum2 = math.fma %result.parts.series.sum3, %result.parts.square, %result.parts.series.c2 : f64
        %result.parts.series.c1 = arith.constant 0.07500000000342938 : f64
        %result.parts.series.sum1 = math.fma %result.parts.series.sum2, %result.parts.square, %result.parts.series.c1 : f64
        %result.parts.series.c0 = arith.constant 0.16666666666665383 : f64
        %result.parts.series = math.fma %result.parts.series.sum1, %result.parts.square, %result.parts.series.c0 : f64
        %result.parts.cube = arith.mulf %result.parts.square, %result.parts.t : f64
        %result.parts.rest = arith.mulf %result.parts.cube, %result.parts.series : f64
        %result.angle = arith.addf %result.parts.t, %result.parts.rest : f64
        %result.is_left = arith.cmpf olt, %in0, %result.zero : f64
        %result.outer_base = arith.select %result.is_left, %result.pi, %result.zero : f64
        %result.outer_base_low = arith.select %result.is_left, %result.pi_low, %result.zero : f64
        %result.base = arith.select %result.parts.is_large, %result.outer_base, %result.half_pi : f64
        %result.base_low = arith.select %result.parts.is_large, %result.outer_base_low, %result.half_pi_low : f64
        %result.factor = arith.select %result.parts.is_large, %result.two, %result.minus_one : f64
        %result.minus_factor = arith.negf %result.factor : f64
        %result.signed_factor = arith.select %result.is_left, %result.minus_factor, %result.factor : f64
        %result.less = math.fma %result.angle, %result.signed_factor, %result.base_low : f64
        %result = arith.addf %result.base, %result.less : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
