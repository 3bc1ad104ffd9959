# A row times a large matrix: threads share four parts of the matrix's rows, whatever their number.
# RUN: %tinyir-compile %s --openmp --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel


# BUFFERIZED-LABEL: func.func @row(
# BUFFERIZED: memref.alloca() {{.*}} : memref<4x1x3072xf32>
# BUFFERIZED: scf.forall {{.*}} in (4
# BUFFERIZED: scf.for
# BUFFERIZED: vector.outerproduct {{.*}} : vector<32xf32>, f32
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: return
@kernel
def row(x: f32[1, 768], w: f32[768, 3072]):
    return x @ w
