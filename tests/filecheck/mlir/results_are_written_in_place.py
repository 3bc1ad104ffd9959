# A kernel takes its inputs and then its outputs as buffers that do not alias, and returns a status.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import f32, f64, kernel


# MLIR-LABEL: func.func @two(
# MLIR-SAME: %x.buffer: memref<2x3xf32> {llvm.noalias},
# MLIR-SAME: %y.buffer: memref<3xf64> {llvm.noalias},
# MLIR-SAME: %out0.buffer: memref<2x3xf32> {llvm.noalias},
# MLIR-SAME: %out1.buffer: memref<3xf64> {llvm.noalias}) -> i32
# MLIR: %x = bufferization.to_tensor %x.buffer restrict :
# MLIR: materialize_in_destination %{{.*}} in restrict writable %out0.buffer
# MLIR: materialize_in_destination %{{.*}} in restrict writable %out1.buffer
# MLIR: %[[OK:.*]] = arith.constant 0 : i32
# MLIR: return %[[OK]] : i32
@kernel
def two(x: f32[2, 3], y: f64[3]):
    return -x, -y
