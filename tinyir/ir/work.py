"""Estimates how much is computed."""

from collections import defaultdict
from collections.abc import Iterable
from math import prod

from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TensorType, shape_at

TYPICAL = 1024
"""What a size that is known at run time is taken for."""


def work(nodes: Iterable[Node]) -> int:
    """How many elements `nodes` compute or read, by whichever there are more.

    A transcendental function takes the time of ten sums.
    """
    return sum(map(_work, nodes))


def extents(type_: TensorType) -> tuple[int, ...]:
    """The shape, with typical sizes where they are known at run time."""
    return shape_at(type_.shape, defaultdict(lambda: TYPICAL))


def _work(node: Node) -> int:
    if node.op.kind is Kind.CONTRACTION:
        inputs = (node.attributes.equation or "").partition("->")[0].split(",")
        sizes = {
            letter: size
            for letters, operand in zip(inputs, node.operands, strict=True)
            for letter, size in zip(letters, extents(operand.type), strict=True)
        }
        return prod(sizes.values())
    if node.op.kind is Kind.UPDATE:
        return prod(extents(node.operands[1].type))
    elements = max(prod(extents(each.type)) for each in (node, *node.operands))
    return elements * (10 if node.op.kind is Kind.ELEMENTWISE and node.op.ulps else 1)
