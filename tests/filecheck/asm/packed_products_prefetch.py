# REQUIRES: x86_64
# Fetching a later panel is one instruction for eight lines that are multiplied, and no call.
# RUN: %tinyir-compile %s --emit asm | %FileCheck %s --check-prefix=ASM

import tinyir as ti
from tinyir import f32, kernel


# ASM-LABEL: product:
# ASM-NOT: call
# ASM-COUNT-96: vfmadd
# ASM-NOT: {{call|vfmadd}}
# ASM: prefetcht1
# ASM-NOT: {{call|prefetch}}
# ASM: retq
@kernel
def product(x: f32[64, 384], packed: ti.pack(f32[384, 1536])):
    return x @ ti.unpack(packed)
