# The function that checks the sizes computes as well: the one behind it is inlined.
# RUN: %tinyir-compile %s --emit asm | %FileCheck %s --check-prefix=ASM

from tinyir import f32, kernel


# ASM-LABEL: added:
# ASM-NOT: {{call|sized:}}
# ASM: ret
# ASM-NOT: {{call|sized:}}
# ASM: .Lfunc_end0:
@kernel
def added(x: f32["a", 64], y: f32["b", 64]):  # noqa: F821  (names of sizes)
    return x + y
