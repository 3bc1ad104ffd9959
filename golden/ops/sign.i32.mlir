#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @sign_i32(%x.buffer: memref<2x3xi32> {llvm.noalias}, %out.buffer: memref<2x3xi32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xi32> to tensor<2x3xi32>
    %t0.init = tensor.empty() : tensor<2x3xi32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<2x3xi32>)
        outs(%t0.init : tensor<2x3xi32>) {
      ^bb0(%in0: i32, %out: i32):
        %result.zero = arith.constant 0 : i32
        %result.is_above = arith.cmpi sgt, %in0, %result.zero : i32
        %result.is_below = arith.cmpi slt, %in0, %result.zero : i32
        %result.above = arith.extui %result.is_above : i1 to i32
        %result.below = arith.extsi %result.is_below : i1 to i32
        %result = arith.ori %result.above, %result.below : i32
        linalg.yield %result : i32
    } -> tensor<2x3xi32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xi32>, memref<2x3xi32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
