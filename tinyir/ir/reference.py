"""Evaluates one primitive with NumPy: constants while tracing, and the oracle of the tests."""

from collections.abc import Sequence

import numpy as np

from tinyir.errors import InternalError
from tinyir.ir.attributes import Attributes
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import TensorType, static_shape


def compute(
    op: Primitive, attributes: Attributes, result: TensorType, operands: Sequence[np.ndarray]
) -> np.ndarray:
    """The value of `op` on `operands`, of the type `result`, as NumPy computes it."""
    with np.errstate(all="ignore"):
        value = _call(op, attributes, result, operands)
    return np.asarray(value)


def _call(
    op: Primitive, attributes: Attributes, result: TensorType, operands: Sequence[np.ndarray]
) -> np.ndarray:
    match op.kind:
        case Kind.ELEMENTWISE if op.numpy:
            return np.asarray(op.numpy(*operands))
        case Kind.REDUCTION if op.numpy:
            return np.asarray(op.numpy(operands[0], axis=attributes.axes))
        case Kind.CAST:
            return operands[0].astype(result.dtype.numpy)
        case Kind.RESHAPE:
            return operands[0].reshape(static_shape(result.shape))
        case Kind.CONSTANT if attributes.value:
            return attributes.value.array
        case _:
            raise InternalError(f"'{op.name}' has no value of its own.")
