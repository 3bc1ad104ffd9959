# What is written to a part of an argument is computed there, and no other element is touched.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

import numpy as np

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func private @remember.sized(
# BUFFERIZED-NOT: alloc
# BUFFERIZED: %[[ROWS:.*]] = memref.subview %{{.*}}[%{{.*}}, 0] [9, 64] [1, 1]
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED-NOT: copy
# BUFFERIZED: outs(%{{.*}} : memref<1x64xf32, strided<[64, 1], offset: ?>>)
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED-NOT: copy
# BUFFERIZED: return
@kernel
def remember(cache: f32["seen", 64], x: f32[9, 64], w: f32[64], b: f32[64]):  # noqa: F821
    cache[cache.shape[0] - 9 :] = library.layer_norm(x, w, b)


# BUFFERIZED-LABEL: func.func @add(
# BUFFERIZED-NOT: alloc
# BUFFERIZED-NOT: copy
# BUFFERIZED: linalg.generic {{.*}} ins(%arg0, %arg1 : {{.*}}) outs(%arg0 :
# BUFFERIZED-NOT: copy
# BUFFERIZED: return
@kernel
def add(x: f32[8, 4], y: f32[4]):
    x += y
    np.exp(x, out=x)


# The rows that are read are copied before they are written, and no others.
# BUFFERIZED-LABEL: func.func @move(
# BUFFERIZED: linalg.copy ins(%{{.*}}) outs(%[[OLD:.*]] : memref<7x4xf32>)
# BUFFERIZED: linalg.copy ins(%[[OLD]] : memref<7x4xf32>)
# BUFFERIZED-NOT: copy
# BUFFERIZED: return
@kernel
def move(x: f32[8, 4]):
    x[1:] = x[:-1]
