"""What traced values refuse, and why: the one place that words these errors."""

import difflib
from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, NoReturn

import numpy as np

from tinyir.errors import (
    ProgramAttributeError,
    ProgramTypeError,
    ProgramValueError,
    TinyirError,
)
from tinyir.frontend.assignees import made_traced
from tinyir.frontend.lookups import unindexed
from tinyir.frontend.unsupported import fixed_attribute, unsupported_attribute
from tinyir.ir.advice import instead_of
from tinyir.ir.types import TensorType
from tinyir.places import is_assignment, lookup, user_location

OWN = ("_link", "_shown", "_trace")
"""What a traced value itself holds."""


class Refusing:
    """Python's protocols that need the elements of a value, which tracing does not know.

    Each raises the class that NumPy raises, or TypeError where NumPy would go ahead.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def type(self) -> TensorType:
        """The value's type, which the errors name."""

    @property
    @abstractmethod
    def _is_inside(self) -> bool:
        """Whether one of NumPy's functions is being traced, not the user's own code."""

    def __array__(self, *args: Any, **kwargs: Any) -> NoReturn:
        self._check_assignment()
        self._check_lookup()
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
                "part of an assignment to elements of an array that is not traced",
                *made_traced(Refusing),
                "np.stack or np.concatenate makes a tensor of a list of values; np.where chooses "
                "between two by a mask, such as np.arange(size) == index",
            )

    def _check_lookup(self) -> None:
        """Raises when the user's line indexes what is not traced by the value."""
        found = None if self._is_inside else lookup()
        if found is not None:
            raise unindexed(self.type, found).at(user_location())

    def _check_exchange(self) -> None:
        """Raises where no code of Python's puts a view of this array, as it was, into it.

        np.random.shuffle exchanges rows so. It does well with arrays alone, and does not ask us.
        """
        if not is_assignment():
            raise ProgramTypeError(
                "Parts of a traced value cannot be exchanged by a function such as shuffle().",
                location=user_location(),
                notes=(f"the value is {self.type}",),
                hints=("x[...] = x[order], with order = np.random.permutation(len(x)), does",),
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
            "(np.maximum for max of two, x.max() for that of an array's elements), or make the "
            "condition a static keyword argument",
        )

    def __int__(self) -> NoReturn:
        self._check_assignment()
        self._refuse("converted to an int", "sizes are in .shape, which is known while tracing")

    def __index__(self) -> NoReturn:  # noqa: PLE0305  (it never returns)
        if not is_assignment():
            self._check_lookup()
        hint = (
            "np.take(values, index) picks one of them; a size is one that .shape has, or a static "
            "keyword argument"
        )
        if is_assignment():
            hint = (
                "np.where(np.arange(size) == index, value, x) has one element of x replaced; a "
                "slice may begin and end at sizes that .shape has"
            )
        self._refuse("used as an index, a size or an axis", hint)

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
            raise unsupported_attribute(name).at(user_location())
        raise self._no_attribute(name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in OWN:
            object.__setattr__(self, name, value)
        elif hasattr(np.ndarray, name):
            raise fixed_attribute(name, "assigned to").at(user_location())
        else:
            raise self._no_attribute(name)

    def __delattr__(self, name: str) -> NoReturn:
        if hasattr(np.ndarray, name):
            raise fixed_attribute(name, "deleted").at(user_location())
        raise self._no_attribute(name)

    def __delitem__(self, key: Any) -> NoReturn:
        raise ProgramValueError(
            "cannot delete array elements.",
            location=user_location(),
            hints=("np.concatenate joins the slices before and after",),
        )

    def _no_attribute(self, name: str) -> ProgramAttributeError:
        known = [each for each in dir(type(self)) if not each.startswith("_")]
        return ProgramAttributeError(
            f"A traced value has no attribute '{name}'.",
            location=user_location(),
            hints=_similar(name, known) or ("use NumPy functions and operators",),
        )

    def _refuse(self, use: str, *hints: str) -> NoReturn:
        raise ProgramTypeError(
            f"A traced value cannot be {use}: its elements are not known while tracing.",
            location=user_location(),
            notes=(f"the value is {self.type}",),
            hints=hints,
        )


def no_array(place: str, leaf: Any, kernel: str, is_parameter: bool) -> ProgramTypeError:
    """The error for an argument that is no array; `is_parameter` unless it is one of several."""
    return ProgramTypeError(
        f"The argument '{place}' of '{kernel}' must be an array, got '{type(leaf).__name__}'.",
        hints=(instead_of(leaf, place, is_parameter),),
    )


def behind(error: ValueError) -> TinyirError | None:
    """The error that the user needs to see where one of NumPy's hides it.

    To put a traced value into an array, NumPy asks for its number, and speaks of a sequence.
    """
    is_hidden = str(error) == "setting an array element with a sequence."
    cause = error.__cause__
    return cause if is_hidden and isinstance(cause, TinyirError) else None


def check_outputs(ufunc: np.ufunc, outputs: Iterable[Any]) -> None:
    """Raises for what no traced value can be written to, as `out=` or by `x += y`.

    That is what NumPy looks at first.
    """
    for each in outputs:
        link = getattr(each, "_link", None)
        is_array = isinstance(each, np.ndarray)
        if (link is not None and link.is_read_only) or (is_array and not each.flags.writeable):
            raise read_only("output array")
        if not is_array and not isinstance(each, Refusing | None):
            raise ProgramTypeError(
                "return arrays must be of ArrayType.",
                notes=(f"'{ufunc.__name__}' got '{type(each).__name__}' for 'out'",),
                hints=("use the result, y = f(x), or give a traced array",),
            )
        if is_array:
            raise ProgramTypeError(
                f"An array that is not traced cannot be changed in place by '{ufunc.__name__}' "
                "while tracing.",
                hints=made_traced(Refusing)
                or ("use the result: write 'x = x + y' for 'x += y', and no 'out='",),
            )


def read_only(what: str) -> ProgramValueError:
    """The error for a view that nothing can be written through."""
    return ProgramValueError(
        f"{what} is read-only.", hints=("a copy can be written to: x = x.copy()",)
    )


def _similar(name: str, known: Iterable[str]) -> tuple[str, ...]:
    near = difflib.get_close_matches(name, list(known), n=1)
    return (f"Did you mean '{near[0]}'?",) if near else ()
