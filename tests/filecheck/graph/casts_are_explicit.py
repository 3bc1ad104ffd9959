# A Python float takes the dtype of x, a NumPy scalar does not: the cast that NumPy makes is a node.
# RUN: %tinyir-compile %s --emit graph | %FileCheck %s --check-prefix=GRAPH

import numpy as np

from tinyir import f32, kernel


# GRAPH-LABEL: kernel weak(x: f32[3]) -> (out: f32[3]) {
# GRAPH-NOT: cast(
# GRAPH: constant() value=0.5 : f32[]
# GRAPH-NOT: cast(
# GRAPH: multiply({{.*}}) : f32[3]
# GRAPH-NOT: cast(
# GRAPH: return
@kernel
def weak(x: f32[3]):
    return 0.5 * x


# GRAPH-LABEL: kernel strong(x: f32[3]) -> (out: f64[3]) {
# GRAPH-DAG: %[[HALF:.*]] = constant() value=0.5 : f64[]
# GRAPH-DAG: %[[WIDE:.*]] = cast(%x) dtype=f64 : f64[3]
# GRAPH: multiply(%[[HALF]], %[[WIDE]]) : f64[3]
@kernel
def strong(x: f32[3]):
    return np.float64(0.5) * x
