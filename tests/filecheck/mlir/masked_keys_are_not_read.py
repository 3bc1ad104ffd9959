# Each block of rows reads as many keys as a mask admits for any of them, in multiples of a tile.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

import numpy as np

from tinyir import f32, kernel, library


# MLIR-LABEL: func.func @causal(
# MLIR: arith.constant dense<[0, 3, 1, 2]> : tensor<4xindex>
# MLIR: arith.constant dense<[18, 64, 36, 48]> : tensor<4xindex>
# MLIR: %[[KEYS:.*]] = tensor.extract
# MLIR: tensor.extract_slice %k[{{.*}}, 0, 0] [1, %[[KEYS]], 32]
# MLIR: tensor.extract_slice %v[{{.*}}, %[[SIZE:.*]], 32]
# MLIR: return
@kernel
def causal(q: f32[2, 64, 32], k: f32[2, 64, 32], v: f32[2, 64, 32]):
    scores = q @ k.transpose(0, 2, 1) / 8
    scores = np.where(np.tri(64, dtype=bool), scores, -np.inf)
    return library.softmax(scores) @ v


# MLIR-LABEL: func.func @window(
# MLIR: arith.constant dense<[0, 3, 1, 2]> : tensor<4xindex>
# MLIR: arith.constant dense<[18, 24, 24, 24]> : tensor<4xindex>
# MLIR: arith.constant dense<[0, 40, 9, 25]> : tensor<4xindex>
@kernel
def window(q: f32[2, 64, 32], k: f32[2, 64, 32], v: f32[2, 64, 32]):
    scores = q @ k.transpose(0, 2, 1) / 8
    near = np.tri(64, dtype=bool) & ~np.tri(64, k=-8, dtype=bool)
    return library.softmax(np.where(near, scores, -np.inf)) @ v
