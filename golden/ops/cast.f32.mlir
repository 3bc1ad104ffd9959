#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @cast_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<2x3xi8> {llvm.noalias}, %out1.buffer: memref<2x3xi8> {llvm.noalias}, %out2.buffer: memref<2x3xi16> {llvm.noalias}, %out3.buffer: memref<2x3xi32> {llvm.noalias}, %out4.buffer: memref<2x3xi64> {llvm.noalias}, %out5.buffer: memref<2x3xi8> {llvm.noalias}, %out6.buffer: memref<2x3xi16> {llvm.noalias}, %out7.buffer: memref<2x3xi32> {llvm.noalias}, %out8.buffer: memref<2x3xi64> {llvm.noalias}, %out9.buffer: memref<2x3xf16> {llvm.noalias}, %out10.buffer: memref<2x3xbf16> {llvm.noalias}, %out11.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xi8>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xi8>) {
      ^bb0(%in0: f32, %out: i8):
        %result.zero = arith.constant 0.0 : f32
        %result = arith.cmpf une, %in0, %result.zero : f32
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<2x3xi8> loc(unknown)
    %t1.init = tensor.empty() : tensor<2x3xi8>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t1.init : tensor<2x3xi8>) {
      ^bb0(%in0: f32, %out: i8):
        %result.0.limit = arith.constant 2.1474836e+09 : f32
        %result.0.magnitude = math.absf %in0 : f32
        %result.0.fits = arith.cmpf olt, %result.0.magnitude, %result.0.limit : f32
        %result.0.zero = arith.constant 0.0 : f32
        %result.0.safe = arith.select %result.0.fits, %in0, %result.0.zero : f32
        %result.0.converted = arith.fptosi %result.0.safe : f32 to i32
        %result.0.smallest = arith.constant -2147483648 : i32
        %result.0 = arith.select %result.0.fits, %result.0.converted, %result.0.smallest : i32
        %result = arith.trunci %result.0 : i32 to i8
        linalg.yield %result : i8
    } -> tensor<2x3xi8> loc(unknown)
    %t2.init = tensor.empty() : tensor<2x3xi16>
    %t2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t2.init : tensor<2x3xi16>) {
      ^bb0(%in0: f32, %out: i16):
        %result.0.limit = arith.constant 2.1474836e+09 : f32
        %result.0.magnitude = math.absf %in0 : f32
        %result.0.fits = arith.cmpf olt, %result.0.magnitude, %result.0.limit : f32
        %result.0.zero = arith.constant 0.0 : f32
        %result.0.safe = arith.select %result.0.fits, %in0, %result.0.zero : f32
        %result.0.converted = arith.fptosi %result.0.safe : f32 to i32
        %result.0.smallest = arith.constant -2147483648 : i32
        %result.0 = arith.select %result.0.fits, %result.0.converted, %result.0.smallest : i32
        %result = arith.trunci %result.0 : i32 to i16
        linalg.yield %result : i16
    } -> tensor<2x3xi16> loc(unknown)
    %t3.init = tensor.empty() : tensor<2x3xi32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t3.init : tensor<2x3xi32>) {
      ^bb0(%in0: f32, %out: i32):
        %result.limit = arith.constant 2.1474836e+09 : f32
        %result.magnitude = math.absf %in0 : f32
        %result.fits = arith.cmpf olt, %result.magnitude, %result.limit : f32
        %result.zero = arith.constant 0.0 : f32
        %result.safe = arith.select %result.fits, %in0, %result.zero : f32
        %result.converted = arith.fptosi %result.safe : f32 to i32
        %result.smallest = arith.constant -2147483648 : i32
        %result = arith.select %result.fits, %result.converted, %result.smallest : i32
        linalg.yield %result : i32
    } -> tensor<2x3xi32> loc(unknown)
    %t4.init = tensor.empty() : tensor<2x3xi64>
    %t4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t4.init : tensor<2x3xi64>) {
      ^bb0(%in0: f32, %out: i64):
        %result.limit = arith.constant 9.223372e+18 : f32
        %result.magnitude = math.absf %in0 : f32
        %result.fits = arith.cmpf olt, %result.magnitude, %result.limit : f32
        %result.zero = arith.constant 0.0 : f32
        %result.safe = arith.select %result.fits, %in0, %result.zero : f32
        %result.converted = arith.fptosi %result.safe : f32 to i64
        %result.smallest = arith.constant -9223372036854775808 : i64
        %result = arith.select %result.fits, %result.converted, %result.smallest : i64
        linalg.yield %result : i64
    } -> tensor<2x3xi64> loc(unknown)
    %t5.init = tensor.empty() : tensor<2x3xi8>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t5.init : tensor<2x3xi8>) {
      ^bb0(%in0: f32, %out: i8):
        %result.0.limit = arith.constant 2.1474836e+09 : f32
        %result.0.magnitude = math.absf %in0 : f32
        %result.0.fits = arith.cmpf olt, %result.0.magnitude, %result.0.limit : f32
        %result.0.zero = arith.constant 0.0 : f32
        %result.0.safe = arith.select %result.0.fits, %in0, %result.0.zero : f32
        %result.0.converted = arith.fptosi %result.0.safe : f32 to i32
        %result.0.smallest = arith.constant -2147483648 : i32
        %result.0 = arith.select %result.0.fits, %result.0.converted, %result.0.smallest : i32
        %result = arith.trunci %result.0 : i32 to i8
        linalg.yield %result : i8
    } -> tensor<2x3xi8> loc(unknown)
    %t6.init = tensor.empty() : tensor<2x3xi16>
    %t6 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t6.init : tensor<2x3xi16>) {
      ^bb0(%in0: f32, %out: i16):
        %result.0.limit = arith.constant 2.1474836e+09 : f32
        %result.0.magnitude = math.absf %in0 : f32
        %result.0.fits = arith.cmpf olt, %result.0.magnitude, %result.0.limit : f32
        %result.0.zero = arith.constant 0.0 : f32
        %result.0.safe = arith.select %result.0.fits, %in0, %result.0.zero : f32
        %result.0.converted = arith.fptosi %result.0.safe : f32 to i32
        %result.0.smallest = arith.constant -2147483648 : i32
        %result.0 = arith.select %result.0.fits, %result.0.converted, %result.0.smallest : i32
        %result = arith.trunci %result.0 : i32 to i16
        linalg.yield %result : i16
    } -> tensor<2x3xi16> loc(unknown)
    %t7.init = tensor.empty() : tensor<2x3xi32>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t7.init : tensor<2x3xi32>) {
      ^bb0(%in0: f32, %out: i32):
        %result.0.limit = arith.constant 9.223372e+18 : f32
        %result.0.magnitude = math.absf %in0 : f32
        %result.0.fits = arith.cmpf olt, %result.0.magnitude, %result.0.limit : f32
        %result.0.zero = arith.constant 0.0 : f32
        %result.0.safe = arith.select %result.0.fits, %in0, %result.0.zero : f32
        %result.0.converted = arith.fptosi %result.0.safe : f32 to i64
        %result.0.smallest = arith.constant -9223372036854775808 : i64
        %result.0 = arith.select %result.0.fits, %result.0.converted, %result.0.smallest : i64
        %result = arith.trunci %result.0 : i64 to i32
        linalg.yield %result : i32
    } -> tensor<2x3xi32> loc(unknown)
    %t8.init = tensor.empty() : tensor<2x3xi64>
    %t8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t8.init : tensor<2x3xi64>) {
      ^bb0(%in0: f32, %out: i64):
        %result.limit = arith.constant 9.223372e+18 : f32
        %result.high = arith.cmpf oge, %in0, %result.limit : f32
        %result.less = arith.subf %in0, %result.limit : f32
        %result.low = arith.select %result.high, %result.less, %in0 : f32
        %result.magnitude = math.absf %result.low : f32
        %result.fits = arith.cmpf olt, %result.magnitude, %result.limit : f32
        %result.zero = arith.constant 0.0 : f32
        %result.safe = arith.select %result.fits, %result.low, %result.zero : f32
        %result.converted = arith.fptosi %result.safe : f32 to i64
        %result.top = arith.constant -9223372036854775808 : i64
        %result.signed = arith.select %result.fits, %result.converted, %result.top : i64
        %result.flipped = arith.xori %result.signed, %result.top : i64
        %result = arith.select %result.high, %result.flipped, %result.signed : i64
        linalg.yield %result : i64
    } -> tensor<2x3xi64> loc(unknown)
    %t9.init = tensor.empty() : tensor<2x3xf16>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t9.init : tensor<2x3xf16>) {
      ^bb0(%in0: f32, %out: f16):
        %result = arith.truncf %in0 : f32 to f16
        linalg.yield %result : f16
    } -> tensor<2x3xf16> loc(unknown)
    %t10.init = tensor.empty() : tensor<2x3xbf16>
    %t10 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t10.init : tensor<2x3xbf16>) {
      ^bb0(%in0: f32, %out: bf16):
        %result.bits = arith.bitcast %in0 : f32 to i32
        %result.half_bits = arith.constant 16 : i32
        %result.upper = arith.shrui %result.bits, %result.half_bits : i32
        %result.one = arith.constant 1 : i32
        %result.odd = arith.andi %result.upper, %result.one : i32
        %result.below_half = arith.constant 32767 : i32
        %result.added = arith.addi %result.below_half, %result.odd : i32
        %result.sum = arith.addi %result.bits, %result.added : i32
        %result.rounded = arith.shrui %result.sum, %result.half_bits : i32
        %result.is_nan = arith.cmpf uno, %in0, %in0 : f32
        %result.nan = arith.constant 32704 : i32
        %result.chosen = arith.select %result.is_nan, %result.nan, %result.rounded : i32
        %result.half = arith.trunci %result.chosen : i32 to i16
        %result = arith.bitcast %result.half : i16 to bf16
        linalg.yield %result : bf16
    } -> tensor<2x3xbf16> loc(unknown)
    %t11.init = tensor.empty() : tensor<2x3xf64>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xf32>)
        outs(%t11.init : tensor<2x3xf64>) {
      ^bb0(%in0: f32, %out: f64):
        %result = arith.extf %in0 : f32 to f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    bufferization.materialize_in_destination %t2 in restrict writable %out2.buffer : (tensor<2x3xi16>, memref<2x3xi16>) -> ()
    bufferization.materialize_in_destination %t3 in restrict writable %out3.buffer : (tensor<2x3xi32>, memref<2x3xi32>) -> ()
    bufferization.materialize_in_destination %t4 in restrict writable %out4.buffer : (tensor<2x3xi64>, memref<2x3xi64>) -> ()
    bufferization.materialize_in_destination %t5 in restrict writable %out5.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    bufferization.materialize_in_destination %t6 in restrict writable %out6.buffer : (tensor<2x3xi16>, memref<2x3xi16>) -> ()
    bufferization.materialize_in_destination %t7 in restrict writable %out7.buffer : (tensor<2x3xi32>, memref<2x3xi32>) -> ()
    bufferization.materialize_in_destination %t8 in restrict writable %out8.buffer : (tensor<2x3xi64>, memref<2x3xi64>) -> ()
    bufferization.materialize_in_destination %t9 in restrict writable %out9.buffer : (tensor<2x3xf16>, memref<2x3xf16>) -> ()
    bufferization.materialize_in_destination %t10 in restrict writable %out10.buffer : (tensor<2x3xbf16>, memref<2x3xbf16>) -> ()
    bufferization.materialize_in_destination %t11 in restrict writable %out11.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
