"""What implementations of NumPy functions share: axes, dtypes, keywords, and finding the trace."""

import operator
from collections.abc import Iterator
from typing import Any

import numpy as np

from tinyir.errors import AxisError, InternalError, ProgramTypeError, ProgramValueError
from tinyir.frontend.refused import unsupported_keyword
from tinyir.frontend.traced import Trace, Traced
from tinyir.ir.types import DType, dtype_of

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


def normalize_axis(axis: Any, rank: int) -> int:
    """One axis as a non-negative int; raises AxisError when it is out of bounds."""
    index = operator.index(axis)
    if not -rank <= index < rank:
        raise AxisError(
            f"axis {index} is out of bounds for array of dimension {rank}.",
            notes=(f"axes go from {-rank} to {rank - 1}",) if rank else (),
        )
    return index % rank


def normalize_axes(axis: Any, rank: int) -> tuple[int, ...]:
    """The axes (None: all) as sorted non-negative ints, each at most once."""
    if axis is None:
        return tuple(range(rank))
    given = axis if isinstance(axis, tuple | list) else (axis,)
    axes = [normalize_axis(each, rank) for each in given]
    if len(set(axes)) != len(axes):
        raise ProgramValueError(f"duplicate value in 'axis': {axis}.")
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


def refuse(name: str, **given: Any) -> None:
    """Raises for NumPy keywords that have no meaning here, unless they were left out."""
    for keyword, value in given.items():
        if value is not None and value is not NOT_GIVEN:
            raise unsupported_keyword(keyword, name)


def _leaves(values: Any) -> Iterator[Any]:
    for value in values:
        if isinstance(value, tuple | list):
            yield from _leaves(value)
        else:
            yield value
