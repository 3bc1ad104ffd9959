# Parts of a reduction are one loop that threads share, and what is summed is computed in it. The
# accumulators of the parts are added up after it.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel


# OPTIMIZED-LABEL: func.func @squares(
# OPTIMIZED: scf.forall (%{{.*}}) in (20)
# OPTIMIZED: arith.mulf
# OPTIMIZED: arith.addf
# OPTIMIZED: scf.forall.in_parallel
# OPTIMIZED: arith.addf
# OPTIMIZED-LABEL: func.func @few(
@kernel
def squares(x: f32[300000]):
    return (x * x).sum()


@kernel
def few(x: f32[30000]):
    return (x * x).sum()
