"""NumPy's reductions on traced values, written with primitives; keywords are NumPy's."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from tinyir.errors import ProgramValueError
from tinyir.frontend.arguments import (
    NOT_GIVEN,
    as_dtype,
    as_index,
    as_traced,
    normalize_axes,
    numpy_error,
    refuse,
    trace_of,
)
from tinyir.frontend.masks import as_where
from tinyir.frontend.moves import broadcast, constant, joined, raveled, reshaped
from tinyir.frontend.traced import Traced
from tinyir.frontend.ufuncs import cast
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Shape, at_least
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import BOOL, F32, I64, U8, U64, DType, TypeClass

Implementation = Callable[..., Any]


def reduce(
    op: Primitive,
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    keepdims: Any = False,
    initial: Any = NOT_GIVEN,
    where: Any = True,
) -> Traced:
    """`op` over `axis` (None: all; an int or a tuple) of the elements where `where` holds."""
    trace = trace_of(a, initial, where)
    x = as_traced(trace, a)
    x = cast(x, accumulator(op, x.type.dtype, dtype))
    axes = reduced_axes(axis, x.ndim)
    start = None
    if initial is not NOT_GIVEN and initial is not None:
        start = as_traced(trace, initial, x.type.dtype)
    if where is not True and where is not NOT_GIVEN:
        x = _masked(op, x, where, start)
    result = _reduced(op, x, axes, start)
    return keep(result, x.shape, axes, keepdims)


def _reduced(op: Primitive, x: Traced, axes: tuple[int, ...], start: Traced | None) -> Traced:
    """`op` over `axes`, from `start` on (None: from its identity)."""
    identity = _identity(op, x) if start is None else start
    kept = tuple(size for axis, size in enumerate(x.shape) if axis not in axes)
    if start is not None and not x.size:
        return broadcast(start, kept)
    result = x
    if start is not None and op.needs_elements:
        x = _with_elements(x, axes, start)
    if axes:
        result = x._trace.apply(op, [x._node], Attributes(axes=axes))
        identity = start
    return result if identity is None else _combined(op, result, identity)


def _with_elements(x: Traced, axes: tuple[int, ...], start: Traced) -> Traced:
    """`x` with `start` before its elements along `axes` that may have none at run time."""
    for axis in axes:
        if not at_least(x.shape[axis], 1):
            shape = tuple(1 if at == axis else dim for at, dim in enumerate(x.shape))
            x = joined([broadcast(start, shape), x], axis)
    return x


def _combined(op: Primitive, one: Traced, other: Traced) -> Traced:
    assert op.combines is not None
    combined: Any = op.combines(one, other)
    return combined  # type: ignore[no-any-return]


def _identity(op: Primitive, like: Traced) -> Traced | None:
    """The value that changes nothing in `op`; None where there is none, as for a maximum."""
    if op.combines is None or op.combines.identity is None:
        return None
    return constant(like._trace, op.combines.identity, like.type.dtype)


def _masked(op: Primitive, x: Traced, where: Any, start: Traced | None) -> Traced:
    """`x` with what changes nothing for the elements where `where` does not hold."""
    mask = as_where(x._trace, where)
    identity = _identity(op, x)
    neutral = start if identity is None else identity
    if neutral is None:
        raise ProgramValueError(
            f"reduction operation '{op.name}' does not have an identity, so to use a where mask "
            "one has to specify 'initial'."
        )
    try:
        mask = broadcast(mask, x.shape)
    except ProgramValueError:
        raise numpy_error(np.sum, x, where=np.zeros(mask.shape, np.bool_)) from None
    masked: Any = np.where(mask, x, neutral)
    return masked  # type: ignore[no-any-return]


def accumulator(op: Primitive, dtype: DType, asked: Any) -> DType:
    """The dtype that `op` computes in: the one asked for, or NumPy's choice for `dtype`."""
    if set(op.fold) == {BOOL}:
        return BOOL
    if asked is not None:
        return as_dtype(asked)
    if op.widens and (dtype.is_integer or dtype is BOOL):
        return U64 if dtype.type_class is TypeClass.UNSIGNED else I64
    return dtype


def reduced_axes(axis: Any, rank: int) -> tuple[int, ...]:
    """The axes of a reduction; a scalar may be reduced over axis 0 or -1."""
    if not rank and isinstance(axis, int) and axis in (0, -1):
        return ()
    return normalize_axes(axis, rank)


