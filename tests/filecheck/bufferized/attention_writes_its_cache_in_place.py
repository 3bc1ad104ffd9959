# Attention computes new keys and values in the caller's cache, and its loops over blocks read them
# there: no matrix of scores is allocated, and nothing of the cache is copied.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

import numpy as np

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func private @attend.sized(
# BUFFERIZED: [[CACHE:%.*]] = memref.reinterpret_cast %arg1
# BUFFERIZED-NOT: {{memref.copy|linalg.copy|memref.alloc}}
# BUFFERIZED: [[ROWS:%.*]] = memref.subview [[CACHE]]
# BUFFERIZED-NEXT: linalg.generic {{.*}} outs([[ROWS]] :
# BUFFERIZED-NOT: {{memref.copy|linalg.copy|memref.alloc}}
# BUFFERIZED: [[SPLIT:%.*]] = memref.expand_shape [[CACHE]]
# BUFFERIZED-NOT: {{memref.copy|memref.alloc\(.*memref<(\?|[0-9]+)x(\?|[0-9]+x[0-9?])}}
# BUFFERIZED: memref.subview [[SPLIT]]
# BUFFERIZED-NOT: {{memref.copy|memref.alloc\(.*memref<(\?|[0-9]+)x(\?|[0-9]+x[0-9?])}}
# BUFFERIZED: return
@kernel
def attend(x: f32["tokens", 144], cache: f32["seen", 96]):  # noqa: F821  (names of sizes)
    tokens, seen = x.shape[0], cache.shape[0]
    cache[seen - tokens :] = x[:, 48:] * np.float32(0.5)
    queries = x[:, :48].reshape(tokens, 3, 16)
    keys, values = (cache.reshape(seen, 2, 3, 16)[:, part] for part in range(2))
    scores = np.einsum("qhd,khd->hqk", queries, keys) / 4
    scores = np.where(np.tri(tokens, seen, seen - tokens, dtype=bool), scores, -np.inf)
    return np.einsum("hqk,khd->qhd", library.softmax(scores), values)
