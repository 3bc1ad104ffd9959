# Expressions of constants are evaluated while tracing, by NumPy: np.sqrt(2 / np.pi) is a number.
# RUN: %tinyir-compile %s --emit graph | %FileCheck %s --check-prefix=GRAPH

import numpy as np

from tinyir import f64, kernel


# GRAPH-LABEL: kernel scaled(x: f64[2, 3]) -> (out: f64[2, 3]) {
# GRAPH-NOT: sqrt
# GRAPH: constant() value=0.7978845608028654 : f64[]
# GRAPH-NOT: sqrt
# GRAPH: multiply(
@kernel
def scaled(x: f64[2, 3]):
    return np.sqrt(2 / np.pi) * x
