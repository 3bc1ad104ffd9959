# Nodes are interned: an expression that is written twice is computed once.
# RUN: %tinyir-compile %s --emit graph | %FileCheck %s --check-prefix=GRAPH

from tinyir import exp, f32, kernel


# GRAPH-LABEL: kernel twice(x: f32[2, 3]) -> (out: f32[2, 3]) {
# GRAPH: %[[ONCE:.*]] = exp(%x)
# GRAPH-NOT: exp(
# GRAPH: add(%[[ONCE]], %[[ONCE]])
# GRAPH-NOT: exp(
# GRAPH: return
@kernel
def twice(x: f32[2, 3]):
    return exp(x) + exp(x)
