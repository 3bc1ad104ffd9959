# Arithmetic is NumPy's: no instruction may be contracted, reordered or assumed to be finite. Only
# sums of float32 in float64 may be added up in any order.
# RUN: %tinyir-compile %s --emit llvm | %FileCheck %s --check-prefix=LLVM

from tinyir import exp, f32, kernel, sqrt, tanh


# LLVM-LABEL: define i32 @everything(
# LLVM-NOT: {{ reassoc .*float}}
# LLVM-NOT: {{ (fast|contract|nnan|ninf|nsz|arcp|afn) }}
# LLVM: fadd float
# LLVM-NOT: {{ reassoc .*float}}
# LLVM-NOT: {{ (fast|contract|nnan|ninf|nsz|arcp|afn) }}
# LLVM: ret i32 0
# LLVM-NOT: {{(fast-math|no-nans|no-infs|unsafe-fp|denormal)}}
# LLVM: !llvm.module.flags
@kernel
def everything(x: f32[4, 6], y: f32[4, 6]):
    rows = (x * y + x).sum(axis=1, keepdims=True) - y.max(axis=1, keepdims=True)
    return exp(-rows) / sqrt(x) + tanh(x - y) ** 3
