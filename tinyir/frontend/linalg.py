"""Functions of np.linalg on traced values, beside those that need decompositions."""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from tinyir.frontend.arguments import (
    as_traced,
    normalize_axis,
    numpy_error,
    refuse,
    trace_of,
)
from tinyir.frontend.contract import transpose
from tinyir.frontend.products import dot, matmul, operands, outer, tensordot, trace, vecdot
from tinyir.frontend.shapes import reshape
from tinyir.frontend.traced import Traced


def linalg_outer(x1: Any, x2: Any) -> Traced:
    """`outer` of vectors."""
    one, other = operands(x1, x2)
    if one.ndim != 1 or other.ndim != 1:
        raise numpy_error(np.linalg.outer, one, other)
    return outer(one, other)


def linalg_vecdot(x1: Any, x2: Any, *, axis: int = -1) -> Traced:
    """`vecdot` along any axis."""
    one, other = operands(x1, x2)
    return vecdot(_to_end(one, axis), _to_end(other, axis))


def linalg_trace(x: Traced, *, offset: int = 0, dtype: Any = None) -> Traced:
    """The sum along a diagonal of the last two axes."""
    return trace(x, offset, -2, -1, dtype)


def matrix_transpose(x: Traced) -> Traced:
    """The last two axes of `x` exchanged."""
    if x.ndim < 2:
        raise numpy_error(np.linalg.matrix_transpose, x)
    return transpose(x, [*range(x.ndim - 2), x.ndim - 1, x.ndim - 2])


def multi_dot(arrays: Sequence[Any], *, out: Any = None) -> Traced:
    """The product of a chain of matrices in the order that needs the fewest multiplications."""
    refuse("multi_dot", out=out)
    factors = [as_traced(trace_of(*arrays), each) for each in arrays]
    ends = [each.ndim for each in (factors[0], factors[-1])]
    inside = [each.ndim for each in factors[1:-1]]
    if len(factors) < 2 or not {*ends} <= {1, 2} or not {*inside} <= {2}:
        raise numpy_error(np.linalg.multi_dot, factors)
    chain = list(factors)
    if ends[0] == 1:
        chain[0] = reshape(chain[0], (1, chain[0].size))
    if ends[1] == 1:
        chain[-1] = reshape(chain[-1], (chain[-1].size, 1))
    total = _chain(chain)
    return reshape(total, [size for size, end in zip(total.shape, ends, strict=True) if end == 2])


def _chain(matrices: Sequence[Traced]) -> Traced:
    """The product of matrices, by dynamic programming over where to split the chain."""
    sizes = [matrices[0].shape[0], *(each.shape[1] for each in matrices)]

    @functools.cache
    def best(first: int, last: int) -> tuple[int, int]:
        """The cost of the product of `first` to `last`, and after which one it is split."""
        if first == last:
            return 0, first
        outside = sizes[first] * sizes[last + 1]
        costs = (
            (best(first, at)[0] + best(at + 1, last)[0] + outside * sizes[at + 1], at)
            for at in range(first, last)
        )
        return min(costs)

    def chained(first: int, last: int) -> Traced:
        at = best(first, last)[1]
        if first == last:
            return matrices[first]
        return dot(chained(first, at), chained(at + 1, last))

    return chained(0, len(matrices) - 1)


def _to_end(x: Traced, axis: int) -> Traced:
    at = normalize_axis(axis, x.ndim)
    return transpose(x, [*(each for each in range(x.ndim) if each != at), at])


LINALG: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.linalg.matmul: matmul,
    np.linalg.vecdot: linalg_vecdot,
    np.linalg.outer: linalg_outer,
    np.linalg.tensordot: tensordot,
    np.linalg.trace: linalg_trace,
    np.linalg.matrix_transpose: matrix_transpose,
    np.linalg.multi_dot: multi_dot,
}
