# a * b + c rounds twice, as NumPy does, though the processor has an instruction that rounds once.
# RUN: %tinyir-compile %s --emit asm | %FileCheck %s --check-prefix=ASM

from tinyir import f32, kernel


# ASM-LABEL: multiply_add:
# ASM-NOT: {{fmadd|fmla}}
# ASM: {{v?mulps|fmul}}
# ASM-NOT: {{fmadd|fmla}}
# ASM: {{v?addps|fadd}}
# ASM-NOT: {{fmadd|fmla}}
# ASM: ret
@kernel
def multiply_add(a: f32[8, 64], b: f32[8, 64], c: f32[8, 64]):
    return a * b + c
