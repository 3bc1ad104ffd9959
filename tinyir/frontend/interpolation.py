"""np.interp on traced values."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.frontend.arguments import as_traced, numpy_error, stand_in, trace_of
from tinyir.frontend.moves import gathered
from tinyir.frontend.traced import Traced
from tinyir.frontend.unsupported import unsupported_keyword
from tinyir.ir.types import F64


def interp(
    x: Any, xp: Any, fp: Any, left: Any = None, right: Any = None, period: Any = None
) -> Any:
    """The lines between points at increasing `xp` with the values `fp`, at `x`, in float64.

    Beyond the points it is `left` and `right`, or else the value of the nearest.
    """
    if period is not None:  # it sorts the points
        raise unsupported_keyword("period", "interp")
    trace = trace_of(x, xp, fp, left, right)
    at, points, values = (as_traced(trace, each, F64) for each in (x, xp, fp))
    if points.ndim != 1 or values.shape != points.shape or not points.size:
        raise numpy_error(np.interp, at, points, values)
    below = values[0] if left is None else as_traced(trace, left, F64)
    above = values[-1] if right is None else as_traced(trace, right, F64)
    if below.ndim or above.ndim:
        raise numpy_error(np.interp, at, points, values, *map(stand_in, (below, above)))
    inside = values[0] if points.size == 1 else _between(at, points, values)
    found = np.where(at < points[0], below, np.where(at > points[-1], above, inside))
    return found if points.size == 1 else np.where(np.isnan(at), at, found)


def _between(at: Traced, points: Traced, values: Traced) -> Any:
    """The value on the line from the last point that is not above `at` to the next."""
    place = np.sum(np.less_equal(points, at[..., None]), axis=-1) - 1
    start: Any = np.clip(place, 0, points.size - 2)
    before, after = ((_picked(points, each), _picked(values, each)) for each in (start, start + 1))
    slope = (after[1] - before[1]) / (after[0] - before[0])
    forwards = slope * (at - before[0]) + before[1]
    # Where one direction has infinities that cancel, the other may not.
    backwards = slope * (at - after[0]) + after[1]
    level = np.isnan(backwards) & (before[1] == after[1])
    line = np.where(np.isnan(forwards), np.where(level, before[1], backwards), forwards)
    on_point = np.where(at == before[0], before[1], line)
    return np.where(at == points[-1], values[-1], on_point)


def _picked(line: Traced, index: Traced) -> Any:
    return gathered(line, [index], (0,), 0)


INTERPOLATION: Mapping[Callable[..., Any], Callable[..., Any]] = {np.interp: interp}
