"""The graph that lowering and schedules start from: the user's, in a form that runs fast."""

from collections.abc import Set
from dataclasses import replace

from tinyir.emit.fast import with_freedoms
from tinyir.emit.groups import with_groups
from tinyir.emit.positions import with_positions
from tinyir.ir.graph import Graph, Node, reachable
from tinyir.ir.names import value_names
from tinyir.ir.primitive import Kind

_GIVEN = (Kind.INPUT, Kind.CONSTANT)
_LAYOUTS = (Kind.RESHAPE, Kind.TRANSPOSE, Kind.SLICE)


def prepared(graph: Graph) -> Graph:
    """`graph` with its freedoms, and with operations that are better as several."""
    return _with_computed_shapes(with_freedoms(with_positions(with_groups(_in_turn(graph)))))


def _in_turn(graph: Graph) -> Graph:
    """`graph` with each new layout of an argument right before what reads it first.

    So what a model does with all its weights before its first layer is a part of each layer.
    """
    late: set[Node] = set()
    for node in graph.nodes:
        if node.op.kind in _LAYOUTS and len(node.operands) == 1:
            (source,) = node.operands
            if source in late or source.op.kind in _GIVEN:
                late.add(node)
    ordered: dict[Node, None] = {}
    for node in graph.nodes:
        if node not in late or node in graph.kept:
            for each in (*node.operands, node):
                ordered.update(dict.fromkeys(_from_given(each, late) or [each]))
    nodes = tuple(ordered)
    if graph.writes or nodes == graph.nodes:
        return graph
    return replace(graph, nodes=nodes, names=value_names(graph))


def _from_given(node: Node, late: Set[Node]) -> list[Node]:
    """The layouts that make `node` of an argument, in turn."""
    layouts = []
    while node in late:
        layouts.append(node)
        (node,) = node.operands
    return layouts[::-1]


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
    return node if behind.op.kind in _GIVEN else behind
