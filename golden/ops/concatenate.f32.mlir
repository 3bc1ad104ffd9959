module {
  func.func @concatenate_f32(%x.buffer: memref<2x3xf32> {llvm.noalias}, %y.buffer: memref<2x3xf32> {llvm.noalias}, %out0.buffer: memref<6x3xf32> {llvm.noalias}, %out1.buffer: memref<2x9xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %y = bufferization.to_tensor %y.buffer restrict : memref<2x3xf32> to tensor<2x3xf32>
    %t0.init = tensor.empty() : tensor<6x3xf32>
    %t0.part0 = tensor.insert_slice %x into %t0.init[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<6x3xf32> loc(unknown)
    %t0.part1 = tensor.insert_slice %y into %t0.part0[2, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<6x3xf32> loc(unknown)
    %t0 = tensor.insert_slice %x into %t0.part1[4, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<6x3xf32> loc(unknown)
    %t1.init = tensor.empty() : tensor<2x9xf32>
    %t1.part0 = tensor.insert_slice %x into %t1.init[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x9xf32> loc(unknown)
    %t1.part1 = tensor.insert_slice %y into %t1.part0[0, 3] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x9xf32> loc(unknown)
    %t1 = tensor.insert_slice %x into %t1.part1[0, 6] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x9xf32> loc(unknown)
    bufferization.materialize_in_destination %t0 in restrict writable %out0.buffer : (tensor<6x3xf32>, memref<6x3xf32>) -> ()
    bufferization.materialize_in_destination %t1 in restrict writable %out1.buffer : (tensor<2x9xf32>, memref<2x9xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc(unknown)
}
