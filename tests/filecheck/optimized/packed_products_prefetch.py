# While tiles of six rows pass a panel of a packed matrix, they ask for a line of the next panel
# with each eighth line that they read. Of a named number of rows, those that bands of sixty leave
# over ask for the panel that comes eight later: each tile passes eight of them.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

import tinyir as ti
from tinyir import f32, kernel


# OPTIMIZED-LABEL: func.func @known(
# OPTIMIZED: scf.for [[ROW:%.*]] = %c0 to %c60 step %c6
# OPTIMIZED: scf.for [[K:%.*]] = %c0 to %c384 step %c8 {{.*}} -> (vector<6x16xf32>)
# OPTIMIZED: call @known.{{t[0-9]+}}.prefetch(%arg1, {{%[0-9]+}}, [[ROW]], %c6, [[K]])
# OPTIMIZED-COUNT-8: vector.outerproduct
# OPTIMIZED-NOT: call @
# OPTIMIZED: bufferization.materialize_in_destination
@kernel
def known(x: f32[64, 384], packed: ti.pack(f32[384, 1536]), b: f32[1536]):
    return x @ ti.unpack(packed) + b


# OPTIMIZED-LABEL: func.func private @named.sized(
# OPTIMIZED: scf.for [[ROW:%.*]] = %c0 to %c60 step %c6
# OPTIMIZED: scf.for [[BLOCK:%.*]] = %c0 to %c3 step %c1
# OPTIMIZED: scf.for [[K:%.*]] = %c0 to %c256 step %c8 {{.*}} -> (vector<6x16xf32>)
# OPTIMIZED: call @named.sized.{{t[0-9]+}}.prefetch(%arg1, {{.*}}, [[ROW]], %c6, [[BLOCK]], [[K]])
# OPTIMIZED: scf.for [[K:%.*]] = %c0 to %c256 step %c2 {{.*}} -> (vector<6x16xf32>)
# OPTIMIZED: call @named.sized.{{t[0-9]+}}.prefetch.piece(
# OPTIMIZED-NOT: call @
# OPTIMIZED: bufferization.materialize_in_destination
# OPTIMIZED-LABEL: func.func private @named.sized.{{t[0-9]+}}.prefetch(
# OPTIMIZED: memref.prefetch {{.*}}, read, locality<2>, data : memref<96x768x16xf32>
@kernel
def named(x: f32["rows", 768], packed: ti.pack(f32[768, 1536])):  # noqa: F821  (names of sizes)
    return x @ ti.unpack(packed)
