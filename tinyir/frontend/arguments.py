"""What implementations of NumPy functions share: axes, dtypes, keywords, and finding the trace."""

import operator
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from tinyir.errors import (
    AxisError,
    InternalError,
    LinAlgError,
    ProgramError,
    ProgramIndexError,
    ProgramOverflowError,
    ProgramTypeError,
    ProgramValueError,
    TinyirError,
)
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.unsupported import unsupported_keyword
from tinyir.ir import rules
from tinyir.ir.dims import Shape, Size, names_of
from tinyir.ir.types import DType, dtype_of, shape_at

NOT_GIVEN = np._NoValue


def trace_of(*values: Any) -> Trace:
    """The trace of the traced values among `values`, which may be nested in lists and tuples."""
    for value in _leaves(values):
        if isinstance(value, Traced):
            return value._trace
    raise InternalError("None of the arguments is traced.")


def as_traced(trace: Trace, value: Any, dtype: DType | None = None) -> Traced:
    """A traced value, array or scalar as a traced value, cast to `dtype` when that is given."""
    if isinstance(value, Traced) and dtype is None:
        return value
    return Traced(trace, trace.node(value, dtype.numpy if dtype else None))


def as_index(value: Any) -> int:
    """An int from whatever Python takes for one; a float is none."""
    try:
        return operator.index(value)
    except TinyirError:  # a size that is known at run time only
        raise
    except TypeError as error:
        raise as_program_error(error) from None


def as_shape(shape: Any) -> Shape:
    """The shape that an int, a size or a sequence of them asks for."""
    sizes = shape if hasattr(shape, "__iter__") and not isinstance(shape, Traced) else (shape,)
    found = tuple(each if isinstance(each, Size) else as_index(each) for each in sizes)
    if any(isinstance(each, int) and each < 0 for each in found):
        raise ProgramValueError("negative dimensions are not allowed.")
    return found


def known(*values: Any) -> None:
    """Raises for a traced value among sizes, axes and counts, which tracing must know."""
    for value in _leaves(values):
        if isinstance(value, Traced):
            operator.index(value)


def are_numbers(*values: Any) -> None:
    """As `known`, and raises for a size that is known at run time only."""
    known(*values)
    for value in _leaves(values):
        if isinstance(value, Size):
            operator.index(value)


def normalize_axis(axis: Any, rank: int) -> int:
    """One axis as a non-negative int; raises AxisError when it is out of bounds."""
    if isinstance(axis, bool | np.bool_):
        raise ProgramTypeError(f"an integer is required for the axis, got {axis}.")
    index = as_index(axis)
    if not -rank <= index < rank:
        raise AxisError(
            f"axis {index} is out of bounds for array of dimension {rank}.",
            hints=(f"axes go from {-rank} to {rank - 1}",) if rank else ("leave it out",),
        )
    return index % rank


def normalize_axes(axis: Any, rank: int) -> tuple[int, ...]:
    """The axes (None: all) as sorted non-negative ints, each at most once."""
    if axis is None:
        return tuple(range(rank))
    given = axis if isinstance(axis, tuple) else (axis,)
    axes = [normalize_axis(each, rank) for each in given]
    if len(set(axes)) != len(axes):
        raise ProgramValueError(
            f"duplicate value in 'axis': {axis}.", hints=("name each axis once",)
        )
    return tuple(sorted(axes))


def as_dtype(dtype: Any) -> DType:
    """A DType from one of tinyir's or anything that np.dtype accepts."""
    if isinstance(dtype, DType):
        return dtype
    try:
        found = np.dtype(dtype)
    except TypeError as error:
        raise ProgramTypeError(f"{dtype!r} is not a dtype: {error}.") from None
    return dtype_of(found)


def common_dtype(values: Sequence[Any]) -> DType:
    """The dtype that NumPy promotes arrays and traced values to; Python's scalars are weak.

    A size that is known at run time is an int of Python's.
    """
    scalars = (0 if isinstance(each, Size) else each for each in values)
    typed = (each if isinstance(each, int | float) else each.dtype for each in scalars)
    try:
        return dtype_of(np.result_type(*typed))
    except TypeError as error:
        raise as_program_error(error) from None


def broadcastable(*shapes: Shape) -> bool:
    """Whether arrays of these shapes broadcast, as far as that is known."""
    try:
        rules.broadcast(*shapes)
    except ProgramValueError:
        return False
    return True


def refuse(name: str, **given: Any) -> None:
    """Raises for NumPy keywords that have no meaning here, unless they were left out."""
    for keyword, value in given.items():
        if value is not None and value is not NOT_GIVEN:
            raise unsupported_keyword(keyword, name)


def numpy_error(function: Callable[..., Any], *args: Any, **kwargs: Any) -> TinyirError:
    """The error that NumPy's `function` raises for arrays of these types, in NumPy's words.

    Not in its words where sizes are known at run time only: those name the numbers that stand in.
    """
    types = [each.type for each in args if isinstance(each, Traced)]
    try:
        function(*map(stand_in, args), **kwargs)
    except (ValueError, TypeError, IndexError) as error:
        found = as_program_error(error)
        listed = " and ".join(map(str, types))
        if all(each.is_static for each in types):
            are = "value is" if len(types) == 1 else "values are"
            found.notes = (f"the {are} {listed}",) if types else ()
            return found
        return type(found)(f"'{function.__name__}' cannot take arrays of the types {listed}.")
    return InternalError(f"NumPy accepts what '{function.__name__}' refuses here.")


def as_program_error(error: Exception) -> TinyirError:
    """An error of NumPy's as the one of the user's program that it is."""
    if isinstance(error, TinyirError):
        return error
    kind = next(kind for known, kind in _ERRORS.items() if isinstance(error, known))
    return kind(f"{str(error).rstrip('.')}.")


_ERRORS: dict[type[Exception], type[ProgramError]] = {
    np.linalg.LinAlgError: LinAlgError,
    np.exceptions.AxisError: AxisError,
    IndexError: ProgramIndexError,
    OverflowError: ProgramOverflowError,
    TypeError: ProgramTypeError,
    ValueError: ProgramValueError,
}
"""The classes of NumPy's errors, the narrower ones first."""


def stand_in(value: Any) -> Any:
    """An array of the type of a traced value that takes no memory; lists are searched.

    A size that is known at run time only is stood in for by a number of its own.
    """
    if isinstance(value, Traced):
        names = {name: _number(name) for dim in value.type.shape for name in names_of(dim)}
        return np.broadcast_to(np.zeros((), value.dtype), shape_at(value.type.shape, names))
    if isinstance(value, tuple | list):
        return [stand_in(each) for each in value]
    return value


def _number(name: str) -> int:
    """A number that stands for the size of a name, and for hardly any other."""
    return 10_000 + zlib.crc32(name.encode()) % 10_000


def _leaves(values: Any) -> Iterator[Any]:
    for value in values:
        if isinstance(value, tuple | list):
            yield from _leaves(value)
        else:
            yield value
