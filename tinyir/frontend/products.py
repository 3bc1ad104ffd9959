"""Products of vectors and matrices on traced values: NumPy's functions as contractions.

The class of the error for what does not fit is that of NumPy's own, for arrays of the same types.
"""

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from tinyir.frontend.arguments import (
    as_traced,
    broadcastable,
    common_dtype,
    normalize_axis,
    numpy_error,
    refuse,
    trace_of,
)
from tinyir.frontend.contract import LETTERS, Labelled, contract, diagonal, product
from tinyir.frontend.einsum import einsum
from tinyir.frontend.elementwise import astype
from tinyir.frontend.moves import raveled, reshaped
from tinyir.frontend.traced import Traced
from tinyir.frontend.unfit import unfit_axes, unfit_cores, unfit_flat
from tinyir.ir.dims import clash
from tinyir.ir.types import DType

BATCH = LETTERS[26:]
"""Letters for the dimensions that broadcast; core dimensions have lower-case ones."""


def matmul(x1: Any, x2: Any, **options: Any) -> Traced:
    """The matrix product of the last two dimensions; the others broadcast."""
    one, other = operands(x1, x2)
    return _generalized(np.matmul, one, other, _cores(one, other), **options)


def _cores(one: Traced, other: Traced) -> tuple[str, str]:
    """The letters of the last dimensions of matrices, and of vectors, that are multiplied."""
    return "ik"[2 - min(one.ndim, 2) :], "kj"[: min(other.ndim, 2)]


def vecdot(x1: Any, x2: Any, **options: Any) -> Traced:
    """The dot products of vectors along the last dimension."""
    return _generalized(np.vecdot, x1, x2, ("k", "k"), **options)


def matvec(x1: Any, x2: Any, **options: Any) -> Traced:
    """The products of matrices and vectors."""
    return _generalized(np.matvec, x1, x2, ("ik", "k"), **options)


def vecmat(x1: Any, x2: Any, **options: Any) -> Traced:
    """The products of vectors and matrices."""
    return _generalized(np.vecmat, x1, x2, ("k", "kj"), **options)


def _generalized(
    function: np.ufunc, x1: Any, x2: Any, cores: tuple[str, str], **options: Any
) -> Traced:
    """A generalized ufunc: it adds up k, and the dimensions before the core ones broadcast."""
    values, _ = trace_of(x1, x2).in_loop(function, [x1, x2], **options)
    batches = [value.ndim - len(core) for value, core in zip(values, cores, strict=True)]
    shapes = [value.shape for value in values]
    if "" in cores or min(batches) < 0:
        least = [core or "k" for core in cores]
        raise unfit_cores(numpy_error(function, *values), function.__name__, shapes, least)
    one, other = (
        Labelled(value, BATCH[:batch][::-1] + core)
        for value, batch, core in zip(values, batches, cores, strict=True)
    )
    outside = [shape[:batch] for shape, batch in zip(shapes, batches, strict=True)]
    if clash(one.sizes()["k"], other.sizes()["k"]) or not broadcastable(*outside):
        raise unfit_cores(numpy_error(function, *values), function.__name__, shapes, cores)
    free = "".join(cores).replace("k", "")
    return contract(one, other, BATCH[: max(batches)][::-1] + free).value


def dot(a: Any, b: Any, out: Any = None) -> Traced:
    """The sum over the last axis of `a` and the last but one of `b`; scalars multiply."""
    refuse("dot", out=out)
    one, other = operands(a, b)
    if not (one.ndim and other.ndim):
        return product(one, other)
    axis, at = one.ndim - 1, max(other.ndim - 2, 0)
    if clash(one.shape[axis], other.shape[at]):
        shapes = [one.shape, other.shape]
        raise unfit_cores(numpy_error(np.dot, one, other), "dot", shapes, _cores(one, other))
    return _summed(np.dot, one, other, (axis,), (at,))


def inner(a: Any, b: Any) -> Traced:
    """The sum over the last axes of both; scalars multiply."""
    one, other = operands(a, b)
    if not (one.ndim and other.ndim):
        return product(one, other)
    return _summed(np.inner, one, other, (one.ndim - 1,), (other.ndim - 1,))


def vdot(a: Any, b: Any) -> Traced:
    """The dot product of the flattened operands."""
    one, other = operands(a, b)
    if clash(one.size, other.size):
        raise unfit_flat(numpy_error(np.vdot, one, other), "vdot", [one.shape, other.shape])
    return _summed(np.vdot, raveled(one), raveled(other), (0,), (0,))


