# Rows that become one row of a tile are read and written where they are.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

import numpy as np

from tinyir import f32, kernel


# BUFFERIZED-LABEL: func.func @flat(
# BUFFERIZED-SAME: %[[X:.*]]: memref<1000x7xf32> {llvm.noalias}, %[[OUT:.*]]: memref<1000x7xf32>
# BUFFERIZED: scf.for
# BUFFERIZED-NOT: {{memref.alloc|memref.copy|linalg.copy}}
# BUFFERIZED: memref.subview %[[OUT]]
# BUFFERIZED-NOT: {{memref.alloc|memref.copy|linalg.copy}}
# BUFFERIZED: linalg.generic {{.*}} outs(%{{.*}} : memref<{{[^x]*}}xf32
# BUFFERIZED-NOT: {{memref.alloc|memref.copy|linalg.copy}}
# BUFFERIZED: return
@kernel
def flat(x: f32[1000, 7]):
    return np.tanh(x)
