# REQUIRES: x86_64
# A tile of six rows and two vectors multiplies and adds in one instruction each.
# RUN: %tinyir-compile %s --emit asm | %FileCheck %s --check-prefix=ASM

from tinyir import f32, kernel


# ASM-LABEL: product:
# ASM: vbroadcastss
# ASM-COUNT-12: vfmadd
# ASM: retq
@kernel
def product(x: f32[48, 64], w: f32[64, 64]):
    return x @ w
