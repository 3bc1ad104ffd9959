# Threads share chunks of columns: each chunk is packed in scratch of its own, and added up there.
# RUN: %tinyir-compile %s --openmp --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel


# BUFFERIZED-LABEL: func.func @layer(
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: scf.forall
# BUFFERIZED: memref.alloc() {{.*}} : memref<8x512x16xf32>
# BUFFERIZED: vector.outerproduct
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: memref.dealloc
# BUFFERIZED: return
@kernel
def layer(x: f32[48, 512], w: f32[512, 2048], b: f32[2048]):
    return x @ w + b
