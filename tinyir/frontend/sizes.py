"""Sizes as the user's function sees them: `x.shape[0]` of a named dimension.

They compute with ints as ints do. Where Python asks what a size is, as in a condition or range(),
and the answer is not the same for all sizes, there is an error: a function is traced once for all.
"""

from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from tinyir.errors import ProgramTypeError, TinyirError
from tinyir.ir.dims import Dim, Shape, Size, at_least, clash, unknown
from tinyir.places import user_location

if TYPE_CHECKING:
    from tinyir.frontend.traced import Trace


class RuntimeSize:
    """A size that is known at run time only; its name in types is in `str()`."""

    __slots__ = ("_size", "_trace")

    def __init__(self, trace: "Trace", size: Size) -> None:
        self._trace = trace
        self._size = size

    def __add__(self, other: Any) -> Any:
        return self._computed(other, lambda dim: self._size + dim)

    def __sub__(self, other: Any) -> Any:
        return self._computed(other, lambda dim: self._size - dim)

    def __rsub__(self, other: Any) -> Any:
        return self._computed(other, lambda dim: dim - self._size)

    def __mul__(self, other: Any) -> Any:
        return self._computed(other, lambda dim: self._size * dim)

    def __floordiv__(self, other: Any) -> Any:
        return self._computed(other, self._divided)

    def __mod__(self, other: Any) -> Any:
        return self._computed(other, lambda dim: self._size - self._divided(dim) * dim)

    __radd__ = __add__
    __rmul__ = __mul__

    def __neg__(self) -> "RuntimeSize":
        return RuntimeSize(self._trace, -self._size)

    def __pos__(self) -> "RuntimeSize":
        return self

    def __eq__(self, other: object) -> Any:
        dim = _dim(other)
        if dim is None:
            return NotImplemented
        return self._size == dim or (not clash(self._size, dim) and self._refuse())

    def __ne__(self, other: object) -> Any:
        same = self.__eq__(other)
        return same if same is NotImplemented else not same

    def __ge__(self, other: Any) -> Any:
        return self._decided(other, lambda dim: self._size - dim)

    def __gt__(self, other: Any) -> Any:
        return self._decided(other, lambda dim: self._size - dim - 1)

    def __le__(self, other: Any) -> Any:
        return self._decided(other, lambda dim: dim - self._size)

    def __lt__(self, other: Any) -> Any:
        return self._decided(other, lambda dim: dim - self._size - 1)

    def __bool__(self) -> bool:
        return at_least(self._size, 1) or self._refuse()

    def __hash__(self) -> int:
        return hash(self._size)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        """NumPy's functions of numbers make traced values of it."""
        try:
            if method != "__call__":
                self._refuse()
            return self._trace.ufunc(ufunc, inputs, **kwargs)
        except TinyirError as error:
            raise error.at(user_location()) from None

    def __array__(self, *_: Any, **__: Any) -> NoReturn:
        self._refuse()

    def __repr__(self) -> str:
        return str(self._size)

    def _refuse(self, *_: Any) -> NoReturn:
        raise unknown(self._size).at(user_location())

    def __index__(self) -> NoReturn:
        error = unknown(self._size)
        error.hints += ("np.take(array, np.arange(size), 0) takes rows of an untraced array",)
        raise error.at(user_location())

    __int__ = __float__ = __round__ = _refuse
    __truediv__ = __rtruediv__ = __rfloordiv__ = __rmod__ = __pow__ = __rpow__ = _refuse

    def _computed(self, other: Any, compute: Any) -> Any:
        """A size from this one and another: an int where they cancel."""
        dim = _dim(other)
        return NotImplemented if dim is None else asked(self._trace, compute(dim))

    def _divided(self, divisor: Dim) -> Dim:
        """The quotient by a positive number, rounded down."""
        if not isinstance(divisor, int) or divisor < 1:
            self._refuse()
        found: Dim = self._size // divisor
        return found

    def _decided(self, other: Any, difference: Any) -> Any:
        """Whether a difference is 0 or more, if that is the same for all sizes."""
        dim = _dim(other)
        if dim is None:
            return NotImplemented
        found: Dim = difference(dim)
        return at_least(found, 0) or (not at_least(-found, 1) and self._refuse())


def asked(trace: "Trace", dim: Dim) -> Any:
    """A dimension as the user sees it."""
    return RuntimeSize(trace, dim) if isinstance(dim, Size) else dim


LENGTH = (
    "len() of unsized object.",
    "x.shape[0] is this size, which takes part in sums and products as a number does",
)
ITERATION = (
    "iteration over a 0-d array.",
    "NumPy's functions, operators and slices compute all rows at once",
)
"""What is said where there is no dimension, and where its size is not known while tracing."""


def first_dim(shape: Shape, words: tuple[str, str]) -> int:
    """The first dimension of `shape`, as Python asks for it; `words` are one of those above."""
    without, instead = words
    if not shape:
        raise ProgramTypeError(without, location=user_location())
    if isinstance(shape[0], Size):
        error = unknown(shape[0]).at(user_location())
        error.hints = (instead, *error.hints)
        raise error
    return shape[0]


def plain(value: Any) -> Any:
    """A user's argument with sizes as the implementations of NumPy's functions compute them."""
    if isinstance(value, RuntimeSize):
        return value._size
    if type(value) in (tuple, list):
        return type(value)(map(plain, value))
    if isinstance(value, slice):
        return slice(plain(value.start), plain(value.stop), plain(value.step))
    return value


def trace_of_sizes(value: Any) -> "Trace | None":
    """The trace of the sizes in `value`, which may be nested in lists and tuples."""
    if isinstance(value, RuntimeSize):
        return value._trace
    if isinstance(value, tuple | list):
        return next(filter(None, map(trace_of_sizes, value)), None)
    return None


def _dim(value: Any) -> Dim | None:
    """An int or a size, None for anything else."""
    if isinstance(value, RuntimeSize):
        return value._size
    return int(value) if isinstance(value, int) else None
