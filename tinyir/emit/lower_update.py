"""Lowers updates of parts of arrays. One of a whole array is what it is updated with."""

from dataclasses import replace

from tinyir.emit import mlirtext
from tinyir.emit.context import Context
from tinyir.emit.layout import is_replaced
from tinyir.emit.many import MANY
from tinyir.emit.moveviews import CopyView, ReshapeView, UpdateView
from tinyir.emit.views import ValueView
from tinyir.ir.graph import Node
from tinyir.ir.types import TensorType


def lower_update(context: Context, node: Node) -> None:
    """One tensor.insert_slice, into a copy where others need the whole; or that copy alone."""
    whole, value = (context.tensor(operand) for operand in node.operands)
    result, place = context.tensor(node), context.place(node)
    if is_replaced(node):
        context.emit(CopyView(result, value, place))
        return
    if node in context.shared:
        own = replace(whole, name=f"{result.name}.own")
        _copy(context, node, whole, own)
        whole = own
    attributes = node.attributes
    starts, steps, shape = attributes.starts or (), attributes.steps or (), attributes.shape or ()
    # mlir-opt 22 dies of a stride along one element where dimensions are dropped.
    strides = (step if count not in (0, 1) else 1 for step, count in zip(steps, shape, strict=True))
    context.emit(
        UpdateView(
            result=result,
            whole=whole,
            operand=value,
            offsets=context.sizes.list(starts),
            sizes=context.sizes.list(shape),
            strides=mlirtext.index_list(strides),
            location=place,
        )
    )


def _copy(context: Context, node: Node, whole: ValueView, own: ValueView) -> None:
    """A copy of an array. Where loops are kept, it is a single one: LLVM makes vectors of that."""
    place, shape = context.place(node), node.type.shape
    if len(context.graph.nodes) <= MANY or len(shape) < 2:
        context.emit(CopyView(own, whole, place))
        return
    flat = TensorType(node.type.dtype, (node.type.size,))
    line, copy = (context.sizes.tensor(f"{own.name}.{name}", flat) for name in ("line", "copy"))
    groups, sizes = mlirtext.reassociation([list(range(len(shape)))]), context.sizes.list(shape)
    context.emit(ReshapeView(line, whole, False, groups, sizes, place))
    context.emit(CopyView(copy, line, place))
    context.emit(ReshapeView(own, copy, True, groups, sizes, place))
