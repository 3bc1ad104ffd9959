"""Norms of np.linalg on traced values: those of vectors, and those of matrices that need no SVD.

Integers become float64; float16 is computed in float32 and rounded once, so that no square
overflows.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.frontend.arguments import normalize_axes, normalize_axis
from tinyir.frontend.traced import Traced
from tinyir.frontend.ufuncs import cast
from tinyir.ir.types import F16, F32, F64

Axes = tuple[int, ...]


def norm(x: Traced, ord: Any = None, axis: Any = None, keepdims: Any = False) -> Any:
    """The norm of order `ord` of vectors along one axis, or of matrices along two."""
    if axis is None and _is_of_all(ord, x.ndim):
        return _rounded(x, np.sqrt(_sum_of_squares(_wide(x), None, keepdims)))
    axes = tuple(range(x.ndim)) if axis is None else _as_axes(axis)
    if len(axes) == 1:
        return _rounded(x, _vector(_wide(x), ord, normalize_axes(axes, x.ndim), keepdims))
    if len(axes) == 2:
        return _rounded(x, _matrix(_wide(x), ord, axes, keepdims))
    raise ProgramValueError("Improper number of dimensions to norm.")


def vector_norm(x: Traced, *, axis: Any = None, keepdims: Any = False, ord: Any = 2) -> Any:
    """The norm of order `ord` of vectors along any axes (None: of all elements)."""
    axes = normalize_axes(axis, x.ndim)
    return _rounded(x, _vector(_wide(x), ord, axes, keepdims))


def matrix_norm(x: Traced, *, keepdims: Any = False, ord: Any = "fro") -> Any:
    """The norm of order `ord` of matrices along the last two axes."""
    return norm(x, ord, (-2, -1), keepdims)


def _vector(x: Traced, ord: Any, axes: Axes, keepdims: Any) -> Any:
    if isinstance(ord, str):
        raise ProgramValueError(f"Invalid norm order '{ord}' for vectors.")
    if ord is None or ord == 2:
        return np.sqrt(_sum_of_squares(x, axes, keepdims))
    magnitude: Any = abs(x)
    options: dict[str, Any] = {"axis": axes, "keepdims": keepdims}
    if ord == np.inf:
        return np.max(magnitude, initial=0, **options)
    if ord == -np.inf:
        return np.min(magnitude, **options)
    if ord == 0:
        return np.sum(x != 0, dtype=x.dtype, **options)
    if ord == 1:
        return np.sum(magnitude, **options)
    power = np.sum(magnitude ** x.dtype.type(ord), **options)
    return power ** np.reciprocal(ord, dtype=x.dtype)


def _matrix(x: Traced, ord: Any, axes: Axes, keepdims: Any) -> Any:
    row, column = (normalize_axis(axis, x.ndim) for axis in axes)
    if row == column:
        raise ProgramValueError("Duplicate axes given.")
    if ord is None or ord in ("f", "fro"):
        return np.sqrt(_sum_of_squares(x, (row, column), keepdims))
    if ord in (2, -2, "nuc"):
        raise ProgramTypeError(
            f"The matrix norm of order {ord!r} is not supported on traced values: it needs a "
            "singular value decomposition.",
            hints=("orders of matrices are 'fro', 1, -1, inf and -inf",),
        )
    if ord not in (1, -1, np.inf, -np.inf):
        raise ProgramValueError("Invalid norm order for matrices.")
    added = row if abs(ord) == 1 else column
    sums = np.sum(abs(x), axis=added, keepdims=True)
    if ord > 0:
        return np.max(sums, axis=(row, column), keepdims=keepdims, initial=0)
    return np.min(sums, axis=(row, column), keepdims=keepdims)


def _sum_of_squares(x: Traced, axis: Any, keepdims: Any) -> Any:
    return np.sum(np.square(x), axis=axis, keepdims=keepdims)


def _is_of_all(ord: Any, rank: int) -> bool:
    """Whether the norm of an array of this rank is the root of the sum of all squares."""
    if isinstance(ord, str):
        return ord in ("f", "fro") and rank == 2
    return ord is None or (ord == 2 and rank == 1)


def _as_axes(axis: Any) -> tuple[Any, ...]:
    if isinstance(axis, tuple):
        return axis
    try:
        return (int(axis),)
    except (TypeError, ValueError):
        raise ProgramTypeError("'axis' must be None, an integer or a tuple of integers.") from None


def _wide(x: Traced) -> Traced:
    """`x` in the dtype that its norm is computed in; NumPy takes bfloat16 for no float."""
    if not np.issubdtype(x.dtype, np.inexact):
        return cast(x, F64)
    return cast(x, F32 if x.type.dtype is F16 else x.type.dtype)


def _rounded(x: Traced, result: Any) -> Traced:
    return cast(result, F16 if x.type.dtype is F16 else result.type.dtype)


NORMS: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.linalg.matrix_norm: matrix_norm,
    np.linalg.norm: norm,
    np.linalg.vector_norm: vector_norm,
}
