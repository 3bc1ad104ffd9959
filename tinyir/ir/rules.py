"""Typing rules: pure functions from operand types and attributes to the type of the result.

NumPy itself resolves dtypes and shapes, so the rules cannot drift from it. Attributes arrive
already normalised (axes are non-negative; a reduction's are sorted).
"""

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from tinyir.errors import InternalError, ProgramTypeError, ProgramValueError
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Dim, Shape, clash, shape_text
from tinyir.ir.needs import broadcast_dim
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.slicing import slice_type, update_type
from tinyir.ir.types import BOOL, I64, TensorType, dtype_of, static_shape

Operands = Sequence[TensorType]
Rule = Callable[[Primitive, Operands, Attributes], TensorType]


def result_type(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    """The type of `op` applied to operands of these types."""
    rule = _RULES.get(op.kind)
    if rule is None or (op.arity >= 0 and len(operands) != op.arity):
        raise InternalError(f"'{op.name}' cannot have {len(operands)} operands.")
    return rule(op, operands, attributes)


def ufunc_of(op: Primitive) -> np.ufunc:
    """The ufunc whose loops a row has."""
    ufunc = op.promotes_like or op.numpy
    if not isinstance(ufunc, np.ufunc):
        raise InternalError(f"'{op.name}' has no loops.")
    return ufunc


def resolve_loop(op: Primitive, dtypes: Sequence[np.dtype | type]) -> tuple[np.dtype, ...]:
    """The dtypes of the loop that NumPy picks for a row: the operands', then the result's."""
    return loop_of(ufunc_of(op), dtypes)


def loop_of(
    ufunc: np.ufunc,
    dtypes: Sequence[np.dtype | type],
    result: Any = None,
    casting: str = "same_kind",
) -> tuple[np.dtype, ...]:
    """The dtypes of the loop that NumPy picks: the operands', then the result's.

    `float` and `int` among `dtypes` are weak scalars. `result` asks for the loop with this result,
    as the keyword dtype= does, and `casting` says which casts of operands are allowed.
    """
    asked: dict[str, Any] = {"casting": casting}
    if result is not None:
        asked["signature"] = (*[None] * ufunc.nin, *[np.dtype(result)] * ufunc.nout)
    try:
        return ufunc.resolve_dtypes((*dtypes, *[None] * ufunc.nout), **asked)
    except TypeError as error:
        raise ProgramTypeError(f"{str(error).rstrip('.')}.") from None
    except ValueError as error:  # no such casting
        raise ProgramValueError(f"{str(error).rstrip('.')}.") from None


def broadcast(*shapes: Shape) -> Shape:
    """NumPy's broadcasting of shapes; raises ProgramValueError when they do not fit.

    np.broadcast_shapes stops at 32 dimensions, half of what arrays may have. Sizes that are known
    at run time only are taken to fit: see `needs`.
    """
    rank = max(map(len, shapes), default=0)
    padded = [(1,) * (rank - len(shape)) + shape for shape in shapes]
    dims = [broadcast_dim(each) for each in zip(*padded, strict=True)]
    found = tuple(dim for dim in dims if dim is not None)
    if len(found) == len(dims):
        return found
    got = " ".join(map(shape_text, shapes))
    raise ProgramValueError(
        f"operands could not be broadcast together with shapes {got}.",
        notes=("from the last dimension on, sizes must be equal or one of them 1",),
        hints=("give one a dimension of size 1 there: keepdims=True, or reshape",),
    )


def _elementwise(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    """Operands of the dtypes of one NumPy loop, broadcast against each other."""
    shape = broadcast(*(operand.shape for operand in operands))
    if op.arity == 3:  # where: a bool, and two operands of the result's dtype
        condition, one, other = (operand.dtype for operand in operands)
        _require(condition is BOOL and one is other, op, operands)
        return TensorType(one, shape)
    dtypes = [operand.dtype.numpy for operand in operands]
    loop = resolve_loop(op, dtypes)
    if op.spelling_for(operands[0].dtype) is None:
        raise ProgramTypeError(f"'{op.name}' of {operands[0].dtype} is not supported.")
    _require(list(loop[: len(dtypes)]) == dtypes, op, operands)
    if len(set(dtypes)) > 1:  # NumPy compares i64 with u64 as they are
        raise ProgramTypeError(f"'{op.name}' of {operands[0].dtype} and {operands[1].dtype}.")
    return TensorType(dtype_of(loop[-1]), shape)


def _cast(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    if attributes.dtype is None:
        raise _lacking(op)
    return TensorType(attributes.dtype, operands[0].shape)


def _reduction(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    """The operand's type without the reduced axes; an arg-reduction gives indices."""
    (operand,) = operands
    if attributes.axes is None:
        raise _lacking(op)
    shape = operand.shape
    if list(attributes.axes) != [axis for axis in range(len(shape)) if axis in attributes.axes]:
        raise InternalError(f"{list(attributes.axes)} are not the axes, in order, of {operand}.")
    if op.needs_elements and prod(shape[axis] for axis in attributes.axes) == 0:
        raise ProgramValueError(
            f"zero-size array to reduction operation '{_folded(op)}' which has no identity.",
            notes=(f"the operand is {operand}, reduced over axes {attributes.axes}",),
            hints=("reduce over axes that have elements",),
        )
    _require_dtype(op, operand)
    kept = tuple(dim for axis, dim in enumerate(shape) if axis not in attributes.axes)
    if op.kind is Kind.ARG_REDUCTION:
        return TensorType(I64, kept)
    if attributes.dtype not in (None, op.fold[operand.dtype].accumulator):
        raise InternalError(f"'{op.name}' of {operand.dtype} is not in {attributes.dtype}.")
    return TensorType(attributes.dtype or operand.dtype, kept)


def _folded(op: Primitive) -> str:
    """What NumPy calls the operation of a reduction."""
    return op.combines.__name__ if op.combines else op.name


def _scan(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    _require_dtype(op, operands[0])
    return operands[0]


def _reshape(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    """The operand's elements in another shape of as many elements."""
    (operand,) = operands
    if attributes.shape is None:
        raise _lacking(op)
    if clash(operand.size, prod(attributes.shape)):
        raise ProgramValueError(
            f"cannot reshape array of size {operand.size} into shape {attributes.shape}.",
            hints=("one size may be -1: it is found from the others",),
        )
    return TensorType(operand.dtype, attributes.shape)


def _transpose(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    (operand,) = operands
    if attributes.axes is None or sorted(attributes.axes) != list(range(operand.rank)):
        raise _lacking(op)
    return TensorType(operand.dtype, tuple(operand.shape[axis] for axis in attributes.axes))


def _broadcast(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    (operand,) = operands
    if attributes.shape is None:
        raise _lacking(op)
    if not _fits(operand.shape, attributes.shape):
        raise ProgramValueError(
            f"cannot broadcast an array of shape {operand.shape} to shape {attributes.shape}."
        )
    return TensorType(operand.dtype, attributes.shape)


def _fits(shape: Shape, target: Shape) -> bool:
    """Whether `shape` broadcasts to `target`, as far as that is known."""
    pairs = zip(reversed(shape), reversed(target), strict=False)
    return len(shape) <= len(target) and not any(one != 1 and clash(one, to) for one, to in pairs)


def _flip(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    """The operand's type. The last element of each axis is known: the sizes are numbers."""
    static_shape(tuple(operands[0].shape[axis] for axis in attributes.axes or ()))
    return operands[0]


def _concatenate(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    if not operands or not attributes.axes:
        raise _lacking(op)
    (axis,) = attributes.axes
    first = operands[0]
    total: Dim = 0
    for operand in operands:
        shape = operand.shape
        if len(shape) != first.rank:
            raise ProgramValueError(
                "all the input array dimensions must match in number, but got "
                f"{first} and {operand}."
            )
        pairs = zip(shape, first.shape, strict=True)
        if any(clash(one, other) for at, (one, other) in enumerate(pairs) if at != axis):
            raise ProgramValueError(
                "all the input array dimensions except for the concatenation axis must match "
                f"exactly, but got {first} and {operand} along axis {axis}."
            )
        total = total + shape[axis]
    _require(all(operand.dtype is first.dtype for operand in operands), op, operands)
    return TensorType(first.dtype, (*first.shape[:axis], total, *first.shape[axis + 1 :]))


def _gather(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    """Elements of the first operand at the indices in the others, one for each of `axes`."""
    source, *indices = operands
    axes, position = attributes.axes, attributes.position
    if axes is None or position is None or len(axes) != len(indices) or not indices:
        raise _lacking(op)
    _require(all(index.dtype is I64 for index in indices), op, operands)
    _require(all(_fits(index.shape, indices[0].shape) for index in indices), op, operands)
    kept = [dim for axis, dim in enumerate(source.shape) if axis not in axes]
    shape = (*kept[:position], *indices[0].shape, *kept[position:])
    return TensorType(source.dtype, shape)


def _iota(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    """0, 1, 2, ... along one axis."""
    if attributes.shape is None or attributes.dtype is None or not attributes.axes:
        raise _lacking(op)
    return TensorType(attributes.dtype, attributes.shape)


def _size(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    """A size that is known at run time only, as a scalar."""
    if attributes.size is None:
        raise _lacking(op)
    return TensorType(I64, ())


def _contraction(op: Primitive, operands: Operands, attributes: Attributes) -> TensorType:
    """The sum of products that `equation` names, such as 'ij,jk->ik'; sizes must agree."""
    if attributes.equation is None:
        raise _lacking(op)
    inputs, _, output = attributes.equation.partition("->")
    sizes: dict[str, Dim] = {}
    for labels, operand in zip(inputs.split(","), operands, strict=True):
        for label, size in zip(labels, operand.shape, strict=True):
            if clash(sizes.setdefault(label, size), size):
                raise ProgramValueError(
                    f"the operands {operands[0]} and {operands[1]} do not fit: a dimension has "
                    f"the sizes {sizes[label]} and {size}.",
                    notes=(f"as an einsum, this is '{attributes.equation}'",),
                )
    _require(operands[0].dtype is operands[1].dtype, op, operands)
    return TensorType(operands[0].dtype, tuple(sizes[label] for label in output))


_RULES: dict[Kind, Rule] = {
    Kind.ELEMENTWISE: _elementwise,
    Kind.CAST: _cast,
    Kind.REDUCTION: _reduction,
    Kind.ARG_REDUCTION: _reduction,
    Kind.SCAN: _scan,
    Kind.RESHAPE: _reshape,
    Kind.TRANSPOSE: _transpose,
    Kind.BROADCAST: _broadcast,
    Kind.SLICE: slice_type,
    Kind.UPDATE: update_type,
    Kind.REVERSE: _flip,
    Kind.CONCATENATE: _concatenate,
    Kind.GATHER: _gather,
    Kind.IOTA: _iota,
    Kind.SIZE: _size,
    Kind.CONTRACTION: _contraction,
}


def _require(holds: bool, op: Primitive, operands: Operands) -> None:
    if not holds:
        raise InternalError(f"'{op.name}' cannot be applied to {', '.join(map(str, operands))}.")


def _require_dtype(op: Primitive, operand: TensorType) -> None:
    if operand.dtype not in op.fold:
        raise ProgramTypeError(f"'{op.name}' of {operand.dtype} is not supported.")


def _lacking(op: Primitive) -> InternalError:
    return InternalError(f"'{op.name}' lacks attributes of its kind, or they do not fit.")
