# A reduction with few results is cut into parts that threads share. Each part has accumulators of
# its own, which are combined in order, so that the number of threads changes nothing. What is
# summed is computed in each part.
# RUN: %tinyir-compile %s --emit schedule | %FileCheck %s --check-prefix=SCHEDULE

from tinyir import f32, kernel


# SCHEDULE: linalg-fuse-elementwise-ops
# SCHEDULE: match ops{["linalg.fill"]} attributes {result = "t1.acc0.parts"}
# SCHEDULE: transform.structured.fuse %squares.t1.whole tile_sizes [1] {apply_cleanup, use_forall}
# SCHEDULE: linalg-fuse-elementwise-ops
# SCHEDULE: transform.structured.fuse %columns.t0.whole tile_sizes [1] {apply_cleanup, use_forall}
# SCHEDULE: linalg-fuse-elementwise-ops
# SCHEDULE-NOT: .parts
# SCHEDULE: transform.yield
@kernel
def squares(x: f32[300000]):
    return (x * x).sum()


@kernel
def columns(x: f32[30000, 20]):
    return x.sum(axis=0)


@kernel
def few(x: f32[30000]):
    return (x * x).sum()