def keep(result: Traced, shape: Shape, axes: tuple[int, ...], keepdims: Any) -> Traced:
    """`result` with a dimension of 1 for each of the reduced `axes` of `shape`, if asked for."""
    if keepdims is NOT_GIVEN or not keepdims:
        return result
    return reshaped(result, tuple(1 if at in axes else size for at, size in enumerate(shape)))


# The parameters of NumPy's functions, which differ.


def sum_(
    op: Primitive,
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    keepdims: Any = False,
    initial: Any = NOT_GIVEN,
    where: Any = True,
) -> Traced:
    """np.sum and np.prod: the dtype may be chosen."""
    refuse(op.name, out=out)
    return reduce(op, a, axis, dtype, keepdims, initial, where)


def max_(
    op: Primitive,
    a: Any,
    axis: Any = None,
    out: None = None,
    keepdims: Any = False,
    initial: Any = NOT_GIVEN,
    where: Any = True,
) -> Traced:
    """np.max and np.min: the dtype is the operand's."""
    refuse(op.name, out=out)
    return reduce(op, a, axis, None, keepdims, initial, where)


def any_(
    op: Primitive,
    a: Any,
    axis: Any = None,
    out: None = None,
    keepdims: Any = False,
    *,
    where: Any = True,
) -> Traced:
    """np.any and np.all: of whether elements are not zero."""
    refuse(op.name, out=out)
    return reduce(op, a, axis, None, keepdims, NOT_GIVEN, where)


def reduce_method(
    op: Primitive,
    array: Any,
    axis: Any = 0,
    dtype: Any = None,
    out: None = None,
    keepdims: Any = False,
    initial: Any = NOT_GIVEN,
    where: Any = True,
) -> Traced:
    """The method `reduce` of a ufunc: over the first axis, unless told otherwise."""
    refuse(op.name, out=out)
    return reduce(op, array, axis, dtype, keepdims, initial, where)


def arg_reduce(
    op: Primitive, a: Traced, axis: Any = None, out: None = None, *, keepdims: Any = False
) -> Traced:
    """The index of the first largest or smallest element, or of the first NaN."""
    refuse(op.name, out=out)
    x = a if a.type.dtype in op.fold else cast(a, U8 if a.type.dtype is BOOL else F32)
    axes = tuple(range(a.ndim)) if axis is None else reduced_axes(as_index(axis), a.ndim)
    if len(axes) != 1:
        x = raveled(x)
    at = axes[0] if len(axes) == 1 else 0
    if not x.shape[at] and op.numpy:
        raise numpy_error(op.numpy, a, axis=axis)
    return keep(a._trace.apply(op, [x._node], Attributes(axes=(at,))), a.shape, axes, keepdims)


def count_nonzero(a: Traced, axis: Any = None, *, keepdims: Any = False) -> Any:
    """How many elements are not zero."""
    return np.sum(cast(a, BOOL), axis=axis, dtype=np.int64, keepdims=keepdims)


def ptp(a: Traced, axis: Any = None, out: None = None, keepdims: Any = False) -> Any:
    """The largest element less the smallest."""
    refuse("ptp", out=out)
    return np.max(a, axis=axis, keepdims=keepdims) - np.min(a, axis=axis, keepdims=keepdims)


def _implementation(op: Primitive) -> Implementation:
    """What stands for a row: the function with the parameters that NumPy's has."""
    if op.kind is Kind.ARG_REDUCTION:
        return partial(arg_reduce, op)
    if op.needs_elements:
        return partial(max_, op)
    return partial(any_ if set(op.fold) == {BOOL} else sum_, op)


_ROWS = [op for op in optable.PRIMITIVES if op.kind in (Kind.REDUCTION, Kind.ARG_REDUCTION)]

REDUCTIONS: Mapping[Callable[..., Any], Implementation] = {
    **{op.numpy: _implementation(op) for op in _ROWS if op.numpy},
    **{op.combines.reduce: partial(reduce_method, op) for op in _ROWS if op.combines},
    np.amax: partial(max_, optable.BY_NUMPY[np.max]),
    np.amin: partial(max_, optable.BY_NUMPY[np.min]),
    np.count_nonzero: count_nonzero,
    np.ptp: ptp,
}
