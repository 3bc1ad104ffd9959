# What attends to keys and values of earlier tokens reads them in the caller's array: the scores are
# all that is allocated for them, and none is copied.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

import numpy as np

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func private @attend.sized(
# BUFFERIZED: [[CACHE:%.*]] = memref.reinterpret_cast %arg1
# BUFFERIZED-NOT: {{memref.copy|memref.alloca?\(.*memref<(\?|[0-9x]+)x[0-9?]}}
# BUFFERIZED: memref.expand_shape [[CACHE]]
# BUFFERIZED-NOT: {{memref.copy|memref.alloca?\(.*memref<(\?|[0-9x]+)x[0-9?]}}
# BUFFERIZED: return
@kernel
def attend(queries: f32[1, 3, 16], cache: f32["seen", 96]):  # noqa: F821  (names of sizes)
    keys, values = (cache.reshape(cache.shape[0], 2, 3, 16)[:, part] for part in range(2))
    scores = library.softmax(np.einsum("qhd,khd->hqk", queries, keys))
    return np.einsum("hqk,khd->qhd", scores, values)
