"""NumPy's reductions that leave NaN out, on traced values; keywords are NumPy's."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError
from tinyir.frontend.arguments import NOT_GIVEN, refuse
from tinyir.frontend.reductions import reduced_axes
from tinyir.frontend.traced import Traced
from tinyir.frontend.ufuncs import fail_if
from tinyir.ir.graph import Status
from tinyir.ir.types import TypeClass

Function = Callable[..., Any]


def without_nan(function: Function, neutral: float, a: Traced, *args: Any, **kwargs: Any) -> Any:
    """`function` of `a` with `neutral` for NaN."""
    return function(_filled(a, neutral) if _looks_for_nan(a) else a, *args, **kwargs)


def extremum(
    function: Function,
    worst: float,
    a: Traced,
    axis: Any = None,
    out: None = None,
    keepdims: Any = False,
    initial: Any = NOT_GIVEN,
    where: Any = True,
) -> Any:
    """The largest or smallest number; NaN where there is none."""
    options = {"axis": axis, "keepdims": keepdims, "where": where}
    if a.type.dtype.type_class is not TypeClass.FLOAT:
        return function(a, out=out, initial=initial, **options)
    result = function(_filled(a, worst), out=out, initial=initial, **options)
    if initial is not NOT_GIVEN:
        return result
    return np.where(np.all(np.isnan(a), **options), a.dtype.type(np.nan), result)


def nanmean(
    a: Traced, axis: Any = None, dtype: Any = None, out: None = None, **options: Any
) -> Any:
    """The mean of the numbers."""
    options = _of_numbers(a, dtype, options)
    return np.mean(a, _axes(a, axis), dtype, out, **options)


def spread(
    function: Function,
    a: Traced,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    ddof: Any = 0,
    keepdims: Any = False,
    **options: Any,
) -> Any:
    """The variance or deviation of the numbers; NaN where there are no more than `ddof`."""
    options = _of_numbers(a, dtype, options)
    axes = _axes(a, axis)
    result = function(a, axes, dtype, out, ddof, keepdims, **options)
    if not _looks_for_nan(a):
        return result
    count = np.sum(options["where"], axis=axes, dtype=np.int64, keepdims=keepdims)
    less = options.get("correction", NOT_GIVEN)
    return np.where(count > (ddof if less is NOT_GIVEN else less), result, np.nan)


def arg_extremum(
    function: Function,
    worst: float,
    a: Traced,
    axis: Any = None,
    out: None = None,
    *,
    keepdims: Any = False,
) -> Any:
    """The index of the first of the largest or smallest numbers; there must be one."""
    refuse(function.__name__, out=out)
    if not _looks_for_nan(a):
        return function(a, axis=axis, keepdims=keepdims)
    if a.size:
        fail_if(np.all(np.isnan(a), axis=axis), Status.VALUE, "All-NaN slice encountered.")
    return function(_filled(a, worst), axis=axis, keepdims=keepdims)


def _filled(a: Traced, value: float) -> Any:
    """`a` with `value` for NaN."""
    return np.where(np.isnan(a), a.dtype.type(value), a)


def _of_numbers(a: Traced, dtype: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a reduction with `where` narrowed to numbers."""
    if not _looks_for_nan(a):
        return dict(options)
    if dtype is not None and not np.issubdtype(dtype, np.inexact):
        raise ProgramTypeError("If a is inexact, then dtype must be inexact.")
    where = options.get("where", NOT_GIVEN)
    numbers = np.logical_not(np.isnan(a))
    return {**options, "where": numbers if where is NOT_GIVEN else numbers & where}


def _axes(a: Traced, axis: Any) -> Any:
    """The axes; NumPy lets this mean and variance of floats be taken over a scalar's axis 0."""
    return reduced_axes(axis, a.ndim) if _looks_for_nan(a) else axis


def _looks_for_nan(a: Traced) -> bool:
    """Whether NumPy does: in its own float dtypes, which bfloat16 is not among."""
    return np.issubdtype(a.dtype, np.inexact)


NAN_FUNCTIONS: Mapping[Function, Function] = {
    np.nanargmax: partial(arg_extremum, np.argmax, -np.inf),
    np.nanargmin: partial(arg_extremum, np.argmin, np.inf),
    np.nancumprod: partial(without_nan, np.cumprod, 1),
    np.nancumsum: partial(without_nan, np.cumsum, 0),
    np.nanmax: partial(extremum, np.max, -np.inf),
    np.nanmean: nanmean,
    np.nanmin: partial(extremum, np.min, np.inf),
    np.nanprod: partial(without_nan, np.prod, 1),
    np.nanstd: partial(spread, np.std),
    np.nansum: partial(without_nan, np.sum, 0),
    np.nanvar: partial(spread, np.var),
}
