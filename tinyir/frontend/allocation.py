"""NumPy's functions that make arrays of a shape, where a size in it is known at run time only.

Without such a size NumPy makes the array itself, and it is a constant.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError
from tinyir.frontend.arguments import as_dtype, as_index, refuse
from tinyir.frontend.creation import filled
from tinyir.frontend.elementwise import astype
from tinyir.frontend.moves import counted
from tinyir.frontend.traced import Trace, Traced
from tinyir.ir.dims import Dim, Size, maximum
from tinyir.ir.types import I64


def zeros(
    trace: Trace, shape: Any, dtype: Any = float, order: str = "C", *, device: Any = None
) -> Traced:
    """Zeros in `shape`."""
    return filled(trace, shape, 0, as_dtype(dtype))


def ones(
    trace: Trace, shape: Any, dtype: Any = None, order: str = "C", *, device: Any = None
) -> Traced:
    """Ones in `shape`."""
    return filled(trace, shape, 1, as_dtype(dtype))


def full(
    trace: Trace,
    shape: Any,
    fill_value: Any,
    dtype: Any = None,
    order: str = "C",
    *,
    device: Any = None,
) -> Traced:
    """`fill_value` everywhere in `shape`."""
    own = I64 if isinstance(fill_value, Size) else np.asarray(fill_value).dtype
    return filled(trace, shape, fill_value, as_dtype(own if dtype is None else dtype))


def arange(trace: Trace, *args: Any, dtype: Any = None, device: Any = None, **named: Any) -> Traced:
    """Integers from a start on, up to a stop, by a positive step."""
    refuse("arange", **named)
    start, stop, step = {1: (0, *args, 1), 2: (*args, 1)}.get(len(args), args)
    sizes = [each if isinstance(each, Size) else as_index(each) for each in (start, stop, step)]
    first, end, step = sizes
    if not isinstance(step, int) or step < 1:
        raise ProgramTypeError(
            "The step of 'arange' must be a positive number where its size is known at run time "
            "only.",
            hints=("np.flip reverses it",),
        )
    count = maximum((end - first + (step - 1)) // step, 0)
    places: Any = counted(trace, (count,), 0, I64)
    values = places if step == 1 else places * step
    values = values if first == 0 else values + first
    return values if dtype is None else astype(values, dtype)


def tri(trace: Trace, N: Any, M: Any = None, k: Any = 0, dtype: Any = float) -> Traced:  # noqa: N803  (NumPy's)
    """Ones on and below the `k`-th diagonal, zeros above it."""
    rows, columns = _grid(trace, N, M)
    return astype(rows + _offset(k) >= columns, dtype)


def eye(
    trace: Trace,
    N: Any,  # noqa: N803  (NumPy's name)
    M: Any = None,  # noqa: N803  (NumPy's name)
    k: Any = 0,
    dtype: Any = float,
    order: str = "C",
    *,
    device: Any = None,
) -> Traced:
    """Ones on the `k`-th diagonal, zeros elsewhere."""
    rows, columns = _grid(trace, N, M)
    return astype(rows + _offset(k) == columns, dtype)


def identity(trace: Trace, n: Any, dtype: Any = None) -> Traced:
    """Ones on the diagonal of a square, zeros elsewhere."""
    return eye(trace, n, dtype=float if dtype is None else dtype)


def _offset(k: Any) -> Dim:
    """The number of a diagonal, which may be a size."""
    return k if isinstance(k, Size) else as_index(k)


def _grid(trace: Trace, rows: Dim, columns: Dim | None) -> tuple[Any, Any]:
    """The row and the column of each element."""
    shape = (rows, rows if columns is None else columns)
    return counted(trace, shape, 0, I64), counted(trace, shape, 1, I64)


ALLOCATING: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.zeros: zeros,
    np.ones: ones,
    np.empty: zeros,
    np.full: full,
    np.arange: arange,
    np.tri: tri,
    np.eye: eye,
    np.identity: identity,
}
