"""What traced values refuse, and why: the one place that words these errors."""

import difflib
from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

import numpy as np

from tinyir.errors import (
    ProgramAttributeError,
    ProgramTypeError,
    ProgramValueError,
    TinyirError,
)
from tinyir.frontend.places import is_assignment, user_location
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
        self._check_assignment()
        hint = (
            "use NumPy functions and operators on it as it is, .astype to cast it, and np.stack to "
            "make one of a list of them"
        )
        if self.type.dtype.is_integer:
            hint += "; as an index into an array that is not traced: np.take(array, indices, axis)"
        self._refuse("converted to an array", hint)

    def _check_assignment(self) -> None:
        """Raises when the user's line is about to put the value into an array or a list of NumPy's.

        Where that needs a number or an array of the value, NumPy asks for one.
        """
        if is_assignment():
            self._refuse(
                "assigned to elements of an array that is not traced",
                "np.stack or np.concatenate makes a tensor of a list of values; np.where chooses "
                "between two by a mask",
            )

    def __bool__(self) -> NoReturn:  # noqa: PLE0304  (it never returns)
        if self.type.size != 1:
            count = "more than one element" if self.type.size else "no elements"
            raise ProgramValueError(
                f"The truth value of a tensor with {count} is ambiguous.",
                location=user_location(),
                notes=(f"the value is {self.type}",),
                hints=(
                    "np.where instead of 'if', and '&', '|' and '~' instead of 'and', 'or' and "
                    "'not', choose elementwise",
                ),
            )
        self._refuse(
            "used as a condition ('if', 'while', 'and', 'or', 'not', bool())",
            "the graph is the same for all values: compute both sides and choose with np.where "
            "(np.maximum for max), or make the condition a static keyword argument",
        )

    def __int__(self) -> NoReturn:
        self._check_assignment()
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
        self._check_assignment()
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


def unsupported(function: Callable[..., Any]) -> ProgramTypeError:
    """The error for a NumPy function that traced values do not know."""
    name = getattr(function, "__name__", str(function))
    reason = reason_of(function)
    instead = _INSTEAD.get(name, "write it with functions that are, or operators")
    return ProgramTypeError(
        f"NumPy's '{name}' is not supported on traced values.",
        notes=(reason,) if reason else (),
        hints=() if reason else (instead,),
    )


def reason_of(function: Callable[..., Any]) -> str | None:
    """Why NumPy's `function` is not supported, where no other will do."""
    if getattr(function, "__module__", None) == "numpy.linalg":
        return "decompositions and solvers: no primitive computes them"
    name = getattr(function, "__name__", str(function))
    return next((why for why, names in _REASONS.items() if name in names), None)


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
"""Why functions are not supported for which no other will do."""

_INSTEAD = {
    "bincount": "(x[:, None] == np.arange(size)).sum(axis=0) counts the numbers below 'size'",
    "convolve": "add up slices, each times its weight",
    "correlate": "add up slices, each times its weight",
    "corrcoef": "it is a product of the rows, less their means, with themselves",
    "cov": "it is a product of the rows, less their means, with themselves",
    "delete": "np.concatenate joins the slices before and after",
    "digitize": "(x[..., None] >= bins).sum(axis=-1) counts the edges below each element",
    "gradient": "differences of slices, such as (x[2:] - x[:-2]) / 2",
    "histogram": "(x[:, None] >= edges).sum(axis=0) counts the elements from each edge on",
    "insert": "np.concatenate joins the slices before and after",
    "isin": "(x[..., None] == values).any(axis=-1)",
    "polyval": "a loop over the coefficients: y = y * x + c",
    "vander": "x[:, None] ** np.arange(columns)",
}
"""How to write functions that are not supported with some that are."""


def unsupported_method(ufunc: np.ufunc, method: str) -> ProgramTypeError:
    """The error for a method of a ufunc, such as np.add.reduce."""
    return ProgramTypeError(
        f"'{ufunc.__name__}.{method}' of a traced value is not supported.",
        hints=(
            "some have functions of NumPy's, such as np.sum for np.add.reduce; a Python loop does "
            "the others",
        ),
    )


def unsupported_keyword(keyword: str, name: str) -> ProgramTypeError:
    """The error for a keyword of a NumPy function that traced values do not know."""
    hints = {
        "out": "write the result: y[...] = f(x)",
        "where": "np.where chooses between the result, or operands that are safe, and another",
    }
    return ProgramTypeError(
        f"The keyword '{keyword}' of '{name}' is not supported on traced values.",
        hints=(hints.get(keyword, f"leave '{keyword}' out"),),
    )


def no_array(path: str, leaf: Any, kernel: str, is_parameter: bool) -> ProgramTypeError:
    """The error for an argument that is no array; `is_parameter` unless it is one of several."""
    hint, static = f"np.asarray({path}) makes an array", ": a keyword-only parameter"
    if not is_parameter:  # in a tree, or one of '*args'
        hint, static = "np.asarray makes an array of it, or of the list that holds it", ""
    if isinstance(leaf, int | float | complex) and not isinstance(leaf, np.generic):
        hint += f", of the dtype that it should have; or make it static{static}"
    return ProgramTypeError(
        f"The argument '{path}' of '{kernel}' must be an array, got '{type(leaf).__name__}'.",
        hints=(hint,),
    )


def behind(error: ValueError) -> Exception:
    """The error that the user needs to see: NumPy's, or ours where that hides it.

    To put a traced value into an array, NumPy asks for its number, and speaks of a sequence.
    """
    is_hidden = str(error) == "setting an array element with a sequence."
    cause = error.__cause__
    return cause if is_hidden and isinstance(cause, TinyirError) else error


def changed_in_place(ufunc: np.ufunc) -> ProgramTypeError:
    """The error for `x += y` and the like, which write to an array `x`."""
    return ProgramTypeError(
        f"An array that is not traced cannot be changed in place by '{ufunc.__name__}' while "
        "tracing.",
        hints=("use the result: write 'x = x + y' for 'x += y', and no 'out='",),
    )


def _similar(name: str, known: Iterable[str]) -> tuple[str, ...]:
    near = difflib.get_close_matches(name, list(known), n=1)
    return (f"Did you mean '{near[0]}'?",) if near else ()
