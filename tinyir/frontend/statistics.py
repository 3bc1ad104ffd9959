"""NumPy's averages and variances on traced values; keywords are NumPy's.

Integers are averaged in float64. Half precision is computed in float32 and rounded once: NumPy's
var rounds every deviation and square, which may overflow.
"""

from collections.abc import Callable, Mapping
from math import prod
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError, ProgramZeroDivisionError
from tinyir.frontend.arguments import (
    NOT_GIVEN,
    as_traced,
    common_dtype,
    normalize_axes,
    numpy_error,
    refuse,
    trace_of,
)
from tinyir.frontend.masks import as_where
from tinyir.frontend.moves import broadcast
from tinyir.frontend.reductions import keep
from tinyir.frontend.traced import Traced
from tinyir.frontend.ufuncs import cast, fail_if
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Size, maximum
from tinyir.ir.graph import Status
from tinyir.ir.needs import Relation
from tinyir.ir.types import BOOL, F64, DType, TypeClass

Axes = tuple[int, ...]

SUM = optable.BY_NUMPY[np.sum]


def mean(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    keepdims: Any = False,
    *,
    where: Any = True,
) -> Any:
    """The sum divided by the number of elements."""
    refuse("mean", out=out)
    x = as_traced(trace_of(a, where), a)
    axes = normalize_axes(axis, x.ndim)
    count = counted(x, axes, where, keepdims)
    return _narrow(_averaged(x, axes, dtype, keepdims, where, count), x, dtype)


def var(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    ddof: Any = 0,
    keepdims: Any = False,
    **options: Any,
) -> Any:
    """The sum of the squared deviations from the mean, divided by their number less `ddof`."""
    refuse("var", out=out)
    x = as_traced(trace_of(a, *options.values()), a)
    return _narrow(_variance(x, axis, dtype, ddof, keepdims, **options), x, dtype)


def std(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    ddof: Any = 0,
    keepdims: Any = False,
    **options: Any,
) -> Any:
    """The square root of the variance."""
    refuse("std", out=out)
    x = as_traced(trace_of(a, *options.values()), a)
    squared = _variance(x, axis, dtype, ddof, keepdims, **options)
    if squared.ndim and squared.type.dtype.type_class is not TypeClass.FLOAT:
        raise numpy_error(np.std, x, axis=axis, dtype=dtype)
    return _narrow(cast(np.sqrt(squared), squared.type.dtype), x, dtype)


def _variance(
    x: Traced,
    axis: Any,
    dtype: Any,
    ddof: Any,
    keepdims: Any,
    *,
    where: Any = True,
    mean: Any = NOT_GIVEN,
    correction: Any = NOT_GIVEN,
) -> Traced:
    """`var`, not yet rounded to half precision."""
    axes = normalize_axes(axis, x.ndim)
    less = _degrees(ddof, correction)
    if dtype is None:
        x = cast(x, x.type.dtype.computes_in or x.type.dtype)
    if mean is NOT_GIVEN:
        mean = _averaged(x, axes, dtype, True, where, counted(x, axes, where, True))
    count = _more(counted(x, axes, where, keepdims), less)
    return _averaged(np.square(x - mean), axes, dtype, keepdims, where, count)


def _more(count: Any, less: Any) -> Any:
    """How many there are beyond `less`."""
    if isinstance(count, Size) and isinstance(less, int):
        return maximum(count - less, 0)
    return np.maximum(count - less, 0)


def _averaged(x: Traced, axes: Axes, dtype: Any, keepdims: Any, where: Any, count: Any) -> Traced:
    """The sum of `x` divided by `count`; what is added up in float64 is rounded after the division.

    So the mean of equal float32 numbers is that number.
    """
    if not (where is True or where is NOT_GIVEN):
        total = np.sum(x, axis=axes, dtype=dtype or _wide(x), keepdims=keepdims, where=where)
        return divided(total, count)
    fold = SUM.fold.get(x.type.dtype)
    if dtype is None and fold and fold.accumulator:
        attributes = Attributes(axes=axes, dtype=fold.accumulator)
        total = x._trace.apply(SUM, [x._node], attributes)
        average = cast(divided(total, count), x.type.dtype)
    else:
        average = divided(np.sum(x, axis=axes, dtype=dtype or _wide(x)), count)
    return keep(average, x.shape, axes, keepdims)


