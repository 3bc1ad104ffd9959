"""Typing rules: pure functions from operand types and attributes to the type of the result.

NumPy itself resolves dtypes and shapes, so the rules cannot drift from it. Attributes arrive
already normalised (axes are non-negative and sorted).
"""

from collections.abc import Sequence
from math import prod

import numpy as np

from tinyir.errors import InternalError, ProgramTypeError, ProgramValueError
from tinyir.ir.attributes import Attributes
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import Shape, TensorType, dtype_of, static_shape


def result_type(
    op: Primitive, operands: Sequence[TensorType], attributes: Attributes
) -> TensorType:
    """The type of `op` applied to operands of these types."""
    if len(operands) != op.arity:
        raise InternalError(f"'{op.name}' takes {op.arity} operands, got {len(operands)}.")
    match op.kind:
        case Kind.ELEMENTWISE:
            return elementwise_type(op, operands)
        case Kind.CAST if attributes.dtype:
            return TensorType(attributes.dtype, operands[0].shape)
        case Kind.REDUCTION if attributes.axes is not None:
            return reduction_type(op, operands[0], attributes.axes)
        case Kind.RESHAPE if attributes.shape is not None:
            return reshape_type(operands[0], attributes.shape)
        case _:
            raise InternalError(
                f"'{op.name}' lacks the attributes of its kind, or has no operands."
            )


def elementwise_type(op: Primitive, operands: Sequence[TensorType]) -> TensorType:
    """Operands of the dtypes of one NumPy loop, broadcast against each other."""
    ufunc = op.numpy
    assert isinstance(ufunc, np.ufunc)
    dtypes = [operand.dtype.numpy for operand in operands]
    loop = resolve_loop(ufunc, dtypes)
    if list(loop[: len(dtypes)]) != dtypes:
        raise InternalError(f"'{op.name}' got {dtypes}, which NumPy would cast to {loop}.")
    return TensorType(dtype_of(loop[-1]), broadcast(*(operand.shape for operand in operands)))


def resolve_loop(ufunc: np.ufunc, dtypes: Sequence[np.dtype | type]) -> tuple[np.dtype, ...]:
    """The dtypes of the loop that NumPy picks; `float`, `int` and `bool` are weak scalars."""
    try:
        return ufunc.resolve_dtypes((*dtypes, *[None] * ufunc.nout))
    except TypeError as error:
        raise ProgramTypeError(f"{str(error).rstrip('.')}.") from None


def broadcast(*shapes: Shape) -> Shape:
    """NumPy's broadcasting of shapes; raises ProgramValueError when they do not fit."""
    try:
        return np.broadcast_shapes(*map(static_shape, shapes))
    except ValueError:
        got = " ".join(str(shape).replace(" ", "") for shape in shapes)
        raise ProgramValueError(
            f"operands could not be broadcast together with shapes {got}.",
            notes=("from the last dimension on, sizes must be equal or one of them 1",),
            hints=("give one a dimension of size 1 there: keepdims=True, or reshape",),
        ) from None


def reduction_type(op: Primitive, operand: TensorType, axes: tuple[int, ...]) -> TensorType:
    """The operand's type without the reduced axes."""
    shape = static_shape(operand.shape)
    if list(axes) != [axis for axis in range(operand.rank) if axis in axes]:
        raise InternalError(f"{list(axes)} are not the axes, in order, of {operand}.")
    if op.needs_elements and prod(shape[axis] for axis in axes) == 0:
        raise ProgramValueError(
            f"zero-size array to reduction operation '{op.name}' which has no identity.",
            notes=(f"the operand is {operand}, reduced over axes {axes}",),
            hints=("reduce over axes that have elements",),
        )
    if operand.dtype not in op.fold:
        raise ProgramTypeError(f"'{op.name}' of {operand.dtype} is not supported.")
    kept = tuple(dim for axis, dim in enumerate(operand.shape) if axis not in axes)
    return TensorType(operand.dtype, kept)


def reshape_type(operand: TensorType, shape: Shape) -> TensorType:
    """The operand's elements in another shape of as many elements."""
    if prod(static_shape(operand.shape)) != prod(static_shape(shape)):
        raise ProgramValueError(
            f"cannot reshape array of size {prod(static_shape(operand.shape))} into shape {shape}.",
            hints=("one size may be -1: it is found from the others",),
        )
    return TensorType(operand.dtype, shape)
