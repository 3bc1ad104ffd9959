"""Names of values in text: the user's variable names where there are any, else t0, t1, ..."""

import re

from tinyir.ir.graph import Graph, Node

_USABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")

RESERVED = re.compile(
    r"(in|acc|value|wide|at)\d+|result\d*|out|init|value|stored|element|computed|loop|position"
)
"""Names that scalar bodies use; a name in a region may not repeat one of the function's."""


def value_names(graph: Graph) -> dict[Node, str]:
    """A unique name for every node, without '%'; equal graphs get equal names."""
    names: dict[Node, str] = {}
    taken: set[str] = set()
    for node in (*graph.inputs, *graph.nodes):
        wanted = node.attributes.name or graph.names.get(node)
        if node not in names and wanted:
            names[node] = _unique(wanted, taken, RESERVED)
    count = 0
    for node in graph.nodes:
        if node in names:
            continue
        while f"t{count}" in taken:
            count += 1
        names[node] = _unique(f"t{count}", taken, RESERVED)
    return names


def result_names(graph: Graph) -> list[str]:
    """A unique name for every result, in order; no parameter has one of them."""
    names = value_names(graph)
    taken = {names[node] for node in graph.inputs}
    return [_unique(result.name, taken) for result in graph.results]


def _unique(wanted: str, taken: set[str], reserved: re.Pattern[str] | None = None) -> str:
    base = wanted if _USABLE.fullmatch(wanted) else "value"
    name, count = base, 0
    while name in taken or (reserved and reserved.fullmatch(name)):
        count += 1
        name = f"{base}_{count}"
    taken.add(name)
    return name
