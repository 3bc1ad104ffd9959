"""np.asarray and other functions of NumPy's that do not ask whether their arguments are traced.

NumPy lets traced values answer most of its functions, but not these, or not for all arguments:
np.asarray(x), with which many functions start, np.array([x[0], 1]), np.full(shape, x.max()) and
np.take(table, x) would ask for an array of elements, which tracing does not have. `__array__` may
return nothing else, and `like=` would have to be written by the user.

While a function is traced, NumPy's names stand for substitutes. They hand all arguments that are
not traced to the functions themselves, so that code that runs beside it, in other threads too,
sees no difference. Names that were imported from NumPy before stay as they are; what they do with
a traced value is refused.
"""

import functools
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from tinyir.errors import ProgramValueError
from tinyir.frontend.allocation import ALLOCATING
from tinyir.frontend.arguments import as_dtype, known, trace_of
from tinyir.frontend.creation import filled
from tinyir.frontend.elementwise import astype
from tinyir.frontend.joining import array_of, holds_traced
from tinyir.frontend.moves import reshaped
from tinyir.frontend.sizes import trace_of_sizes
from tinyir.frontend.traced import Traced


def array(
    object: Any,
    dtype: Any = None,
    *,
    copy: Any = True,
    order: Any = "K",
    subok: bool = False,
    ndmin: int = 0,
    like: Any = None,
) -> Traced:
    """A traced value, or one made of nested lists of them, of at least `ndmin` dimensions."""
    value = array_of(trace_of(object), object)
    if not (copy is None or copy) and (value is not object or dtype not in (None, value.dtype)):
        raise ProgramValueError("Unable to avoid copy while creating an array as requested.")
    value = value if dtype is None else astype(value, dtype)
    return reshaped(value, (1,) * (ndmin - value.ndim) + value.shape)


def asarray(
    a: Any,
    dtype: Any = None,
    order: Any = None,
    *,
    device: Any = None,
    copy: Any = None,
    like: Any = None,
) -> Traced:
    """As `array`, of any order: traced values have none."""
    return array(a, dtype, copy=copy)


def ascontiguousarray(a: Any, dtype: Any = None, *, like: Any = None) -> Traced:
    """As `array`, with at least one dimension."""
    return array(a, dtype, ndmin=1)


def full(
    shape: Any,
    fill_value: Any,
    dtype: Any = None,
    order: str = "C",
    *,
    device: Any = None,
    like: Any = None,
) -> Traced:
    """A value everywhere in `shape`."""
    trace = trace_of(shape, fill_value)
    value = array_of(trace, fill_value)
    return filled(trace, shape, value, value.type.dtype if dtype is None else as_dtype(dtype))


SUBSTITUTED: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.array: array,
    np.asarray: asarray,
    np.asanyarray: asarray,
    np.ascontiguousarray: ascontiguousarray,
    np.asfortranarray: ascontiguousarray,
    np.full: full,
}

_PARTLY: tuple[Callable[..., Any], ...] = (np.take,)
"""Functions that ask only some of their arguments."""


def _substitute(function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def substitute(*args: Any, **kwargs: Any) -> Any:
        given = (*args, *kwargs.values())
        if holds_traced(given):
            if function in ALLOCATING and function not in SUBSTITUTED:
                # They take sizes alone; NumPy's words on a traced one would not help.
                known(args, *(value for name, value in kwargs.items() if name != "like"))
            return trace_of(given).call(function, *args, **kwargs)
        trace = trace_of_sizes(given) if function in ALLOCATING else None
        if trace is not None:
            return trace.run(ALLOCATING[function], trace, *args, **kwargs)
        return function(*args, **kwargs)

    return substitute


_SUBSTITUTES = {
    function.__name__: (function, _substitute(function))
    for function in {**SUBSTITUTED, **ALLOCATING, **dict.fromkeys(_PARTLY)}
}
_LOCK = threading.Lock()
_tracing = 0


@contextmanager
def substituted() -> Iterator[None]:
    """Puts the substitutes in NumPy's place; traces may run inside each other and in threads."""
    _count(1)
    try:
        yield
    finally:
        _count(-1)


def _count(change: int) -> None:
    global _tracing  # noqa: PLW0603  (it counts what all threads do to one module)
    with _LOCK:
        _tracing += change
        for name, (function, substitute) in _SUBSTITUTES.items():
            setattr(np, name, substitute if _tracing else function)
