#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @folded(%x.buffer: memref<3xf64> {llvm.noalias}, %out.buffer: memref<3xf64> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<3xf64> to tensor<3xf64>
    %t0 = arith.constant dense<[1.7978845608028653, 3.5161663892619104, 8.186940659733516]> : tensor<3xf64> loc("constants.py":45:12)
    %t1.init = tensor.empty() : tensor<3xf64>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x, %t0 : tensor<3xf64>, tensor<3xf64>)
        outs(%t1.init : tensor<3xf64>) {
      ^bb0(%in0: f64, %in1: f64, %out: f64):
        %result = arith.mulf %in0, %in1 : f64
        linalg.yield %result : f64
    } -> tensor<3xf64> loc("constants.py":45:12)
    bufferization.materialize_in_destination %t1 in restrict writable %out.buffer : (tensor<3xf64>, memref<3xf64>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("constants.py":44:5)
}
