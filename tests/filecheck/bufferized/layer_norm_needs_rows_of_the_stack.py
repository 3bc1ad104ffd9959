# Layer normalization needs rows and accumulators, on the stack; no row is copied and the heap is
# not used.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func @layer_norm(
# BUFFERIZED-SAME: -> i32
# BUFFERIZED-NOT: {{memref.alloc\(|memref.copy|tensor<|: memref<8x}}
# BUFFERIZED-DAG: memref.alloca() {{.*}} : memref<1x64xf32>
# BUFFERIZED-DAG: memref.alloca() {{.*}} : memref<1xf64>
# BUFFERIZED-NOT: {{memref.alloc\(|memref.copy .* memref<1x64|tensor<|: memref<8x}}
# BUFFERIZED: scf.for
# BUFFERIZED-NOT: {{memref.alloc|memref.copy .* memref<1x64|tensor<}}
# BUFFERIZED: return
@kernel
def layer_norm(x: f32[8, 64], weight: f32[64], bias: f32[64]):
    return library.layer_norm(x, weight, bias)
