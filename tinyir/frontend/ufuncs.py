"""NumPy's ufuncs that are no row of the table, or not for every dtype, written with rows."""

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from tinyir.frontend.arguments import as_traced, refuse, trace_of
from tinyir.frontend.moves import broadcast, constant, reshaped
from tinyir.frontend.traced import Traced
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.graph import Status
from tinyir.ir.types import BOOL, I64, U64, UNSIGNED, DType, TypeClass, dtype_of

Implementation = Callable[..., Any]

LOG_2 = math.log(2.0)
LOG2_E = math.log2(math.e)


def cast(x: Any, dtype: DType) -> Traced:
    """`x` with every element cast to `dtype`."""
    made: Traced = x
    if dtype is not x.type.dtype:
        made = x._trace.apply(optable.CAST, [x._node], Attributes(dtype=dtype))
    return made


def row(ufunc: np.ufunc, *operands: Any, **options: Any) -> Traced:
    """The table's row for `ufunc`, past the implementation that may stand before it."""
    return trace_of(*operands).elementwise(optable.BY_NUMPY[ufunc], operands, **options)


def in_loop(ufunc: np.ufunc, compute: Implementation) -> Implementation:
    """`compute` as an implementation of `ufunc`: on operands of the dtypes of NumPy's loop.

    Half precision is computed in float32 and rounded once, as NumPy does it.
    """

    def implementation(*operands: Any, **options: Any) -> Any:
        ready, loop_result = trace_of(*operands).in_loop(ufunc, operands, **options)
        dtype = dtype_of(loop_result)
        computed = compute(*(cast(x, x.type.dtype.computes_in or x.type.dtype) for x in ready))
        if isinstance(computed, tuple):
            return tuple(cast(each, dtype) for each in computed)
        return cast(computed, dtype)

    return implementation


def fail_if(condition: Traced, status: Status, message: str, *hints: str) -> None:
    """Makes the kernel return `status` where an element of `condition` holds.

    What is known while tracing is raised at once.
    """
    any_holds: Any = np.any(condition)
    failed = any_holds._node
    if failed.constant is None:
        condition._trace.builder.check(failed, status)
    elif failed.constant:
        raise status.error(message, hints=hints)


# Arithmetic.


def heaviside(x: Traced, at_zero: Traced) -> Any:
    """0 below zero, 1 above it, `at_zero` there."""
    step = cast(x > 0, x.type.dtype)
    return np.where(np.isnan(x), x, np.where(x == 0, at_zero, step))


def logaddexp(x: Traced, y: Traced) -> Any:
    """log(exp(x) + exp(y)), which does not overflow."""
    less = np.exp(-abs(x - y))
    return np.where(x == y, x + LOG_2, np.maximum(x, y) + np.log1p(less))


def logaddexp2(x: Traced, y: Traced) -> Any:
    """log2(2**x + 2**y), which does not overflow."""
    less = np.exp2(-abs(x - y))
    return np.where(x == y, x + 1, np.maximum(x, y) + np.log1p(less) * LOG2_E)


def radians(x: Traced) -> Any:
    """Degrees as radians."""
    return x * (x.dtype.type(np.pi) / x.dtype.type(180))


def degrees(x: Traced) -> Any:
    """Radians as degrees."""
    return x * (x.dtype.type(180) / x.dtype.type(np.pi))


def ldexp(x: Traced, exponent: Traced) -> Any:
    """The product of x and 2**exponent, rounded once."""
    power = cast(np.clip(exponent, -4000, 4000), x.type.dtype)
    if x.dtype != np.float64:  # in float64 neither power nor product leave the range
        wide = x.astype(np.float64) * np.exp2(np.clip(power, -600, 600).astype(np.float64))
        return cast(wide, x.type.dtype)
    for _ in range(2):
        # Steps downwards leave room, so that a result below the range is rounded by the last.
        step = np.where(power > 1023, 1023.0, np.where(power < -1022, -969.0, 0.0))
        x, power = x * np.exp2(step), power - step
    return x * np.exp2(np.clip(power, -1022, 1023))


def modf(x: Traced) -> tuple[Any, Any]:
    """The fraction and the whole part of `x`, both with its sign."""
    whole = np.trunc(x)
    fraction = np.where(np.isinf(x), 0, x - whole)
    return np.copysign(fraction, x), whole


def divmod_(x1: Any, x2: Any, **options: Any) -> tuple[Any, Any]:
    """The floored quotient and the remainder."""
    return np.floor_divide(x1, x2, **options), np.remainder(x1, x2, **options)


def bitwise_count(x: Traced) -> Any:
    """How many bits of the magnitude are set: those of pairs, of fours, and of bytes, added up."""
    unsigned = next(dtype for dtype in UNSIGNED if dtype.bits == x.type.dtype.bits)
    bits: Any = cast(abs(x), unsigned)
    pairs, fours, bytes_, ones = (
        unsigned.numpy.type(pattern & 2**unsigned.bits - 1)
        for pattern in (0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, _ONES)
    )
    bits = bits - (bits >> 1 & pairs)
    bits = (bits & fours) + (bits >> 2 & fours)
    bits = bits + (bits >> 4) & bytes_
    return bits * ones >> unsigned.bits - 8


_ONES = 0x0101010101010101


