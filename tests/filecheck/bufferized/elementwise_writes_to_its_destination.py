# An elementwise kernel reads its inputs and writes its output where they are: no scratch at all.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

from tinyir import f32, kernel, library


# BUFFERIZED-LABEL: func.func @gelu(
# BUFFERIZED-SAME: %[[X:.*]]: memref<8x64xf32> {llvm.noalias}, %[[OUT:.*]]: memref<8x64xf32>
# BUFFERIZED-NOT: {{memref.alloc|memref.copy|tensor}}
# BUFFERIZED: linalg.generic {{.*}} ins(%[[X]] : memref<8x64xf32>) outs(%[[OUT]] : memref<8x64xf32>)
# BUFFERIZED-NOT: {{memref.alloc|memref.copy|tensor}}
# BUFFERIZED: return
@kernel
def gelu(x: f32[8, 64]):
    return library.gelu(x)
