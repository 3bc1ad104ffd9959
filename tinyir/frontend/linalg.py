"""Functions of np.linalg on traced values, beside those that need decompositions."""

import functools
import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from tinyir.errors import AxisError
from tinyir.frontend.arguments import (
    as_traced,
    broadcastable,
    common_dtype,
    normalize_axis,
    numpy_error,
    refuse,
    trace_of,
)
from tinyir.frontend.contract import diagonal, product
from tinyir.frontend.joining import stack
from tinyir.frontend.moves import reshaped, sliced, transposed
from tinyir.frontend.products import (
    dot,
    matmul,
    operands,
    outer,
    tensordot,
    trace,
    vecdot,
)
from tinyir.frontend.traced import Traced
from tinyir.frontend.unfit import unfit_chain
from tinyir.ir.dims import clash


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


def linalg_diagonal(x: Traced, *, offset: int = 0) -> Traced:
    """A diagonal of the last two axes."""
    if x.ndim < 2:
        raise numpy_error(np.linalg.diagonal, x)
    return diagonal(x, offset, x.ndim - 2, x.ndim - 1)


def matrix_transpose(x: Traced) -> Traced:
    """The last two axes of `x` exchanged."""
    if x.ndim < 2:
        raise numpy_error(np.linalg.matrix_transpose, x)
    return transposed(x, (*range(x.ndim - 2), x.ndim - 1, x.ndim - 2))


def cross(
    a: Any, b: Any, axisa: int = -1, axisb: int = -1, axisc: int = -1, axis: int | None = None
) -> Traced:
    """The cross product of vectors of three components; the third of two is 0.

    Of vectors of two components, only the third of the product, which is all it has.
    """
    if axis is not None:
        axisa, axisb, axisc = (axis,) * 3
    one, other = operands(a, b)
    try:
        first, second = _components(one, axisa), _components(other, axisb)
    except AxisError:
        raise numpy_error(np.cross, one, other, axisa, axisb, axisc) from None
    if not {len(first), len(second)} <= {2, 3} or not broadcastable(
        first[0].shape, second[0].shape
    ):
        raise numpy_error(np.cross, one, other, axisa, axisb, axisc)
    common_dtype([one, other])  # raises where there is none, as np.cross does
    third: Traced = product(first[0], second[1]) - product(first[1], second[0])
    if len(first) == len(second) == 2:
        return third
    if len(second) == 2:
        result = [-product(first[2], second[1]), product(first[2], second[0]), third]
    elif len(first) == 2:
        result = [product(first[1], second[2]), -product(first[0], second[2]), third]
    else:
        x = product(first[1], second[2]) - product(first[2], second[1])
        y = product(first[2], second[0]) - product(first[0], second[2])
        result = [x, y, third]
    return stack(result, axis=axisc)


def _components(x: Traced, axis: int) -> list[Traced]:
    """The parts of `x` along an axis, which they do not have."""
    at = normalize_axis(axis, x.ndim)
    kept = x.shape[:at] + x.shape[at + 1 :]
    ones, shape = (1,) * x.ndim, (*x.shape[:at], 1, *x.shape[at + 1 :])
    starts = [
        tuple(index if each == at else 0 for each in range(x.ndim)) for index in range(x.shape[at])
    ]
    return [reshaped(sliced(x, start, ones, shape), kept) for start in starts]


def linalg_cross(x1: Any, x2: Any, *, axis: int = -1) -> Traced:
    """`cross` of vectors of three components."""
    one, other = operands(x1, x2)
    if any(each.shape[axis : axis + 1 or None] != (3,) for each in (one, other)):
        raise numpy_error(np.linalg.cross, one, other, axis=axis)
    return cross(one, other, axis=axis)


def multi_dot(arrays: Sequence[Any], *, out: Any = None) -> Traced:
    """The product of a chain of matrices in the order that needs the fewest multiplications."""
    refuse("multi_dot", out=out)
    factors = [as_traced(trace_of(*arrays), each) for each in arrays]
    ends = [each.ndim for each in (factors[0], factors[-1])]
    inside = [each.ndim for each in factors[1:-1]]
    if len(factors) < 2 or not {*ends} <= {1, 2} or not {*inside} <= {2}:
        raise numpy_error(np.linalg.multi_dot, factors)
    shapes = [each.shape for each in factors]
    if any(clash(one[-1], other[0]) for one, other in itertools.pairwise(shapes)):
        raise unfit_chain(numpy_error(np.linalg.multi_dot, factors), "multi_dot", shapes)
    chain = list(factors)
    if ends[0] == 1:
        chain[0] = reshaped(chain[0], (1, chain[0].size))
    if ends[1] == 1:
        chain[-1] = reshaped(chain[-1], (chain[-1].size, 1))
    total = _chain(chain)
    kept = (size for size, end in zip(total.shape, ends, strict=True) if end == 2)
    return reshaped(total, tuple(kept))


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
    return transposed(x, (*(each for each in range(x.ndim) if each != at), at))


LINALG: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.cross: cross,
    np.linalg.cross: linalg_cross,
    np.linalg.diagonal: linalg_diagonal,
    np.linalg.matmul: matmul,
    np.linalg.vecdot: linalg_vecdot,
    np.linalg.outer: linalg_outer,
    np.linalg.tensordot: tensordot,
    np.linalg.trace: linalg_trace,
    np.linalg.matrix_transpose: matrix_transpose,
    np.linalg.multi_dot: multi_dot,
}
