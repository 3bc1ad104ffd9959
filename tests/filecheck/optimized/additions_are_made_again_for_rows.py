# Two results need the same sum. It takes less time to add again than to read what was added: the
# rows of the second result have a loop of their own, in which all is computed, but for the first
# result. What is costly is computed once, outside of any loop over rows.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

import numpy as np

from tinyir import f32, kernel


# OPTIMIZED-LABEL: func.func @sum_and_shares(
# OPTIMIZED: arith.addf
# OPTIMIZED: scf.for
# OPTIMIZED: tensor.extract_slice %{{.*}}[%{{.*}}, 0] [1, 64] [1, 1]
# OPTIMIZED: arith.addf
# OPTIMIZED: arith.maximumf
# OPTIMIZED: arith.divf
# OPTIMIZED: scf.yield
# OPTIMIZED-LABEL: func.func @exponentials_and_shares(
# OPTIMIZED-NOT: scf.for
# OPTIMIZED: arith.maximumf
# OPTIMIZED-NOT: scf.for
# OPTIMIZED: return
@kernel
def sum_and_shares(x: f32[32, 64], y: f32[32, 64]):
    h = x + y
    return h, h / h.max(axis=1, keepdims=True)


@kernel
def exponentials_and_shares(x: f32[32, 64]):
    h = np.exp(x)
    return h, h / h.max(axis=1, keepdims=True)
