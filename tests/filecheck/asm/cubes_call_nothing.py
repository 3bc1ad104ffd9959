# x**3 costs two multiplications: neither pow nor anything else is called.
# RUN: %tinyir-compile %s --emit asm | %FileCheck %s --check-prefix=ASM

from tinyir import f32, kernel


# ASM-LABEL: cube:
# ASM-NOT: {{pow|call}}
# ASM: {{v?mulps|fmul}}
# ASM-NOT: {{pow|call}}
# ASM: ret
@kernel
def cube(x: f32[8, 64]):
    return x**3
