"""Which operations may not become part of their consumers: those that would be computed again."""

from math import prod

from tinyir.emit.layout import read_through
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.work import extents

_COSTLY = ("divide", "floor_divide", "remainder", "reciprocal", "sqrt")
_POINTWISE = (Kind.ELEMENTWISE, Kind.CAST)


def kept_apart(graph: Graph) -> frozenset[Node]:
    """The costly operations of `graph` that larger ones repeat along an outer dimension.

    Their results are small, and stored: `x * exp(w)` takes one exponential for each `w`, not for
    each `x`. What is repeated along the innermost dimension leaves its loop anyway.
    """
    largest: dict[Node, int] = {}
    found = set()
    for node in reversed(graph.nodes):
        if node.op.kind not in _POINTWISE:
            continue
        elements = prod(extents(node.type))
        after = max(elements, largest.get(node, 0))
        if after > elements and _is_costly(node) and extents(node.type)[-1:] not in ((), (1,)):
            found.add(node)
            after = elements
        for operand in map(read_through, node.operands):
            largest[operand] = max(after, largest.get(operand, 0))
    return frozenset(found)


def _is_costly(node: Node) -> bool:
    return node.op.kind is Kind.ELEMENTWISE and bool(node.op.ulps or node.op.name in _COSTLY)
