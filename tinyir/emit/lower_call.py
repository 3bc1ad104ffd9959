"""Lowers calls of parts, and how these read windows of what they are given."""

from tinyir.emit import mlirtext
from tinyir.emit.callviews import CallView, OffsetView, PassedView
from tinyir.emit.context import Context
from tinyir.emit.layout import is_view
from tinyir.emit.moveviews import CopyView
from tinyir.emit.views import BufferView, ValueView
from tinyir.emit.windows import is_window
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
    starts = dict(zip(node.attributes.axes or (), node.attributes.starts or (), strict=True))
    given, pointers, offsets = [], [], []
    for index, operand in enumerate(node.operands):
        start = starts.get(index)
        if is_window(operand):  # the memory behind it, of which this is a window, too
            pointers.append(_pointer(f"{context.names[operand]}.buffer", operand.type))
        else:
            passed = _given(context, operand, f"{name}.given{index}", place, start is not None)
            given.append(passed)
            pointers.append(passed.pointer or passed.buffer)
        if isinstance(start, int):
            before = f"{context.names[operand]}.offset" if is_window(operand) else ""
            offsets.append(OffsetView(f"{name}.offset{index}", start, before))
    values = [node, *(each for each in context.graph.nodes if _is_result(each, node))]
    results = [
        _passed(context.tensor(each), f"{context.names[each]}.made", each.type) for each in values
    ]
    dims = node.attributes.shape or ()
    sizes = dict.fromkeys(context.sizes.names[each] for dim in dims for each in names_of(dim))
    context.emit(
        CallView(
            status=f"{name}.status",
            callee=node.attributes.callee or "",
            given=tuple(given),
            offsets=tuple(offsets),
            results=tuple(results),
            arguments=(
                *pointers,
                *(each.pointer or each.buffer for each in results),
                *(ValueView(f"{each}.size", mlirtext.SIZE) for each in sizes),
                *(ValueView(each.name, _OFFSET) for each in offsets),
            ),
            alignment=ALIGNMENT,
            location=place,
        )
    )


def lower_call_result(context: Context, node: Node) -> None:
    """Nothing: the call makes all of its results."""


def windowed(context: Context, node: Node) -> tuple[ValueView, ValueView, ValueView]:
    """The parameter of a part for a window, the buffer of that, and the place where it begins."""
    name, strides = context.names[node], node.attributes.steps or ()
    pointer = _pointer(f"{name}.buffer", node.type)
    offset = ValueView(f"{name}.offset", _OFFSET)
    buffer = ValueView(f"{name}.window", mlirtext.window(node.type, strides))
    sizes = context.sizes.list(node.type.shape)
    start = f"%{offset.name}"
    context.emit(BufferView(buffer, pointer, sizes, mlirtext.index_list(strides), start))
    return pointer, buffer, offset


def _is_result(node: Node, call: Node) -> bool:
    return node.op.kind is Kind.CALL_RESULT and node.operands == (call,)


def _given(context: Context, operand: Node, name: str, place: str, is_part: bool) -> PassedView:
    """A tensor and its buffer; what may lie in part of another's is copied."""
    tensor = context.tensor(operand)
    shown = operand
    while context.is_value(shown):
        shown = shown.operands[1]
    if is_view(shown) or shown.op.kind in (Kind.SLICE, Kind.RESHAPE):
        copy = ValueView(f"{name}.copy", tensor.type)
        context.emit(CopyView(copy, tensor, place))
        tensor = copy
    return _passed(tensor, name, operand.type, is_part)


def _passed(tensor: ValueView, name: str, type_: TensorType, is_part: bool = False) -> PassedView:
    """What a call is given; of unknown shape, or if it is not all, by its first element."""
    buffer = ValueView(name, mlirtext.memref(type_))
    is_pointer = is_part or not type_.is_static
    return PassedView(tensor, buffer, _pointer(f"{name}.pointer", type_) if is_pointer else None)


def _pointer(name: str, type_: TensorType) -> ValueView:
    return ValueView(name, mlirtext.memref(TensorType(type_.dtype, ())))
