"""NumPy's running sums and products, and differences, on traced values; keywords are NumPy's."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.frontend.arguments import (
    NOT_GIVEN,
    as_traced,
    normalize_axes,
    normalize_axis,
    refuse,
    trace_of,
)
from tinyir.frontend.moves import broadcast, constant, raveled
from tinyir.frontend.reductions import accumulator
from tinyir.frontend.traced import Traced
from tinyir.frontend.ufuncs import cast
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import BOOL, I64

Implementation = Callable[..., Any]


def scan(op: Primitive, a: Traced, axis: Any = None, dtype: Any = None, out: None = None) -> Traced:
    """Each element combined with those before it along `axis` (None: of all in row-major order)."""
    refuse(op.name, out=out)
    wanted = accumulator(op, a.type.dtype, dtype)
    if wanted is BOOL:  # of 0 and 1, sums are not 0 once one was 1, and products until one was 0
        return cast(scan(op, cast(a, BOOL), axis, I64), BOOL)
    x = cast(a, wanted)
    if axis is None or not x.ndim:
        x = raveled(x)
        axis = 0 if axis is None else axis
    at = normalize_axis(axis, x.ndim)
    return x._trace.apply(op, [x._node], Attributes(axes=(at,)))


def accumulate(
    op: Primitive, array: Traced, axis: Any = 0, dtype: Any = None, out: None = None
) -> Traced:
    """The method `accumulate` of a ufunc."""
    if not array.ndim:
        raise ProgramTypeError("cannot accumulate on a scalar.")
    axes = normalize_axes(axis, array.ndim) if not isinstance(axis, tuple) else axis
    if len(axes) != 1:
        raise ProgramValueError("accumulate does not allow multiple axes.")
    return scan(op, array, axes[0], dtype, out)


def cumulative(
    op: Primitive,
    x: Traced,
    *,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    include_initial: bool = False,
) -> Any:
    """`scan` along the only axis or a given one, from the identity on if `include_initial`."""
    if x.ndim > 1 and axis is None:
        raise ProgramValueError(
            "For arrays which have more than one dimension ``axis`` argument is required."
        )
    result = scan(op, x, axis, dtype, out)
    if not include_initial or op.combines is None:
        return result
    at = normalize_axis(0 if axis is None else axis, result.ndim)
    shape = tuple(1 if each == at else size for each, size in enumerate(result.shape))
    identity = constant(x._trace, op.combines.identity, result.type.dtype)
    return np.concatenate([broadcast(identity, shape), result], axis=at)


def diff(
    a: Any, n: int = 1, axis: Any = -1, prepend: Any = NOT_GIVEN, append: Any = NOT_GIVEN
) -> Any:
    """The differences of neighbours along `axis`, taken `n` times."""
    if n == 0:
        return a
    if n < 0:
        raise ProgramValueError(f"order must be non-negative but got {n!r}.")
    x: Any = as_traced(trace_of(a, prepend, append), a)
    if not x.ndim:
        raise ProgramValueError("diff requires input that is at least one dimensional.")
    at = normalize_axis(axis, x.ndim)
    ends = (_edge(x, prepend, at), [x], _edge(x, append, at))
    x = np.concatenate([part for parts in ends for part in parts], axis=at)
    subtract = np.not_equal if x.type.dtype is BOOL else np.subtract
    for _ in range(n):
        x = subtract(x[_along(at, slice(1, None))], x[_along(at, slice(None, -1))])
    return x


def ediff1d(ary: Any, to_end: Any = None, to_begin: Any = None) -> Any:
    """The differences of neighbours of the flattened array, between what is put at the ends."""
    trace = trace_of(ary, to_end, to_begin)
    x = raveled(as_traced(trace, ary))
    ends = []
    for name, value in (("to_begin", to_begin), ("to_end", to_end)):
        end = None if value is None else raveled(as_traced(trace, value))
        if end is not None and not np.can_cast(end.dtype, x.dtype, "same_kind"):
            raise ProgramTypeError(
                f"dtype of `{name}` must be compatible with input `ary` under the `same_kind` rule."
            )
        ends.append([] if end is None else [cast(end, x.type.dtype)])
    return np.concatenate([*ends[0], np.subtract(x[1:], x[:-1]), *ends[1]])


def trapezoid(y: Any, x: Any = None, dx: Any = 1.0, axis: Any = -1) -> Any:
    """The integral along `axis` by the trapezoidal rule, of points at `x` or `dx` apart."""
    trace = trace_of(y, x, dx)
    values = as_traced(trace, y)
    at = normalize_axis(axis, values.ndim)
    if x is not None:
        points = as_traced(trace, x)
        dx = diff(points, axis=axis if points.ndim > 1 else -1)
        if points.ndim == 1:
            dx = np.reshape(dx, (-1,) + (1,) * (values.ndim - at - 1))
    pairs: Any = values[_along(at, slice(1, None))] + values[_along(at, slice(None, -1))]
    return np.sum(dx * pairs / 2.0, axis=axis)


def _edge(x: Traced, value: Any, axis: int) -> list[Traced]:
    """What `diff` puts before or behind `x`: nothing, or an array; a scalar in one place each."""
    if value is NOT_GIVEN:
        return []
    edge = as_traced(x._trace, value)
    if edge.ndim:
        return [edge]
    return [broadcast(edge, tuple(1 if at == axis else size for at, size in enumerate(x.shape)))]


def _along(axis: int, part: slice) -> tuple[slice, ...]:
    """The index that takes `part` of one axis."""
    return (*[slice(None)] * axis, part)


_ROWS = [op for op in optable.PRIMITIVES if op.kind is Kind.SCAN]
_BY_UFUNC = {op.combines: op for op in _ROWS}

SCANS: Mapping[Callable[..., Any], Implementation] = {
    **{op.numpy: partial(scan, op) for op in _ROWS if op.numpy},
    **{op.combines.accumulate: partial(accumulate, op) for op in _ROWS if op.combines},
    np.cumulative_prod: partial(cumulative, _BY_UFUNC[np.multiply]),
    np.cumulative_sum: partial(cumulative, _BY_UFUNC[np.add]),
    np.diff: diff,
    np.ediff1d: ediff1d,
    np.trapezoid: trapezoid,
}
