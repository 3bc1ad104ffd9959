"""Parts of arrays, every step-th element along each axis: slices show and updates replace them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tinyir.errors import InternalError
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Dim, Shape, at_least
from tinyir.ir.primitive import Primitive
from tinyir.ir.types import TensorType, static_shape


def slice_type(op: Primitive, operands: Sequence[TensorType], attributes: Attributes) -> TensorType:
    """Every `steps`-th element from `starts` on, as many as `shape` says."""
    (whole,) = operands
    return TensorType(whole.dtype, _checked(op, whole, attributes))


def update_type(
    op: Primitive, operands: Sequence[TensorType], attributes: Attributes
) -> TensorType:
    """The type of the first operand, a part of which is replaced by the second.

    That may lack dimensions of size 1, as `x[0] = row` does.
    """
    whole, part = operands
    shape = _checked(op, whole, attributes)
    if part.dtype is not whole.dtype or solid(part.shape) != solid(shape):
        raise InternalError(f"'{op.name}' cannot put {part} into {list(shape)} of {whole}.")
    return whole


def _checked(op: Primitive, whole: TensorType, attributes: Attributes) -> Shape:
    """The shape of the part, which must be in the array as far as that is known."""
    starts, steps, shape = attributes.starts, attributes.steps, attributes.shape
    if starts is None or steps is None or shape is None:
        raise InternalError(f"'{op.name}' lacks attributes of its kind.")
    if not whole.rank == len(starts) == len(steps) == len(shape):
        raise InternalError(f"'{op.name}' of {whole} needs an entry for each dimension.")
    for size, start, step, count in zip(whole.shape, starts, steps, shape, strict=True):
        beyond = at_least(count, 1) and at_least(start + (count - 1) * step - size, 0)
        if step < 1 or at_least(-start, 1) or beyond:
            raise InternalError(f"'{op.name}' reaches beyond {whole}.")
    return shape


def solid(shape: Shape) -> list[Dim]:
    """The dimensions that are not 1."""
    return [dim for dim in shape if dim != 1]


def part(whole: np.ndarray, attributes: Attributes) -> np.ndarray:
    """The view of a part of `whole`."""
    sizes = static_shape(attributes.shape or ())
    parts = zip(attributes.starts or (), attributes.steps or (), sizes, strict=True)
    key: list[Any] = [slice(start, start + count * step, step) for start, step, count in parts]
    return whole[*key, ...]  # of no dimensions, too, a view


def updated(whole: np.ndarray, value: np.ndarray, attributes: Attributes) -> np.ndarray:
    """`whole` with `value` in a part of it, as a new array."""
    result = np.array(whole)
    shown = part(result, attributes)
    shown[...] = value.reshape(shown.shape)
    return result
