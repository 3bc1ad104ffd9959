# One query: dot products with eight keys at once, in lanes, and a row of sums in registers.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel, library


# OPTIMIZED-LABEL: func.func private @decode.sized(
# OPTIMIZED: scf.forall (%{{.*}}) in (4)
# OPTIMIZED: scf.for {{.*}} -> (vector<8x8xf32>)
# OPTIMIZED: vector.fma {{.*}} : vector<8x8xf32>
# OPTIMIZED: scf.for {{.*}} -> (vector<32xf32>)
# OPTIMIZED: vector.outerproduct {{.*}} : vector<32xf32>, f32
# OPTIMIZED-NOT: linalg.contract
# OPTIMIZED: bufferization.materialize_in_destination
@kernel
def decode(q: f32[4, 1, 32], k: f32[4, "seen", 32], v: f32[4, "seen", 32]):  # noqa: F821  (names of sizes)
    return library.softmax(q @ k.transpose(0, 2, 1) / 8) @ v
