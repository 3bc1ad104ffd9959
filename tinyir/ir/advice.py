"""What to do about an argument that is none that a kernel takes."""

from typing import Any

import numpy as np

from tinyir.errors import TinyirError
from tinyir.ir.packing import columns_in_panel, pack, unpack
from tinyir.ir.parse import parse_type
from tinyir.ir.types import F32, F64, TensorType, dtype_of, type_of


def instead_of(value: Any, place: str, is_parameter: bool = True) -> str:
    """What to give for the `value` at `place`, which is no array.

    `is_parameter` unless it is one of several, in a tree or in '*args'.
    """
    type_ = _named_type(value)
    if type_ is not None:
        return f"write the type without quotes: {type_}"
    static = ": a keyword-only parameter" if is_parameter else ""
    if not is_parameter:
        made = "np.asarray makes an array of it, or of the list that holds it"
    else:
        made = f"np.asarray({place}) makes an array"
    if isinstance(value, int | float | complex) and not isinstance(value, np.generic):
        return f"{made}, of the dtype that it should have; or make it static{static}"
    if _has_numbers(value):
        return made
    return "what is no array is static: a keyword-only parameter, as 'mode' in 'def f(x, *, mode)'"


def _named_type(value: Any) -> TensorType | None:
    """The type that a text names, if it does."""
    try:
        return parse_type(value) if isinstance(value, str) else None
    except TinyirError:
        return None


def _has_numbers(value: Any) -> bool:
    """Whether NumPy makes an array of it that a kernel takes."""
    try:
        dtype_of(np.asarray(value).dtype)
    except Exception:  # whatever the object raises, or its dtype is none that is computed
        return False
    return True


def other_layout(expected: TensorType, array: np.ndarray, place: str) -> tuple[str, ...]:
    """What to do about a matrix where a packed one is `expected`, or the other way round."""
    given = type_of(array)
    if given.dtype not in (F32, F64):
        return ()
    width = columns_in_panel(given.dtype)
    if given.rank == 2 and not array.shape[1] % width and _is_of(pack(given), expected):
        return (f"ti.pack({place}) makes it of the matrix",)
    if given.rank == 3 and array.shape[2] == width and _is_of(unpack(given), expected):
        return (f"ti.unpack({place}) is the matrix of which this is packed",)
    return ()


def _is_of(type_: TensorType, expected: TensorType) -> bool:
    pairs = zip(type_.shape, expected.shape, strict=False)
    return type_.rank == expected.rank and all(
        one == other or not isinstance(other, int) for one, other in pairs
    )
