"""From the graph to records for the templates: one lowering per kind, in topological order."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from math import prod

from tinyir.emit import lower_compute, lower_shape, mlirtext
from tinyir.emit.ahead import ahead
from tinyir.emit.chainsearch import chains
from tinyir.emit.contents import KEPT, contents
from tinyir.emit.context import Context, Maps
from tinyir.emit.contractions import epilogues
from tinyir.emit.fileviews import (
    CheckView,
    FunctionView,
    GlobalView,
    InputView,
    ModuleView,
    OutputView,
    StreamedView,
    UpdatedView,
)
from tinyir.emit.fusion import fused
from tinyir.emit.guards import guard
from tinyir.emit.layout import plain_access
from tinyir.emit.lower_call import lower_call, lower_call_result, windowed
from tinyir.emit.lower_chain import lower_chain
from tinyir.emit.lower_update import lower_update
from tinyir.emit.needed import is_known, needed
from tinyir.emit.nests import overwrites
from tinyir.emit.outline import Function, calls_of, functions
from tinyir.emit.prefetch import prefetches
from tinyir.emit.streams import ALIGNMENT as STREAM_ALIGNMENT
from tinyir.emit.streams import point, streamed
from tinyir.emit.views import BufferView, ElementwiseView, ValueView
from tinyir.emit.windows import is_window
from tinyir.ir.data import ALIGNMENT
from tinyir.ir.graph import Graph, Node, large_constants
from tinyir.ir.names import result_names
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TensorType, static_shape, type_of

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
    Kind.UPDATE: lower_update,
    Kind.CONCATENATE: lower_shape.lower_concatenate,
    Kind.GATHER: lower_shape.lower_gather,
    Kind.IOTA: lower_shape.lower_iota,
    Kind.SIZE: lower_shape.lower_size,
    Kind.CALL: lower_call,
    Kind.CALL_RESULT: lower_call_result,
}


def lower(graphs: Sequence[Graph]) -> ModuleView:
    """The module of all `graphs`."""
    maps = Maps()
    found = list(chain.from_iterable(map(functions, graphs)))
    calls = calls_of(found)
    views = tuple(
        _function(each, maps, calls[mlirtext.body_symbol(each.graph.signature)]) for each in found
    )
    return ModuleView(maps.views(), _globals(graphs), views)


def _globals(graphs: Sequence[Graph]) -> tuple[GlobalView, ...]:
    """The large constants of all graphs."""
    constants = large_constants(graphs)
    return tuple(
        GlobalView(mlirtext.data_symbol(digest), mlirtext.memref(type_of(array)), ALIGNMENT)
        for digest, array in constants.items()
    )


def _function(function: Function, maps: Maps, calls: int) -> FunctionView:
    graph = function.graph
    context = Context(graph, maps)
    sizes = context.sizes.parameters()
    names = [*(context.names[node] for node in graph.inputs), *result_names(graph)]
    values = [*graph.inputs, *(result.node for result in graph.results)]
    types = [*(node.type for node in graph.inputs), *(result.type for result in graph.results)]
    pointers = [_buffer(name, type_) for name, type_ in zip(names, types, strict=True)]
    shaped = [
        _shaped(context, pointer, type_, node.type)
        for pointer, type_, node in zip(pointers, types, values, strict=True)
    ]
    count = len(graph.inputs)
    for index, node in enumerate(graph.inputs):
        if is_window(node):
            pointers[index], shaped[index], offset = windowed(context, node)
            sizes = (*sizes, offset)
    parameters, context.operations = context.operations, []
    written = {each.input for each in graph.writes}
    inputs = [
        InputView(buffer, _input(context, node), node in written)
        for buffer, node in zip(shaped[:count], graph.inputs, strict=True)
    ]
    _operations(context)
    checks = _checks(context)
    return FunctionView(
        name=mlirtext.body_symbol(graph.signature),
        is_fast=graph.fast,
        is_part=function.is_part,
        calls=calls,
        kept=KEPT if contents(graph).rolled else "",
        guard=guard(graph, tuple(pointers)) if sizes and not function.is_part else None,
        parameters=tuple(pointers),
        sizes=sizes,
        shaped=tuple(parameters),
        streamed=tuple(_streamed(graph, pointers[count:])),
        prefetches=tuple(chain.from_iterable(prefetches(graph).values())),
        ahead=tuple(ahead(graph).values()),
        inputs=tuple(
            view for view, node in zip(inputs, graph.inputs, strict=True) if node.type.size
        ),
        outputs=tuple(
            OutputView(buffer, context.tensor(node))
            for buffer, node in zip(shaped[count:], values[count:], strict=True)
            if node.type.size
        ),
        updated=tuple(
            UpdatedView(
                shaped[graph.inputs.index(each.input)],
                context.tensor(each.node),
                overwrites(graph, each),
            )
            for each in graph.writes
            if each.node.type.size
        ),
        operations=tuple(context.operations),
        checks=checks,
        status=checks[-1].status if checks else "status.ok",
        location=mlirtext.location(graph.location),
    )


def _operations(context: Context) -> None:
    """Lowers all nodes; what is computed from a product element by element is one operation."""
    found = chains(context.graph)
    inner = {node for chain in found.values() for node in (chain.first, *chain.between)}
    wanted = needed(context.graph, found) - inner
    roots: dict[Node, Node] = {}
    for product, epilogue in epilogues(context.graph).items():
        roots.update(dict.fromkeys((product, *epilogue), epilogue[-1] if epilogue else product))
    waiting: dict[Node, list[ElementwiseView]] = {}
    for node in context.graph.nodes:
        if node not in wanted or node.op.kind is Kind.INPUT or context.is_value(node):
            continue
        if node in found:
            lower_chain(context, found[node])
            continue
        lowering = lower_shape.lower_known if is_known(node) else _LOWERINGS[node.op.kind]
        lowering(context, node)
        last = context.operations[-1]
        if node in roots and isinstance(last, ElementwiseView):
            context.operations.pop()
            waiting.setdefault(roots[node], []).append(last)
        if node in waiting:
            context.emit(fused(waiting.pop(node)))


def _buffer(name: str, type_: TensorType) -> ValueView:
    """A parameter of the function."""
    return ValueView(f"{name}.buffer", mlirtext.buffer(type_))


def _shaped(
    context: Context, pointer: ValueView, shown: TensorType, type_: TensorType
) -> ValueView:
    """The buffer of a parameter that callers see as `shown`, in the shape of `type_`."""
    if not type_.size or (type_.is_static and type_ == shown):
        return pointer
    result = ValueView(pointer.name.replace(".buffer", ".shaped"), mlirtext.memref(type_))
    sizes = context.sizes.list(type_.shape)
    strides = tuple(prod(type_.shape[axis + 1 :]) for axis in range(type_.rank))
    context.emit(BufferView(result, pointer, sizes, context.sizes.list(strides)))
    return result


def _input(context: Context, node: Node) -> ValueView:
    """The tensor of a parameter; a bool of any other byte than 0 is made 1, as it is in NumPy."""
    name = context.names[node]
    stored = node.type.dtype.stored_as
    if stored is None or not node.type.size:
        return context.tensor(node)
    raw = TensorType(stored, node.type.shape)
    context.cast(node, [plain_access(node, raw, f"{name}.stored")], stored)
    return context.sizes.tensor(f"{name}.stored", raw)


def _streamed(graph: Graph, pointers: Sequence[ValueView]) -> Iterator[StreamedView]:
    """The results that are stored past the caches; `pointers` are those of all results."""
    symbol = mlirtext.body_symbol(graph.signature)
    found = streamed(graph)
    for result, pointer in zip(graph.results, pointers, strict=True):
        if result.node in found:
            name, (elements,) = point(result.name), static_shape((result.node.type.size,))
            yield StreamedView(name, f"{symbol}.{name}", pointer, STREAM_ALIGNMENT, elements)


def _checks(context: Context) -> tuple[CheckView, ...]:
    """What is left of the run-time checks: the first that failed decides the status."""
    views = []
    before = "status.ok"
    for index, check in enumerate(reversed(context.graph.checks)):
        status = f"status.{index}"
        failed = context.tensor(check.failed)
        views.append(CheckView(failed, check.status.value, status, before))
        before = status
    return tuple(views)
