"""Makes a graph from another, node by node."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tinyir.errors import Location
from tinyir.ir import rules
from tinyir.ir.attributes import Attributes
from tinyir.ir.graph import Check, Graph, Node, Write, reachable
from tinyir.ir.names import value_names
from tinyir.ir.primitive import Primitive

Operands = tuple[Node, ...]


def rewritten(graph: Graph, steps: Callable[[Node], Sequence[Node]]) -> Graph:
    """`graph` with `steps(node)` for each node, the last of which stands for it.

    The operands of the nodes that `steps` gets are rewritten already.
    """
    return remade(graph, lambda node, operands: steps(replace(node, operands=operands)))


def remade(graph: Graph, steps: Callable[[Node, Operands], Sequence[Node]]) -> Graph:
    """`graph` with `steps(node, operands)` for each node, the last of which stands for it.

    The operands are rewritten already; the node is that of `graph`. Nodes keep their names, and
    the steps to one are called by it: names are the same for a graph that was read from text.
    """
    old = value_names(graph)
    names: dict[Node, str] = {}
    made: dict[Node, Node] = {}
    for node in graph.nodes:
        found = steps(node, tuple(made[operand] for operand in node.operands))
        made[node] = found[-1]
        for index, step in enumerate(found[:-1]):
            names.setdefault(step, f"{old[node]}_step{index}")
        names.setdefault(found[-1], old[node])
    return replace(
        graph,
        inputs=tuple(made[node] for node in graph.inputs),
        results=tuple(replace(each, node=made[each.node]) for each in graph.results),
        nodes=tuple(names),
        writes=tuple(Write(made[each.input], made[each.node]) for each in graph.writes),
        checks=tuple(Check(made[each.failed], each.status) for each in graph.checks),
        names=names,
    )


def live(graph: Graph) -> Graph:
    """`graph` without the nodes that nothing needs."""
    needed = reachable([*graph.kept, *graph.inputs])
    return replace(graph, nodes=tuple(node for node in graph.nodes if node in needed))


def applied(
    op: Primitive, operands: Sequence[Node], attributes: Attributes, location: Location | None
) -> Node:
    """A new node of `op`, of the type that its rule gives."""
    type_ = rules.result_type(op, [each.type for each in operands], attributes)
    return Node(op, tuple(operands), attributes, type_, location)
