"""Which operations do not become part of their consumers, because it would cost time."""

from collections import Counter
from math import prod

from tinyir.emit.contractions import epilogues
from tinyir.emit.layout import access
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.work import extents

_POINTWISE = (Kind.ELEMENTWISE, Kind.CAST)
_LONGEST_ROW = 1 << 14


def kept_apart(graph: Graph) -> frozenset[Node]:
    """The costly operations of `graph` whose results are stored, which is little.

    What is computed from the tiles of a product stays with them.
    """
    with_products = (node for epilogue in epilogues(graph).values() for node in epilogue)
    return (_repeated(graph) | _added_up(graph)).difference(with_products)


def _repeated(graph: Graph) -> frozenset[Node]:
    """Operations that larger ones would repeat along an outer dimension.

    `x * exp(w)` takes one exponential for each `w`, not for each `x`. What is repeated along the
    innermost dimension leaves its loop anyway.
    """
    largest: dict[Node, int] = {}
    found = set()
    for node in reversed(graph.nodes):
        if node.op.kind not in _POINTWISE:
            continue
        elements = prod(extents(node.type))
        after = max(elements, largest.get(node, 0))
        if after > elements and _is_costly(node):
            found.add(node)
            after = elements
        innermost = node.type.rank - 1
        for operand in node.operands:
            read = access(operand, node.type.shape)
            if innermost in (index.loop for index in read.indices):
                largest[read.source] = max(after, largest.get(read.source, 0))
    return frozenset(found)


def _added_up(graph: Graph) -> frozenset[Node]:
    """Transcendental functions of rows that nothing but a reduction reads.

    Vectors of the functions are twice as wide as those of float64 accumulators.
    """
    found = set()
    uses = Counter(operand for node in graph.nodes for operand in node.operands)
    for node in graph.nodes:
        if node.op.kind is Kind.REDUCTION:
            (operand,) = node.operands
            lengths = extents(operand.type)
            axes = node.attributes.axes or ()
            row = prod(lengths[axis] for axis in axes)
            is_function = operand.op.ulps and uses[operand] == 1
            if is_function and len(axes) < len(lengths) and row <= _LONGEST_ROW:
                found.add(operand)
    return frozenset(found)


def _is_costly(node: Node) -> bool:
    return node.op.kind is Kind.ELEMENTWISE and (node.op.costly or bool(node.op.ulps))
