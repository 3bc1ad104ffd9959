# With any number of rows and keys, attention has scores for one row or for sixteen at a time.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func private @attention.sized(
# BUFFERIZED: memref.alloc({{.*}} : memref<?xf32>
# BUFFERIZED-NEXT: memref.alloc({{.*}} : memref<?xf32>
# BUFFERIZED: memref.alloc({{.*}} : memref<?x16xf32>
# BUFFERIZED-NOT: memref<?x?xf32>
# BUFFERIZED-NOT: memref<2x?x?xf32>
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: return
@kernel
def attention(q: f32[2, "rows", 32], k: f32[2, "keys", 32], v: f32[2, "keys", 32]):  # noqa: F821  (names of sizes)
    return library.softmax(q @ k.transpose(0, 2, 1) / 8) @ v
