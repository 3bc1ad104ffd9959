# A result that is computed in another shape is written as it is computed: row after row, which
# needs one row of the stack.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func @softmax(
# BUFFERIZED-SAME: , %[[OUT:.*]]: memref<2x16x16xf32> {llvm.noalias}) -> i32
# BUFFERIZED: memref.reinterpret_cast %[[OUT]] {{.*}} to memref<8x64xf32>
# BUFFERIZED-NOT: {{memref.alloc\(|memref.copy}}
# BUFFERIZED-DAG: memref.alloca() {{.*}} : memref<1x64xf32>
# BUFFERIZED: scf.for
# BUFFERIZED-NOT: {{memref.alloca?\(|memref.copy|scf.for}}
# BUFFERIZED: return
@kernel
def softmax(x: f32[8, 64]):
    return library.softmax(x).reshape(2, 16, 16)


# BUFFERIZED-LABEL: func.func @sums(
# BUFFERIZED-SAME: -> i32
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: scf.for {{.*}} = %c0 to %c4096 step
# BUFFERIZED: return
@kernel
def sums(x: f32[4096, 768]):
    return x.sum(axis=-1, keepdims=True)
