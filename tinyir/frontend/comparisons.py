"""NumPy's functions that compare elements, or ask what kind of numbers they are."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.frontend.arguments import (
    as_traced,
    broadcastable,
    common_dtype,
    refuse,
    trace_of,
)
from tinyir.frontend.moves import broadcast, constant
from tinyir.frontend.traced import Trace, Traced
from tinyir.ir.dims import Size


def operand(value: Any) -> Any:
    """Traced values, sizes and Python's weak scalars as they are; anything else as an array."""
    return value if isinstance(value, int | float | Size | Traced) else np.asarray(value)


def isposinf(x: Traced, out: None = None) -> Any:
    """Whether an element is positive infinity."""
    refuse("isposinf", out=out)
    return np.logical_and(np.isinf(x), np.logical_not(np.signbit(x)))


def isneginf(x: Traced, out: None = None) -> Any:
    """Whether an element is negative infinity."""
    refuse("isneginf", out=out)
    return np.logical_and(np.isinf(x), np.signbit(x))


def isclose(a: Any, b: Any, rtol: Any = 1e-5, atol: Any = 1e-8, equal_nan: bool = False) -> Any:
    """Whether |a - b| <= atol + rtol * |b|, or both are the same infinity (or NaN, if asked)."""
    x, y, rtol, atol = map(operand, (a, b, rtol, atol))
    if isinstance(x, Size) or isinstance(y, Size):
        trace = trace_of(a, b, rtol, atol)
        x, y = _number(trace, x, y), _number(trace, y, x)
    # In a float dtype, so that the smallest integer has a magnitude.
    y = y.astype(np.result_type(y.dtype, 1.0)) if hasattr(y, "dtype") else float(y)
    near = np.less_equal(abs(x - y), atol + rtol * abs(y))
    close = near & np.isfinite(y) | (x == y)
    return close | np.isnan(x) & np.isnan(y) if equal_nan else close


def _number(trace: Trace, value: Any, other: Any) -> Any:
    """A size as the float that a weak int becomes beside `other`; other values as they are."""
    is_size = isinstance(value, Size)
    return as_traced(trace, value, common_dtype([other, 1.0])) if is_size else value


def allclose(a: Any, b: Any, rtol: Any = 1e-5, atol: Any = 1e-8, equal_nan: bool = False) -> Any:
    """Whether all elements are close."""
    return np.all(isclose(a, b, rtol, atol, equal_nan))


def array_equal(a1: Any, a2: Any, equal_nan: bool = False) -> Any:
    """Whether shapes and elements are the same."""
    trace = trace_of(a1, a2)
    one, other = as_traced(trace, a1), as_traced(trace, a2)
    if one.shape != other.shape:
        return False
    same = one == other
    return np.all(same | np.isnan(one) & np.isnan(other) if equal_nan else same)


def array_equiv(a1: Any, a2: Any) -> Any:
    """Whether the elements are the same once the shapes are broadcast."""
    trace = trace_of(a1, a2)
    one, other = as_traced(trace, a1), as_traced(trace, a2)
    return np.all(one == other) if broadcastable(one.shape, other.shape) else False


def isreal(x: Traced) -> Traced:
    """True everywhere."""
    return broadcast(constant(x._trace, True), x.shape)


def iscomplex(x: Traced) -> Traced:
    """False everywhere."""
    return broadcast(constant(x._trace, False), x.shape)


COMPARISONS: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.allclose: allclose,
    np.array_equal: array_equal,
    np.array_equiv: array_equiv,
    np.isclose: isclose,
    np.iscomplex: iscomplex,
    np.isneginf: isneginf,
    np.isposinf: isposinf,
    np.isreal: isreal,
}
