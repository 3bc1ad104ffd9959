# A causal mask of named sizes is no matrix: each block of rows ends where its last row does.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

import numpy as np

from tinyir import f32, kernel, library


# MLIR-LABEL: func.func private @causal.sized(
# MLIR: %[[FEW:.*]] = scf.forall
# MLIR: scf.forall {{.*}} = %[[FEW]]
# MLIR: %[[ENDS:.*]] = arith.minsi %{{.*}}, %$tokens : index
# MLIR: arith.subi %{{.*}}, %$tokens : index
# MLIR: %[[KEYS:.*]] = arith.minsi %{{.*}}, %$seen : index
# MLIR: tensor.extract_slice %k[{{.*}}] [%[[KEYS]], 1, 32]
# MLIR: arith.cmpi slt, %in0, %in1 : i32
# MLIR-NOT: tensor<?x?xi
# MLIR: return
@kernel
def causal(q: f32["tokens", 2, 32], k: f32["seen", 2, 32], v: f32["seen", 2, 32]):  # noqa: F821  (names of sizes)
    tokens, seen = q.shape[0], k.shape[0]
    scores = np.einsum("qhd,khd->hqk", q, k) / 8
    scores = np.where(np.tri(tokens, seen, seen - tokens, dtype=bool), scores, -np.inf)
    return np.einsum("hqk,khd->qhd", library.softmax(scores), v)
