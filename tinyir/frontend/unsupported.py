"""The errors for functions, methods, attributes and keywords of NumPy's that traced values lack."""

import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

import numpy as np

from tinyir.errors import ProgramAttributeError, ProgramError, ProgramTypeError


def unsupported(function: Callable[..., Any]) -> ProgramTypeError:
    """The error for a NumPy function that traced values do not know."""
    name = getattr(function, "__name__", str(function))
    reason = reason_of(function)
    instead = _INSTEAD.get(name, "write it with functions that are, or operators")
    return ProgramTypeError(
        f"{_named(function, name)} is not supported on traced values.",
        notes=(reason,) if reason else (),
        hints=() if reason else (instead,),
    )


def _named(function: Callable[..., Any], name: str) -> str:
    """What a function is called, with the library that it is from."""
    module = getattr(function, "__module__", None) or _extension(function, name)
    if module is None:
        return f"The ufunc '{name}'"
    return f"NumPy's '{name}'" if module.partition(".")[0] == "numpy" else f"'{module}.{name}'"


def _extension(function: Callable[..., Any], name: str) -> str | None:
    """The package of the extension module that has a ufunc, which does not say so itself."""
    for module in list(sys.modules.values()):
        file = str(getattr(module, "__file__", ""))
        is_extension = file.endswith(tuple(EXTENSION_SUFFIXES))
        if is_extension and vars(module).get(name) is function:
            return ".".join(part for part in module.__name__.split(".") if part[0] != "_")
    return None


def reason_of(function: Callable[..., Any]) -> str | None:
    """Why NumPy's `function` is not supported, where no other will do."""
    if getattr(function, "__module__", None) == "numpy.linalg":
        return "decompositions and solvers: no primitive computes them"
    return _reason(getattr(function, "__name__", str(function)))


def _reason(name: str) -> str | None:
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
    "may_share_memory": "x[np.random.permutation(len(x))] has the elements in a random order",
    "isin": "(x[..., None] == values).any(axis=-1)",
    "polyval": "a loop over the coefficients: y = y * x + c",
    "put": "x[...] = np.where(mask, value, x) writes where a mask holds",
    "put_along_axis": "x[...] = np.where(mask, value, x) writes where a mask holds",
    "vander": "x[:, None] ** np.arange(columns)",
    "expit": "1 / (1 + np.exp(-x))",
    "flat": "x.reshape(-1) has the elements in one dimension, and x[...] = value writes to all",
    "item": "x.reshape(()) of an array of one element has no dimensions",
    "resize": "x.reshape(shape) has as many elements; np.pad and slices make more and fewer",
    "view": "x.astype(dtype) casts; bytes are not read as those of another dtype",
}
"""How to write functions that are not supported with some that are."""


def unsupported_attribute(name: str) -> ProgramAttributeError:
    """The error for an attribute of arrays that traced values do not have."""
    reason = _reason(name)
    return ProgramAttributeError(
        f"The array attribute '{name}' is not supported on traced values.",
        notes=(reason,) if reason else (),
        hints=() if reason else (_INSTEAD.get(name, "use NumPy functions and operators"),),
    )


def fixed_attribute(name: str, use: str) -> ProgramError:
    """The error for an attribute of arrays that is set or deleted."""
    kind = ProgramTypeError if name == "imag" and use != "deleted" else ProgramAttributeError
    return kind(
        f"The attribute '{name}' of a traced value cannot be {use}.",
        hints=(_NOT_SET.get(name, "NumPy's functions and methods make other values of it"),),
    )


_NOT_SET = {
    "shape": "x = x.reshape(shape) has the elements in another shape",
    "dtype": "x = x.astype(dtype) casts; bytes are not read as those of another dtype",
    "strides": "slices with a step, np.transpose and sliding_window_view show elements otherwise",
    **dict.fromkeys(("flat", "real"), "x[...] = value writes to all elements"),
}
"""What to do where users set attributes of arrays."""


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
        "out": "use the result, y = f(x), or write it to an array that is traced, y[...] = f(x); "
        "only ufuncs such as np.add take 'out='",
        "where": "np.where chooses between the result, or operands that are safe, and another",
    }
    return ProgramTypeError(
        f"The keyword '{keyword}' of '{name}' is not supported on traced values.",
        hints=(hints.get(keyword, f"leave '{keyword}' out"),),
    )
