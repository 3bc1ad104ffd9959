# A result that is itself a reduction is cut along its own dimensions: blocks of those that it
# reduces would all write to the same elements at once.
# RUN: %tinyir-compile %s --emit schedule | %FileCheck %s --check-prefix=SCHEDULE

from tinyir import f32, i64, kernel


# SCHEDULE: // maxima: elementwise
# SCHEDULE: structured.fuse %maxima.{{[a-z0-9.]+}} tile_sizes [0, {{[1-9][0-9]*}}]
@kernel
def maxima(x: f32[1024, 768]):
    return x.max(axis=0)


# SCHEDULE: // sums: elementwise
# SCHEDULE: structured.fuse %sums.{{[a-z0-9.]+}} tile_sizes [0, {{[1-9][0-9]*}}, 0]
@kernel
def sums(x: i64[100, 200, 300]):
    return x.sum(axis=(0, 2))
