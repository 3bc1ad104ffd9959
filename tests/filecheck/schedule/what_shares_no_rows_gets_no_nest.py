# A nest would compute some values again where rows do not have them to themselves: none is made
# for elementwise kernels, for sums over the leading axis of few columns, and for work that two
# results share.
# RUN: %tinyir-compile %s --emit schedule | %FileCheck %s --check-prefix=SCHEDULE

from tinyir import exp, f32, kernel


# SCHEDULE: named_sequence @__transform_main
# SCHEDULE-NOT: transform.structured.fuse
# SCHEDULE: transform.yield
@kernel
def elementwise(x: f32[4, 6]):
    return exp(x) * 2


@kernel
def by_columns(x: f32[4, 6]):
    return x / x.sum(axis=0)


@kernel
def shared(x: f32[4, 6]):
    shifted = exp(x - x.max(axis=1, keepdims=True))
    return shifted, shifted.sum(axis=1)
