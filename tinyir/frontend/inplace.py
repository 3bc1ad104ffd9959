"""NumPy's functions that write to arrays, on traced values: each ends in an assignment.

What is written is cast as NumPy casts it: NumPy does it itself where the value is not traced.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.frontend.aliases import linked_to
from tinyir.frontend.arguments import as_program_error, stand_in
from tinyir.frontend.assignment import setitem
from tinyir.frontend.elementwise import can_cast, where
from tinyir.frontend.joining import array_of, holds_traced
from tinyir.frontend.keys import MASKED
from tinyir.frontend.masks import as_where, mask_of
from tinyir.frontend.moves import constant, counted, reshaped
from tinyir.frontend.refused import read_only
from tinyir.frontend.traced import Traced
from tinyir.frontend.ufuncs import cast
from tinyir.ir.dims import Size, shape_text
from tinyir.ir.types import I64


def copyto(dst: Any, src: Any, casting: str = "same_kind", where: Any = True) -> None:
    """`src` written to `dst`, where a mask holds."""
    _check_array(dst, "copyto")
    src = _joined(dst, src)
    value = _stored(dst, src, lambda held: np.copyto(held, src, casting), casting)  # type: ignore[arg-type]  # a str
    if where is True:
        setitem(dst, Ellipsis, value)
        return
    mask = as_where(dst._trace, where)
    if mask.ndim > dst.ndim:
        of, to = map(shape_text, (mask.shape, dst.shape))
        raise ProgramValueError(f"could not broadcast where mask from shape {of} into shape {to}.")
    _write(dst, mask, value)


def fill(x: Traced, value: Any) -> None:
    """`value` written to all elements, as ndarray.fill does."""
    if isinstance(value, Traced) and value.ndim and not linked_to(x).is_read_only:
        raise ProgramValueError("setting an array element with a sequence.")
    if not isinstance(value, Traced):
        value = stand_in(value)  # a list is no element, whatever it holds
    setitem(x, Ellipsis, _stored(x, value, lambda held: held.fill(value), "unsafe", ()))


def putmask(a: Any, mask: Any, values: Any) -> None:
    """`values`, of the size of `a` or one, written to `a` where a mask of that size holds."""
    _check_array(a, "putmask")
    values = _joined(a, values)
    mask = mask_of(a, mask, "putmask")
    casting = "unsafe" if isinstance(values, Traced) and values._is_scalar else "safe"
    every = np.ones(np.shape(values), bool)
    value = _stored(a, values, lambda held: np.putmask(held, every, values), casting)
    if value.size == 0:
        return
    if value.size not in (1, a.size):
        raise _repeated("putmask")
    _write(a, mask, reshaped(value, () if value.size == 1 else a.shape))


def place(arr: Any, mask: Any, vals: Any) -> None:
    """One value written to `arr` where a mask of its size holds."""
    _check_array(arr, "place")
    vals = _joined(arr, vals)
    mask = mask_of(arr, mask, "place")
    every = np.ones(np.shape(vals), bool)
    value = _stored(arr, vals, lambda held: np.place(held, every, vals), "unsafe")
    if value.size == 0:
        raise ProgramValueError("Cannot insert from an empty array!")
    if value.size != 1:
        raise _repeated("place")
    _write(arr, mask, reshaped(value, ()))


def fill_diagonal(a: Any, val: Any, wrap: bool = False) -> None:
    """One value written to the diagonal of `a`, whose dimensions are equal beyond two."""
    _check_target(a, "fill_diagonal")
    if a.ndim < 2:
        raise ProgramValueError("array must be at least 2-d.")
    if a.ndim > 2 and set(a.shape) != {a.shape[0]}:
        raise ProgramValueError("All dimensions of input must be of equal length.")
    if wrap:
        raise ProgramTypeError(
            "fill_diagonal(wrap=True) is not supported on traced values.",
            hints=(MASKED,),
        )
    val = _joined(a, val)
    value = _stored(a, val, lambda held: held.flat.__setitem__(..., val), "unsafe")
    if value.size == 0:
        return
    if value.size != 1:
        raise _repeated("fill_diagonal")
    first, *others = (counted(a._trace, a.shape, axis, I64) for axis in range(a.ndim))
    mask: Any = first == others[0]
    for other in others[1:]:
        mask = mask & (first == other)
    _write(a, mask, reshaped(value, ()))


def _check_target(target: Any, name: str) -> None:
    if isinstance(target, np.ndarray) and not target.flags.writeable:
        raise read_only("assignment destination")
    if not isinstance(target, Traced):
        raise ProgramTypeError(
            f"An array that is not traced cannot be changed in place by '{name}' while tracing.",
            hints=("np.zeros_like of a traced value, and others like it, make arrays that can be",),
        )


def _check_array(target: Any, name: str) -> None:
    """As `_check_target`, for functions that take no scalar."""
    _check_target(target, name)
    if target._is_scalar:
        raise ProgramTypeError(f"{name}: argument 1 must be an array, got a scalar.")


def _joined(target: Traced, value: Any) -> Any:
    """`value`, or the array that NumPy makes of a list with traced values in it."""
    return array_of(target._trace, value) if holds_traced(value) else value


def _stored(
    target: Traced,
    value: Any,
    store: Callable[[np.ndarray], None],
    casting: str,
    shape: tuple[int, ...] | None = None,
) -> Traced:
    """`value` in the dtype of `target`: by `store`, which puts it into an array of its shape."""
    is_fixed = linked_to(target).is_read_only
    if is_fixed and isinstance(value, Traced | Size):
        raise read_only("assignment destination")
    if isinstance(value, Traced):
        if not can_cast(value.dtype, target.dtype, casting):
            raise ProgramTypeError(
                f"Cannot cast array data from {value.dtype!r} to {target.dtype!r} according to the "
                f"rule '{casting}'."
            )
        return cast(value, target.type.dtype)
    if isinstance(value, Size):
        if not can_cast(np.dtype(np.uint8), target.dtype, casting):  # a weak int
            raise ProgramTypeError(f"Cannot cast a size to {target.dtype!r} by '{casting}'.")
        return constant(target._trace, value, target.type.dtype)
    held = np.empty(np.shape(value) if shape is None else shape, target.dtype)
    held.flags.writeable = not is_fixed  # which NumPy may see before it sees the value
    try:
        with np.errstate(all="ignore"):
            store(held)
    except (ValueError, TypeError, OverflowError) as error:
        raise as_program_error(error) from None
    return constant(target._trace, held)


def _write(target: Traced, mask: Any, value: Traced) -> None:
    """`value` assigned to `target` where a mask holds."""
    setitem(target, Ellipsis, where(mask, value, target))


def _repeated(name: str) -> ProgramTypeError:
    """The error for values that NumPy takes one after the other, and from the start again."""
    return ProgramTypeError(
        f"'{name}' of several values is not supported on traced values.",
        hints=("x[...] = np.where(mask, values, x), with values in the shape of x",),
    )


INPLACE: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.ndarray.fill: fill,
    np.copyto: copyto,
    np.putmask: putmask,
    np.place: place,
    np.fill_diagonal: fill_diagonal,
}
