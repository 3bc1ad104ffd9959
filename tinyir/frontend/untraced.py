"""Values that are not traced, on their way into a graph."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tinyir.errors import ProgramOverflowError, ProgramTypeError
from tinyir.frontend.unsupported import unsupported_keyword


def as_constant(value: Any, dtype: np.dtype | None) -> np.ndarray:
    """`value` as an array of `dtype`, which Python scalars take directly, as weak scalars do."""
    if isinstance(value, int | float) and not isinstance(value, np.generic):
        try:
            with np.errstate(over="ignore"):
                return np.asarray(value, dtype)
        except OverflowError as error:
            raise ProgramOverflowError(f"{error}.") from None
    if value is None and dtype is None:
        raise ProgramTypeError(
            "None is used where an array or a number is expected.",
            hints=("a function without a 'return' returns None",),
        )
    array = np.asarray(value)
    return array.astype(dtype or array.dtype.newbyteorder("="))


def only_defaults(name: str, given: Mapping[str, Any], defaults: Mapping[str, Any]) -> None:
    """Raises for keywords of the function `name` that say more than their defaults."""
    for keyword, value in given.items():
        if keyword not in defaults or value is not defaults[keyword]:
            raise unsupported_keyword(keyword, name)
