# Powers with the exponents that NumPy treats apart are multiplications, square roots and
# reciprocals; only a general exponent is a power, which is a series.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel


# OPTIMIZED-LABEL: func.func @cube(
# OPTIMIZED-NOT: math.
# OPTIMIZED: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
# OPTIMIZED-NEXT: %[[SQUARE:.*]] = arith.mulf %[[X]], %[[X]]
# OPTIMIZED-NEXT: arith.mulf %[[SQUARE]], %[[X]]
# OPTIMIZED-NEXT: linalg.yield
@kernel
def cube(x: f32[3]):
    return x**3


# OPTIMIZED-LABEL: func.func @root(
# OPTIMIZED: ^bb0
# OPTIMIZED-NEXT: math.sqrt
# OPTIMIZED-NEXT: linalg.yield
@kernel
def root(x: f32[3]):
    return x**0.5


# OPTIMIZED-LABEL: func.func @inverse(
# OPTIMIZED: ^bb0
# OPTIMIZED-NEXT: arith.divf
# OPTIMIZED-NEXT: linalg.yield
@kernel
def inverse(x: f32[3]):
    return x**-1


# OPTIMIZED-LABEL: func.func @general(
# OPTIMIZED: ^bb0
# OPTIMIZED: math.fma
# OPTIMIZED: linalg.yield
@kernel
def general(x: f32[3]):
    return x**2.5
