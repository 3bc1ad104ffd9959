# An array of the enclosing scope becomes a constant of the kernel, with its values in the text.
# RUN: %tinyir-compile %s --emit graph | %FileCheck %s --check-prefix=GRAPH

import numpy as np

from tinyir import f32, kernel

WEIGHTS = np.array([1, 2, 4], np.float32)


# GRAPH-LABEL: kernel weighted(x: f32[2, 3]) -> (out: f32[2, 3]) {
# GRAPH: %[[WEIGHTS:.*]] = constant() value=[1.0, 2.0, 4.0] : f32[3]
# GRAPH: multiply(%x, %[[WEIGHTS]]) : f32[2, 3]
@kernel
def weighted(x: f32[2, 3]):
    return x * WEIGHTS
