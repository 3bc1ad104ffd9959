# Where all that read a value read the same part of it, only that is computed: here one row of the
# product, of its operand, and of what is computed from it.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

import numpy as np

from tinyir import f32, kernel


# MLIR-LABEL: func.func @last(
# MLIR: bufferization.to_tensor %w.buffer
# MLIR-NOT: tensor<64x256
# MLIR: tensor.extract_slice %x[63, 0] [1, 128] [1, 1]
# MLIR-NOT: tensor<64x256
# MLIR: linalg.contract
# MLIR: ins(%{{.*}}, %w : tensor<1x128xf32>, tensor<128x256xf32>)
# MLIR-NOT: tensor<64x256
# MLIR: return
@kernel
def last(x: f32[64, 128], w: f32[128, 256]):
    return np.tanh(x @ w)[-1]