def reciprocal(x: Traced) -> Any:
    """1/x; of integers what float64 gives, cast, so that 1/0 is what its infinity becomes."""
    if x.type.dtype.is_integer:
        return cast(1 / x.astype(np.float64), x.type.dtype)
    return row(np.reciprocal, x)


def conjugate(x: Any, **options: Any) -> Any:
    """Real numbers as they are."""
    (same,), _ = trace_of(x).in_loop(np.conjugate, [x], **options)
    return same


def power(x1: Any, x2: Any, **options: Any) -> Any:
    """x1**x2; NumPy raises ValueError where both are integers and an exponent is negative."""
    (x, exponent), _ = trace_of(x1, x2).in_loop(np.power, [x1, x2], **options)
    if x.type.dtype.type_class is not TypeClass.SIGNED:
        return row(np.power, x, exponent)
    result = row(np.power, x, np.maximum(exponent, 0))
    if result.size:
        message = "Integers to negative integer powers are not allowed."
        hint = "make one of them a float: x ** -2.0, or x.astype(np.float64)"
        fail_if(exponent < 0, Status.VALUE, message, hint)
    return result


def float_power(x1: Any, x2: Any, **options: Any) -> Any:
    """x1**x2 in float64, also for exponents that `power` computes in other ways (0.5 as sqrt)."""
    (x, exponent), _ = trace_of(x1, x2).in_loop(np.float_power, [x1, x2], **options)
    if not exponent.ndim:
        exponent = broadcast(exponent, x.shape)
    return row(np.power, x, exponent)


# Comparisons and logic.


def logical(ufunc: np.ufunc, *operands: Any, **unsupported: Any) -> Any:
    """A logical function of whether its operands are not zero."""
    refuse(ufunc.__name__, **unsupported)
    trace = trace_of(*operands)
    return row(ufunc, *(as_traced(trace, each, BOOL) for each in operands))


def compare(ufunc: np.ufunc, x1: Any, x2: Any, **options: Any) -> Any:
    """A comparison of numbers, be they beyond the range of each other's dtype."""
    trace = trace_of(x1, x2)
    if (x1 is None or x2 is None) and ufunc in (np.equal, np.not_equal):  # as an object, None
        known = constant(trace, np.asarray(ufunc(0, 1)))
        return broadcast(known, (x1 if isinstance(x1, Traced) else x2).shape)
    direction = _beyond(x2, x1) - _beyond(x1, x2)
    if direction:
        known = constant(trace, np.asarray(ufunc(0, direction)))
        return broadcast(known, (x1 if isinstance(x1, Traced) else x2).shape)
    (one, other), _ = trace.in_loop(ufunc, [x1, x2], **options)
    dtypes = (one.type.dtype, other.type.dtype)
    if dtypes == (I64, U64):
        return np.where(one < 0, ufunc(-1, 0), row(ufunc, cast(one, U64), other))
    if dtypes == (U64, I64):
        return np.where(other < 0, ufunc(0, -1), row(ufunc, one, cast(other, U64)))
    return row(ufunc, one, other)


def _beyond(number: Any, x: Any) -> int:
    """1 or -1 for a Python int above or below all that the dtype of `x` holds, else 0."""
    if type(number) is not int or x.dtype.kind not in "iu":
        return 0
    limits = np.iinfo(x.dtype)
    return int(number > limits.max) - int(number < limits.min)


def outer(ufunc: np.ufunc, a: Any, b: Any, **options: Any) -> Any:
    """The method `outer` of a ufunc: of all pairs of elements."""
    trace = trace_of(a, b)
    one, other = as_traced(trace, a), as_traced(trace, b)
    return ufunc(reshaped(one, one.shape + (1,) * other.ndim), other, **options)


_COMPUTED: Mapping[np.ufunc, Implementation] = {
    np.bitwise_count: bitwise_count,
    np.deg2rad: radians,
    np.degrees: degrees,
    np.fabs: np.absolute,
    np.heaviside: heaviside,
    np.ldexp: ldexp,
    np.logaddexp: logaddexp,
    np.logaddexp2: logaddexp2,
    np.modf: modf,
    np.rad2deg: degrees,
    np.radians: radians,
    np.reciprocal: reciprocal,
}

_COMPARISONS = (
    np.equal,
    np.not_equal,
    np.less,
    np.less_equal,
    np.greater,
    np.greater_equal,
)

_LOGICAL = (np.logical_and, np.logical_or, np.logical_xor)

_IMPLEMENTED: Mapping[Any, Implementation] = {
    **{ufunc: in_loop(ufunc, compute) for ufunc, compute in _COMPUTED.items()},
    **{ufunc: partial(compare, ufunc) for ufunc in _COMPARISONS},
    **{ufunc: partial(logical, ufunc) for ufunc in _LOGICAL},
    np.conjugate: conjugate,
    np.divmod: divmod_,
    np.float_power: float_power,
    np.power: power,
}

_ROWS = (op.numpy for op in optable.PRIMITIVES if isinstance(op.numpy, np.ufunc))

UFUNCS: Mapping[Callable[..., Any], Implementation] = {
    **_IMPLEMENTED,
    **{
        ufunc.outer: partial(outer, ufunc)
        for ufunc in (*_ROWS, *_IMPLEMENTED)
        if (ufunc.nin, ufunc.nout) == (2, 1)
    },
}
