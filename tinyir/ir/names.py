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
    own = _Names(RESERVED)
    for node in (*graph.inputs, *graph.nodes):
        wanted = node.attributes.name or graph.names.get(node)
        if node not in names and wanted:
            names[node] = own.unique(wanted)
    count = 0
    for node in graph.nodes:
        if node in names:
            continue
        while f"t{count}" in own.taken:
            count += 1
        names[node] = own.unique(f"t{count}")
    return names


def result_names(graph: Graph) -> list[str]:
    """A unique name for every result, in order; no parameter has one of them."""
    names = value_names(graph)
    own = _Names()
    own.taken = {names[node] for node in graph.inputs}
    return [own.unique(result.name) for result in graph.results]


class _Names:
    """Names that are taken, and for each the number to try next: a name may be wanted often."""

    def __init__(self, reserved: re.Pattern[str] | None = None) -> None:
        self.taken: set[str] = set()
        self._reserved = reserved
        self._counts: dict[str, int] = {}

    def unique(self, wanted: str) -> str:
        """`wanted`, or with the first free number: `x`, `x_1`, ..."""
        base = wanted if _USABLE.fullmatch(wanted) else "value"
        count = self._counts.get(base, 0)
        name = f"{base}_{count}" if count else base
        while name in self.taken or (self._reserved and self._reserved.fullmatch(name)):
            count += 1
            name = f"{base}_{count}"
        self._counts[base] = count
        self.taken.add(name)
        return name
