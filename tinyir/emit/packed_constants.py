"""Packs the constants that products multiply with, so that the library holds them packed."""

from collections import Counter
from dataclasses import replace

from tinyir.emit.contractions import SINGLE, accumulates_in, reads_rows, roles_of
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes, Literal
from tinyir.ir.data import is_large
from tinyir.ir.graph import Check, Graph, Node, Write
from tinyir.ir.packing import columns_in_panel, pack
from tinyir.ir.types import F32, F64, TensorType, type_of


def with_packed_constants(graph: Graph) -> Graph:
    """The graph with each constant that only products of matrices read as panels packed."""
    readers = Counter(operand for node in graph.nodes for operand in node.operands)
    readers.update(graph.ends)
    packable = Counter(filter(None, map(_packable, graph.nodes)))
    chosen = [node for node in packable if packable[node] == readers[node]]
    return _replaced(graph, chosen) if chosen else graph


def _packable(node: Node) -> Node | None:
    """The constant that `node`, a product of matrices, would read packed."""
    roles = roles_of(node)
    if roles is None or roles.row == SINGLE or not reads_rows(roles):
        return None
    operand = node.operands[roles.panel]
    dtype = operand.type.dtype
    if operand.constant is None or not is_large(operand.constant):
        return None
    if dtype not in (F32, F64) or dtype is not accumulates_in(node) or operand.type.rank != 2:
        return None
    panels, rest = divmod(operand.constant.shape[1], columns_in_panel(dtype))
    return operand if panels > 1 and not rest else None


def _replaced(graph: Graph, chosen: list[Node]) -> Graph:
    """The graph with the plain forms of packed constants in place of `chosen`."""
    new: dict[Node, Node] = {}
    order: list[Node] = []
    for node in graph.nodes:
        if node in chosen:
            order += _plain_form(node)
        elif any(operand in new for operand in node.operands):
            operands = tuple(new.get(operand, operand) for operand in node.operands)
            order.append(Node(node.op, operands, node.attributes, node.type, node.location))
        else:
            order.append(node)
        if order[-1] is not node:
            new[node] = order[-1]
    return replace(
        graph,
        nodes=tuple(order),
        results=tuple(replace(each, node=new.get(each.node, each.node)) for each in graph.results),
        writes=tuple(Write(each.input, new.get(each.node, each.node)) for each in graph.writes),
        checks=tuple(
            Check(new.get(each.failed, each.failed), each.status) for each in graph.checks
        ),
        names={new.get(node, node): name for node, name in graph.names.items()},
    )


def _plain_form(node: Node) -> tuple[Node, Node, Node]:
    """The packed constant, and what shows it as it was."""
    assert node.constant is not None
    array = pack(node.constant)
    panels, rows, width = array.shape
    literal = Attributes(value=Literal(array))
    packed = Node(optable.CONSTANT, (), literal, type_of(array), node.location)
    dtype = node.type.dtype
    turned_type = TensorType(dtype, (rows, panels, width))
    axes = Attributes(axes=(1, 0, 2))
    turned = Node(optable.TRANSPOSE, (packed,), axes, turned_type, node.location)
    shape = Attributes(shape=node.type.shape)
    return packed, turned, Node(optable.RESHAPE, (turned,), shape, node.type, node.location)
