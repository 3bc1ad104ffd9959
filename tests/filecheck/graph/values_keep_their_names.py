# The user's variables name the nodes, and each node says where it comes from.
# RUN: %tinyir-compile %s --emit graph | %FileCheck %s --check-prefix=GRAPH

from tinyir import f32, kernel


@kernel
def variance(x: f32[2, 3]):
    centred = x - x.mean(axis=1, keepdims=True)
    squared = centred * centred
    return squared.mean(axis=1)


# GRAPH-LABEL: kernel variance(x: f32[2, 3]) -> (out: f32[2]) {
# GRAPH: = sum(%x) {{.*}} loc("values_keep_their_names.py":9:19)
# GRAPH: %centred = subtract(%x, {{.*}} loc("values_keep_their_names.py":9:15)
# GRAPH: %squared = multiply(%centred, %centred) {{.*}} loc("values_keep_their_names.py":10:15)
# GRAPH: = sum(%squared) {{.*}} loc("values_keep_their_names.py":11:12)
