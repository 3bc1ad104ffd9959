"""NumPy's functions whose results follow from types alone: NumPy answers for arrays of them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from tinyir.frontend.arguments import as_program_error, stand_in


def answer(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """What `function` returns for any arrays of the types of the traced values."""
    named = {name: stand_in(value) for name, value in kwargs.items()}
    try:
        return function(*map(stand_in, args), **named)
    except (ValueError, TypeError, IndexError) as error:
        raise as_program_error(error) from None


QUERIES: Mapping[Callable[..., Any], Callable[..., Any]] = {
    function: partial(answer, function)
    for function in (
        np.shape,
        np.ndim,
        np.size,
        np.result_type,
        np.common_type,
        np.can_cast,
        np.iscomplexobj,
        np.isrealobj,
        np.diag_indices_from,
        np.tril_indices_from,
        np.triu_indices_from,
    )
}
