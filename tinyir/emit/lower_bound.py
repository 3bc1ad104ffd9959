"""Lowers a bound on scores: the largest query times the largest key."""

from collections.abc import Callable, Sequence

import numpy as np

from tinyir.emit.chains import Chain
from tinyir.emit.context import Context
from tinyir.emit.lower_compute import lower_elementwise, lower_reduction
from tinyir.emit.lower_shape import lower_constant
from tinyir.emit.views import ValueView
from tinyir.ir import optable
from tinyir.ir.attributes import NO_ATTRIBUTES, Attributes, Literal
from tinyir.ir.graph import Node
from tinyir.ir.types import BOOL, TensorType, type_of


def emit_bound(context: Context, chain: Chain, name: str, most: float) -> ValueView:
    """Whether the largest query times the largest key is `most` or less; with NaN it is not."""
    largest = []
    for place, operand in enumerate(chain.first.operands):
        size = _emit(context, f"{name}.size{place}", np.absolute, [operand], operand.type)
        # Rows are compared with each other first: their elements, side by side, are vectors.
        row = _largest(context, f"{name}.row{place}", size, tuple(range(size.type.rank - 1)))
        largest.append(_largest(context, f"{name}.largest{place}", row, (0,)))
    dtype = chain.first.type.dtype
    both = _emit(context, f"{name}.bound", np.multiply, largest, TensorType(dtype, ()))
    value = np.asarray(min(most, float(np.finfo(dtype.numpy).max)), dtype.numpy)
    limit = Node(optable.CONSTANT, (), Attributes(value=Literal(value)), type_of(value))
    context.names[limit] = f"{name}.limit"
    lower_constant(context, limit)
    node = _emit(context, f"{name}.holds", np.less_equal, [both, limit], TensorType(BOOL, ()))
    return context.tensor(node)


def _largest(context: Context, name: str, operand: Node, axes: tuple[int, ...]) -> Node:
    """The maximum over `axes`, the first ones."""
    type_ = TensorType(operand.type.dtype, operand.type.shape[len(axes) :])
    maximum = optable.BY_NUMPY[np.max]
    node = Node(maximum, (operand,), Attributes(axes=axes), type_, operand.location)
    context.names[node] = name
    lower_reduction(context, node)
    return node


def _emit(
    context: Context,
    name: str,
    function: Callable[..., object],
    operands: Sequence[Node],
    type_: TensorType,
) -> Node:
    place = operands[0].location
    node = Node(optable.BY_NUMPY[function], tuple(operands), NO_ATTRIBUTES, type_, place)
    context.names[node] = name
    lower_elementwise(context, node)
    return node
