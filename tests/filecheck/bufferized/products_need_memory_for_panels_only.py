# A layer allocates its panels and nothing else on the heap, and writes its result in place.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel


# BUFFERIZED-LABEL: func.func @layer(
# BUFFERIZED: memref.alloc() {{.*}} : memref<4x512x16xf32>
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED-NOT: memref.copy
# BUFFERIZED: memref.dealloc
# BUFFERIZED-NOT: memref.dealloc
# BUFFERIZED: return
@kernel
def layer(x: f32[48, 512], w: f32[512, 64], b: f32[64]):
    return x @ w + b
