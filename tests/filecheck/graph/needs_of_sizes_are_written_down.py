# What must hold of sizes that are known when a kernel runs is in the graph, where it is not known:
# two names that are added are one size, and an index is there. Slices of any size are.
# RUN: %tinyir-compile %s --emit graph | %FileCheck %s --check-prefix=GRAPH

from tinyir import f32, kernel


# GRAPH-LABEL: kernel added(x: f32[a, 8], y: f32[b, 8]) -> (out: f32[a, 8]) {
# GRAPH-NEXT: need SHAPE b == a
# GRAPH-NEXT: add(%x, %y) : f32[a, 8]
@kernel
def added(x: f32["a", 8], y: f32["b", 8]):  # noqa: F821  (names of sizes)
    return x + y


# GRAPH-LABEL: kernel last(x: f32[n, 8]) -> (out: f32[8]) {
# GRAPH-NEXT: need INDEX n - 1 >= 0
# GRAPH-NEXT: slice(%x) shape=[1, 8] starts=[n - 1, 0] steps=[1, 1] : f32[1, 8]
@kernel
def last(x: f32["n", 8]):  # noqa: F821  (names of sizes)
    return x[-1]


# GRAPH-LABEL: kernel rest(x: f32[n, 8]) -> (out: f32[max(n - 1, 0), 8]) {
# GRAPH-NEXT: slice(%x) shape=[max(n - 1, 0), 8] starts=[1, 0] steps=[1, 1]
# GRAPH-NEXT: return
@kernel
def rest(x: f32["n", 8]):  # noqa: F821  (names of sizes)
    return x[1:]
