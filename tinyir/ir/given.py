"""What users give as the dimensions of a type: ints, NumPy's too, and names."""

from typing import Any

import numpy as np

from tinyir.errors import ProgramError, ProgramTypeError, ProgramValueError
from tinyir.ir.dims import Size


def as_dim(given: Any) -> Any:
    """The size that a name is of, an int for NumPy's; anything else as it is."""
    if isinstance(given, str):
        return Size.named(given)
    return int(given) if isinstance(given, np.integer) else given


def no_dimension(dtype: object, given: object) -> ProgramError | None:
    """The error for what is given as a dimension and is none, None where it is one."""
    if isinstance(given, str):
        if given.isidentifier():
            return None
        return ProgramValueError(
            f"A named dimension is an identifier, got {given!r}.",
            hints=("it has letters, digits and '_', and no digit first: f32['tokens', 64]",),
        )
    if isinstance(given, bool) or not isinstance(given, int | np.integer | Size):
        return ProgramTypeError(
            f"A dimension is an int or a name, got {given!r}.", hints=(written(dtype),)
        )
    if isinstance(given, int | np.integer) and given < 0:
        return ProgramValueError(
            f"A dimension cannot be negative, got {given}.",
            hints=(f"one that is known at run time has a name: {dtype}['tokens', 64]",),
        )
    return None


def written(dtype: object) -> str:
    """How types of this dtype are written."""
    return f"write {dtype}[8, 64] or {dtype}['tokens', 64]"
