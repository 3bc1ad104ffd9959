"""Packed matrices: panels of as many columns as a line of the cache holds, each with all of K."""

from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.ir.types import F32, F64, DType, dtype_of

LINE = 64
"""Bytes of a line of the cache, and of a row of a panel."""


def columns_in_panel(dtype: DType) -> int:
    """The columns of a panel."""
    return LINE // dtype.bytes


def pack(matrix: np.ndarray) -> np.ndarray:
    """A matrix (k, n) as products read it fastest: an array (n / w, k, w) of panels of w columns.

    w is 16 in float32 and 8 in float64. `unpack` of it is the matrix again; a product with that in
    a kernel skips the packing. It is worth it for weights, which are packed once.
    """
    array = np.asarray(matrix)
    if array.ndim != 2:
        raise ProgramValueError(f"Only a matrix can be packed, got {array.ndim} dimensions.")
    dtype = dtype_of(array.dtype)
    if dtype not in (F32, F64):
        raise ProgramTypeError(f"Only float32 and float64 can be packed, got '{dtype.numpy}'.")
    width = columns_in_panel(dtype)
    rows, columns = array.shape
    if columns % width:
        raise ProgramValueError(
            f"The columns of a packed matrix are a multiple of {width}, got {columns}.",
            hints=(f"pad the matrix with {-columns % width} columns of zeros",),
        )
    panels = array.reshape(rows, columns // width, width).transpose(1, 0, 2)
    return np.ascontiguousarray(panels)


def unpack(packed: Any) -> Any:
    """The matrix that was packed; in a kernel, a product with it reads the panels as they lie."""
    panels, rows, width = packed.shape
    return packed.transpose(1, 0, 2).reshape(rows, panels * width)
