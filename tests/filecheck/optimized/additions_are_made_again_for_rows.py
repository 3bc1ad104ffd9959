# Two results need the same sum, and have rows of a number that is not known: they have no common
# loop. It takes less time to add again than to read what was added: the rows of the second result
# have a loop of their own, in which all is computed, but for the first result.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel


# OPTIMIZED-LABEL: func.func private @sum_and_shares.sized(
# OPTIMIZED: arith.addf
# OPTIMIZED: scf.for
# OPTIMIZED: tensor.extract_slice %{{.*}}[%{{.*}}, 0] [1, 64] [1, 1]
# OPTIMIZED: arith.addf
# OPTIMIZED: arith.maximumf
# OPTIMIZED: arith.divf
# OPTIMIZED: scf.yield
# OPTIMIZED: return
@kernel
def sum_and_shares(x: f32["n", 64], y: f32["n", 64]):  # noqa: F821  (names of sizes)
    h = x + y
    return h, h / h.max(axis=1, keepdims=True)
