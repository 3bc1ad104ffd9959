"""What is said of elements that are assigned to by other keys than integers and slices."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError
from tinyir.frontend.joining import array_of, holds_traced
from tinyir.frontend.traced import Traced
from tinyir.ir.types import BOOL

MASKED = "x[...] = np.where(mask, value, x) writes where a mask holds"

_LOOP = "for i, each in zip(indices, values): x[i] = each writes to one after the other"
_SIZED = "a slice may begin and end at sizes: x[x.shape[0] - rows.shape[0] :] = rows"


def is_assignable(entry: Any) -> bool:
    """Whether an entry of a key is known, and neither a mask nor an array of indices."""
    return not isinstance(entry, Traced | np.ndarray | np.bool_ | bool | Sequence)


def unassignable(x: Traced, entries: Sequence[Any]) -> ProgramTypeError:
    """The error for an assignment to elements of `x` by `entries`."""
    place, entry = next(each for each in enumerate(entries) if not is_assignable(each[1]))
    by, hint = "an array of indices", _LOOP
    if holds_traced(entry):
        index = array_of(x._trace, entry)
        by, hint = _by_traced(x, _axis(x, entries, place), index.ndim)
        is_mask = index.type.dtype is BOOL
    else:
        is_mask = np.asarray(entry).dtype == np.bool_
    if is_mask:
        by, hint = "a mask", MASKED
    return ProgramTypeError(
        f"Elements cannot be assigned to by {by}.",
        notes=(f"the array is {x.type}",),
        hints=(hint, _SIZED) if by == "a traced index" else (hint,),
    )


def _axis(x: Traced, entries: Sequence[Any], place: int) -> int:
    """The axis of `x` that the entry at `place` is about, where those before have one each."""
    before, after = (
        sum(each is not None for each in part) for part in (entries[:place], entries[place:])
    )
    return x.ndim - after if any(each is Ellipsis for each in entries[:place]) else before


def _by_traced(x: Traced, axis: int, rank: int) -> tuple[str, str]:
    """What traced indices of this rank are, and how to write to the elements along `axis`."""
    behind = ", None" * (x.ndim - axis - 1)
    column = f"[:{behind}]" if behind else ""
    positions = f"np.arange(x.shape[{axis}])"
    if rank:
        mask = f"(indices.reshape(-1, 1) == {positions}).any(axis=0){column}"
        return "a traced array of indices", (
            f"x[...] = np.where({mask}, value, x) writes one value to all that indices from 0 on "
            "are of"
        )
    return "a traced index", (
        f"x[...] = np.where({positions}{column} == index, value, x) writes where the index, from 0 "
        "on, is"
    )
