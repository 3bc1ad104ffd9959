"""From the graph to records for the templates: one lowering per kind, in topological order."""

from collections.abc import Callable, Sequence

from tinyir.emit import lower_compute, lower_shape, mlirtext, scalars
from tinyir.emit.context import Context, Maps
from tinyir.emit.layout import Access, read_through
from tinyir.emit.scalars import Scalar
from tinyir.emit.views import (
    CheckView,
    FunctionView,
    InputView,
    ModuleView,
    OutputView,
    ValueView,
)
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TensorType

Lowering = Callable[[Context, Node], None]

_LOWERINGS: dict[Kind, Lowering] = {
    Kind.CONSTANT: lower_shape.lower_constant,
    Kind.ELEMENTWISE: lower_compute.lower_elementwise,
    Kind.CAST: lower_compute.lower_cast,
    Kind.REDUCTION: lower_compute.lower_reduction,
    Kind.ARG_REDUCTION: lower_compute.lower_arg_reduction,
    Kind.SCAN: lower_compute.lower_scan,
    Kind.CONTRACTION: lower_compute.lower_contraction,
    Kind.RESHAPE: lower_shape.lower_reshape,
    Kind.TRANSPOSE: lower_shape.lower_view,
    Kind.BROADCAST: lower_shape.lower_view,
    Kind.REVERSE: lower_shape.lower_view,
    Kind.SLICE: lower_shape.lower_slice,
    Kind.CONCATENATE: lower_shape.lower_concatenate,
    Kind.GATHER: lower_shape.lower_gather,
    Kind.IOTA: lower_shape.lower_iota,
}

_READS_THROUGH = (Kind.ELEMENTWISE, Kind.CAST)
"""Kinds whose loops follow views of their operands: the views need not exist as tensors."""


def lower(graphs: Sequence[Graph]) -> ModuleView:
    """The module of all `graphs`."""
    maps = Maps()
    functions = tuple(_function(graph, maps) for graph in graphs)
    return ModuleView(maps.views(), functions)


def _function(graph: Graph, maps: Maps) -> FunctionView:
    context = Context(graph, maps)
    needed = _needed(graph)
    inputs = tuple(_input(context, node) for node in graph.inputs)
    for node in graph.nodes:
        if node in needed and node.op.kind is not Kind.INPUT:
            empty = not node.type.size and node.op.kind is not Kind.CONSTANT
            lowering = lower_shape.lower_empty if empty else _LOWERINGS[node.op.kind]
            lowering(context, node)
    outputs = tuple(_output(context, result.name, result.node) for result in graph.results)
    checks = _checks(context)
    place = mlirtext.location(graph.inputs[0].location if graph.inputs else None)
    status = checks[-1].status if checks else "status.ok"
    operations = tuple(context.operations)
    return FunctionView(graph.name, inputs, outputs, operations, checks, status, place)


def _needed(graph: Graph) -> set[Node]:
    """The nodes that exist as tensors or scalars; views are mostly read through."""
    needed = {result.node for result in graph.results} | {check.failed for check in graph.checks}
    for node in reversed(graph.nodes):
        if node not in needed:
            continue
        if node.op.kind in _READS_THROUGH:
            needed.update(read_through(operand) for operand in node.operands)
        elif _LOWERINGS.get(node.op.kind) is lower_shape.lower_view:
            needed.add(read_through(node))
        else:
            needed.update(node.operands)
    return needed


def _input(context: Context, node: Node) -> InputView:
    """The tensor of a parameter, converted from what memory holds where that differs."""
    name = context.names[node]
    stored = node.type.dtype.stored_as
    buffer = ValueView(f"{name}.buffer", mlirtext.memref(node.type))
    if stored is None:
        return InputView(buffer, context.tensor(node))
    type_ = TensorType(stored, node.type.shape)
    read = Access(node, type_, tuple(range(type_.rank)), f"{name}.stored")
    context.cast(node, [read], stored)
    return InputView(buffer, ValueView(f"{name}.stored", mlirtext.tensor(type_)))


def _output(context: Context, name: str, node: Node) -> OutputView:
    """The tensor of a result, converted to what memory holds where that differs."""
    buffer = ValueView(f"{name}.buffer", mlirtext.memref(node.type))
    stored = node.type.dtype.stored_as
    if stored is None:
        return OutputView(buffer, context.tensor(node))
    type_ = TensorType(stored, node.type.shape)
    result = ValueView(f"{name}.stored", mlirtext.tensor(type_))
    read = Access(node, node.type, tuple(range(type_.rank)))
    steps = scalars.convert(Scalar("in0", node.type.dtype), stored, "result")
    context.elementwise(result, type_, [read], steps, context.place(node))
    return OutputView(buffer, result)


def _checks(context: Context) -> tuple[CheckView, ...]:
    """What is left of the run-time checks: the first that failed decides the status."""
    views = []
    before = "status.ok"
    for index, check in enumerate(reversed(context.graph.checks)):
        status = f"status.{index}"
        failed = context.tensor(check.failed)
        views.append(CheckView(failed, f"failed.{index}", check.status.value, status, before))
        before = status
    return tuple(views)
