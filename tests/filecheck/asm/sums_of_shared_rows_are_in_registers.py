# What threads share is a function of its own: its sums of a few elements are in registers, and no
# element is multiplied or added up alone.
# REQUIRES: x86_64
# RUN: %tinyir-compile %s --openmp --emit asm | %FileCheck %s --check-prefix=ASM

from tinyir import f32, kernel


# ASM-LABEL: squares.block:
# ASM-NOT: {{vmulss|vaddss|rsp}}
# ASM: vmulps {{.*}}%ymm
# ASM-NOT: {{vmulss|vaddss|rsp}}
# ASM: vaddps {{.*}}%ymm
# ASM-NOT: {{vmulss|vaddss|rsp}}
# ASM: ret
# ASM-LABEL: squares:
@kernel
def squares(x: f32[512, 512]):
    return (x * x).sum(axis=1)
