"""Computes of each value the part that is read, where all that read it read the same part."""

from dataclasses import replace

from tinyir.emit.boxes import Box, behind, boxes, is_whole
from tinyir.emit.rewriting import applied, live, remade
from tinyir.ir.attributes import Attributes
from tinyir.ir.graph import Graph, Node
from tinyir.ir.optable import SLICE
from tinyir.ir.primitive import Kind

_SHAPED = (Kind.RESHAPE, Kind.BROADCAST)
"""Kinds whose attributes say the shape of what they make."""


def trimmed(graph: Graph) -> Graph:
    """`graph` without the elements that nothing reads; itself where all are read.

    Slices stand before the operations whose results they showed parts of; equal ones are one.
    """
    found = boxes(graph)
    if all(is_whole(node, box) for node, box in found.items()):
        return graph
    slices: dict[tuple[Node, Box], Node] = {}

    def shown(old: Node, new: Node, box: Box) -> Node:
        """`box` of a node, of which `new` is what is computed."""
        if found[old] == box:
            return new
        if (new, box) not in slices:
            ones = (1,) * len(box.shape)
            attributes = Attributes(starts=box.starts, shape=box.shape, steps=ones)
            slices[new, box] = applied(SLICE, [new], attributes, old.location)
        return slices[new, box]

    def steps(node: Node, operands: tuple[Node, ...]) -> list[Node]:
        box = found[node]
        if all(is_whole(each, found[each]) for each in (node, *node.operands)):
            return [replace(node, operands=operands)]
        parts = behind(node, box) or ()
        read = [shown(*each) for each in zip(node.operands, operands, parts, strict=True)]
        if node.op.kind is Kind.SLICE:
            return read
        shape = box.shape if node.op.kind in _SHAPED else node.attributes.shape
        attributes = replace(node.attributes, shape=shape)
        return [*read, applied(node.op, read, attributes, node.location)]

    return live(remade(graph, steps))
