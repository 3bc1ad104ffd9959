# A reduction and what is computed from it share one nest over the rows, one row at a time. Where
# the reduction goes across the columns, many of these are taken at once.
# RUN: %tinyir-compile %s --emit schedule | %FileCheck %s --check-prefix=SCHEDULE

from tinyir import f32, kernel


# SCHEDULE: linalg-fuse-elementwise-ops
# SCHEDULE: transform.structured.fuse %rows.0.root tile_sizes [1, 0]
# SCHEDULE: linalg-fuse-elementwise-ops
# SCHEDULE: transform.structured.fuse %planes.0.root tile_sizes [1, 0, 0]
# SCHEDULE: linalg-fuse-elementwise-ops
# SCHEDULE: transform.structured.fuse %variance.0.root tile_sizes [1]
# SCHEDULE: linalg-fuse-elementwise-ops
# SCHEDULE: transform.structured.fuse %columns.0.root tile_sizes [0, 304]
@kernel
def rows(x: f32[4, 6]):
    return x / x.sum(axis=1, keepdims=True)


@kernel
def planes(x: f32[4, 6, 3]):
    return x / x.sum(axis=(1, 2), keepdims=True)


@kernel
def variance(x: f32[4, 6]):
    return x.var(axis=1)


@kernel
def columns(x: f32[4, 608]):
    return x / x.sum(axis=0)
