"""Elementwise functions of NumPy on traced values, written with rows; keywords are NumPy's."""

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy._core import umath

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.frontend.arguments import (
    NOT_GIVEN,
    as_dtype,
    as_index,
    as_traced,
    common_dtype,
    numpy_error,
    refuse,
    trace_of,
)
from tinyir.frontend.comparisons import COMPARISONS, operand
from tinyir.frontend.moves import broadcast, constant, selected
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.ufuncs import UFUNCS, cast
from tinyir.ir import kernels, optable
from tinyir.ir.rules import loop_of
from tinyir.ir.types import BOOL, F16, DType


def astype(
    x: Any,
    dtype: Any,
    order: str = "K",
    casting: str = "unsafe",
    subok: bool = True,
    copy: bool = True,
    device: None = None,
) -> Traced:
    """`x` cast to `dtype`, if `casting` allows it; the other keywords say nothing of values."""
    target = as_dtype(dtype)
    if not can_cast(x.dtype, target.numpy, casting):
        raise ProgramTypeError(
            f"Cannot cast array data from {x.dtype!r} to {target.numpy!r} according to the rule "
            f"'{casting}'."
        )
    return cast(x, target)


def can_cast(source: np.dtype, target: np.dtype, casting: Any) -> bool:
    """np.can_cast, with the error of the user's program."""
    try:
        return np.can_cast(source, target, casting)
    except ValueError as error:  # no such casting
        raise ProgramValueError(f"{str(error).rstrip('.')}.") from None


def where(condition: Any, x: Any = NOT_GIVEN, y: Any = NOT_GIVEN) -> Traced:
    """`x` where `condition` holds, else `y`."""
    given = sum(each is not NOT_GIVEN for each in (x, y))
    if given == 1:
        raise ProgramValueError("either both or neither of x and y should be given.")
    if not given:
        raise ProgramTypeError(
            "where(condition) of a traced value is not supported: how many elements hold is not "
            "known while tracing.",
            hints=("give both values: np.where(condition, x, y)",),
        )
    trace = trace_of(condition, x, y)
    return selected(as_traced(trace, condition, BOOL), *_alike(trace, [x, y]))


def select(condlist: Sequence[Any], choicelist: Sequence[Any], default: Any = 0) -> Traced:
    """The first of `choicelist` whose condition holds, or else `default`."""
    if len(condlist) != len(choicelist):
        raise ProgramValueError("list of cases must be same length as list of conditions.")
    if not len(condlist):
        raise ProgramValueError("select with an empty condition list is not possible.")
    trace = trace_of(condlist, choicelist, default)
    *choices, result = _alike(trace, [*choicelist, default])
    for at, (condition, choice) in reversed([*enumerate(zip(condlist, choices, strict=True))]):
        holds = as_traced(trace, condition)
        if holds.type.dtype is not BOOL:
            raise ProgramTypeError(f"invalid entry {at} in condlist: should be boolean ndarray.")
        result = selected(holds, choice, result)
    return result


def _alike(trace: Trace, values: Sequence[Any]) -> list[Traced]:
    """Values cast to their common dtype, even a Python int that it cannot hold, as NumPy does."""
    values = [operand(value) for value in values]
    dtype = common_dtype(values)
    return [cast(as_traced(trace, value, _beyond_ints(value, dtype)), dtype) for value in values]


def _beyond_ints(value: Any, dtype: DType) -> DType | None:
    """`dtype` for an int that no dtype of ints holds, so that it has none to be cast from."""
    return dtype if type(value) is int and not -(1 << 63) <= value < 1 << 64 else None


def clip(
    a: Any,
    a_min: Any = NOT_GIVEN,
    a_max: Any = NOT_GIVEN,
    out: None = None,
    *,
    min: Any = NOT_GIVEN,
    max: Any = NOT_GIVEN,
    **options: Any,
) -> Any:
    """`a` with what is below `a_min` or above `a_max` (None: no bound) made that bound."""
    refuse("clip", out=out)
    a = a if isinstance(a, Traced) else np.asarray(a)
    low, high = _bounds(a_min, a_max, min, max)
    dtype = a.dtype
    if dtype.kind in "iu":  # Python ints bound as the numbers they are
        limits = np.iinfo(dtype)
        low = None if type(low) is int and low <= limits.min else low
        high = None if type(high) is int and high >= limits.max else high
    if low is None and high is None:
        return np.positive(as_traced(trace_of(a, min, max), a), **options)
    if low is None:
        return np.minimum(a, high, **options)
    if high is None:
        return np.maximum(a, low, **options)
    ufunc = umath.clip  # type: ignore[attr-defined]
    (x, low, high), _ = trace_of(a, low, high).in_loop(ufunc, [a, low, high], **options)
    if low.ndim == high.ndim == 0 and x.type.dtype is not F16:
        # Bounded by scalars, an element stays itself when it is a zero and the bound is another.
        return np.minimum(high, np.maximum(low, x))
    return np.minimum(np.maximum(x, low), high)


