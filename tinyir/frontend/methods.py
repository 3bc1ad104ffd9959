"""The methods of arrays that traced values have: each is NumPy's function of the value."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np

Method = Callable[..., Any]


def _method(function: Callable[..., Any]) -> Method:
    """The method whose parameters are those of NumPy's `function` after the array."""

    def method(self: "Methods", *args: Any, **kwargs: Any) -> Any:
        return self._call(function, *args, **kwargs)

    method.__doc__ = f"`numpy.{function.__name__}` of this value."
    return method


class Methods:
    """What ndarray has as methods and properties, as NumPy's functions of the value."""

    __slots__ = ()

    @abstractmethod
    def _call(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """NumPy's `function` of this value."""

    all = _method(np.all)
    any = _method(np.any)
    argmax = _method(np.argmax)
    argmin = _method(np.argmin)
    astype = _method(np.astype)
    conj = _method(np.conjugate)
    conjugate = _method(np.conjugate)
    cumprod = _method(np.cumprod)
    cumsum = _method(np.cumsum)
    max = _method(np.max)
    mean = _method(np.mean)
    min = _method(np.min)
    prod = _method(np.prod)
    round = _method(np.round)
    std = _method(np.std)
    sum = _method(np.sum)
    var = _method(np.var)

    def clip(self, min: Any = None, max: Any = None, out: None = None, **kwargs: Any) -> Any:
        """`numpy.clip` of this value, which may lack either bound."""
        return self._call(np.clip, min, max, out, **kwargs)

    def reshape(self, *shape: Any, **kwargs: Any) -> Any:
        """`numpy.reshape` of this value, with sizes one by one or as a tuple."""
        return self._call(np.reshape, shape[0] if len(shape) == 1 else shape, **kwargs)

    @property
    def real(self) -> Any:
        """`numpy.real` of this value."""
        return self._call(np.real)

    @property
    def imag(self) -> Any:
        """`numpy.imag` of this value."""
        return self._call(np.imag)
