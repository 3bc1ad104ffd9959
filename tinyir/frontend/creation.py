"""NumPy's functions that make arrays, or parts of them, after traced values; keywords are NumPy's.

Values that are the same at every place, or count along an axis, stay so in the graph: they take
no memory.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.frontend.arguments import (
    as_dtype,
    as_index,
    as_program_error,
    as_shape,
    as_traced,
    common_dtype,
    normalize_axis,
    trace_of,
)
from tinyir.frontend.comparisons import operand
from tinyir.frontend.contract import diagonal as diagonal_of
from tinyir.frontend.elementwise import astype
from tinyir.frontend.joining import array_of, concatenate
from tinyir.frontend.moves import broadcast, constant, counted, raveled, reshaped, selected
from tinyir.frontend.sizes import RuntimeSize
from tinyir.frontend.traced import Trace, Traced
from tinyir.ir.dims import Size
from tinyir.ir.types import I64, DType, dtype_of


def full_like(
    a: Any,
    fill_value: Any,
    dtype: Any = None,
    order: str = "K",
    subok: bool = True,
    shape: Any = None,
    *,
    device: None = None,
) -> Traced:
    """`fill_value` everywhere, in the shape and dtype of `a` where no others are given."""
    trace = trace_of(a, fill_value)
    target = as_traced(trace, a).type.dtype if dtype is None else as_dtype(dtype)
    return filled(trace, a.shape if shape is None else shape, fill_value, target)


def filled(trace: Trace, shape: Any, fill_value: Any, dtype: DType) -> Traced:
    """A value of `shape`, an int or ints, that holds `fill_value` cast to `dtype`."""
    sizes = as_shape(shape)
    with np.errstate(invalid="ignore"):
        if isinstance(fill_value, Traced):
            return broadcast(astype(fill_value, dtype), sizes)
        if isinstance(fill_value, Size | RuntimeSize):
            return broadcast(constant(trace, fill_value, dtype), sizes)
        try:
            like = np.empty(np.shape(fill_value), dtype.numpy)
            value = np.full_like(like, fill_value)
        except (OverflowError, ValueError, TypeError) as error:
            raise as_program_error(error) from None
        return broadcast(constant(trace, value, dtype), sizes)


def zeros_like(
    a: Traced,
    dtype: Any = None,
    order: str = "K",
    subok: bool = True,
    shape: Any = None,
    *,
    device: None = None,
) -> Traced:
    """Zeros in the shape and dtype of `a` where no others are given."""
    return full_like(a, 0, dtype, shape=shape)


def ones_like(
    a: Traced,
    dtype: Any = None,
    order: str = "K",
    subok: bool = True,
    shape: Any = None,
    *,
    device: None = None,
) -> Traced:
    """Ones in the shape and dtype of `a` where no others are given."""
    return full_like(a, 1, dtype, shape=shape)


def empty_like(
    prototype: Traced,
    /,
    dtype: Any = None,
    order: str = "K",
    subok: bool = True,
    shape: Any = None,
    *,
    device: None = None,
) -> Traced:
    """Zeros, which are as good as any values, as `zeros_like`."""
    return full_like(prototype, 0, dtype, shape=shape)


def copy(a: Traced, order: str = "K", subok: bool = False) -> Traced:
    """`a` itself: traced values are never written to."""
    return a


def tril(m: Traced, k: Any = 0) -> Traced:
    """`m` with zeros above the `k`-th diagonal of its last two axes."""
    m = _square(m)
    return selected(_lower(m, k), m, full_like(m, 0))


def triu(m: Traced, k: Any = 0) -> Traced:
    """`m` with zeros below the `k`-th diagonal of its last two axes."""
    m = _square(m)
    return selected(_lower(m, k - 1), full_like(m, 0), m)


def _square(m: Traced) -> Traced:
    """`m` itself, or the matrix whose rows are all the vector `m`."""
    if not m.ndim:
        raise ProgramTypeError("A triangle of an array without dimensions does not exist.")
    return broadcast(m, m.shape * 2) if m.ndim == 1 else m


def _lower(m: Traced, k: Any) -> Traced:
    """Where the last two axes of `m` are on or below their `k`-th diagonal."""
    rows, columns = (counted(m._trace, m.shape[-2:], axis, I64) for axis in (0, 1))
    lower: Traced = rows + k >= columns
    return lower


def diagonal(a: Traced, offset: Any = 0, axis1: Any = 0, axis2: Any = 1) -> Traced:
    """The `offset`-th diagonal of two axes, as the last axis of the result."""
    if a.ndim < 2:
        raise ProgramValueError("diag requires an array of at least two dimensions.")
    first, second = normalize_axis(axis1, a.ndim), normalize_axis(axis2, a.ndim)
    if first == second:
        raise ProgramValueError("axis1 and axis2 cannot be the same.")
    return diagonal_of(a, as_index(offset), first, second)


def diag(v: Traced, k: Any = 0) -> Traced:
    """The `k`-th diagonal of a matrix, or the matrix that has the vector `v` there and zeros."""
    if v.ndim == 2:
        return diagonal(v, k)
    if v.ndim != 1:
        raise ProgramValueError("Input must be 1- or 2-d.")
    k = as_index(k)
    size = v.size + abs(k)
    line = concatenate([v, filled(v._trace, abs(k), 0, v.type.dtype)])
    rows, columns = (counted(v._trace, (size, size), axis, I64) for axis in (0, 1))
    matrix = broadcast(reshaped(line, (size, 1) if k >= 0 else (1, size)), (size, size))
    return selected(columns - rows == k, matrix, full_like(matrix, 0))


def diagflat(v: Traced, k: Any = 0) -> Traced:
    """The matrix that has the elements of `v` on its `k`-th diagonal, and zeros."""
    return diag(raveled(v), k)


def meshgrid(
    *xi: Any, copy: bool = True, sparse: bool = False, indexing: str = "xy"
) -> tuple[Traced, ...]:
    """Each vector along an axis of its own, in the shape of all unless `sparse`."""
    if indexing not in ("xy", "ij"):
        raise ProgramValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    trace = trace_of(xi)
    vectors = [raveled(array_of(trace, each)) for each in xi]
    axes = list(range(len(vectors)))
    if indexing == "xy":
        axes[:2] = axes[:2][::-1]
    shape = tuple(vectors[axis].size for axis in axes)
    along = [_along(vector, axis, len(axes)) for vector, axis in zip(vectors, axes, strict=True)]
    return tuple(along if sparse else (broadcast(each, shape) for each in along))


def linspace(
    start: Any,
    stop: Any,
    num: Any = 50,
    endpoint: bool = True,
    retstep: bool = False,
    dtype: Any = None,
    axis: Any = 0,
    *,
    device: None = None,
) -> Any:
    """`num` numbers from `start` to `stop`, evenly apart along a new axis."""
    count = as_index(num)
    if count < 0:
        raise ProgramValueError(f"Number of samples, {count}, must be non-negative.")
    trace = trace_of(start, stop)
    start, stop = operand(start), operand(stop)
    inside = dtype_of(np.result_type(common_dtype([start, stop]).numpy, 0.0))
    first, last = (as_traced(trace, each, inside) for each in (start, stop))
    distance: Any = last - first
    places: Any = counted(trace, (count, *[1] * distance.ndim), 0, inside)
    steps = count - 1 if endpoint else count
    step: Any = distance / steps if steps > 0 else np.nan
    if steps > 0:
        # Where a step is too small for its dtype, NumPy multiplies last, everywhere.
        scaled = np.where(np.any(step == 0), places / steps * distance, places * step)
    else:
        scaled = places * distance
    line: Any = scaled + first
    if endpoint and count > 1:
        line = concatenate([line[:-1], broadcast(last, line.shape[1:])[None]])
    target = inside if dtype is None else as_dtype(dtype)
    line = np.floor(line) if target.is_integer else line
    line = astype(np.moveaxis(line, 0, axis), target)
    return (line, step) if retstep else line


def ix_(*args: Any) -> tuple[Traced, ...]:
    """Each vector of indices along an axis of its own."""
    trace = trace_of(args)
    vectors = [array_of(trace, each) for each in args]
    if any(vector.ndim != 1 for vector in vectors):
        raise ProgramValueError("Cross index must be 1 dimensional.")
    return tuple(_along(vector, axis, len(args)) for axis, vector in enumerate(vectors))


def _along(vector: Traced, axis: int, rank: int) -> Traced:
    return reshaped(vector, (1,) * axis + (vector.size,) + (1,) * (rank - axis - 1))


CREATION: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.full_like: full_like,
    np.zeros_like: zeros_like,
    np.ones_like: ones_like,
    np.empty_like: empty_like,
    np.copy: copy,
    np.tril: tril,
    np.triu: triu,
    np.diagonal: diagonal,
    np.diag: diag,
    np.diagflat: diagflat,
    np.meshgrid: meshgrid,
    np.ix_: ix_,
    np.linspace: linspace,
}
