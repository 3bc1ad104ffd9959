# Softmax needs one row and two accumulators, on the stack; it copies nothing and the heap is not
# used.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func @softmax(
# BUFFERIZED-SAME: -> i32
# BUFFERIZED-NOT: {{memref.alloc\(|memref.copy|tensor<|: memref<8x}}
# BUFFERIZED-DAG: memref.alloca() {{.*}} : memref<1x64xf32>
# BUFFERIZED-DAG: memref.alloca() {{.*}} : memref<1xf32>
# BUFFERIZED-DAG: memref.alloca() {{.*}} : memref<1xf64>
# BUFFERIZED-NOT: {{memref.alloca?\(|memref.copy|tensor<}}
# BUFFERIZED: scf.for
# BUFFERIZED-NOT: {{memref.alloca?\(|memref.copy|tensor<}}
# BUFFERIZED: return
@kernel
def softmax(x: f32[8, 64]):
    return library.softmax(x)
