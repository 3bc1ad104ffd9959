# A loop that fills an array is emitted once, as one that keeps a list of rows is: the rows are
# put there after the last turn, and what a turn reads of the row before is what was computed.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

import numpy as np

from tinyir import f32, kernel


# MLIR: func.func private @states.part0(
# MLIR-COUNT-1: linalg.contract
# MLIR-NOT: linalg.contract
# MLIR: func.func @states(
# MLIR-NOT: tensor.insert_slice
# MLIR-COUNT-6: func.call @states.part0(
# MLIR-NOT: func.call
# MLIR-COUNT-7: tensor.insert_slice
# MLIR-NOT: tensor.insert_slice
# MLIR: return
@kernel
def states(x: f32[6, 16, 128], h: f32[16, 128], w: f32[128, 128]):
    out = np.zeros_like(x, shape=(7, 16, 128))
    out[0] = h
    for step, row in enumerate(x):
        out[step + 1] = np.tanh(row + out[step] @ w)
    return out
