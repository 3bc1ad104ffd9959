"""Lowers calls of parts, and how these read windows of what they are given."""

from tinyir.emit import mlirtext
from tinyir.emit.callviews import CallView, OffsetView, PassedView
from tinyir.emit.context import Context
from tinyir.emit.layout import is_view
from tinyir.emit.moveviews import CopyView
from tinyir.emit.views import BufferView, ValueView
from tinyir.emit.windows import Window
from tinyir.ir.data import ALIGNMENT
from tinyir.ir.dims import names_of
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TensorType

_OFFSET = "index"
"""How a function takes the place where a window begins."""


def lower_call(context: Context, node: Node) -> None:
    """One call of a function, which writes its results to new buffers."""
    name, place = context.names[node], context.place(node)
    given = tuple(
        _given(context, operand, f"{name}.given{index}", place)
        for index, operand in enumerate(node.operands)
    )
    values = [node, *(each for each in context.graph.nodes if _is_result(each, node))]
    results = tuple(
        _passed(context.tensor(each), f"{context.names[each]}.made", each.type) for each in values
    )
    offsets = tuple(
        OffsetView(f"{name}.offset{index}", start)
        for index, start in enumerate(node.attributes.starts or ())
        if isinstance(start, int)
    )
    dims = (dim for each in (*node.operands, *values) for dim in each.type.shape)
    sizes = dict.fromkeys(context.sizes.names[each] for dim in dims for each in names_of(dim))
    arguments = (
        *(each.pointer or each.buffer for each in (*given, *results)),
        *(ValueView(f"{each}.size", mlirtext.SIZE) for each in sizes),
        *(ValueView(each.name, _OFFSET) for each in offsets),
    )
    callee, status = node.attributes.callee or "", f"{name}.status"
    context.emit(CallView(status, callee, given, offsets, results, arguments, ALIGNMENT, place))


def lower_call_result(context: Context, node: Node) -> None:
    """Nothing: the call makes all of its results."""


def windowed(context: Context, name: str, seen: Window) -> tuple[ValueView, ValueView, ValueView]:
    """The parameter of a part for a window, the buffer of that, and the place where it begins."""
    dtype = seen.base.type.dtype
    pointer = ValueView(f"{name}.buffer", mlirtext.memref(seen.base.type))
    offset = ValueView(f"{name}.offset", _OFFSET)
    strides = seen.strides or ()
    type_ = mlirtext.window(TensorType(dtype, seen.shape), strides)
    buffer = ValueView(f"{name}.window", type_)
    sizes = mlirtext.index_list(seen.shape)
    start = f"%{offset.name}"
    context.emit(BufferView(buffer, pointer, sizes, mlirtext.index_list(strides), start))
    return pointer, buffer, offset


def _is_result(node: Node, call: Node) -> bool:
    return node.op.kind is Kind.CALL_RESULT and node.operands == (call,)


def _given(context: Context, operand: Node, name: str, place: str) -> PassedView:
    """A tensor and its buffer; what may lie in part of another's is copied."""
    tensor = context.tensor(operand)
    shown = operand
    while context.is_value(shown):
        shown = shown.operands[1]
    if is_view(shown) or shown.op.kind in (Kind.SLICE, Kind.RESHAPE):
        copy = ValueView(f"{name}.copy", tensor.type)
        context.emit(CopyView(copy, tensor, place))
        tensor = copy
    return _passed(tensor, name, operand.type)


def _passed(tensor: ValueView, name: str, type_: TensorType) -> PassedView:
    buffer = ValueView(name, mlirtext.memref(type_))
    pointer = None if type_.is_static else ValueView(f"{name}.pointer", mlirtext.buffer(type_))
    return PassedView(tensor, buffer, pointer)
