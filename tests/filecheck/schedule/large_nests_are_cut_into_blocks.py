# A large elementwise chain is cut into blocks along its leading dimensions, a vector into blocks of
# some thousand elements, so that threads can share them. Short rows go into a block together.
# RUN: %tinyir-compile %s --emit schedule | %FileCheck %s --check-prefix=SCHEDULE

from tinyir import exp, f32, kernel, library


# SCHEDULE: transform.structured.fuse %rows.0.root tile_sizes [1, 0] {apply_cleanup, use_forall}
# SCHEDULE: transform.structured.fuse %vector.0.root tile_sizes [4096] {apply_cleanup, use_forall}
# SCHEDULE: transform.structured.fuse %narrow.0.root tile_sizes [80, 0] {apply_cleanup, use_forall}
# SCHEDULE: transform.structured.fuse %narrow.0.block tile_sizes [1, 0] {apply_cleanup}
# SCHEDULE-NOT: transform.structured.fuse
# SCHEDULE: transform.yield
@kernel
def rows(x: f32[512, 1024]):
    return exp(x) * 2


@kernel
def vector(x: f32[1048576]):
    return x + 1


@kernel
def narrow(x: f32[100000, 4]):
    return library.softmax(x)


@kernel
def small(x: f32[8, 64]):
    return exp(x)
