# A row of a known length is on the stack, however many rows there are; the heap is not used.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func private @softmax.sized(
# BUFFERIZED-NOT: {{memref.alloc\(|memref.copy|tensor<}}
# BUFFERIZED-DAG: memref.alloca() {{.*}} : memref<1x64xf32>
# BUFFERIZED-DAG: memref.alloca() {{.*}} : memref<1xf32>
# BUFFERIZED-DAG: memref.alloca() {{.*}} : memref<1xf64>
# BUFFERIZED-NOT: {{memref.alloca?\(|memref.copy|tensor<}}
# BUFFERIZED: scf.for
# BUFFERIZED-NOT: {{memref.alloca?\(|memref.copy|tensor<}}
# BUFFERIZED: return
@kernel
def softmax(x: f32["rows", 64]):  # noqa: F821  (names of sizes)
    return library.softmax(x)
