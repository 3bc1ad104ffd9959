"""The keyword `where` of NumPy's functions, and the masks of those that write to arrays."""

from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.frontend.arguments import as_program_error, as_traced
from tinyir.frontend.joining import array_of, holds_traced
from tinyir.frontend.moves import reshaped
from tinyir.frontend.traced import Trace, Traced
from tinyir.ir.types import BOOL


def as_where(trace: Trace, where: Any) -> Traced:
    """`where` as bools: an array must hold them, of all else NumPy makes them."""
    if isinstance(where, Traced):
        if not where._is_scalar and where.type.dtype is not BOOL:
            raise ProgramTypeError(
                f"Cannot cast array data from {where.dtype!r} to {BOOL.numpy!r} according to the "
                "rule 'safe'."
            )
        return as_traced(trace, where, BOOL)
    if holds_traced(where):
        return as_traced(trace, array_of(trace, where), BOOL)
    try:
        held = np.zeros(np.shape(where), np.bool_)
        np.copyto(held, True, where=where)
    except (ValueError, TypeError) as error:
        raise as_program_error(error) from None
    return as_traced(trace, held)


def mask_of(target: Traced, mask: Any, name: str) -> Traced:
    """A mask of the size of `target`, in its shape."""
    traced = as_traced(target._trace, mask, BOOL)
    if traced.size != target.size:
        raise ProgramValueError(f"{name}: mask and data must be the same size.")
    return reshaped(traced, target.shape)
