# The exponential of what cannot be positive does not overflow: it has no upper limit, which would
# be a second comparison, and its power of two is made in one step.
# RUN: %tinyir-compile %s --emit mlir | %FileCheck %s --check-prefix=MLIR

from tinyir import exp, f32, kernel


# MLIR-LABEL: func.func @softmax(
# MLIR: arith.subf
# MLIR: arith.cmpf olt
# MLIR-NOT: {{arith.cmpf|arith.shrui}}
# MLIR: arith.shli
# MLIR-NOT: {{arith.cmpf|arith.shli}}
# MLIR: return
@kernel
def softmax(x: f32[8, 64]):
    numerator = exp(x - x.max(axis=-1, keepdims=True))
    return numerator / numerator.sum(axis=-1, keepdims=True)


# The maximum of another row than the element's may be less than it.
# MLIR-LABEL: func.func @of_any(
# MLIR: arith.subf
# MLIR: arith.cmpf olt
# MLIR: arith.cmpf ogt
# MLIR: arith.shrui
# MLIR: return
@kernel
def of_any(x: f32[8, 8]):
    return exp(x - x.max(axis=-1))
