"""`out=` of ufuncs, and so `x += y`, which is np.add(x, y, out=x): an array takes the result."""

import operator
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError
from tinyir.frontend.aliases import linked_to
from tinyir.frontend.arguments import as_program_error, as_traced
from tinyir.frontend.assignment import fits, setitem
from tinyir.frontend.elementwise import can_cast
from tinyir.frontend.joining import holds_traced
from tinyir.frontend.traced import Trace, Traced, promotable
from tinyir.ir import rules
from tinyir.ir.dims import shape_text


def changed(target: Traced, ufunc: np.ufunc, *operands: Any, **options: Any) -> Traced:
    """The target of `ufunc`, with its result written to it; `options` may say how to cast."""
    name = ufunc.__name__
    if target._is_scalar and target is not operands[0]:
        raise ProgramTypeError("return arrays must be of ArrayType.")
    try:
        result = _computed(target._trace, ufunc, operands, options)
    except ProgramValueError:  # of shapes; NumPy looks at dtypes before
        if not target._is_scalar:
            _check_cast(ufunc, rules.loop_of(ufunc, [*map(promotable, operands)])[-1], target)
        raise
    if target._is_scalar:
        return result  # of 'x += y': NumPy's scalars do not change, it is another one
    link = linked_to(target)
    if link.memory.argument and not link.memory.node.type.rank:
        raise ProgramTypeError(
            f"'{name}' cannot change {link.memory}, which has no dimensions: NumPy changes "
            "an array, and replaces a scalar.",
            hints=("x = x + y replaces it, and x[...] = x + y changes the array",),
        )
    _check_cast(ufunc, result.dtype, target, **options)
    if not fits(result.shape, target.shape):
        out, wide = map(shape_text, (target.shape, result.shape))
        raise ProgramValueError(
            f"non-broadcastable output operand with shape {out} doesn't match the broadcast shape "
            f"{wide}."
        )
    setitem(target, Ellipsis, result)
    return target


def _check_cast(
    ufunc: np.ufunc, dtype: np.dtype, target: Traced, casting: str = "same_kind"
) -> None:
    """Raises ProgramTypeError where a result of `dtype` is not cast to that of the target."""
    if not can_cast(dtype, target.dtype, casting):
        raise ProgramTypeError(
            f"Cannot cast ufunc '{ufunc.__name__}' output from {dtype!r} to {target.dtype!r} with "
            f"casting rule '{casting}'."
        )


def _computed(
    trace: Trace, ufunc: np.ufunc, operands: tuple[Any, ...], options: Mapping[str, Any]
) -> Traced:
    """The result of a ufunc: NumPy's own where it is known while tracing."""
    if holds_traced(operands):
        result: Traced = trace.ufunc(ufunc, operands, **options)
        return result
    try:
        with np.errstate(all="ignore"):
            return as_traced(trace, ufunc(*operands, **options))
    except (ValueError, TypeError, OverflowError) as error:
        raise as_program_error(error) from None


OUTPUTS: Mapping[Callable[..., Any], Callable[..., Any]] = {operator.iadd: changed}
