# A result that no cache holds is stored past them, in vectors at multiples of 16 bytes; where it
# begins elsewhere, and where the time goes into computing it, it is stored as others are.
# RUN: %tinyir-compile %s --emit llvm | %FileCheck %s --check-prefix=LLVM

from tinyir import exp, f32, kernel


# LLVM-LABEL: define i32 @add(
# LLVM: call i64 @add.out.streamed(
# LLVM: fadd <16 x float>
# LLVM: store <16 x float> {{.*}}, align 16, !nontemporal
# LLVM-NOT: !nontemporal
# LLVM: store float
# LLVM: ret i32 0
@kernel
def add(x: f32[10000000], y: f32[10000000]):
    return x + y


# LLVM-LABEL: define internal i64 @add.out.streamed(
# LLVM: urem i64 %{{.*}}, 16
# LLVM: select i1 %{{.*}}, i64 10000000, i64 0
# LLVM: ret i64


# LLVM-LABEL: define i32 @costly(
# LLVM-NOT: nontemporal
# LLVM: ret i32 0
@kernel
def costly(x: f32[10000000]):
    return exp(x)


# LLVM-LABEL: define i32 @small(
# LLVM-NOT: nontemporal
# LLVM: ret i32 0
@kernel
def small(x: f32[1000000]):
    return x + 1
