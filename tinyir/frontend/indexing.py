"""Indexing of traced values as NumPy does it, with integers, slices and arrays of indices.

An index that is known while tracing is checked then. One that the kernel computes is checked when
it runs: see `indices`.
"""

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinyir.errors import ProgramIndexError, ProgramTypeError, TinyirError
from tinyir.frontend.arguments import as_program_error
from tinyir.frontend.indices import Index, common_shape, in_bounds
from tinyir.frontend.joining import array_of, holds_traced
from tinyir.frontend.moves import gathered, nothing
from tinyir.frontend.slices import FULL, with_known_entries
from tinyir.frontend.taking import TAKING
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.views import view
from tinyir.ir.dims import Size
from tinyir.ir.types import BOOL


def getitem(x: Traced, key: Any) -> Traced:
    """`x[key]` for a key of any form that NumPy knows."""
    entries = [_entry(x._trace, each) for each in (key if isinstance(key, tuple) else (key,))]
    if any(isinstance(dim, Size) for dim in x.shape) or any(map(_has_size, entries)):
        whole_axes = [FULL] * (x.ndim - sum(map(_indexed_axes, entries)))
        ends = [] if any(entry is Ellipsis for entry in entries) else whole_axes
        x, entries = with_known_entries(x, [*_without_ellipsis(entries, x.ndim), *ends])
    if not any(isinstance(entry, Index) for entry in entries):
        whole = () if any(entry is Ellipsis for entry in entries) else (...,)
        return view(operator.getitem, x, (*entries, *whole))
    plan = _plan(entries, x.shape)
    shown = view(operator.getitem, x, (*plan.key, ...))
    shape = common_shape(*(each.index.shape for each in plan.indexed))
    axes = tuple(each.axis for each in plan.indexed)
    position = axes[0] if _are_adjacent(entries) else 0
    if 0 in shape:
        kept = [size for axis, size in enumerate(shown.shape) if axis not in axes]
        return nothing(x, (*kept[:position], *shape, *kept[position:]))
    indices = [
        in_bounds(x._trace, each.index, shown.shape[each.axis], shape, named=each.source)
        for each in plan.indexed
    ]
    return gathered(shown, indices, axes, position)


def check_entries(entries: Sequence[Any]) -> None:
    """Raises IndexError for an entry of a key that is none; those that are traced stay open."""
    for entry in entries:
        if not holds_traced(entry):
            _known_entry(entry)


def has_arrays(key: Any) -> bool:
    """Whether a key has arrays of indices, or masks: what NumPy returns for it is no view."""
    entries = key if isinstance(key, tuple) else (key,)
    return any(map(_is_array, entries))


def _is_array(entry: Any) -> bool:
    if isinstance(entry, Traced):
        return entry.ndim > 0  # one without dimensions may be a scalar
    return isinstance(entry, np.ndarray | np.bool_ | bool | Sequence)


def _entry(trace: Trace, entry: Any) -> Any:
    """An entry of a key: None, Ellipsis, a slice, an int, or an array of indices or bools."""
    if isinstance(entry, list | tuple) and holds_traced(entry):
        entry = array_of(trace, entry)
    if isinstance(entry, Traced):
        if entry._node.constant is None:
            return _checked(entry)
        entry = entry._node.constant
    return _known_entry(entry)


def _known_entry(entry: Any) -> Any:
    """An entry that is not traced."""
    if entry is None or entry is Ellipsis or isinstance(entry, slice):
        return entry
    if isinstance(entry, Sequence) and not isinstance(entry, str | bytes | list | tuple):
        entry = list(entry)  # a range, for example
    if isinstance(entry, bool | np.bool_ | list | tuple) or hasattr(entry, "__array__"):
        try:
            array = np.asarray(entry)
        except ValueError as error:
            raise as_program_error(error) from None
        if isinstance(entry, list | tuple) and not array.size:
            array = array.astype(np.intp)
        if array.dtype.kind not in "iub":
            raise _not_integers()
        if array.ndim or array.dtype.kind == "b":
            return array
    try:
        return operator.index(entry)
    except TinyirError:  # a size that is known at run time only
        raise
    except TypeError:
        raise ProgramIndexError(
            "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or "
            "boolean arrays are valid indices."
        ) from None


