# REQUIRES: x86_64
# A piece of a row, four lines of two arrays, costs eight instructions and no call. The loop over
# pieces is kept: its body is written out once.
# RUN: %tinyir-compile %s --emit asm | %FileCheck %s --check-prefix=ASM

from tinyir import f32, kernel, library


# ASM-LABEL: softmax:
# ASM-NOT: {{call|prefetch}}
# ASM: vmaxps
# ASM-NOT: call
# ASM: vfmadd
# ASM-NOT: call
# ASM-COUNT-8: prefetch
# ASM-NOT: {{call|prefetch}}
# ASM: vdivps
# ASM-NOT: {{call|prefetch}}
# ASM: retq
@kernel
def softmax(x: f32[12, 512, 512]):
    return library.softmax(x)
