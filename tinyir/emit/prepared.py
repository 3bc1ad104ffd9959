"""The graph that lowering and schedules start from: the user's, in a form that runs fast."""

from dataclasses import replace

from tinyir.emit.fast import with_freedoms
from tinyir.emit.groups import with_groups
from tinyir.emit.positions import with_positions
from tinyir.ir.graph import Graph, Node, reachable
from tinyir.ir.names import value_names
from tinyir.ir.primitive import Kind


def prepared(graph: Graph) -> Graph:
    """`graph` with its freedoms, and with operations that are better as several."""
    return _with_computed_shapes(with_freedoms(with_positions(with_groups(graph))))


def _with_computed_shapes(graph: Graph) -> Graph:
    """`graph` with results in the shapes that they are computed in, as they lie in memory anyway.

    So what is computed is what is written: loops are fused and shared by threads from there on.
    """
    results = tuple(
        replace(each, node=_computed(each.node), shape=each.type.shape) for each in graph.results
    )
    if [each.node for each in results] == [each.node for each in graph.results]:
        return graph
    changed = replace(graph, results=results, names=value_names(graph))
    needed = reachable([*changed.kept, *graph.inputs])
    return replace(changed, nodes=tuple(node for node in graph.nodes if node in needed))


def _computed(node: Node) -> Node:
    """What is behind `node` in another shape; `node` where nothing is computed for it."""
    behind = node
    while behind.op.kind is Kind.RESHAPE:
        (behind,) = behind.operands
    return node if behind.op.kind in (Kind.INPUT, Kind.CONSTANT) else behind
