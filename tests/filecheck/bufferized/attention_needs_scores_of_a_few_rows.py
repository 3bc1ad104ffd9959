# Attention has scores for sixteen rows at a time, and writes its result in place: nothing is copied
# but rows of queries.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func @attention(
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: memref.alloca() {{.*}} : memref<80x16xf32>
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: linalg.copy {{.*}} outs({{.*}} : memref<1x32xf32, {{.*}}>)
# BUFFERIZED-NOT: {{80x96xf32|96x80xf32}}
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED-NOT: memref.copy
# BUFFERIZED-NOT: linalg.copy
# BUFFERIZED: return
@kernel
def attention(q: f32[2, 96, 32], k: f32[2, 80, 32], v: f32[2, 80, 32]):
    return library.softmax(q @ k.transpose(0, 2, 1) / 8) @ v