def _degrees(ddof: Any, correction: Any) -> Any:
    """What to take off the number of elements, by either of its names."""
    if correction is NOT_GIVEN:
        return ddof
    if ddof != 0:
        raise ProgramValueError("ddof and correction can't be provided simultaneously.")
    return correction


def counted(x: Traced, axes: Axes, where: Any, keepdims: Any) -> Any:
    """How many elements each result is of: a number, or traced values where `where` decides."""
    if where is True or where is NOT_GIVEN:
        return prod(x.shape[axis] for axis in axes)
    mask = broadcast(as_where(x._trace, where), x.shape)
    return np.sum(mask, axis=axes, dtype=np.int64, keepdims=keepdims)


def divided(total: Any, count: Any) -> Traced:
    """`total` divided by `count`, in the dtype of `total`: in float64 where that cannot hold it."""
    dtype: DType = total.type.dtype
    divisor = count
    if isinstance(count, Size):  # in float64, whose quotients round to those of any other
        divisor = as_traced(total._trace, count, F64)
    elif not isinstance(count, Traced):
        divisor = np.float64(count)
        if dtype.type_class is TypeClass.FLOAT and float(dtype.numpy.type(count)) == count:
            divisor = dtype.numpy.type(count)
    return cast(total / divisor, dtype)


def _wide(x: Traced) -> Any:
    """The dtype that elements are added up in."""
    if x.type.dtype.is_integer or x.type.dtype is BOOL:
        return F64.numpy
    return (x.type.dtype.computes_in or x.type.dtype).numpy


def _narrow(result: Traced, x: Traced, dtype: Any) -> Traced:
    """`result` in the half precision of `x`, unless a dtype was asked for."""
    return cast(result, x.type.dtype) if dtype is None and x.type.dtype.computes_in else result


def average(
    a: Any,
    axis: Any = None,
    weights: Any = None,
    returned: bool = False,
    *,
    keepdims: Any = False,
) -> Any:
    """The mean, with `weights` if given; `returned` asks for their sum as well."""
    x = as_traced(trace_of(a, weights), a)
    if weights is None:
        mean_ = np.mean(x, axis=axis, keepdims=keepdims)
        if mean_.size == 0:
            raise ProgramZeroDivisionError("division by zero: the average has no elements.")
        x._trace.builder.need(Relation(mean_.size, ">=", 1), Status.ZERO_DIVISION)
        count = prod(x.shape[at] for at in normalize_axes(axis, x.ndim))
        total: Any = as_traced(x._trace, count, mean_.type.dtype)
        return (mean_, broadcast(total, mean_.shape)) if returned else mean_
    axes = None if axis is None else normalize_axes(axis, x.ndim)
    factors = _along(x, as_traced(x._trace, weights), axis, axes)
    dtype = common_dtype([x, factors]).numpy
    if x.type.dtype.is_integer or x.type.dtype is BOOL:
        dtype = np.result_type(dtype, np.float64)
    total = np.sum(factors, axis=axes, dtype=dtype, keepdims=keepdims)
    fail_if(total == 0, Status.ZERO_DIVISION, "Weights sum to zero, can't be normalized.")
    weighted = np.multiply(x, factors, dtype=dtype)
    mean_ = np.sum(weighted, axis=axes, keepdims=keepdims) / total
    return (mean_, broadcast(total, mean_.shape)) if returned else mean_


def _along(x: Traced, weights: Traced, axis: Any, axes: Axes | None) -> Traced:
    """The weights in a shape that follows the averaged axes of `x`."""
    if weights.shape == x.shape:
        return weights
    if axes is None:
        raise ProgramTypeError("Axis must be specified when shapes of a and weights differ.")
    order = [at % x.ndim for at in (axis if isinstance(axis, tuple | list) else [axis])]
    if weights.shape != tuple(x.shape[at] for at in order):
        raise ProgramValueError(
            "Shape of weights must be consistent with shape of a along specified axis."
        )
    sorted_: Any = np.transpose(weights, np.argsort(order))
    return np.reshape(  # type: ignore[return-value]
        sorted_, tuple(size if at in axes else 1 for at, size in enumerate(x.shape))
    )


STATISTICS: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.average: average,
    np.mean: mean,
    np.std: std,
    np.var: var,
}
