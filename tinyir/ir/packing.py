"""Packed matrices: panels of as many columns as a line of the cache holds, each with all of K."""

from typing import Any, overload

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.ir.dims import Shape
from tinyir.ir.types import F32, F64, DType, TensorType, static_shape, type_of
from tinyir.places import BORDER

LINE = 64
"""Bytes of a line of the cache, and of a row of a panel."""


def columns_in_panel(dtype: DType) -> int:
    """The columns of a panel."""
    return LINE // dtype.bytes


@overload
def pack(matrix: TensorType) -> TensorType: ...


@overload
def pack(matrix: np.ndarray) -> np.ndarray: ...


def pack(matrix: np.ndarray | TensorType) -> np.ndarray | TensorType:
    """A matrix (k, n) as products read it fastest: an array (n / w, k, w) of panels of w columns.

    w is 16 in float32 and 8 in float64. `unpack` of it is the matrix again; a product with that in
    a kernel skips the packing. It is worth it for weights, which are packed once. Of a type, it is
    the type of the packed array.
    """
    with BORDER:
        if isinstance(matrix, TensorType):
            return _packed_type(matrix)
        array = np.asarray(matrix)
        panels, rows, width = static_shape(_packed_type(type_of(array)).shape)
    return np.ascontiguousarray(array.reshape(rows, panels, width).transpose(1, 0, 2))


def _packed_type(matrix: TensorType) -> TensorType:
    if matrix.rank != 2:
        raise ProgramValueError(f"Only a matrix can be packed, got {matrix.rank} dimensions.")
    if matrix.dtype not in (F32, F64):
        raise ProgramTypeError(
            f"Only float32 and float64 can be packed, got '{matrix.dtype.numpy}'."
        )
    width = columns_in_panel(matrix.dtype)
    rows, columns = matrix.shape
    if not isinstance(columns, int) or columns % width:
        rest = -columns % width if isinstance(columns, int) else 0
        raise ProgramValueError(
            f"The columns of a packed matrix are a multiple of {width}, got {columns}.",
            hints=(f"pad the matrix with {rest} columns of zeros",) * bool(rest),
        )
    return TensorType(matrix.dtype, (columns // width, rows, width))


@overload
def unpack(packed: TensorType) -> TensorType: ...


@overload
def unpack(packed: Any) -> Any: ...


def unpack(packed: Any) -> Any:
    """The matrix that was packed; in a kernel, a product with it reads the panels as they lie.

    Of the type of a packed array, it is the type of the matrix. Raises ProgramValueError for what
    has no three dimensions.
    """
    shape: Shape = getattr(packed, "shape", ())
    if len(shape) != 3:
        with BORDER:
            raise ProgramValueError(
                f"A packed matrix has three dimensions, got {len(shape)}.",
                hints=("ti.pack(w) makes one of a matrix w",),
            )
    panels, rows, width = shape
    if isinstance(packed, TensorType):
        return TensorType(packed.dtype, (rows, panels * width))
    return packed.transpose(1, 0, 2).reshape(rows, panels * width)
