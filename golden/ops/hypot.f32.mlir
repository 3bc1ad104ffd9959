#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @hypot_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %y.buffer: memref<2x3xf32> {llvm.noalias}, %out.buffer: memref<2x3xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<2x3xf32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xf32>, tensor<2x3xf32>)
        outs(%t0.init : tensor<2x3xf32>) {
      ^bb0(%in0: f32, %in1: f32, %out: f32):
        %result.infinity = arith.constant 0x7F800000 : f32
        %result.wide_x = arith.extf %in0 : f32 to f64
        %result.wide_y = arith.extf %in1 : f32 to f64
        %result.square = arith.mulf %result.wide_x, %result.wide_x : f64
        %result.squares = math.fma %result.wide_y, %result.wide_y, %result.square : f64
        %result.root = math.sqrt %result.squares : f64
        %result.length = arith.truncf %result.root : f64 to f32
        %result.width = math.absf %in0 : f32
        %result.height = math.absf %in1 : f32
        %result.is_wide = arith.cmpf oeq, %result.width, %result.infinity : f32
        %result.is_high = arith.cmpf oeq, %result.height, %result.infinity : f32
        %result.is_infinite = arith.ori %result.is_wide, %result.is_high : i1
        %result = arith.select %result.is_infinite, %result.infinity, %result.length : f32
        linalg.yield %result : f32
    } -> tensor<2x3xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
