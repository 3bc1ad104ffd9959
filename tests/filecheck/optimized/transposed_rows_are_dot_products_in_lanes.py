# A row times a matrix that lies transposed: eight dot products at once, in lanes that are added up
# among each other in the end.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel


# OPTIMIZED-LABEL: func.func @row(
# OPTIMIZED: scf.for
# OPTIMIZED: scf.for {{.*}} -> (vector<8x8xf32>)
# OPTIMIZED: vector.fma {{.*}} : vector<8x8xf32>
# OPTIMIZED-NOT: linalg.
# OPTIMIZED: bufferization.materialize_in_destination
@kernel
def row(x: f32[1, 64], w: f32[48, 64]):
    return x @ w.T
