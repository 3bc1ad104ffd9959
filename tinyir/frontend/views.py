"""NumPy's functions that return views, on traced values: NumPy itself says where elements are from.

Each is called on an array of the same shape whose bytes nobody reads. Where the view that it
returns starts in them, and how far its elements lie apart, says which slice, reversal,
transposition and broadcast it is; and what NumPy refuses is refused in NumPy's words.
"""

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from math import prod
from mmap import MAP_PRIVATE, PROT_READ, mmap
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from tinyir.errors import ProgramValueError
from tinyir.frontend.arguments import as_program_error, known
from tinyir.frontend.moves import broadcast, nothing, reshaped, reversed_along, sliced, transposed
from tinyir.frontend.slices import reversed_axis
from tinyir.frontend.traced import Traced
from tinyir.ir.dims import Dim, Shape, Size, unknown


def view(function: Callable[..., Any], x: Traced, *args: Any, **kwargs: Any) -> Traced:
    """The view of `x` that `function` returns."""
    source = _Source(x, args, kwargs)
    return source.shown(source.call(function))


def shape_of(function: Callable[..., Any], x: Traced, *args: Any, **kwargs: Any) -> Shape:
    """The shape of the view of `x` that `function` returns."""
    source = _Source(x, args, kwargs)
    return source.dims(source.call(function).shape)


def views(
    function: Callable[..., Any], x: Traced, *args: Any, **kwargs: Any
) -> list[Traced] | tuple[Traced, ...]:
    """The views of `x` that `function` returns in a list or a tuple."""
    source = _Source(x, args, kwargs)
    found: list[Any] | tuple[Any, ...] = source.call(function)
    if any(isinstance(each, np.generic) for each in found):  # of a vector they are its elements
        return tuple(x)
    return type(found)([source.shown(each) for each in found])


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


class _Source:
    """An array in the shape of `x` that nobody reads, and what else a function gets.

    A size that is known at run time only is stood in for by a number that no dimension has.
    """

    def __init__(self, x: Traced, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
        self._x = x
        self._args = args
        self._kwargs = kwargs
        sizes = [*_sizes_in(x.shape), *_sizes_in((*args, *kwargs.values()))]
        self._numbers = dict(zip(dict.fromkeys(sizes), _numbers_unlike(x, args), strict=False))
        shape: tuple[int, ...] = self._with_numbers(x.shape)
        if sizes:
            strides = tuple(prod(shape[axis + 1 :]) for axis in range(len(shape)))
            try:
                self._array = as_strided(np.empty(1, np.uint8), shape, strides)
            except ValueError as error:  # too many bytes
                raise as_program_error(error) from None
        else:
            self._array = _unread(shape)

    def call(self, function: Callable[..., Any]) -> Any:
        """What `function` returns for the array."""
        named = {name: self._with_numbers(value) for name, value in self._kwargs.items()}
        known(self._args, *named.values())
        try:
            return function(self._array, *self._with_numbers(self._args), **named)
        except (ValueError, TypeError, IndexError) as error:
            raise as_program_error(error) from None

    def dims(self, shape: tuple[int, ...]) -> Shape:
        """A shape with the sizes that numbers in it stand for."""
        sizes = {number: size for size, number in self._numbers.items()}
        return tuple(sizes.get(dim, dim) for dim in shape)

    def shown(self, shown: Any) -> Traced:
        """`x` arranged as `shown`, a view of the array, shows it."""
        x = self._x
        if not x.ndim and isinstance(shown, np.generic):  # NumPy copies what has no dimensions
            return x
        if not shown.size:
            return nothing(x, self.dims(shown.shape))
        parts, origins = _parts(self._array, shown)
        counts = self._counts(parts)
        starts = tuple(part.start for part in parts)
        x = sliced(x, starts, tuple(part.step for part in parts), counts)
        for axis, part in enumerate(parts):
            if part.backwards and isinstance(counts[axis], Size):
                x = reversed_axis(x, axis)
        known = (at for at, part in enumerate(parts) if part.backwards)
        x = reversed_along(x, tuple(at for at in known if isinstance(counts[at], int)))
        x = transposed(x, _order(origins, x.ndim))
        kept = tuple(1 if axis is None else counts[axis] for axis in origins)
        target = self.dims(shown.shape)
        # Broadcasting adds leading dimensions by itself.
        if kept == target or kept != (1,) * (len(kept) - x.ndim) + x.shape:
            x = reshaped(x, kept)
        return broadcast(x, target)

    def _counts(self, parts: list["_Part"]) -> Shape:
        """How many elements of each axis are shown: of one of a run-time size, all."""
        counts: list[Dim] = []
        for part, size in zip(parts, self._x.shape, strict=True):
            if isinstance(size, Size) and (part.start, part.count) != (0, self._numbers[size]):
                raise unknown(size)
            counts.append(size if isinstance(size, Size) else part.count)
        return tuple(counts)

    def _with_numbers(self, value: Any) -> Any:
        """`value` with numbers for the sizes in it."""
        if isinstance(value, Size):
            return self._numbers[value]
        if type(value) in (tuple, list):
            return type(value)(map(self._with_numbers, value))
        return value


def _unread(shape: tuple[int, ...]) -> np.ndarray:
    """Contiguous bytes in `shape`, one for each element.

    They are addresses alone, which take no memory until they are read.
    """
    size = prod(shape)
    try:
        addresses = mmap(-1, size or 1, flags=MAP_PRIVATE, prot=PROT_READ)
    except (OSError, OverflowError) as error:
        raise ProgramValueError(f"The value is too large to be moved: {error}.") from None
    return np.frombuffer(addresses, np.uint8, size).reshape(shape)


def _sizes_in(value: Any) -> Iterator[Size]:
    if isinstance(value, Size):
        yield value
    elif type(value) in (tuple, list):
        for each in value:
            yield from _sizes_in(each)


def _numbers_unlike(x: Traced, args: Any) -> Iterator[int]:
    """Numbers that stand for no other size of `x` or in `args`; four of them can be multiplied.

    They can be split in equal parts, so that it is not NumPy that refuses to split.
    """
    numbers = count(10080, 5040)
    return (number for number in numbers if number not in x.shape and number not in args)


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
