"""Checks a graph against the table and the typing rules; a violation is a fault of tinyir."""

from tinyir.errors import InternalError
from tinyir.ir import optable, rules
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import type_of


def verify(graph: Graph) -> None:
    """Raises InternalError, naming the node, for a graph that breaks a rule."""
    seen: set[Node] = set()
    for node in graph.nodes:
        _check(optable.BY_NAME.get(node.op.name) is node.op, graph, node, "is not in the table")
        _check(seen.issuperset(node.operands), graph, node, "comes before its operands")
        _check(node not in seen, graph, node, "is listed twice")
        _check(node.type == _expected_type(node), graph, node, "has a type that its rule denies")
        seen.add(node)
    for node in (*graph.inputs, *graph.ends):
        _check(node in seen, graph, node, "is missing from the list of nodes")
    for write in graph.writes:
        _check(_updated(write.node) is write.input, graph, write.node, "is no update of its input")


def _updated(node: Node) -> Node | None:
    """What `node`, an update or one of another update, changes."""
    found = None
    while node.op.kind is Kind.UPDATE:
        node = found = node.operands[0]
    return found


def _expected_type(node: Node) -> object:
    if node.op.kind is Kind.INPUT:
        return node.type
    if node.op.kind is Kind.CONSTANT:
        return None if node.constant is None else type_of(node.constant)
    return rules.result_type(node.op, [each.type for each in node.operands], node.attributes)


def _check(holds: bool, graph: Graph, node: Node, complaint: str) -> None:
    if not holds:
        raise InternalError(
            f"In kernel '{graph.name}' the node {node!r} {complaint}.", location=node.location
        )
