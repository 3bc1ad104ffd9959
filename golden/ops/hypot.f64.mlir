#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @hypot_f64(%x.buffer: memref<2x3xf64> {llvm.noalias}, %y.buffer: memref<2x3xf64> {llvm.noalias}, %out.buffer: memref<2x3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf64> to tensor<2x3xf64>
    %t0.init = tensor.empty() : tensor<2x3xf64>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xf64>, tensor<2x3xf64>)
        outs(%t0.init : tensor<2x3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result.infinity = arith.constant 0x7FF0000000000000 : f64
        %result.one = arith.constant 1.0 : f64
        %result.huge = arith.constant 1.0e+150 : f64
        %result.tiny = arith.constant 1.0e-140 : f64
        %result.up = arith.constant 4.149515568880993e+180 : f64
        %result.down = arith.constant 2.409919865102884e-181 : f64
        %result.width = math.absf %in0 : f64
        %result.height = math.absf %in1 : f64
        %result.is_steep = arith.cmpf ogt, %result.height, %result.width : f64
        %result.larger = arith.select %result.is_steep, %result.height, %result.width : f64
        %result.smaller = arith.select %result.is_steep, %result.width, %result.height : f64
        %result.is_huge = arith.cmpf ogt, %result.larger, %result.huge : f64
        %result.is_tiny = arith.cmpf olt, %result.larger, %result.tiny : f64
        %result.not_huge_scale = arith.select %result.is_tiny, %result.up, %result.one : f64
        %result.scale = arith.select %result.is_huge, %result.down, %result.not_huge_scale : f64
        %result.not_huge_unscale = arith.select %result.is_tiny, %result.down, %result.one : f64
        %result.unscale = arith.select %result.is_huge, %result.up, %result.not_huge_unscale : f64
        %result.a = arith.mulf %result.larger, %result.scale : f64
        %result.b = arith.mulf %result.smaller, %result.scale : f64
        %result.square = arith.mulf %result.a, %result.a : f64
        %result.squares = math.fma %result.b, %result.b, %result.square : f64
        %result.root = math.sqrt %result.squares : f64
        %result.length = arith.mulf %result.root, %result.unscale : f64
        %result.is_wide = arith.cmpf oeq, %result.width, %result.infinity : f64
        %result.is_high = arith.cmpf oeq, %result.height, %result.infinity : f64
        %result.is_infinite = arith.ori %result.is_wide, %result.is_high : i1
        %result = arith.select %result.is_infinite, %result.infinity, %result.length : f64
        linalg.yield %result : f64
    } -> tensor<2x3xf64> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf64>, memref<2x3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