def _bounds(a_min: Any, a_max: Any, low: Any, high: Any) -> tuple[Any, Any]:
    """The bounds from the positional arguments of `clip`, or else from its keywords."""
    if a_min is NOT_GIVEN and a_max is NOT_GIVEN:
        return (None if low is NOT_GIVEN else low), (None if high is NOT_GIVEN else high)
    if a_min is NOT_GIVEN or a_max is NOT_GIVEN:
        missing = "a_min" if a_min is NOT_GIVEN else "a_max"
        raise ProgramTypeError(f"clip() missing 1 required positional argument: '{missing}'.")
    if low is not NOT_GIVEN or high is not NOT_GIVEN:
        raise ProgramValueError(
            "Passing `min` or `max` keyword argument when `a_min` and `a_max` are provided is "
            "forbidden."
        )
    return a_min, a_max


def round_(a: Traced, decimals: Any = 0, out: None = None) -> Any:
    """`a` rounded to `decimals` places, halves to even."""
    refuse("round", out=out)
    places = as_index(decimals)
    if not places:
        return a if a.dtype.kind in "iu" else np.rint(a)
    if a.type.dtype is BOOL:
        raise numpy_error(np.round, a, decimals)
    if a.type.dtype.is_integer and places > 0:
        return a
    scale = math.prod([10.0] * min(abs(places), 400))  # in NumPy's order of rounding
    there, back = (operator.mul, operator.truediv)
    if places < 0:
        there, back = back, there
    if a.type.dtype.is_integer:
        return cast(back(np.rint(there(a, scale)), scale), a.type.dtype)
    scaled = np.rint(cast(there(a, scale), a.type.dtype))
    return cast(back(scaled, scale), a.type.dtype)


def fix(x: Traced, out: None = None) -> Any:
    """`x` rounded towards zero."""
    refuse("fix", out=out)
    return np.trunc(x)


def nan_to_num(
    x: Traced, copy: bool = True, nan: Any = 0.0, posinf: Any = None, neginf: Any = None
) -> Any:
    """`x` with numbers for NaN and the infinities: None stands for the largest and smallest."""
    if not copy:
        raise ProgramTypeError(
            "nan_to_num(copy=False) is not supported on traced values.",
            hints=("write the result: x[...] = np.nan_to_num(x)",),
        )
    if not np.issubdtype(x.dtype, np.inexact):  # nor does NumPy see to bfloat16
        return x
    limits = np.finfo(x.dtype)
    for found, number in (
        (np.isnan(x), nan),
        (np.isposinf(x), limits.max if posinf is None else posinf),
        (np.isneginf(x), limits.min if neginf is None else neginf),
    ):
        x = _replaced(x, number, found)
    return x


def _replaced(x: Traced, value: Any, found: Any) -> Traced:
    """`x` with `value` where `found` holds, as numpy.copyto does it."""
    if not isinstance(value, Traced):
        value = np.asarray(value, x.dtype if isinstance(value, int | float) else None)
    if not np.can_cast(value.dtype, x.dtype, "same_kind"):
        raise ProgramTypeError(
            f"Cannot cast from {value.dtype!r} to {x.dtype!r} according to the rule 'same_kind'."
        )
    number = broadcast(as_traced(x._trace, value, x.type.dtype), x.shape)
    return np.where(found, number, x)  # type: ignore[return-value]


def sinc(x: Traced) -> Any:
    """sin(pi x) / (pi x), and 1 at zero."""
    scaled = np.pi * x
    nonzero = np.where(scaled, scaled, np.finfo(scaled.dtype).eps)
    return np.sin(nonzero) / nonzero


def real(val: Traced) -> Traced:
    """The real part, which is all of a real number."""
    return val


def imag(val: Traced) -> Traced:
    """The imaginary part, which is 0 of a real number."""
    return broadcast(constant(val._trace, 0, val.type.dtype), val.shape)


def erf(x: Any) -> Any:
    """The error function of an array, a scalar or a traced value; dtypes are those of numpy.exp."""
    if isinstance(x, Traced):
        return x._trace.elementwise(optable.BY_NUMPY[kernels.erf], [x])
    array = np.asarray(x)
    dtype, _ = loop_of(np.exp, [array.dtype])
    return kernels.erf(array.astype(dtype))[()]


ELEMENTWISE: Mapping[Callable[..., Any], Callable[..., Any]] = {
    **COMPARISONS,
    **UFUNCS,
    np.around: round_,
    np.astype: astype,
    np.clip: clip,
    np.fix: fix,
    np.imag: imag,
    np.nan_to_num: nan_to_num,
    np.real: real,
    np.round: round_,
    np.select: select,
    np.sinc: sinc,
    np.where: where,
}
