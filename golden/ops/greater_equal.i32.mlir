#map0 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @greater_equal_i32(%x.buffer: memref<2x3xi32> {llvm.noalias}, %y.buffer: memref<2x3xi32> {llvm.noalias}, %out.buffer: memref<2x3xi8> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xi32> to tensor<2x3xi32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xi32> to tensor<2x3xi32>
    %t0.init = tensor.empty() : tensor<2x3xi8>
    %t0 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<2x3xi32>, tensor<2x3xi32>)
        outs(%t0.init : tensor<2x3xi8>) {
      ^bb0(%in0: i32, %in1: i32, %out: i8):
        %result = arith.cmpi sge, %in0, %in1 : i32
        %stored = arith.extui %result : i1 to i8
        linalg.yield %stored : i8
    } -> tensor<2x3xi8> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out.buffer : (tensor<2x3xi8>, memref<2x3xi8>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
