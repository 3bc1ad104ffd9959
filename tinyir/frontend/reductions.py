"""Reductions and scans of NumPy on traced values, written with primitives; keywords are NumPy's."""

from collections.abc import Callable, Mapping
from functools import partial
from math import prod
from typing import Any

import numpy as np

from tinyir.frontend.arguments import NOT_GIVEN, normalize_axes, refuse
from tinyir.frontend.elementwise import astype
from tinyir.frontend.shapes import reshape
from tinyir.frontend.traced import Traced
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.primitive import Kind, Primitive


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
    refuse(op.name, out=out, **unsupported)
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
    refuse("mean", out=out, **unsupported)
    axes = normalize_axes(axis, x.ndim)
    total = reduce(optable.BY_NAME["sum"], x, axes, dtype, keepdims=keepdims)
    count = total.dtype.type(prod(x.shape[index] for index in axes))
    quotient: Traced = total / count
    return quotient


def _reductions() -> dict[Callable[..., Any], Callable[..., Any]]:
    table: dict[Callable[..., Any], Callable[..., Any]] = {np.mean: mean}
    for op in optable.PRIMITIVES:
        if op.kind is Kind.REDUCTION and op.numpy:
            table[op.numpy] = partial(reduce_extremum if op.needs_elements else reduce, op)
    return table


REDUCTIONS: Mapping[Callable[..., Any], Callable[..., Any]] = _reductions()
