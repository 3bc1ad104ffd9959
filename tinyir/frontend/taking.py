"""np.take and its kin on traced values: functions that pick elements; keywords are NumPy's."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.errors import ProgramIndexError, ProgramTypeError, ProgramValueError
from tinyir.frontend.arguments import (
    are_numbers,
    as_program_error,
    common_dtype,
    normalize_axis,
    refuse,
    trace_of,
)
from tinyir.frontend.elementwise import astype
from tinyir.frontend.indices import bounded, clipped, common_shape, in_bounds
from tinyir.frontend.joining import array_of, holds_traced
from tinyir.frontend.moves import (
    broadcast,
    constant,
    counted,
    gathered,
    nothing,
    raveled,
    reshaped,
    selected,
)
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.ufuncs import fail_if
from tinyir.ir import rules
from tinyir.ir.dims import Dim
from tinyir.ir.graph import Status
from tinyir.ir.types import I64


def take(a: Any, indices: Any, axis: Any = None, out: None = None, mode: Any = "raise") -> Traced:
    """Elements of `a` at `indices` along `axis` (None: flattened)."""
    refuse("take", out=out)
    trace = trace_of(a, indices)
    if not holds_traced(indices):
        are_numbers(indices)
    source = array_of(trace, a)
    if axis is None:
        source, axis = raveled(source), 0
    elif not source.ndim:  # to NumPy it has one axis here
        source = raveled(source)
    at = normalize_axis(axis, source.ndim)
    index = _indices(trace, indices, source.shape[at], at, mode)
    if not index.size:
        return nothing(source, (*source.shape[:at], *index.shape, *source.shape[at + 1 :]))
    return gathered(source, [index], (at,), at)


def _indices(trace: Trace, indices: Any, size: Dim, axis: int, mode: Any) -> Traced:
    """`indices` into `size` elements along `axis`, in bounds by NumPy's `mode`."""
    if isinstance(size, int) and not holds_traced(indices):
        places = np.arange(size).reshape((1,) * axis + (size,))
        try:
            known = np.take(places, indices, axis, mode=mode)
        except (ValueError, TypeError, IndexError) as error:
            raise as_program_error(error) from None
        return constant(trace, known.reshape(known.shape[axis:]))
    index = array_of(trace, indices)
    _check_mode(mode)
    if not holds_traced(indices) and mode == "raise":
        return in_bounds(trace, np.asarray(indices), size, index.shape, axis)
    if index.size and not size:
        raise ProgramIndexError("cannot do a non-empty take from an empty axes.")
    return bounded(index, size, mode)


def _check_mode(mode: Any) -> None:
    if mode not in ("raise", "wrap", "clip"):
        raise ProgramValueError(
            f"clipmode must be one of 'clip', 'raise', or 'wrap' (got {mode!r})."
        )


def take_along_axis(arr: Any, indices: Any, axis: Any = -1) -> Traced:
    """Along each line of `arr` along `axis` (None: flattened), the elements at its `indices`."""
    trace = trace_of(arr, indices)
    source, index = array_of(trace, arr), array_of(trace, indices)
    if axis is None:
        if index.ndim != 1:
            raise ProgramValueError("when axis=None, `indices` must have a single dimension.")
        source, axis = raveled(source), 0
    at = normalize_axis(axis, source.ndim)
    if not index.type.dtype.is_integer:
        raise ProgramIndexError("`indices` must be an integer array.")
    if source.ndim != index.ndim:
        raise ProgramValueError("`indices` and `arr` must have the same number of dimensions.")
    shape = common_shape((*source.shape[:at], 1, *source.shape[at + 1 :]), index.shape)
    if 0 in shape:
        return nothing(source, shape)
    known = index._node.constant
    within = in_bounds(trace, index if known is None else known, source.shape[at], shape, at)
    # Dimensions of size 1 are always read at 0, the others as the result goes.
    own = {axis: counted(trace, shape, axis, I64) for axis in range(source.ndim) if axis != at}
    read = [axis for axis, size in enumerate(source.shape) if axis == at or size != 1]
    solid = reshaped(source, tuple(source.shape[axis] for axis in read))
    return gathered(solid, [{**own, at: within}[axis] for axis in read], tuple(range(len(read))), 0)


def choose(a: Any, choices: Any, out: None = None, mode: Any = "raise") -> Traced:
    """Each element from the one of `choices` whose number is in `a`."""
    refuse("choose", out=out)
    _check_mode(mode)
    trace = trace_of(a, choices)
    given = list(choices)
    if not given:
        raise ProgramValueError("0-length sequence.")
    options = [array_of(trace, each) for each in given]
    number = array_of(trace, a)
    if not np.can_cast(number.dtype, np.int64, "safe"):
        raise ProgramTypeError(
            f"Cannot cast array data from {number.dtype!r} to {np.dtype(np.int64)!r} according to "
            "the rule 'safe'."
        )
    number = astype(number, I64)
    count = len(options)
    if mode == "raise":
        message = "invalid entry in choice array."
        fail_if((number < 0) | (number >= count), Status.VALUE, message)
    number = bounded(number, count, mode) if mode == "wrap" else clipped(number, count)
    pairs = zip(given, options, strict=True)
    dtype = common_dtype([each if isinstance(each, int | float) else one for each, one in pairs])
    shape = rules.broadcast(number.shape, *(option.shape for option in options))
    result = broadcast(astype(options[-1], dtype), shape)
    for at, option in reversed(list(enumerate(options[:-1]))):
        result = selected(number == at, astype(option, dtype), result)
    return result


TAKING: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.take: take,
    np.take_along_axis: take_along_axis,
    np.choose: choose,
}
