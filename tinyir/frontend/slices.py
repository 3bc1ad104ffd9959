"""Integers and slices where sizes are known at run time only, clamped by NumPy's rules."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tinyir.frontend.moves import counted, gathered, sliced
from tinyir.frontend.traced import Traced
from tinyir.ir.dims import Dim, Size, at_least, maximum, minimum
from tinyir.ir.graph import Status
from tinyir.ir.needs import Relation
from tinyir.ir.types import I64

FULL = slice(None)


def with_known_entries(x: Traced, entries: Sequence[Any]) -> tuple[Traced, list[Any]]:
    """What `x[entries]` indexes when integers and slices that need run-time sizes are done.

    These become 0 and full slices of the part that is returned. `entries` have no Ellipsis.
    """
    left = []
    axis = 0
    for entry in entries:
        if isinstance(entry, slice):
            if entry != FULL and _needs_size(x.shape[axis], entry.start, entry.stop):
                x, entry = part(x, axis, entry), FULL  # noqa: PLW2901
        elif isinstance(entry, int | Size) and _needs_size(x.shape[axis], entry):
            x, entry = _one(x, axis, entry), 0  # noqa: PLW2901
        left.append(entry)
        axis += _axes_of(entry)
    return x, left


def part(x: Traced, axis: int, key: slice) -> Traced:
    """The elements of `x` along `axis` that a slice takes."""
    size = x.shape[axis]
    step = 1 if key.step is None else key.step
    if step < 0:
        return _backwards(x, axis, key, step)
    start: Dim = 0 if key.start is None else key.start
    first = start if _is_from_start(x, start) else maximum(size + start, 0)
    if key.stop is None:
        count = maximum(size - first, 0)
    elif _is_from_start(x, key.stop):
        count = maximum(minimum(size, key.stop) - first, 0)
    elif _is_from_start(x, start):
        count = maximum(size + key.stop - first, 0)
    else:
        count = maximum(maximum(size + key.stop, 0) - first, 0)
    return _along(x, axis, first, step, (count + (step - 1)) // step)


def reversed_axis(x: Traced, axis: int) -> Traced:
    """`x` with its elements along `axis` in reverse."""
    return _backwards(x, axis, FULL, -1)


def _backwards(x: Traced, axis: int, key: slice, step: int) -> Traced:
    """A slice with a negative step: it ends before the element at `stop`."""
    size = x.shape[axis]
    first = size - 1 if key.start is None else _clamped(x, key.start, size)
    stop = -1 if key.stop is None else _clamped(x, key.stop, size)
    count = (maximum(first - stop, 0) + (-step - 1)) // -step
    places: Any = counted(x._trace, (count,), 0, I64) * step + first
    return gathered(x, [places], (axis,), axis)


def _clamped(x: Traced, bound: Dim, size: Dim) -> Dim:
    """A bound of a slice with a negative step: from -1, before the first element, to the last."""
    if _is_from_start(x, bound):
        return minimum(bound, size - 1)
    return maximum(size + bound, -1)


def _one(x: Traced, axis: int, index: Dim) -> Traced:
    """The element of `x` at `index`, which must be one at run time, in an axis of size 1."""
    start = index if _is_from_start(x, index) else x.shape[axis] + index
    return _along(x, axis, start, 1, 1)


def _along(x: Traced, axis: int, start: Dim, step: int, count: Dim) -> Traced:
    """Along `axis`, `count` elements from `start` on; all along the others."""
    starts = tuple(start if at == axis else 0 for at in range(x.ndim))
    steps = tuple(step if at == axis else 1 for at in range(x.ndim))
    shape = tuple(count if at == axis else dim for at, dim in enumerate(x.shape))
    return sliced(x, starts, steps, shape)


def _needs_size(*dims: Any) -> bool:
    return any(isinstance(dim, Size) for dim in dims)


def _is_from_start(x: Traced, bound: Dim) -> bool:
    """Whether a bound counts from the start, not from the end.

    Where that is not known it must count from the start at run time, as in `x[n - m:]`; but from
    the end where it never is positive, as in `x[-n:]`.
    """
    if at_least(-bound, 0) and bound != 0:
        x._trace.builder.need(Relation(-bound, ">=", 1), Status.SHAPE)
        return False
    x._trace.builder.need(Relation(bound, ">=", 0), Status.SHAPE)
    return True


def _axes_of(entry: Any) -> int:
    """How many axes of the array an entry is for; those of masks keep their places."""
    if entry is None:
        return 0
    is_mask = isinstance(entry, np.ndarray) and entry.dtype.kind == "b"
    return entry.ndim if is_mask else 1
