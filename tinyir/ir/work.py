"""Estimates how much a kernel computes."""

from math import prod

from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import static_shape


def work(graph: Graph) -> int:
    """How many elements the operations of `graph` compute or read, by whichever there are more.

    The graph has no named dimensions.
    """
    return sum(map(_work, graph.nodes))


def _work(node: Node) -> int:
    if node.op.kind is Kind.CONTRACTION:
        inputs = (node.attributes.equation or "").partition("->")[0].split(",")
        sizes = {
            letter: size
            for letters, operand in zip(inputs, node.operands, strict=True)
            for letter, size in zip(letters, static_shape(operand.type.shape), strict=True)
        }
        return prod(sizes.values())
    return max(prod(static_shape(each.type.shape)) for each in (node, *node.operands))
