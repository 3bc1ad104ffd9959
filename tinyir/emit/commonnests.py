"""Results that share work, or read the same: where all have the same rows, one nest makes them.

Each has a nest of its own at first; their loops become one, and what is equal in it is computed
once.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tinyir.emit.layout import read_through
from tinyir.emit.needed import written
from tinyir.emit.nests import POINTWISE, Computation, computation, computed_for, is_apart, is_light
from tinyir.emit.streams import streamed
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.work import work

_MOST = 8
"""Of more results, nests would take long to make: each computes all that is shared at first."""

_AGAIN = 4
"""A result that others read is computed again for them: what is costly, if it is less than one part
of all in so many."""


@dataclass(frozen=True)
class Common:
    """What is computed for several results, the last one of the graph first.

    `behind` is all of it, as if it were computed for the first.
    """

    roots: tuple[Node, ...]
    behind: Computation


def common(graph: Graph) -> tuple[Common, ...]:
    """The results that have a nest in common."""
    wholes, _ = written(graph)
    if graph.writes or not 1 < len(wholes) <= _MOST or len(set(wholes)) < len(wholes):
        return ()
    groups: list[list[Node]] = []
    alone = streamed(graph)
    for group in _sharing(wholes):
        others = (each for each in groups if not any(root in alone for root in (*each, *group)))
        joined = (each for each in others if _reads_same(each, group))
        fitting = next((each for each in joined if _common([*each, *group], graph)), None)
        if fitting is None:
            groups.append(group)
        else:
            fitting += group
    found = [_common(each, graph) for each in groups]
    return tuple(each for each in found if each)


def passed_in_rows(graph: Graph) -> frozenset[Node]:
    """What is computed for a piece of a result while it is in cache, such as a row."""
    wholes, parts = written(graph)
    roots = [*parts, *wholes]
    found: set[Node] = set()
    for index, root in enumerate(roots):
        behind = computation(root, graph.nodes)
        if behind is not None and behind.private and is_apart(behind, roots, index):
            found |= behind.nodes
    return frozenset(found.union(*(each.behind.nodes for each in common(graph))))


def _sharing(roots: Sequence[Node]) -> list[list[Node]]:
    """The `roots` in groups that share nothing with each other."""
    groups: list[tuple[list[Node], set[Node]]] = []
    for root in roots:
        members, computed = [root], computed_for([root])
        for group in [each for each in groups if not each[1].isdisjoint(computed)]:
            groups.remove(group)
            members, computed = [*group[0], *members], computed | group[1]
        groups.append((members, computed))
    return [members for members, _ in groups]


def _reads_same(one: Sequence[Node], other: Sequence[Node]) -> bool:
    """Whether both read an argument that is more than a row."""
    first, second = (
        {
            operand
            for node in computed_for(list(roots))
            for operand in map(read_through, node.operands)
            if operand.op.kind is Kind.INPUT and operand.type.rank > 1
        }
        for roots in (one, other)
    )
    return not first.isdisjoint(second)


def _common(roots: list[Node], graph: Graph) -> Common | None:
    """What is computed for all `roots`, if that is row by row of the same rows."""
    members = [computation(root, graph.nodes) for root in roots]
    found = [each for each in members if each]
    if len(roots) < 2 or len(found) < len(roots) or not any(each.reduces for each in found):
        return None
    nodes = frozenset().union(*(each.nodes for each in found))
    total = work(nodes)
    uses = Counter(read_through(each) for node in nodes for each in node.operands)
    again = [_fused(root, uses) for root in roots if root in uses]
    if not all(all(map(is_light, each)) or work(each) * _AGAIN < total for each in again):
        return None
    rows = _rows(found)
    if not any(found[0].extents[dim] > 1 for dim in rows):
        return None
    places = {node: place for place, node in enumerate(graph.nodes)}
    found.sort(key=lambda each: places[each.root], reverse=True)
    behind = replace(
        found[0],
        nodes=nodes,
        private=frozenset(rows),
        reduces=True,
        reduced_along=frozenset(),
        is_flat=False,
        work=total,
    )
    return Common(tuple(each.root for each in found), behind)


def _fused(root: Node, uses: Counter[Node]) -> list[Node]:
    """What is computed element by element together with `root`."""
    found, pending = [], [root]
    while pending:
        node = pending.pop()
        found.append(node)
        behind = map(read_through, node.operands)
        pending += [each for each in behind if uses[each] == 1 and each.op.kind in POINTWISE]
    return found


def _rows(members: Sequence[Computation]) -> range:
    """The outer dimensions that all roots have, and along which each is computed by itself.

    Their sizes are known: mlir-opt 22 does not find that loops of other sizes are equal.
    """
    shapes = [each.root.type.shape for each in members]
    count = 0
    while (
        all(count in each.private and count not in each.reduced_along for each in members)
        and isinstance(shapes[0][count], int)
        and len({shape[count] for shape in shapes}) == 1
    ):
        count += 1
    return range(count)
