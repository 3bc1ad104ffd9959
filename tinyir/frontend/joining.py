"""NumPy's functions that put arrays together, on traced values; keywords are NumPy's."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.frontend.arguments import as_dtype, common_dtype, normalize_axis, refuse, trace_of
from tinyir.frontend.elementwise import astype
from tinyir.frontend.moves import constant, joined, raveled, reshaped
from tinyir.frontend.traced import Trace, Traced
from tinyir.frontend.views import view
from tinyir.ir.dims import Shape, clash


def concatenate(
    arrays: Iterable[Any],
    /,
    axis: Any = 0,
    out: None = None,
    *,
    dtype: Any = None,
    casting: Any = "same_kind",
) -> Traced:
    """Arrays, lists and traced values one after the other along `axis` (None: flattened)."""
    refuse("concatenate", out=out)
    parts = arrays_of(arrays)
    if axis is None:
        parts, axis = [raveled(part) for part in parts], 0
    if not all(part.ndim for part in parts):
        raise ProgramValueError("zero-dimensional arrays cannot be concatenated.")
    along = normalize_axis(axis, parts[0].ndim)
    return joined(_alike(parts, dtype, casting), along)


def stack(
    arrays: Iterable[Any],
    axis: Any = 0,
    out: None = None,
    *,
    dtype: Any = None,
    casting: Any = "same_kind",
) -> Traced:
    """Arrays of one shape side by side along a new axis."""
    refuse("stack", out=out)
    parts = arrays_of(arrays)
    if any(_differ(part.shape, parts[0].shape) for part in parts):
        raise ProgramValueError("all input arrays must have the same shape.")
    parts = [view(np.expand_dims, part, axis) for part in parts]
    return concatenate(parts, axis, dtype=dtype, casting=casting)


def _differ(one: Shape, other: Shape) -> bool:
    return len(one) != len(other) or any(map(clash, one, other))


def hstack(tup: Iterable[Any], *, dtype: Any = None, casting: Any = "same_kind") -> Traced:
    """Arrays one after the other along the second axis, or the only one."""
    parts = [view(np.atleast_1d, part) for part in arrays_of(tup)]
    return concatenate(parts, 0 if parts[0].ndim == 1 else 1, dtype=dtype, casting=casting)


def vstack(tup: Iterable[Any], *, dtype: Any = None, casting: Any = "same_kind") -> Traced:
    """Arrays one after the other along the first axis; vectors are rows."""
    parts = [view(np.atleast_2d, part) for part in arrays_of(tup)]
    return concatenate(parts, 0, dtype=dtype, casting=casting)


def dstack(tup: Iterable[Any]) -> Traced:
    """Arrays one after the other along the third axis."""
    return concatenate([view(np.atleast_3d, part) for part in arrays_of(tup)], 2)


def column_stack(tup: Iterable[Any]) -> Traced:
    """Arrays one after the other along the second axis; vectors are columns."""
    parts = [reshaped(part, (part.size, 1)) if part.ndim < 2 else part for part in arrays_of(tup)]
    return concatenate(parts, 1)


def append(arr: Any, values: Any, axis: Any = None) -> Traced:
    """`values` after `arr` along `axis` (None: both flattened)."""
    return concatenate((arr, values), axis)


def block(arrays: Any) -> Traced:
    """Nested lists of blocks: the innermost are joined along the last axis, and so on outwards."""
    trace = trace_of(arrays)
    leaves = list(_leaves(arrays, ()))
    depth = len(leaves[0][0])
    for place, _ in leaves:
        if len(place) != depth:
            raise ProgramValueError(
                f"List depths are mismatched. First element was at depth {depth}, but there is an "
                f"element at depth {len(place)} (arrays{''.join(f'[{at}]' for at in place)})."
            )
    rank = max(depth, *(array_of(trace, leaf).ndim for _, leaf in leaves))

    def joined_from(level: int, part: Any) -> Traced:
        if level == depth:
            leaf = array_of(trace, part)
            return reshaped(leaf, (1,) * (rank - leaf.ndim) + leaf.shape)
        return concatenate([joined_from(level + 1, each) for each in part], level - depth)

    return joined_from(0, arrays)


def _leaves(arrays: Any, place: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Any]]:
    """The blocks in nested lists, each with its place."""
    shown = f"arrays{''.join(f'[{at}]' for at in place)}"
    if isinstance(arrays, tuple):
        raise ProgramTypeError(
            f"{shown} is a tuple. Only lists can be used to arrange blocks.",
            hints=("write the blocks in lists",),
        )
    if not isinstance(arrays, list):
        yield place, arrays
        return
    if not arrays:
        raise ProgramValueError(f"List at {shown} cannot be empty.")
    for at, each in enumerate(arrays):
        yield from _leaves(each, (*place, at))


def array_of(trace: Trace, value: Any) -> Traced:
    """What np.array makes of `value`, which may be or hold traced values, as a traced value."""
    if isinstance(value, Traced):
        return value
    if isinstance(value, tuple | list) and holds_traced(value):
        return stack(value)
    return constant(trace, value)


def holds_traced(value: Any) -> bool:
    """Whether a value, or one nested in lists and tuples, is traced."""
    if not isinstance(value, tuple | list):
        return isinstance(value, Traced)
    kinds = set(map(type, value))  # long lists of numbers are common
    nested = any(issubclass(kind, tuple | list) for kind in kinds)
    return Traced in kinds or (nested and any(map(holds_traced, value)))


def arrays_of(values: Iterable[Any]) -> list[Traced]:
    """Each of `values`, or of the rows of a traced value, as a traced value."""
    trace = trace_of(values)
    return [array_of(trace, value) for value in values]


def _alike(parts: Sequence[Traced], dtype: Any, casting: Any) -> list[Traced]:
    """`parts` cast to one dtype: that given, or the one that NumPy promotes theirs to."""
    target = common_dtype(parts) if dtype is None else as_dtype(dtype)
    for part in parts:
        if not np.can_cast(part.dtype, target.numpy, casting):
            raise ProgramTypeError(
                f"Cannot cast array data from {part.dtype!r} to {target.numpy!r} according to the "
                f"rule {casting!r}."
            )
    return [astype(part, target) for part in parts]


JOINING: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.concatenate: concatenate,
    np.stack: stack,
    np.hstack: hstack,
    np.vstack: vstack,
    np.dstack: dstack,
    np.column_stack: column_stack,
    np.append: append,
    np.block: block,
}
