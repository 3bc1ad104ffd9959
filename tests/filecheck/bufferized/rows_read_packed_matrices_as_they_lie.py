# A row is multiplied with one panel of a packed matrix after the other: nothing makes the plain
# form of the matrix, which would take several times as long as the product.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

import tinyir as ti
from tinyir import f32, kernel


# BUFFERIZED-LABEL: func.func @row(
# BUFFERIZED-NOT: memref.alloc()
# BUFFERIZED-NOT: 256x128xf32
# BUFFERIZED: return
@kernel
def row(x: f32[256], w: f32[8, 256, 16]):
    return x @ ti.unpack(w)
