#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @fmod_i32(%x.buffer: memref<2x3xi32> {llvm.noalias}, %y.buffer: memref<2x3xi32> {llvm.noalias}, %out.buffer: memref<2x3xi32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xi32> to tensor<2x3xi32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xi32> to tensor<2x3xi32>
    %t0.init = tensor.empty() : tensor<2x3xi32>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xi32>, tensor<2x3xi32>)
        outs(%t0.init : tensor<2x3xi32>) {
      ^bb0(%in0: i32, %in1: i32, %out: i32):
        %result.zero = arith.constant 0 : i32
        %result.one = arith.constant 1 : i32
        %result.minus_one = arith.constant -1 : i32
        %result.by_zero = arith.cmpi eq, %in1, %result.zero : i32
        %result.by_minus_one = arith.cmpi eq, %in1, %result.minus_one : i32
        %result.special = arith.ori %result.by_zero, %result.by_minus_one : i1
        %result.divisor = arith.select %result.special, %result.one, %in1 : i32
        %result.plain_quotient = arith.divsi %in0, %result.divisor : i32
        %result.plain_remainder = arith.remsi %in0, %result.divisor : i32
        %result.negated = arith.subi %result.zero, %in0 : i32
        %result.quotient_or_zero = arith.select %result.by_zero, %result.zero, %result.plain_quotient : i32
        %result.quotient = arith.select %result.by_minus_one, %result.negated, %result.quotient_or_zero : i32
        %result.remainder = arith.select %result.special, %result.zero, %result.plain_remainder : i32
%result = arith.addi %result.remainder, %result.zero : i32
        linalg.yield %result : i32
    } -> tensor<2x3xi32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xi32>, memref<2x3xi32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
