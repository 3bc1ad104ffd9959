"""Constants while a graph is built: what operations on them give, and those of one element."""

from collections.abc import Sequence

import numpy as np

from tinyir.ir import reference
from tinyir.ir.attributes import Attributes
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import TensorType, static_shape


def computed(
    op: Primitive, attributes: Attributes, type_: TensorType, operands: Sequence[np.ndarray]
) -> np.ndarray:
    """The value of `op` on constants; where each repeats one element, it is computed once."""
    if op.kind not in (Kind.ELEMENTWISE, Kind.CAST) or not all(map(_repeats, operands)):
        return reference.compute(op, attributes, type_, operands)
    elements = [np.asarray(operand[(0,) * operand.ndim]) for operand in operands]
    element = reference.compute(op, attributes, TensorType(type_.dtype, ()), elements)
    return np.broadcast_to(element, static_shape(type_.shape))


def _repeats(array: np.ndarray) -> bool:
    """Whether the array holds one element in memory, however often it shows it."""
    return array.size > 0 and not any(
        stride for size, stride in zip(array.shape, array.strides, strict=True) if size > 1
    )


def is_uniform(array: np.ndarray) -> bool:
    """Whether all elements are the same bits."""
    if _repeats(array):
        return True
    bits = array.view(f"u{array.itemsize}")
    return bool(np.all(bits == bits[(0,) * bits.ndim]))
