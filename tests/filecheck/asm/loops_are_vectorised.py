# Elementwise loops use the vector registers of the target, without any hint in our text.
# REQUIRES: x86_64
# RUN: %tinyir-compile %s --emit asm | %FileCheck %s --check-prefix=ASM

from tinyir import f32, kernel


# ASM-LABEL: difference:
# ASM: vsubps {{.*}}%ymm
# ASM: ret
@kernel
def difference(x: f32[8, 64], y: f32[8, 64]):
    return x - y
