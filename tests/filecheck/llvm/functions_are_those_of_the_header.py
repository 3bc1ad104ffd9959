# The function in the library is the one that the C header declares: a pointer for each array, an
# int returned, and no descriptors of memrefs.
# RUN: %tinyir-compile %s --emit llvm | %FileCheck %s --check-prefix=LLVM

from tinyir import f32, f64, kernel


# LLVM-LABEL: define i32 @two(
# LLVM-SAME: ptr noalias %{{[0-9]+}}, ptr noalias %{{[0-9]+}}, ptr noalias %{{[0-9]+}},
# LLVM-SAME: ptr noalias %{{[0-9]+}}) {
# LLVM-NOT: { ptr, ptr, i64
# LLVM: ret i32 0
@kernel
def two(x: f32[2, 3], y: f64[3]):
    return x + 1, x.sum() * y
