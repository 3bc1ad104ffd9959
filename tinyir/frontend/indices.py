"""Indices into an axis as a gather wants them: int64, of one shape, and within its bounds.

NumPy's modes say what becomes of an index that is out of bounds: 'wrap' and 'clip' move it into
them, 'raise' is an error. For an index that the kernel computes that is a status it returns; it
reads within bounds all the same.
"""

from typing import Any

import numpy as np

from tinyir.errors import ProgramIndexError, ProgramTypeError, ProgramValueError
from tinyir.frontend.elementwise import astype
from tinyir.frontend.moves import broadcast, constant, selected
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.ufuncs import fail_if
from tinyir.ir import rules
from tinyir.ir.dims import Dim, Shape, Size, maximum, shape_text
from tinyir.ir.graph import Status
from tinyir.ir.needs import Relation
from tinyir.ir.types import I64

Index = np.ndarray | Traced
"""An array of indices, known while tracing or not."""


def in_bounds(trace: Trace, index: Index, size: Dim, shape: Shape, named: int) -> Traced:
    """`index` into an axis of `size` elements, broadcast to `shape`; `named` is the axis' number.

    Negative indices count from the end.
    """
    if isinstance(index, np.ndarray):
        _check_dtype(index.dtype)
        known = index.astype(np.int64)
        if isinstance(size, Size):
            return broadcast(_at_run_time(trace, known, size), shape)
        outside = known[(known < -size) | (known >= size)]
        if outside.size:
            raise ProgramIndexError(
                f"index {outside[0]} is out of bounds for axis {named} with size {size}."
            )
        return broadcast(constant(trace, np.where(known < 0, known + size, known)), shape)
    if not size:
        raise ProgramIndexError(f"index is out of bounds for axis {named} with size 0.")
    return broadcast(bounded(index, size), shape)


def _at_run_time(trace: Trace, known: np.ndarray, size: Size) -> Traced:
    """Known indices into an axis whose size is not."""
    if known.size:
        for least in (int(known.max()) + 1, -int(known.min())):
            trace.builder.need(Relation(size, ">=", least), Status.INDEX)
    index = constant(trace, known)
    if (known >= 0).all():
        return index
    from_end: Any = index + size
    return selected(index < 0, from_end, index)


def bounded(index: Traced, size: Dim, mode: Any = "raise") -> Traced:
    """An index that the kernel computes, moved into the bounds of `size` elements by `mode`."""
    index = _cast(index)
    # Nothing may be read from an axis without elements: either there are some, or no indices.
    elements = maximum(size, 1 - index.size)
    index._trace.builder.need(Relation(elements, ">=", 1), Status.INDEX)
    if mode == "wrap":
        moved: Traced = index % size
        return moved
    if mode == "raise":
        message = f"an index is out of bounds for size {size}."
        fail_if((index < -size) | (index >= size), Status.INDEX, message)
        index = selected(index < 0, index + size, index)
    return clipped(index, size)


def clipped(index: Traced, size: Dim) -> Traced:
    """`index` where it is in the bounds of `size` elements, else the nearest one that is."""
    trace = index._trace
    result: Traced = trace.ufunc(np.minimum, [trace.ufunc(np.maximum, [_cast(index), 0]), size - 1])
    return result


def common_shape(*shapes: Shape) -> Shape:
    """The shape that arrays of indices broadcast to."""
    try:
        return rules.broadcast(*shapes)
    except ProgramValueError:
        listed = " ".join(map(shape_text, shapes))
        raise ProgramIndexError(
            f"shape mismatch: indexing arrays could not be broadcast together with shapes {listed}."
        ) from None


def _cast(index: Traced) -> Traced:
    """Indices of any integer dtype as int64: the largest of uint64 wrap around, as in NumPy."""
    _check_dtype(index.dtype)
    return astype(index, I64)


def _check_dtype(dtype: np.dtype) -> None:
    if not np.can_cast(dtype, np.int64, "same_kind"):
        raise ProgramTypeError(
            f"Cannot cast array data from {dtype!r} to {np.dtype(np.int64)!r} according to the "
            "rule 'same_kind'."
        )
