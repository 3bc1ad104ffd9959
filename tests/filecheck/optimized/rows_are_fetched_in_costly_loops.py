# The exponentials of a large softmax are computed in pieces of four lines. With each piece, these
# lines of the next row and of the result's row are asked for. Where the last operation is the
# costly one, it asks for the next row of both. A shorter last piece asks for the last lines of a
# row. Small arrays are in the caches, and light loops have no time for it.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

import numpy as np

from tinyir import exp, f32, kernel, library


# OPTIMIZED-LABEL: func.func @planes(
# OPTIMIZED: scf.forall ([[PLANE:%.*]], [[ROW:%.*]]) in (12, 512)
# OPTIMIZED: arith.maximumf
# OPTIMIZED: scf.for [[COLUMN:%.*]] = %c0 to %c512 step %c64
# OPTIMIZED-NOT: linalg
# OPTIMIZED: call @planes.{{.*}}.prefetch(%arg0, %arg1, [[PLANE]], [[ROW]], [[COLUMN]])
# OPTIMIZED-NOT: {{call|scf.for}}
# OPTIMIZED: math.fma
# OPTIMIZED-NOT: {{call|scf.for}}
# OPTIMIZED: arith.divf
# OPTIMIZED-LABEL: func.func private @planes.{{.*}}.prefetch(
# OPTIMIZED: memref.prefetch {{.*}}, read, locality<3>, data : memref<3145728xf32>
# OPTIMIZED: memref.prefetch {{.*}}, write, locality<3>, data : memref<3145728xf32>
@kernel
def planes(x: f32[12, 512, 512]):
    return library.softmax(x)


# OPTIMIZED-LABEL: func.func @last(
# OPTIMIZED: [[ROW:%[0-9]+]] = affine.apply
# OPTIMIZED-NOT: {{call|math.fma}}
# OPTIMIZED: scf.for [[COLUMN:%.*]] = %c0 to %c128 step %c64
# OPTIMIZED: call @last.{{.*}}.prefetch(%arg0, %arg1, [[ROW]], [[COLUMN]])
# OPTIMIZED-NOT: call
# OPTIMIZED: math.fma
# OPTIMIZED: call @last.{{.*}}.prefetch(%arg0, %arg1, [[ROW]], %c128)
# OPTIMIZED-NOT: call
# OPTIMIZED: scf.forall.in_parallel
# OPTIMIZED-LABEL: func.func private @last.{{.*}}.prefetch(
@kernel
def last(x: f32[2048, 130]):
    y = x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + 1)
    return y / (1 + exp(-y))


# OPTIMIZED-LABEL: func.func @small(
# OPTIMIZED-NOT: prefetch
# OPTIMIZED-LABEL: func.func @light(
# OPTIMIZED-NOT: prefetch
# OPTIMIZED: return
@kernel
def small(x: f32[250, 512]):
    return library.softmax(x)


@kernel
def light(x: f32[2048, 512]):
    return library.layer_norm(x, np.ones(512, np.float32), np.zeros(512, np.float32))
