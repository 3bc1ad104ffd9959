# Layers are emitted once, as a function of their own that is called with the weights of each.
# Weights of all layers in one array are read where they lie: a call says where its own begin.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

import numpy as np

from tinyir import f32, kernel


# MLIR: func.func private @layers.part0(%x.buffer: memref<64x128xf32>
# MLIR-SAME: %[[POINTER:[a-z0-9_.]*]]: memref<f32>
# MLIR-SAME: %[[OFFSET:[a-z0-9_.]*]]: index) -> i32
# MLIR-SAME: llvm.linkage = #llvm.linkage<internal>, passthrough = ["noinline"]
# MLIR: memref.reinterpret_cast %[[POINTER]] to offset: [%[[OFFSET]]]
# MLIR-SAME: sizes: [128, 128], strides: [128, 1]
# MLIR-COUNT-1: linalg.contract
# MLIR-NOT: linalg.contract
# MLIR: func.func @layers(
# MLIR-NOT: linalg
# MLIR-NOT: tensor.extract_slice
# MLIR: bufferization.to_buffer %x read_only
# MLIR: bufferization.to_buffer %w read_only
# MLIR: arith.constant 0 : index
# MLIR: func.call @layers.part0(
# MLIR: arith.constant 16384 : index
# MLIR: func.call @layers.part0(
# MLIR-COUNT-3: func.call @layers.part0(
# MLIR-NOT: func.call
# MLIR: return
@kernel
def layers(x: f32[64, 128], w: f32[5, 128, 128]):
    for each in w:
        x = np.maximum(x @ each, 0) + x
    return x
