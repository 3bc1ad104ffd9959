"""np.pad on traced values."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.frontend.arguments import are_numbers, as_program_error
from tinyir.frontend.creation import filled
from tinyir.frontend.moves import constant, gathered, joined, nothing
from tinyir.frontend.traced import Traced

Pairs = list[tuple[Any, Any]]
"""What belongs before and after each axis."""


def pad(array: Traced, pad_width: Any, mode: Any = "constant", **kwargs: Any) -> Traced:
    """`array` with more elements before and after each axis: a constant, or its own by `mode`."""
    widths = _widths(pad_width, array.ndim)
    _check_mode(mode, array.ndim, kwargs)
    if mode in ("constant", "empty"):
        values = _pairs(kwargs.get("constant_values", 0), array.ndim)
        for axis, (width, value) in enumerate(zip(widths, values, strict=True)):
            array = _between_constants(array, axis, width, value)
        return array
    if not array.size:
        return _without_elements(array, widths)
    for axis, width in enumerate(widths):
        array = _between_its_own(array, axis, width, mode)
    return array


def _widths(pad_width: Any, rank: int) -> Pairs:
    if isinstance(pad_width, dict):
        pairs: list[Any] = [(0, 0)] * rank
        for axis, width in pad_width.items():
            try:
                pairs[axis] = width if isinstance(width, tuple) else (width, width)
            except (TypeError, IndexError) as error:
                raise as_program_error(error) from None
        pad_width = pairs
    are_numbers(pad_width)
    widths = np.asarray(pad_width)
    if widths.dtype.kind != "i":
        raise ProgramTypeError("`pad_width` must be of integral type.")
    if (widths < 0).any():
        raise ProgramValueError("index can't contain negative values.")
    return _pairs(widths, rank)


def _pairs(given: Any, rank: int) -> Pairs:
    """A value, a pair, or a pair for each axis, as a pair for each axis."""
    array = np.asarray(given)
    try:
        pairs = np.broadcast_to(array.ravel() if array.size == 1 else array, (rank, 2))
    except ValueError as error:
        raise as_program_error(error) from None
    return [(before, after) for before, after in pairs]


def _check_mode(mode: Any, rank: int, kwargs: Mapping[str, Any]) -> None:
    """Raises what NumPy raises for a mode or keywords that it does not know, or we do not."""
    if not callable(mode):
        try:
            np.pad(np.zeros((1,) * rank), 0, mode, **kwargs)
        except (ValueError, TypeError) as error:
            raise as_program_error(error) from None
    if mode not in ("constant", "empty", "edge", "reflect", "symmetric", "wrap"):
        raise ProgramValueError(
            f"The mode {mode!r} of 'pad' is not supported on traced values.",
            hints=("np.concatenate joins what is computed to the array",),
        )
    if kwargs.get("reflect_type", "even") != "even":
        raise ProgramValueError("The reflect_type 'odd' is not supported on traced values.")


def _between_constants(x: Traced, axis: int, width: Any, value: Any) -> Traced:
    sides = [
        filled(x._trace, (*x.shape[:axis], int(count), *x.shape[axis + 1 :]), element, x.type.dtype)
        for count, element in zip(width, value, strict=True)
    ]
    return _between(x, axis, *sides)


def _between_its_own(x: Traced, axis: int, width: Any, mode: str) -> Traced:
    """NumPy pads the places along the axis, which says what is read where."""
    before, after = map(int, width)
    places = np.pad(np.arange(x.shape[axis]), (before, after), mode)  # type: ignore[call-overload]
    sides = [
        gathered(x, [constant(x._trace, part)], (axis,), axis)
        for part in (places[:before], places[before + x.shape[axis] :])
    ]
    return _between(x, axis, *sides)


def _between(x: Traced, axis: int, before: Traced, after: Traced) -> Traced:
    return joined([part for part in (before, x, after) if part is x or part.shape[axis]], axis)


def _without_elements(x: Traced, widths: Pairs) -> Traced:
    for axis, (size, width) in enumerate(zip(x.shape, widths, strict=True)):
        if not size and any(width):
            raise ProgramValueError(
                f"can't extend empty axis {axis} using modes other than 'constant' or 'empty'."
            )
    grown = (size + int(sum(width)) for size, width in zip(x.shape, widths, strict=True))
    return nothing(x, tuple(grown))


PADDING: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.pad: pad,
}
