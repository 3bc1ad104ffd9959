# Of a named number of rows, those that tiles leave over meet two panels in pairs, and the last one
# four: a single row does not wait for its additions, and a matrix is read in four places.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

import tinyir as ti
from tinyir import f32, kernel


# OPTIMIZED-LABEL: func.func private @layer.sized(
# OPTIMIZED: scf.for {{.*}} -> (vector<6x16xf32>)
# OPTIMIZED: scf.for {{.*}} -> (vector<2x2x16xf32>)
# OPTIMIZED-COUNT-4: vector.outerproduct {{.*}} : vector<16xf32>, f32
# OPTIMIZED: scf.for {{.*}} -> (vector<4x1x16xf32>)
# OPTIMIZED-COUNT-4: vector.outerproduct {{.*}} : vector<16xf32>, f32
# OPTIMIZED-NOT: linalg.contract
# OPTIMIZED: bufferization.materialize_in_destination
@kernel
def layer(x: f32["rows", 48], packed: f32[4, 48, 16]):  # noqa: F821  (names of sizes)
    return x @ ti.unpack(packed)
