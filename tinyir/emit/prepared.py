"""The graph that lowering and schedules start from: the user's, in a form that runs fast."""

from collections import Counter
from collections.abc import Set
from dataclasses import replace
from itertools import chain

from tinyir.emit.fast import with_freedoms
from tinyir.emit.groups import with_groups
from tinyir.emit.panelrows import with_panels_of_rows
from tinyir.emit.positions import with_positions
from tinyir.emit.rewriting import live, rewritten
from tinyir.emit.trimmed import trimmed
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.primitive import Kind

_GIVEN = (Kind.INPUT, Kind.CONSTANT)
_LAYOUTS = (Kind.RESHAPE, Kind.TRANSPOSE, Kind.SLICE)


def prepared(graph: Graph) -> Graph:
    """`graph` with its freedoms, and with operations that are better as several."""
    graph = trimmed(graph)
    in_turn = graph if graph.writes else _in_turn(_with_own_layouts(graph))
    by_panels = with_panels_of_rows(in_turn)
    return _with_computed_shapes(with_freedoms(with_positions(with_groups(by_panels))))


def _with_own_layouts(graph: Graph) -> Graph:
    """`graph` where each product has layouts of arguments of its own: it packs what they show.

    So what a model does with all its weights before its first layer is a part of each layer.
    """
    readers = _readers(graph)
    if all(readers[node] <= 1 for node in _layouts(graph)):
        return graph

    def steps(node: Node) -> list[Node]:
        if node.op.kind is not Kind.CONTRACTION:
            return [node]
        copies = [_copies(operand) for operand in node.operands]
        operands = [
            own[-1] if own else each for own, each in zip(copies, node.operands, strict=True)
        ]
        return [*chain(*copies), replace(node, operands=tuple(operands))]

    return live(rewritten(graph, steps))


def _in_turn(graph: Graph) -> Graph:
    """`graph` with each layout of an argument that has one reader right before that."""
    readers = _readers(graph)
    late = {node for node in _layouts(graph) if readers[node] == 1} - graph.kept
    ordered: dict[Node, None] = {}
    for node in graph.nodes:
        if node not in late:
            for operand in node.operands:
                ordered.update(dict.fromkeys(_behind(operand, late)))
            ordered[node] = None
    nodes = tuple(ordered)
    return graph if nodes == graph.nodes else replace(graph, nodes=nodes, names=value_names(graph))


def _readers(graph: Graph) -> Counter[Node]:
    """How often each node is read."""
    return Counter(chain(graph.kept, *(node.operands for node in graph.nodes)))


def _layouts(graph: Graph) -> list[Node]:
    """Layouts of arguments and of constants, in order."""
    found: dict[Node, None] = {}
    for node in graph.nodes:
        source = _laid_out(node)
        if source is not None and (source in found or source.op.kind in _GIVEN):
            found[node] = None
    return list(found)


def _laid_out(node: Node) -> Node | None:
    """What `node` shows in another layout; None where it does more."""
    is_layout = node.op.kind in _LAYOUTS and len(node.operands) == 1
    return node.operands[0] if is_layout else None


def _behind(node: Node, late: Set[Node]) -> list[Node]:
    """The layouts among `late` that end in `node`, in turn."""
    found: list[Node] = []
    while node in late:
        found.append(node)
        (node,) = node.operands
    return found[::-1]


def _copies(node: Node) -> list[Node]:
    """The layouts that make `node` of an argument, once more; none if it is not made so."""
    found: list[Node] = []
    while (source := _laid_out(node)) is not None:
        found.append(node)
        node = source
    if node.op.kind not in _GIVEN:
        return []
    copies: list[Node] = []
    for each in reversed(found):
        copies.append(replace(each, operands=(copies[-1],) if copies else each.operands))
    return copies


def _with_computed_shapes(graph: Graph) -> Graph:
    """`graph` with results in the shapes that they are computed in, as they lie in memory anyway.

    So what is computed is what is written: loops are fused and shared by threads from there on.
    """
    results = tuple(
        replace(each, node=_computed(each.node), shape=each.type.shape) for each in graph.results
    )
    if [each.node for each in results] == [each.node for each in graph.results]:
        return graph
    return live(replace(graph, results=results, names=value_names(graph)))


def _computed(node: Node) -> Node:
    """What is behind `node` in another shape; `node` where nothing is computed for it."""
    behind = node
    while behind.op.kind is Kind.RESHAPE:
        (behind,) = behind.operands
    return node if behind.op.kind in _GIVEN else behind
