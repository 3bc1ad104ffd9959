"""NumPy's functions that reshape and repeat traced values; keywords are NumPy's.

Those that return views are in `views`.
"""

from collections.abc import Callable, Mapping
from functools import partial
from math import prod
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view as windows_of

from tinyir.errors import ProgramValueError
from tinyir.frontend.arguments import (
    are_numbers,
    as_index,
    as_program_error,
    known,
    normalize_axis,
    trace_of,
)
from tinyir.frontend.joining import array_of
from tinyir.frontend.moves import (
    broadcast,
    constant,
    counted,
    gathered,
    joined,
    raveled,
    reshaped,
)
from tinyir.frontend.traced import Traced
from tinyir.frontend.views import VIEWS, shape_of, view, views
from tinyir.ir import rules
from tinyir.ir.dims import Shape, Size, quotient
from tinyir.ir.graph import Status
from tinyir.ir.needs import Relation
from tinyir.ir.types import I64


def reshape(a: Traced, /, shape: Any, order: str = "C", *, copy: Any = None) -> Traced:
    """The elements of `a`, read and placed in `order`, in another shape; one size may be -1."""
    sizes = _sizes(a, shape)
    if _is_column_major(order):
        return view(np.transpose, reshaped(view(np.transpose, a), sizes[::-1]))
    return reshaped(a, sizes)


def _sizes(a: Traced, shape: Any) -> Shape:
    """The shape that `shape` asks for, where one size may be -1: as many as there are elements."""
    given = tuple(shape) if isinstance(shape, tuple | list) else (shape,)
    if not any(isinstance(dim, Size) for dim in (*a.shape, *given)):
        return shape_of(np.reshape, a, shape)
    dims = [dim if isinstance(dim, Size) else as_index(dim) for dim in given]
    if dims.count(-1) > 1 or any(isinstance(dim, int) and dim < -1 for dim in dims):
        raise ProgramValueError("can only specify one unknown dimension.")
    if -1 not in dims:
        return tuple(dims)
    total, rest = a.size, prod(dim for dim in dims if dim != -1)
    found = quotient(total, rest)
    if found is None:
        raise ProgramValueError(
            f"cannot reshape array of size {total} into shape {tuple(dims)}: it is not known "
            f"that {total} is a multiple of {rest}."
        )
    return tuple(found if dim == -1 else dim for dim in dims)


def ravel(a: Traced, order: str = "C") -> Traced:
    """The elements of `a`, read in `order`, in one dimension."""
    return raveled(view(np.transpose, a) if _is_column_major(order) else a)


def _is_column_major(order: str) -> bool:
    if order not in ("C", "F", "A", "K"):
        raise ProgramValueError(f"order must be one of 'C', 'F', 'A', or 'K' (got {order!r}).")
    if order in "AK":
        raise ProgramValueError(
            f"The order '{order}' is not supported: traced values are not laid out in memory.",
            hints=("say 'C' for row-major or 'F' for column-major order",),
        )
    return order == "F"


def at_least(function: Callable[..., Any], *arys: Any) -> Any:
    """np.atleast_1d and its kin: an array each, in a tuple unless there is only one."""
    trace = trace_of(arys)
    found = tuple(view(function, array_of(trace, each)) for each in arys)
    return found if len(found) > 1 else found[0]


def broadcast_arrays(*args: Any, subok: bool = False) -> tuple[Traced, ...]:
    """All arrays in the one shape that they broadcast to."""
    trace = trace_of(args)
    arrays = [array_of(trace, each) for each in args]
    shape = rules.broadcast(*(array.shape for array in arrays))
    return tuple(broadcast(array, shape) for array in arrays)


def tile(A: Traced, reps: Any) -> Traced:  # noqa: N803  (NumPy's name)
    """`A` repeated as a whole, as often along each axis as `reps` says."""
    known(reps)
    counts = [as_index(count) for count in np.atleast_1d(reps)]
    if any(count < 0 for count in counts):
        raise ProgramValueError("negative dimensions are not allowed.")
    rank = max(len(counts), A.ndim)
    counts = [1] * (rank - len(counts)) + counts
    sizes = (1,) * (rank - A.ndim) + A.shape
    pairs = list(zip(counts, sizes, strict=True))
    apart = [size for count, each in pairs for size in ((each,) if count == 1 else (1, each))]
    wide = [size for count, each in pairs for size in ((each,) if count == 1 else (count, each))]
    repeated = broadcast(reshaped(A, tuple(apart)), tuple(wide))
    return reshaped(repeated, tuple(count * size for count, size in pairs))


