"""Values used more than once."""

from tinyir import exp, f32, kernel


@kernel
def same_expression(x: f32[2, 3]):
    return exp(x + 1) * exp(x + 1)


@kernel
def diamond(x: f32[2, 3]):
    shared = exp(x)
    return (shared + 1) / (shared + 2)


@kernel
def shared_by_results(x: f32[4, 3]):
    weights = exp(x)
    total = weights.sum(axis=1, keepdims=True)
    return weights / total, weights * total


@kernel
def reduced_and_used(x: f32[4, 3]):
    scaled = x * 0.5
    return scaled - scaled.max(axis=1, keepdims=True) + scaled.sum(axis=0)


@kernel
def rows_and_columns(x: f32[4, 4]):
    return x / x.sum(axis=1, keepdims=True) + x / x.sum(axis=0, keepdims=True)


@kernel
def operand_twice(x: f32[3]):
    return x * x - x / x
