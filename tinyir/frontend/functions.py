"""NumPy's functions on traced values, written with primitives; keywords are NumPy's.

`FUNCTIONS` maps each NumPy function to its implementation here. Elementwise ufuncs need none:
their rows in the table say all.
"""

import operator
from collections.abc import Callable, Mapping
from functools import partial
from math import prod
from typing import Any

import numpy as np

from tinyir.errors import AxisError, ProgramTypeError, ProgramValueError
from tinyir.frontend.refused import unsupported_keyword
from tinyir.frontend.traced import Traced
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import DType, TensorType, dtype_of

NOT_GIVEN = np._NoValue


def reduce(
    op: Primitive,
    x: Traced,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    keepdims: Any = False,
    **unsupported: Any,
) -> Traced:
    """`op` over `axis` (None: all axes; an int or a tuple; negative counts from the end)."""
    _refuse(op.name, out=out, **unsupported)
    if dtype is not None:
        x = astype(x, dtype)
    axes = normalize_axes(axis, x.ndim)
    result = x._trace.apply(op, [x._node], Attributes(axes=axes))
    if keepdims is NOT_GIVEN or not keepdims:
        return result
    kept = tuple(1 if index in axes else size for index, size in enumerate(x.shape))
    return reshape(result, kept)


def reduce_extremum(
    op: Primitive,
    x: Traced,
    axis: Any = None,
    out: None = None,
    keepdims: Any = False,
    **unsupported: Any,
) -> Traced:
    """`reduce` with the parameters of np.max and np.min, which have no dtype."""
    return reduce(op, x, axis, None, out, keepdims, **unsupported)


def mean(
    x: Traced,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    keepdims: Any = False,
    **unsupported: Any,
) -> Traced:
    """The sum divided by the number of elements, as numpy.mean computes it."""
    _refuse("mean", out=out, **unsupported)
    axes = normalize_axes(axis, x.ndim)
    total = reduce(optable.BY_NAME["sum"], x, axes, dtype, keepdims=keepdims)
    count = total.dtype.type(prod(x.shape[index] for index in axes))
    quotient: Traced = total / count
    return quotient


def astype(x: Traced, dtype: Any, copy: bool = True, **unsupported: Any) -> Traced:
    """`x` with every element cast to `dtype`; to copy or not makes no difference to a value."""
    _refuse("astype", **unsupported)
    target = as_dtype(dtype)
    if target == x.type.dtype:
        return x
    return x._trace.apply(optable.CAST, [x._node], Attributes(dtype=target))


def reshape(x: Traced, shape: Any, order: str = "C", **unsupported: Any) -> Traced:
    """The elements of `x`, in row-major order, in another shape; one size may be -1."""
    _refuse("reshape", **unsupported)
    if order != "C":
        raise ProgramValueError(f"reshape knows order='C', got {order!r}.")
    sizes = [
        operator.index(size) for size in (shape if isinstance(shape, tuple | list) else [shape])
    ]
    if sizes.count(-1) == 1:
        rest = prod(size for size in sizes if size != -1)
        if rest == 0 or x.size % rest:
            raise ProgramValueError(
                f"cannot reshape array of size {x.size} into shape {tuple(sizes)}."
            )
        sizes[sizes.index(-1)] = x.size // rest
    if tuple(sizes) == x.shape:
        return x
    TensorType(x.type.dtype, tuple(sizes))
    return x._trace.apply(optable.RESHAPE, [x._node], Attributes(shape=tuple(sizes)))


def normalize_axes(axis: Any, rank: int) -> tuple[int, ...]:
    """The axes as sorted non-negative ints; raises AxisError and ProgramValueError as NumPy."""
    if axis is None:
        return tuple(range(rank))
    axes = []
    for each in axis if isinstance(axis, tuple | list) else (axis,):
        index = operator.index(each)
        if not -rank <= index < rank:
            raise AxisError(
                f"axis {index} is out of bounds for array of dimension {rank}.",
                notes=(f"axes go from {-rank} to {rank - 1}",) if rank else (),
            )
        axes.append(index % rank)
    if len(set(axes)) != len(axes):
        raise ProgramValueError(f"duplicate value in 'axis': {axis}.")
    return tuple(sorted(axes))


def as_dtype(dtype: Any) -> DType:
    """A DType from one of tinyir's or anything that np.dtype accepts."""
    if isinstance(dtype, DType):
        return dtype
    try:
        found = np.dtype(dtype)
    except TypeError as error:
        raise ProgramTypeError(f"{dtype!r} is not a dtype: {error}.") from None
    return dtype_of(found)


def _refuse(name: str, **given: Any) -> None:
    """Raises for NumPy keywords that have no meaning here, unless they were left out."""
    for keyword, value in given.items():
        if value is not None and value is not NOT_GIVEN:
            raise unsupported_keyword(keyword, name)


def _functions() -> dict[Callable[..., Any], Callable[..., Any]]:
    table: dict[Callable[..., Any], Callable[..., Any]] = {
        np.mean: mean,
        np.astype: astype,
        np.reshape: reshape,
    }
    for op in optable.PRIMITIVES:
        if op.kind is Kind.REDUCTION and op.numpy:
            table[op.numpy] = partial(reduce_extremum if op.needs_elements else reduce, op)
    return table


FUNCTIONS: Mapping[Callable[..., Any], Callable[..., Any]] = _functions()