def _has_size(entry: Any) -> bool:
    """Whether an entry is a size that is known at run time only, or a slice with one."""
    if isinstance(entry, slice):
        return isinstance(entry.start, Size) or isinstance(entry.stop, Size)
    return isinstance(entry, Size)


def _checked(index: Traced) -> Traced:
    dtype = index.type.dtype
    if dtype is BOOL:
        raise ProgramTypeError(
            "A traced value cannot be indexed by a traced mask: how many elements it picks is not "
            "known while tracing.",
            hints=(
                "np.where(mask, x, other) keeps the shape, and sum(where=mask) adds up the rest",
            ),
        )
    if not dtype.is_integer:
        raise _not_integers()
    return index


def _not_integers() -> ProgramIndexError:
    return ProgramIndexError("arrays used as indices must be of integer (or boolean) type.")


@dataclass(frozen=True)
class _Indexed:
    """An axis and the indices into it; `source` is its number before ints took axes away."""

    axis: int
    source: int
    index: Index


@dataclass(frozen=True)
class _Plan:
    """A key of ints, slices and new axes, and what is then indexed by arrays."""

    key: list[Any]
    indexed: list[_Indexed]


def _plan(entries: Sequence[Any], shape: Sequence[int]) -> _Plan:
    """Takes the arrays out of a key: first comes all that a view can show."""
    plan = _Plan([], [])
    axis = source = 0
    for entry in _without_ellipsis(entries, len(shape)):
        if isinstance(entry, Index):
            for index in _per_axis(entry, shape, source):
                plan.indexed.append(_Indexed(axis, source, index))
                is_new = entry.ndim == 0 and not isinstance(entry, Traced)
                plan.key.append(None if is_new else slice(None))
                axis, source = axis + 1, source + (not is_new)
        else:
            plan.key.append(entry)
            axis += not isinstance(entry, int)
            source += entry is not None
    return plan


def _without_ellipsis(entries: Sequence[Any], rank: int) -> Iterator[Any]:
    """The entries, with full slices for the dimensions that an Ellipsis stands for."""
    missing = rank - sum(map(_indexed_axes, entries))
    for entry in entries:
        if entry is Ellipsis:
            yield from [slice(None)] * missing
        else:
            yield entry


def _indexed_axes(entry: Any) -> int:
    """How many axes an entry of a key indexes."""
    if entry is None or entry is Ellipsis:
        return 0
    is_mask = isinstance(entry, np.ndarray) and entry.dtype.kind == "b"
    return entry.ndim if is_mask else 1


def _per_axis(entry: Index, shape: Sequence[int], axis: int) -> Sequence[Index]:
    """The indices that an array gives for each axis, from `axis` on; a mask has several."""
    if isinstance(entry, Traced) or entry.dtype.kind != "b":
        return [entry]
    if not entry.ndim:
        return [np.zeros(int(entry), np.int64)]  # into a new axis
    for at, (wanted, size) in enumerate(zip(entry.shape, shape[axis:], strict=False), axis):
        if wanted not in (size, 0):  # NumPy takes masks without elements
            raise ProgramIndexError(
                f"boolean index did not match indexed array along axis {at}; size of axis is "
                f"{size} but size of corresponding boolean axis is {wanted}."
            )
    return entry.nonzero()


def _are_adjacent(entries: Sequence[Any]) -> bool:
    """Whether arrays and ints stand together: then their dimensions come where they stand."""
    places = [at for at, entry in enumerate(entries) if isinstance(entry, int | Index)]
    return places[-1] - places[0] == len(places) - 1


INDEXING: Mapping[Callable[..., Any], Callable[..., Any]] = {
    **TAKING,
    operator.getitem: getitem,
}
