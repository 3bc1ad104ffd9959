# A chain of elementwise operations is one linalg.generic, whatever it is called in the library.
# RUN: %tinyir-compile %s --emit optimized | %FileCheck %s --check-prefix=OPTIMIZED

from tinyir import f32, kernel, library


# OPTIMIZED-LABEL: func.func @gelu(
# OPTIMIZED: linalg.generic {{.*}} ins(%{{.*}} : tensor<8x64xf32>) outs(
# OPTIMIZED-NOT: linalg.generic
# OPTIMIZED: math.copysign
# OPTIMIZED-NOT: linalg.generic
# OPTIMIZED: return
@kernel
def gelu(x: f32[8, 64]):
    return library.gelu(x)


# OPTIMIZED-LABEL: func.func @scaled(
# OPTIMIZED: linalg.generic
# OPTIMIZED-SAME: tensor<8x64xf32>, tensor<8x1xf32>, tensor<64xf32>)
# OPTIMIZED-NOT: linalg.generic
# OPTIMIZED: return
@kernel
def scaled(x: f32[8, 64], column: f32[8, 1], row: f32[64]):
    return x * column + row / 3
