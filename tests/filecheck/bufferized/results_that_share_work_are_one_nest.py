# Results that share work, or read the same argument, are made row by row in one nest; what they
# share is computed once for a row, and lies on the stack. What is costly and a result itself is
# computed once for the whole array instead.
# RUN: %tinyir-compile %s --emit bufferized | %FileCheck %s --check-prefix=BUFFERIZED

import numpy as np

from tinyir import f32, kernel

EPSILON = np.float32(1e-5)


# BUFFERIZED-LABEL: func.func @normalized(
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: scf.for %{{.*}} = %c0 to %c1024
# BUFFERIZED-NOT: scf.for
# BUFFERIZED: arith.extf
# BUFFERIZED: arith.subf
# BUFFERIZED: math.sqrt
# BUFFERIZED-NOT: {{scf.for|arith.subf|memref.copy}}
# BUFFERIZED: return
@kernel
def normalized(x: f32[1024, 768]):
    mean = x.mean(axis=-1, keepdims=True)
    apart = x - mean
    scale = 1 / np.sqrt((apart**2).mean(axis=-1, keepdims=True) + EPSILON)
    return apart * scale, mean, scale


# BUFFERIZED-LABEL: func.func @logarithms(
# BUFFERIZED-NOT: memref.alloc(
# BUFFERIZED: scf.for %{{.*}} = %c0 to %c32
# BUFFERIZED-NOT: {{scf.for|memref.copy}}
# BUFFERIZED: return
@kernel
def logarithms(x: f32[32, 64]):
    largest = x.max(axis=-1, keepdims=True)
    raised = np.exp(x - largest)
    total = raised.sum(axis=-1, keepdims=True)
    return np.log(total) + largest, raised / total


# BUFFERIZED-LABEL: func.func @bounds(
# BUFFERIZED: scf.for %{{.*}} = %c0 to %c4096
# BUFFERIZED: scf.for
# BUFFERIZED-NOT: scf.for
# BUFFERIZED: arith.minimumf
# BUFFERIZED: arith.maximumf
# BUFFERIZED-NOT: scf.for
# BUFFERIZED: return
@kernel
def bounds(x: f32[4096, 768]):
    return x.min(axis=-1), x.max(axis=-1)


# BUFFERIZED-LABEL: func.func @sum_and_shares(
# BUFFERIZED: scf.for %{{.*}} = %c0 to %c32
# BUFFERIZED: arith.addf
# BUFFERIZED: arith.divf
# BUFFERIZED-NOT: scf.for
# BUFFERIZED: return
@kernel
def sum_and_shares(x: f32[32, 64], y: f32[32, 64]):
    h = x + y
    return h, h / h.max(axis=1, keepdims=True)


# BUFFERIZED-LABEL: func.func @exponentials_and_shares(
# BUFFERIZED-NOT: scf.for
# BUFFERIZED: return
@kernel
def exponentials_and_shares(x: f32[32, 64]):
    h = np.exp(x)
    return h, h / h.max(axis=1, keepdims=True)
