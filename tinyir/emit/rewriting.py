"""Makes a graph from another, node by node."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tinyir.ir.graph import Check, Graph, Node, Write
from tinyir.ir.names import value_names


def rewritten(graph: Graph, steps: Callable[[Node], Sequence[Node]]) -> Graph:
    """`graph` with `steps(node)` for each node, the last of which stands for it.

    The operands of the nodes that `steps` gets are rewritten already. Nodes keep their names, and
    the steps to one are called by it: names are the same for a graph that was read from text.
    """
    old = value_names(graph)
    names: dict[Node, str] = {}
    made: dict[Node, Node] = {}
    nodes: list[Node] = []
    for node in graph.nodes:
        operands = tuple(made[operand] for operand in node.operands)
        found = steps(replace(node, operands=operands))
        nodes += found
        made[node] = found[-1]
        names |= {step: f"{old[node]}_step{index}" for index, step in enumerate(found[:-1])}
        names[found[-1]] = old[node]
    return replace(
        graph,
        inputs=tuple(made[node] for node in graph.inputs),
        results=tuple(replace(each, node=made[each.node]) for each in graph.results),
        nodes=tuple(nodes),
        writes=tuple(Write(made[each.input], made[each.node]) for each in graph.writes),
        checks=tuple(Check(made[each.failed], each.status) for each in graph.checks),
        names=names,
    )
