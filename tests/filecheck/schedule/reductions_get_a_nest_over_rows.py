# A reduction and what is computed from it share one nest over the rows, one row at a time.
# RUN: %tinyir-compile %s --emit schedule | %FileCheck %s --check-prefix=SCHEDULE

from tinyir import f32, kernel


# SCHEDULE: linalg-fuse-elementwise-ops
# SCHEDULE: transform.structured.fuse %rows.root0 tile_sizes [1, 0]
# SCHEDULE: linalg-fuse-elementwise-ops
# SCHEDULE: transform.structured.fuse %planes.root0 tile_sizes [1, 0, 0]
@kernel
def rows(x: f32[4, 6]):
    return x / x.sum(axis=1, keepdims=True)


@kernel
def planes(x: f32[4, 6, 3]):
    return x / x.sum(axis=(1, 2), keepdims=True)
