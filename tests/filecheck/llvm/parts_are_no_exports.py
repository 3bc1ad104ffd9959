# A part that repeats is internal to the library, and LLVM does not write it out for each call.
# RUN: %tinyir-compile %s --emit llvm | %FileCheck %s --check-prefix=LLVM

import numpy as np

from tinyir import f32, kernel


# LLVM: define internal i32 @layers.part0({{.*}}) #[[APART:[0-9]+]] {
# LLVM: define i32 @layers(
# LLVM-COUNT-5: call i32 @layers.part0(
# LLVM-NOT: call i32 @layers.part0(
# LLVM: attributes #[[APART]] = { noinline }
@kernel
def layers(x: f32[64, 128], w: f32[5, 128, 128]):
    for each in w:
        x = np.maximum(x @ each, 0) + x
    return x