def repeat(a: Traced, repeats: Any, axis: Any = None) -> Traced:
    """Each element of `a` along `axis` (None: flattened) as often as `repeats` says."""
    are_numbers(repeats)
    if axis is None:
        a, axis = raveled(a), 0
    elif not a.ndim:  # to NumPy it has one axis here
        a = raveled(a)
    axis = normalize_axis(axis, a.ndim)
    counts = np.asarray(repeats)
    try:
        if counts.size == 1:
            return _repeat_each(a, np.repeat(np.empty(1, np.uint8), counts.ravel()).size, axis)
        places = np.repeat(np.arange(a.shape[axis]), counts)
    except (ValueError, TypeError) as error:
        raise as_program_error(error) from None
    return gathered(a, [constant(a._trace, places)], (axis,), axis)


def _repeat_each(a: Traced, count: int, axis: int) -> Traced:
    before, size, after = a.shape[:axis], a.shape[axis], a.shape[axis + 1 :]
    repeated = broadcast(reshaped(a, (*before, size, 1, *after)), (*before, size, count, *after))
    return reshaped(repeated, (*before, size * count, *after))


def roll(a: Traced, shift: Any, axis: Any = None) -> Traced:
    """`a` shifted along `axis` (None: flattened); what leaves at the end enters at the start."""
    known(shift, axis)
    if axis is None:
        return reshaped(roll(raveled(a), shift, 0), a.shape)
    axes = [normalize_axis(each, a.ndim) for each in np.atleast_1d(axis)]
    try:
        pairs = np.broadcast(shift, axes)
    except ValueError as error:
        raise as_program_error(error) from None
    if pairs.ndim > 1:
        raise ProgramValueError("'shift' and 'axis' should be scalars or 1D sequences.")
    shifts = [0] * a.ndim
    for distance, along in pairs:
        shifts[along] += int(distance)
    for along, distance in enumerate(shifts):
        size = a.shape[along]
        if isinstance(size, Size):
            places: Any = (counted(a._trace, (size,), 0, I64) - distance) % size
            a = gathered(a, [places], (along,), along) if distance else a
            continue
        first = -distance % (size or 1)
        if first:
            a = joined(views(np.split, a, [first], along)[::-1], along)
    return a


def sliding_window_view(
    x: Traced,
    window_shape: Any,
    axis: Any = None,
    *,
    subok: bool = False,
    writeable: bool = False,
) -> Traced:
    """All windows of `window_shape` into `x` along `axis` (None: all), in new last axes."""
    are_numbers(window_shape)
    shape_of(windows_of, x, window_shape, axis)
    axes = range(x.ndim) if axis is None else [int(each) % x.ndim for each in np.atleast_1d(axis)]
    for along, size in zip(axes, np.atleast_1d(window_shape), strict=True):
        x._trace.builder.need(Relation(x.shape[along], ">=", int(size)), Status.SHAPE)
        window = (x.shape[along] - int(size) + 1, int(size))
        starts, steps = (counted(x._trace, window, at, I64) for at in (0, 1))
        x = gathered(x, [starts + steps], (along,), along)
        x = view(np.moveaxis, x, along + 1, -1)
    return x


SHAPES: Mapping[Callable[..., Any], Callable[..., Any]] = {
    **VIEWS,
    np.reshape: reshape,
    np.ravel: ravel,
    np.atleast_1d: partial(at_least, np.atleast_1d),
    np.atleast_2d: partial(at_least, np.atleast_2d),
    np.atleast_3d: partial(at_least, np.atleast_3d),
    np.broadcast_arrays: broadcast_arrays,
    np.tile: tile,
    np.repeat: repeat,
    np.roll: roll,
    windows_of: sliding_window_view,
}
