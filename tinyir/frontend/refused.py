"""What traced values refuse, and why: the one place that words these errors."""

import difflib
from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

import numpy as np

from tinyir.errors import ProgramAttributeError, ProgramTypeError, ProgramValueError
from tinyir.frontend.places import user_location
from tinyir.ir.types import TensorType


class Refusing:
    """Python's protocols that need the elements of a value, which tracing does not know.

    Each raises the class that NumPy raises, or TypeError where NumPy would go ahead.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def type(self) -> TensorType:
        """The value's type, which the errors name."""

    def __array__(self, *args: Any, **kwargs: Any) -> NoReturn:
        hint = "use NumPy functions and operators on it as it is, and .astype to cast it"
        if self.type.dtype.is_integer:
            hint += "; as an index into an array that is not traced: np.take(array, indices, axis)"
        self._refuse("converted to an array", hint)

    def __bool__(self) -> NoReturn:  # noqa: PLE0304  (it never returns)
        if self.type.size != 1:
            count = "more than one element" if self.type.size else "no elements"
            raise ProgramValueError(
                f"The truth value of a tensor with {count} is ambiguous.",
                location=user_location(),
                notes=(f"the value is {self.type}",),
                hints=("use operations on the whole tensor",),
            )
        self._refuse(
            "used as a condition ('if', 'while', 'and', 'or', 'not', bool())",
            "the graph is the same for all values: compute both sides and choose elementwise, "
            "or make the condition a static keyword argument",
        )

    def __int__(self) -> NoReturn:
        self._refuse("converted to an int", "sizes are in .shape, which is known while tracing")

    def __index__(self) -> NoReturn:  # noqa: PLE0305  (it never returns)
        self._refuse(
            "used as an index, a size or an axis",
            "np.take(values, index) picks one of them; a size is one that .shape has, or a static "
            "keyword argument",
        )

    def __format__(self, specification: str) -> str:
        if specification:
            self._refuse(
                f"formatted as '{specification}'",
                "leave the format out to see the type, or return the value and print it then",
            )
        return str(self)

    def __float__(self) -> NoReturn:
        self._refuse(
            "converted to a float",
            "keep it as a tensor: use NumPy's functions, not those of 'math', and .astype to cast",
        )

    def __complex__(self) -> NoReturn:
        self._refuse("converted to a complex number", "complex numbers are not supported")

    def __round__(self, digits: int = 0) -> NoReturn:
        self._refuse("rounded by round()", "use NumPy functions on the whole tensor")

    def __hash__(self) -> NoReturn:  # noqa: PLE0309  (it never returns)
        self._refuse("hashed, as for a set or a dict's key", "keep tensors in a list or a tuple")

    def __setitem__(self, key: Any, value: Any) -> NoReturn:
        self._refuse("assigned to", "compute a new value: a graph's values never change")

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):  # Python and NumPy look for protocols
            raise AttributeError(name)
        if hasattr(np.ndarray, name):
            raise ProgramAttributeError(
                f"The array attribute '{name}' is not supported on traced values.",
                location=user_location(),
                hints=("use NumPy functions and operators",),
            )
        known = [each for each in dir(type(self)) if not each.startswith("_")]
        raise ProgramAttributeError(
            f"A traced value has no attribute '{name}'.",
            location=user_location(),
            hints=_similar(name, known) or ("use NumPy functions and operators",),
        )

    def _refuse(self, use: str, hint: str) -> NoReturn:
        raise ProgramTypeError(
            f"A traced value cannot be {use}: its elements are not known while tracing.",
            location=user_location(),
            notes=(f"the value is {self.type}",),
            hints=(hint,),
        )


def unsupported(function: Callable[..., Any], known: Iterable[str]) -> ProgramTypeError:
    """The error for a NumPy function that traced values do not know; `known` are those they do."""
    name = getattr(function, "__name__", str(function))
    reason = next((why for why, names in _REASONS.items() if name in names), None)
    similar = _similar(name, known) or ("write it with functions that are, or operators",)
    return ProgramTypeError(
        f"NumPy's '{name}' is not supported on traced values.",
        notes=(reason,) if reason else (),
        hints=() if reason else similar,
    )


_REASONS = {
    "it sorts, and there is no primitive that does": (
        *("argpartition", "argsort", "lexsort", "median", "nanmedian", "nanpercentile"),
        *("nanquantile", "partition", "percentile", "quantile", "searchsorted", "sort"),
    ),
    "it makes an array without traced values; leave 'like' out": (
        *("arange", "empty", "eye", "frombuffer", "fromfile", "fromfunction", "fromiter"),
        *("fromstring", "genfromtxt", "identity", "loadtxt", "ones", "tri", "zeros"),
    ),
    "there is no primitive for it": ("frexp", "i0", "nextafter", "spacing"),
    "how large its result is depends on values": (
        *("argwhere", "compress", "extract", "flatnonzero", "intersect1d", "nonzero"),
        *("setdiff1d", "union1d", "unique", "unique_values"),
    ),
}
"""Why functions are not supported for which no similar one will do."""


def unsupported_method(ufunc: np.ufunc, method: str) -> ProgramTypeError:
    """The error for a method of a ufunc, such as np.add.reduce."""
    return ProgramTypeError(
        f"'{ufunc.__name__}.{method}' of a traced value is not supported.",
        hints=("use NumPy's function for it, such as np.sum for np.add.reduce",),
    )


def unsupported_keyword(keyword: str, name: str) -> ProgramTypeError:
    """The error for a keyword of a NumPy function that traced values do not know."""
    hint = "use the result: traced values are never written to" if keyword == "out" else ""
    return ProgramTypeError(
        f"The keyword '{keyword}' of '{name}' is not supported on traced values.",
        hints=(hint or f"leave '{keyword}' out",),
    )


def changed_in_place(ufunc: np.ufunc) -> ProgramTypeError:
    """The error for `x += y` and the like, which write to `x`."""
    return ProgramTypeError(
        f"A traced value cannot be changed in place by '{ufunc.__name__}'.",
        hints=("make a new value: write 'x = x + y' for 'x += y'",),
    )


def _similar(name: str, known: Iterable[str]) -> tuple[str, ...]:
    near = difflib.get_close_matches(name, list(known), n=1)
    return (f"Did you mean '{near[0]}'?",) if near else ()