def tensordot(a: Any, b: Any, axes: Any = 2) -> Traced:
    """The sum over the last `axes` axes of `a` and the first of `b`, or over two lists of axes."""
    one, other = operands(a, b)
    try:
        first, second = axes
    except TypeError:
        count = operator.index(axes)
        first, second = range(-count, 0), range(count)
    try:
        lists = [
            tuple(normalize_axis(axis, value.ndim) for axis in _listed(each))
            for value, each in ((one, first), (other, second))
        ]
    except IndexError:  # an AxisError, which NumPy raises as another class here
        raise numpy_error(np.tensordot, one, other, axes) from None
    return _summed(np.tensordot, one, other, *lists, axes)


def _listed(axes: Any) -> Sequence[Any]:
    return tuple(axes) if isinstance(axes, Sequence | range | np.ndarray) else (axes,)


def _summed(
    function: Callable[..., Any],
    one: Traced,
    other: Traced,
    one_axes: Sequence[int],
    other_axes: Sequence[int],
    *keywords: Any,
) -> Traced:
    """The sum of products over `one_axes` and `other_axes`, in pairs."""
    pairs = zip(one_axes, other_axes, strict=False)
    fits = not any(clash(one.shape[axis], other.shape[at]) for axis, at in pairs)
    if (
        not fits
        or len(one_axes) != len(other_axes)
        or any(len({*axes}) < len(axes) for axes in (one_axes, other_axes))
    ):
        error = numpy_error(function, one, other, *keywords)
        shapes, axes = [one.shape, other.shape], [one_axes, other_axes]
        raise unfit_axes(error, function.__name__, shapes, axes)
    own = list(LETTERS[: one.ndim])
    others = list(LETTERS[one.ndim : one.ndim + other.ndim])
    for axis, at in zip(one_axes, other_axes, strict=True):
        others[at] = own[axis]
    kept = [label for label in own + others if (own + others).count(label) == 1]
    first, second = Labelled(one, "".join(own)), Labelled(other, "".join(others))
    return _contracted(first, second, kept, common_dtype([one, other]))


def outer(a: Any, b: Any, out: Any = None) -> Traced:
    """The products of all pairs of elements."""
    refuse("outer", out=out)
    one, other = operands(a, b)
    return product(reshaped(one, (one.size, 1)), reshaped(other, (1, other.size)))


def kron(a: Any, b: Any) -> Traced:
    """The Kronecker product: a copy of `b`, scaled by each element of `a`."""
    one, other = operands(a, b)
    rank = max(one.ndim, other.ndim)
    shapes = [(1,) * (rank - value.ndim) + value.shape for value in (one, other)]
    outside = reshaped(one, tuple(size for each in shapes[0] for size in (each, 1)))
    inside = reshaped(other, tuple(size for each in shapes[1] for size in (1, each)))
    return reshaped(product(outside, inside), tuple(map(operator.mul, *shapes)))


def trace(
    a: Traced,
    offset: int = 0,
    axis1: int = 0,
    axis2: int = 1,
    dtype: Any = None,
    out: Any = None,
) -> Traced:
    """The sum along a diagonal."""
    refuse("trace", out=out)
    if a.ndim < 2 or axis1 % a.ndim == axis2 % a.ndim:
        raise numpy_error(np.trace, a, offset, axis1, axis2)
    first, second = normalize_axis(axis1, a.ndim), normalize_axis(axis2, a.ndim)
    total: Traced = np.sum(diagonal(a, offset, first, second), axis=-1, dtype=dtype)
    return total


def operands(a: Any, b: Any) -> tuple[Traced, Traced]:
    """Both as traced values; Python's scalars have dtypes of their own here, as in NumPy."""
    trace = trace_of(a, b)
    return as_traced(trace, a), as_traced(trace, b)


def _contracted(one: Labelled, other: Labelled, kept: Iterable[str], dtype: DType) -> Traced:
    """The contraction in `dtype`, to which the operands are cast."""
    first = Labelled(astype(one.value, dtype), one.labels)
    second = Labelled(astype(other.value, dtype), other.labels)
    return astype(contract(first, second, kept).value, dtype)


PRODUCTS: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.matmul: matmul,
    np.vecdot: vecdot,
    np.matvec: matvec,
    np.vecmat: vecmat,
    np.dot: dot,
    np.inner: inner,
    np.outer: outer,
    np.vdot: vdot,
    np.tensordot: tensordot,
    np.einsum: einsum,
    np.kron: kron,
    np.trace: trace,
}
