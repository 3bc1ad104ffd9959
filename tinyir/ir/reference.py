"""Evaluates one primitive with NumPy: constants while tracing, and the oracle of the tests."""

from collections.abc import Callable, Sequence

import numpy as np

from tinyir.errors import InternalError
from tinyir.ir import slicing
from tinyir.ir.attributes import Attributes
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import U32, TensorType, TypeClass, dtype_of, static_shape


def compute(
    op: Primitive, attributes: Attributes, result: TensorType, operands: Sequence[np.ndarray]
) -> np.ndarray:
    """The value of `op` on `operands`, of the type `result`, as NumPy computes it.

    Where NumPy's value depends on the place of an element in the array, the kernels' value is
    given: see `_cast` and `_with_ordered_zeros`.
    """
    with np.errstate(all="ignore"):
        value = np.asarray(_call(op, attributes, result, operands))
    if value.dtype != result.dtype.numpy or value.shape != result.shape:
        raise InternalError(f"'{op.name}' gave {value.dtype}{value.shape}, expected {result}.")
    return value


def _call(
    op: Primitive, attributes: Attributes, result: TensorType, operands: Sequence[np.ndarray]
) -> np.ndarray | np.generic:
    axes = attributes.axes or ()
    match op.kind, op.numpy:
        case Kind.ELEMENTWISE, function if function:
            return np.asarray(function(*operands))
        case Kind.CAST, _:
            return _cast(operands[0], result)
        case Kind.REDUCTION, function if function:
            operand = operands[0]
            if attributes.dtype is not None:
                operand = operand.astype(attributes.dtype.numpy)
            value = np.asarray(function(operand, axis=axes)).astype(result.dtype.numpy)
            if op.combines in _EXTREMA and operand.dtype.kind not in "biu":
                return _with_ordered_zeros(op.combines, operand, axes, value)
            return value
        case (Kind.ARG_REDUCTION, function) if function:
            return np.asarray(function(operands[0], axis=axes[0]))
        case (Kind.SCAN, function) if function:
            return np.asarray(function(operands[0], axis=axes[0], dtype=result.dtype.numpy))
        case (Kind.RESHAPE | Kind.BROADCAST, function) if function:
            return np.asarray(function(operands[0], static_shape(result.shape)))
        case (Kind.TRANSPOSE | Kind.REVERSE, function) if function:
            return np.asarray(function(operands[0], axes))
        case (Kind.CONCATENATE, function) if function:
            return np.asarray(function(operands, axis=axes[0]))
        case (Kind.CONTRACTION, function) if function:
            return _contract(function, attributes, result, operands)
        case Kind.SLICE, _:
            return slicing.part(operands[0], attributes)
        case Kind.UPDATE, _:
            return slicing.updated(operands[0], operands[1], attributes)
        case Kind.GATHER, _:
            return _gather(attributes, operands)
        case Kind.IOTA, _:
            (axis,) = axes
            shape = static_shape(result.shape)
            line = np.arange(shape[axis]).astype(result.dtype.numpy)
            return np.broadcast_to(line.reshape([-1] + [1] * (len(shape) - axis - 1)), shape)
        case Kind.SIZE, _:
            return np.asarray(attributes.size, np.int64)
        case Kind.CONSTANT, _ if attributes.value:
            return attributes.value.array
        case _:
            raise InternalError(f"'{op.name}' has no value of its own.")


def _cast(operand: np.ndarray, result: TensorType) -> np.ndarray:
    """A float that uint32 cannot hold is cut to its last 32 bits, in every place."""
    if result.dtype is U32 and dtype_of(operand.dtype).type_class is TypeClass.FLOAT:
        operand = operand.astype(np.int64)
    return operand.astype(result.dtype.numpy)


_EXTREMA = (np.maximum, np.minimum)


def _with_ordered_zeros(
    extremum: np.ufunc, operand: np.ndarray, axes: tuple[int, ...], value: np.ndarray
) -> np.ndarray:
    """A maximum or minimum takes -0.0 for less than 0.0."""
    negative = np.signbit(operand.astype(np.float64))
    has_other = (operand == 0) & (negative if extremum is np.minimum else ~negative)
    zero = np.where(has_other.any(axis=axes), 0.0, -0.0) * (1 if extremum is np.maximum else -1)
    return np.where(value == 0, zero.astype(value.dtype), value)


def _contract(
    function: Callable[..., np.ndarray],
    attributes: Attributes,
    result: TensorType,
    operands: Sequence[np.ndarray],
) -> np.ndarray:
    """Half precision is added up in float32, as np.matmul does."""
    wide = (result.dtype.computes_in or result.dtype).numpy
    value = function(attributes.equation, *(operand.astype(wide) for operand in operands))
    return np.asarray(value).astype(result.dtype.numpy)


def _gather(attributes: Attributes, operands: Sequence[np.ndarray]) -> np.ndarray:
    """NumPy's indexing puts indexed dimensions first when axes are moved to the front."""
    source, *indices = operands
    axes = attributes.axes or ()
    moved = np.moveaxis(source, axes, range(len(axes)))[tuple(indices)]
    rank, position = indices[0].ndim, attributes.position or 0
    return np.moveaxis(moved, range(rank), range(position, position + rank))
