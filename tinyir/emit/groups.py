"""Joins many parts in groups: bufferization compares each part with all that it is joined to."""

from collections.abc import Sequence

from tinyir.emit.rewriting import applied, rewritten
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind

_MOST = 32
"""The parts that are joined at once."""


def with_groups(graph: Graph) -> Graph:
    """`graph` where no concatenation has more than a few operands; itself where none has."""
    return rewritten(graph, _joined) if any(map(_has_many, graph.nodes)) else graph


def _has_many(node: Node) -> bool:
    return node.op.kind is Kind.CONCATENATE and len(node.operands) > _MOST


def _joined(node: Node) -> list[Node]:
    nodes = [node]
    while _has_many(nodes[-1]):
        parts = nodes.pop().operands
        groups = [_of(node, parts[at : at + _MOST]) for at in range(0, len(parts), _MOST)]
        nodes += [*groups, _of(node, groups)]
    return nodes


def _of(node: Node, parts: Sequence[Node]) -> Node:
    """The concatenation `node` of some parts."""
    return applied(node.op, parts, node.attributes, node.location)
