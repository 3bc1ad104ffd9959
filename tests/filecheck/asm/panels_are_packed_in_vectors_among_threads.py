# Among threads, too, LLVM knows that what was just allocated is nothing else: the elements of a
# panel's line are copied in vectors, not one by one.
# REQUIRES: x86_64
# RUN: %tinyir-compile %s --openmp --emit asm | %FileCheck %s --check-prefix=ASM

from tinyir import f32, kernel


# ASM-LABEL: product.block:
# ASM: aligned_alloc
# ASM-NOT: movss
# ASM: movups {{.*}}, %[[PART:[xyz]mm[0-9]+]]
# ASM-NOT: movss
# ASM: movaps %[[PART]], {{.*}}(
# ASM-NOT: movss
# ASM: {{fmadd|mulps}}
# ASM: retq
@kernel
def product(x: f32[128, 768], w: f32[768, 3072]):
    return x @ w
