"""What the loops of a contraction do, and what is computed from its result in the same loops."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import islice

from tinyir.emit.chainsearch import chains
from tinyir.emit.layout import FIRST, Index, access, is_view, permuted
from tinyir.ir.dims import Size
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import BOOL, DType
from tinyir.ir.work import extents

ROWS_AT_ONCE = 8
"""Rows of a matrix that are added up in one pass over a row of the result."""

SINGLE = -1
"""In place of the loop over rows where there is one row."""


@dataclass(frozen=True)
class Roles:
    """What the loops of a contraction do: the result's dimensions first, then the summed one.

    `panel` is the operand with the last dimension; `row` is the last loop that only the other
    operand has, SINGLE for a single row. Where sizes are known at run time, `sizes` are typical
    ones, and `unknown` are their loops.
    """

    sizes: tuple[int, ...]
    unknown: frozenset[int]
    panel: int
    row: int
    panel_loops: tuple[int, ...]

    @property
    def column(self) -> int:
        """The loop over columns."""
        return len(self.sizes) - 2

    @property
    def outer(self) -> list[int]:
        """The loops that are neither rows, columns nor summed."""
        return [loop for loop in range(self.column) if loop != self.row]


def accumulates_in(node: Node) -> DType:
    """The dtype that a contraction adds up in."""
    return node.type.dtype.computes_in or node.type.dtype


def labels(node: Node) -> tuple[str, str, str]:
    """The labels of both operands, as they lie in memory, and of the result."""
    inputs, _, output = (node.attributes.equation or "").partition("->")
    one, other = (
        "".join(part[index.loop] for index in permuted(operand).indices if index.loop is not None)
        for part, operand in zip(inputs.split(","), node.operands, strict=True)
    )
    return one, other, output


def roles_of(node: Node) -> Roles | None:
    """The roles of loops of a product of matrices, None for any other operation."""
    if node.op.kind is not Kind.CONTRACTION or accumulates_in(node) is BOOL:
        return None
    if not all(each.type.size for each in (node, *node.operands)):
        return None
    one, other, output = labels(node)
    order = list(dict.fromkeys(output + one + other))
    if len(order) != len(output) + 1 or not output:
        return None
    last = output[-1]
    if last in one and last in other:
        return None
    panel = 0 if last in one else 1
    parts = (one, other)
    rows = [label for label in output[:-1] if label not in parts[panel]]
    sizes: dict[str, int] = {}
    unknown: set[str] = set()
    for operand, part in zip(node.operands, parts, strict=True):
        read = permuted(operand).type
        sizes.update(zip(part, extents(read), strict=True))
        unknown.update(
            label for label, dim in zip(part, read.shape, strict=True) if isinstance(dim, Size)
        )
    if not unknown.isdisjoint(order[-2:]):
        return None
    row = order.index(rows[-1]) if rows and sizes[rows[-1]] > 1 else SINGLE
    if row == SINGLE:
        summed = order[-1]
        ends = [part[-1:] for part in parts]
        reads_in_order = ends[panel] == last or ends == [summed, summed]
        if sizes[summed] < 2 * ROWS_AT_ONCE or not reads_in_order or unknown:
            return None
    return Roles(
        sizes=tuple(sizes[label] for label in order),
        unknown=frozenset(map(order.index, unknown)),
        panel=panel,
        row=row,
        panel_loops=tuple(order.index(label) for label in parts[panel]),
    )


def reads_rows(roles: Roles) -> bool:
    """Whether the panel operand is a matrix whose rows are summed along."""
    return roles.panel_loops == (len(roles.sizes) - 1, roles.column)


def _users(graph: Graph) -> dict[Node, list[Node]]:
    users: dict[Node, list[Node]] = {}
    for node in graph.nodes:
        for operand in dict.fromkeys(node.operands):
            users.setdefault(operand, []).append(node)
    return users


_ELEMENTWISE = (Kind.ELEMENTWISE, Kind.CAST)


_LONGEST = 100
"""How many operations are looked at for an epilogue: a model's residuals go on to its end."""


def epilogues(graph: Graph) -> dict[Node, tuple[Node, ...]]:
    """For each product what is computed from it element by element, the last node needing all.

    That becomes one operation, which the tiles of the product go through.
    """
    chained = {node for chain in chains(graph).values() for node in (chain.first, chain.last)}
    found = [node for node in graph.nodes if roles_of(node) and node not in chained]
    if not found:
        return {}
    users = _users(graph)
    places = {node: place for place, node in enumerate(graph.nodes)}
    kept = graph.kept
    taken: set[Node] = set()
    epilogues: dict[Node, tuple[Node, ...]] = {}
    for node in found:
        epilogues[node] = _epilogue(node, users, places, kept, taken)
        taken.update(epilogues[node])
    return epilogues


def _epilogue(
    node: Node,
    users: Mapping[Node, Sequence[Node]],
    places: Mapping[Node, int],
    kept: Container[Node],
    taken: Container[Node],
) -> tuple[Node, ...]:
    """What follows `node`; what another product's tiles take in is not in it."""
    region: dict[Node, None] = {node: None}
    others = {node: {*users.get(node, ())}}  # what reads a node of the region outside it
    closed: tuple[Node, ...] = ()
    for each in islice(_after(node, users, places), _LONGEST):
        if each in taken or not _follows(each, node, region):
            continue
        region[each] = None
        for one in [one for one, outside in others.items() if each in outside]:
            others[one].remove(each)
            if not others[one] and one not in kept:
                del others[one]
        others[each] = {*users.get(each, ())}
        if len(others) == 1:
            closed = tuple(region)[1:]
    return closed


def _after(
    node: Node, users: Mapping[Node, Sequence[Node]], places: Mapping[Node, int]
) -> Iterator[Node]:
    """What is computed from `node` by elementwise operations and views, in the graph's order."""
    waiting = [(places[user], user) for user in users.get(node, ())]
    seen = {user for _, user in waiting}
    heapify(waiting)
    while waiting:
        _, each = heappop(waiting)
        yield each
        if each.op.kind in _ELEMENTWISE or is_view(each):
            for user in users.get(each, ()):
                if user not in seen:
                    seen.add(user)
                    heappush(waiting, (places[user], user))


def _follows(each: Node, node: Node, region: Mapping[Node, None]) -> bool:
    """Whether `each` is computed element by element from the region, in its shape.

    mlir-opt 22 does not tile what is read backwards or in steps.
    """
    if each.op.kind not in _ELEMENTWISE or each.type.shape != node.type.shape:
        return False
    plain = tuple(map(Index, range(node.type.rank)))
    reads = [access(operand, each.type.shape) for operand in each.operands]
    inner = [read for read in reads if read.source in region]
    tiles = all(index in (FIRST, *plain) for read in reads for index in read.indices)
    return tiles and bool(inner) and all(read.indices == plain for read in inner)
