"""Which nodes exist in the emitted text; others are read through, or are parts of chains."""

from collections.abc import Mapping

from tinyir.emit.chains import Chain
from tinyir.emit.chainsearch import chains
from tinyir.emit.layout import is_replaced, is_view, permuted, read_through
from tinyir.emit.panels import packed, packed_behind
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.primitive import Kind

_SHOWS = (Kind.TRANSPOSE, Kind.BROADCAST, Kind.REVERSE, Kind.SLICE)
"""Kinds that show what is behind them, where that is a view."""

_READS_THROUGH = (Kind.ELEMENTWISE, Kind.CAST)
"""Kinds whose loops follow views of their operands: the views need not exist as tensors."""


def needed(graph: Graph, found: Mapping[Node, Chain]) -> set[Node]:
    """The nodes that exist as tensors or scalars; views are mostly read through.

    What has no elements does not exist, and what is made from nothing is a constant.
    """
    wanted = set(graph.kept)
    for node in reversed(graph.nodes):
        if node not in wanted or is_known(node) or not node.type.size:
            continue
        if node in found:
            wanted.update(found[node].outside)
        elif node.op.kind in _READS_THROUGH:
            wanted.update(read_through(operand) for operand in node.operands)
        elif node.op.kind is Kind.CONTRACTION:
            panels = packed(node)
            wanted.update(
                panels
                if panels is not None and packed_behind(each) is panels
                else permuted(each).source
                for each in node.operands
            )
        elif node.op.kind in _SHOWS and is_view(node):
            wanted.add(read_through(node))
        else:
            wanted.update(node.operands)
    return {node for node in wanted if node.type.size}


def is_known(node: Node) -> bool:
    """Whether `node` adds up no elements at all."""
    adds = node.op.kind in (Kind.REDUCTION, Kind.CONTRACTION)
    return adds and not all(operand.type.size for operand in node.operands)


def written(graph: Graph) -> tuple[list[Node], dict[Node, str]]:
    """What is written to memory of the caller's: whole arrays, and parts by names of updates."""
    names = value_names(graph)
    exist = needed(graph, chains(graph)) if graph.writes else set()
    updates = [node for node in graph.nodes if node in exist and node.op.kind is Kind.UPDATE]
    parts = {node.operands[1]: names[node] for node in updates if not is_replaced(node)}
    ends = [each.operands[1] if is_replaced(each) else each for each in graph.ends]
    return [node for node in ends if node.type.size], parts
