"""The methods of arrays that traced values have: each is NumPy's function of the value."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.places import user_location

Method = Callable[..., Any]


def _method(function: Callable[..., Any]) -> Method:
    """The method whose parameters are those of NumPy's `function` after the array."""

    def method(self: "Methods", *args: Any, **kwargs: Any) -> Any:
        return function(self, *args, **kwargs)

    method.__doc__ = f"`numpy.{function.__name__}` of this value."
    return method


class Methods:
    """What ndarray has as methods and properties, as NumPy's functions of the value."""

    __slots__ = ()

    @property
    @abstractmethod
    def _is_scalar(self) -> bool:
        """Whether this is a scalar of NumPy's."""

    @abstractmethod
    def _call(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """NumPy's `function` of this value."""

    all = _method(np.all)
    any = _method(np.any)
    argmax = _method(np.argmax)
    argmin = _method(np.argmin)
    choose = _method(np.choose)
    conj = _method(np.real)  # np.conjugate casts bools, this does not
    conjugate = _method(np.real)
    cumprod = _method(np.cumprod)
    cumsum = _method(np.cumsum)
    diagonal = _method(np.diagonal)
    dot = _method(np.dot)
    max = _method(np.max)
    mean = _method(np.mean)
    min = _method(np.min)
    prod = _method(np.prod)
    ravel = _method(np.ravel)
    repeat = _method(np.repeat)
    round = _method(np.round)
    squeeze = _method(np.squeeze)
    std = _method(np.std)
    sum = _method(np.sum)
    swapaxes = _method(np.swapaxes)
    take = _method(np.take)
    trace = _method(np.trace)
    var = _method(np.var)

    def astype(self, dtype: Any, *args: Any, **kwargs: Any) -> Any:
        """This value cast to `dtype`, with the parameters of ndarray.astype."""
        return self._call(np.astype, dtype, *args, **kwargs)

    def clip(self, min: Any = None, max: Any = None, out: None = None, **kwargs: Any) -> Any:
        """`numpy.clip` of this value, which may lack either bound."""
        return self._call(np.clip, min, max, out, **kwargs)

    def copy(self, order: Any = "C") -> Any:
        """`numpy.copy` of this value; of a scalar that is a scalar."""
        return self if self._is_scalar else self._call(np.copy, order)

    def __copy__(self) -> Any:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Any:
        return self.copy()

    def fill(self, value: Any) -> None:
        """Writes `value` to all elements, as ndarray.fill."""
        self._call(np.ndarray.fill, value)

    def flatten(self, order: Any = "C") -> Any:
        """A copy of this value in one dimension, as ndarray.flatten."""
        return np.copy(self._call(np.ravel, order))

    def reshape(self, *shape: Any, **kwargs: Any) -> Any:
        """`numpy.reshape` of this value, with sizes one by one or as a tuple."""
        if not shape:
            raise ProgramTypeError(
                "reshape() takes at least 1 argument (0 given).", location=user_location()
            )
        return self._call(np.reshape, shape[0] if len(shape) == 1 else shape, **kwargs)

    def transpose(self, *axes: Any) -> Any:
        """`numpy.transpose` of this value, with axes one by one, as a tuple, or all reversed."""
        return self._call(np.transpose, axes[0] if len(axes) == 1 else axes or None)

    def __imatmul__(self, other: Any) -> Any:
        if not self._is_scalar and np.ndim(other) < 2:  # which np.matmul takes with out=
            raise ProgramValueError(
                "inplace matrix multiplication requires the first operand to have at least one and "
                "the second at least two dimensions.",
                location=user_location(),
                hints=("x = x @ y makes another array",),
            )
        return np.matmul(self, other, out=(self,))  # type: ignore[call-overload]

    @property
    def T(self) -> Any:  # noqa: N802  (NumPy's name)
        """This value with its axes reversed."""
        return self._call(np.transpose)

    @property
    def mT(self) -> Any:  # noqa: N802  (NumPy's name)
        """This value with its last two axes exchanged."""
        return self._call(np.matrix_transpose)

    @property
    def real(self) -> Any:
        """`numpy.real` of this value."""
        return self._call(np.real)

    @property
    def imag(self) -> Any:
        """`numpy.imag` of this value."""
        return self._call(np.imag)
