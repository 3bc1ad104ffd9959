"""NumPy's functions whose results follow from types alone: NumPy answers for arrays of them."""

from collections.abc import Callable, Mapping
from functools import partial
from math import prod
from typing import Any

import numpy as np

from tinyir.frontend.arguments import as_program_error, normalize_axes, stand_in
from tinyir.frontend.sizes import asked
from tinyir.frontend.traced import Traced
from tinyir.ir.types import static_shape


def answer(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """What `function` returns for any arrays of the types of the traced values."""
    for value in (*args, *kwargs.values()):
        if function in _OF_SIZES and _is_sized(value):
            static_shape(value.type.shape)  # raises: the answer is not known
    named = {name: stand_in(value) for name, value in kwargs.items()}
    try:
        return function(*map(stand_in, args), **named)
    except (ValueError, TypeError, IndexError) as error:
        raise as_program_error(error) from None


def shape(a: Any) -> Any:
    """The shape, as the user sees it."""
    if not _is_sized(a):
        return answer(np.shape, a)
    return tuple(asked(a._trace, dim) for dim in a.type.shape)


def size(a: Any, axis: Any = None) -> Any:
    """The number of elements, of all or along axes."""
    if not _is_sized(a):
        return answer(np.size, a, axis)
    axes = normalize_axes(axis, a.ndim)
    return asked(a._trace, prod(a.type.shape[axis] for axis in axes))


def _is_sized(value: Any) -> bool:
    """Whether a size of a value is known at run time only."""
    return isinstance(value, Traced) and not value.type.is_static


_OF_SIZES = (np.diag_indices_from, np.tril_indices_from, np.triu_indices_from)
"""Queries whose answers depend on sizes."""

QUERIES: Mapping[Callable[..., Any], Callable[..., Any]] = {
    function: partial(answer, function)
    for function in (
        np.ndim,
        np.result_type,
        np.common_type,
        np.can_cast,
        np.iscomplexobj,
        np.isrealobj,
        *_OF_SIZES,
    )
} | {np.shape: shape, np.size: size}
