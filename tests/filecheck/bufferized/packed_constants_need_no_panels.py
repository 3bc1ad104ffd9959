# A captured matrix is in the library as products read it: nothing is packed, no memory is needed.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

import numpy as np

from tinyir import f32, kernel

W = np.linspace(-1, 1, 512 * 64, dtype=np.float32).reshape(512, 64)


# BUFFERIZED-LABEL: func.func @layer(
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: memref.get_global {{.*}} : memref<4x512x16xf32>
# BUFFERIZED-NOT: {{memref.alloc\(|linalg.unpack|linalg.copy}}
# BUFFERIZED: vector.outerproduct
# BUFFERIZED-NOT: {{memref.alloc\(|linalg.unpack|linalg.copy}}
# BUFFERIZED: return
@kernel
def layer(x: f32[48, 512], b: f32[64]):
    return x @ W + b
