# fp="fast" lets products and sums become one operation, quotients products, and sums stay in
# float32 and be reordered. NaN, infinities and signs of zeros count all the same.
# RUN: %tinyir-compile %s --emit llvm | %FileCheck %s --check-prefix=LLVM

from tinyir import f32, kernel


# LLVM-LABEL: define i32 @shares(
# LLVM-NOT: {{ (fast|nnan|ninf|nsz|afn) |double}}
# LLVM: fmul arcp contract float
# LLVM: fadd arcp contract float
# LLVM: fadd reassoc float
# LLVM: fdiv arcp contract float
# LLVM-NOT: {{ (fast|nnan|ninf|nsz|afn) |double}}
# LLVM: ret i32 0
@kernel(fp="fast")
def shares(x: f32[4, 6], y: f32[4, 6]):
    z = x * y + x
    return z / z.sum(axis=1, keepdims=True)
