"""NumPy's functions that return views, on traced values: NumPy itself says where elements are from.

Each is called on an array of the same shape whose bytes nobody reads. Where the view that it
returns starts in them, and how far its elements lie apart, says which slice, reversal,
transposition and broadcast it is; and what NumPy refuses is refused in NumPy's words.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from mmap import MAP_PRIVATE, PROT_READ, mmap
from typing import Any

import numpy as np

from tinyir.errors import ProgramValueError
from tinyir.frontend.arguments import as_program_error, known
from tinyir.frontend.moves import broadcast, nothing, reshaped, reversed_along, sliced, transposed
from tinyir.frontend.traced import Traced


def view(function: Callable[..., Any], x: Traced, *args: Any, **kwargs: Any) -> Traced:
    """The view of `x` that `function` returns."""
    source, shown = _called(function, x, *args, **kwargs)
    return _shown(x, source, shown)


def shape_of(function: Callable[..., Any], x: Traced, *args: Any, **kwargs: Any) -> tuple[int, ...]:
    """The shape of the view of `x` that `function` returns."""
    shape: tuple[int, ...] = _called(function, x, *args, **kwargs)[1].shape
    return shape


def views(
    function: Callable[..., Any], x: Traced, *args: Any, **kwargs: Any
) -> list[Traced] | tuple[Traced, ...]:
    """The views of `x` that `function` returns in a list or a tuple."""
    source, found = _called(function, x, *args, **kwargs)
    return type(found)([_shown(x, source, each) for each in found])  # type: ignore[no-any-return]


def _implementation(shown: Callable[..., Any], function: Callable[..., Any]) -> Any:
    """`function` on traced values, whose first parameter may be given by its name."""
    first = next(iter(inspect.signature(function).parameters))

    def implementation(*args: Any, **kwargs: Any) -> Any:
        named = [kwargs.pop(first)] if first in kwargs else []
        return shown(function, *named, *args, **kwargs)

    return implementation


_ONE = (
    np.transpose,
    np.matrix_transpose,
    np.swapaxes,
    np.moveaxis,
    np.rollaxis,
    np.expand_dims,
    np.squeeze,
    np.broadcast_to,
    np.flip,
    np.fliplr,
    np.flipud,
    np.rot90,
)
_SEVERAL = (np.split, np.array_split, np.hsplit, np.vsplit, np.dsplit, np.unstack)

VIEWS: Mapping[Callable[..., Any], Callable[..., Any]] = {
    **{function: _implementation(view, function) for function in _ONE},
    **{function: _implementation(views, function) for function in _SEVERAL},
}


def _unread(x: Traced) -> np.ndarray:
    """Contiguous bytes in the shape of `x`, one for each element.

    They are addresses alone, which take no memory until they are read.
    """
    try:
        addresses = mmap(-1, x.size or 1, flags=MAP_PRIVATE, prot=PROT_READ)
    except (OSError, OverflowError) as error:
        raise ProgramValueError(f"The value is too large to be moved: {error}.") from None
    return np.frombuffer(addresses, np.uint8, x.size).reshape(x.shape)


def _called(
    function: Callable[..., Any], x: Traced, *args: Any, **kwargs: Any
) -> tuple[np.ndarray, Any]:
    """An array in place of `x`, and what `function` returns for it."""
    known(args, *kwargs.values())
    source = _unread(x)
    try:
        return source, function(source, *args, **kwargs)
    except (ValueError, TypeError, IndexError) as error:
        raise as_program_error(error) from None


def _shown(x: Traced, source: np.ndarray, shown: np.ndarray) -> Traced:
    """`x` arranged as `shown`, a view of `source`, shows it."""
    if not shown.size:
        return nothing(x, shown.shape)
    parts, origins = _parts(source, shown)
    counts = tuple(part.count for part in parts)
    starts = tuple(part.start for part in parts)
    x = sliced(x, starts, tuple(part.step for part in parts), counts)
    x = reversed_along(x, tuple(axis for axis, part in enumerate(parts) if part.backwards))
    x = transposed(x, _order(origins, x.ndim))
    kept = tuple(1 if axis is None else counts[axis] for axis in origins)
    # Broadcasting adds leading dimensions by itself.
    if kept == shown.shape or kept != (1,) * (len(kept) - x.ndim) + x.shape:
        x = reshaped(x, kept)
    return broadcast(x, shown.shape)


@dataclass
class _Part:
    """The elements of an axis that a view shows."""

    start: int
    step: int = 1
    count: int = 1
    backwards: bool = False


def _parts(source: np.ndarray, shown: np.ndarray) -> tuple[list[_Part], list[int | None]]:
    """What `shown` shows of each axis of the contiguous `source`, and where its own axes are from.

    An axis along which all elements are the same one is from none.
    """
    parts = [_Part(start) for start in _index_of(source, _address(shown) - _address(source))]
    origins: list[int | None] = []
    for size, stride in zip(shown.shape, shown.strides, strict=True):
        if size == 1 or stride == 0:
            origins.append(None)
            continue
        distances = _index_of(source, abs(stride))
        axis = next(at for at, distance in enumerate(distances) if distance)
        part = parts[axis]
        part.step, part.count, part.backwards = distances[axis], size, stride < 0
        if part.backwards:
            part.start -= part.step * (size - 1)
        origins.append(axis)
    return parts, origins


def _order(origins: list[int | None], rank: int) -> tuple[int, ...]:
    """The order of `rank` axes in which those in `origins` come in theirs."""
    moved = [axis for axis in origins if axis is not None]
    if moved == sorted(moved):
        return tuple(range(rank))
    rest = iter([axis for axis in range(rank) if axis not in moved])
    order = [next(rest, None) if axis is None else axis for axis in origins]
    return tuple(axis for axis in (*order, *rest) if axis is not None)


def _index_of(array: np.ndarray, offset: int) -> list[int]:
    """The index of the byte at `offset` of a contiguous array."""
    return [int(index) for index in np.unravel_index(offset, array.shape)]


def _address(array: np.ndarray) -> int:
    address: int = array.__array_interface__["data"][0]
    return address
