# A tile of a product is a vector through the loop over K, and blocks of K are added as vectors.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel


# OPTIMIZED-LABEL: func.func @layer(
# OPTIMIZED: scf.for {{.*}} -> (vector<6x16xf32>)
# OPTIMIZED: scf.for {{.*}} -> (vector<6x16xf32>)
# OPTIMIZED: vector.outerproduct {{.*}} {kind = #vector.kind<add>} : vector<6xf32>, vector<16xf32>
# OPTIMIZED: arith.addf {{.*}} : vector<6x16xf32>
# OPTIMIZED-NOT: linalg.contract
# OPTIMIZED: bufferization.materialize_in_destination
@kernel
def layer(x: f32[48, 512], w: f32[512, 64], b: f32[64]):
    return x @ w + b
