"""What the loops of a contraction do, and what is computed from its result in the same loops."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tinyir.emit.layout import FIRST, Index, access, permuted
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import F32, F64, DType, static_shape

ROWS_AT_ONCE = 8
"""Rows of a matrix that are added up in one pass over a row of the result."""

SINGLE = -1
"""In place of the loop over rows where there is one row."""


@dataclass(frozen=True)
class Roles:
    """What the loops of a contraction do: the result's dimensions first, then the summed one.

    `panel` is the operand with the last dimension; `row` is the last loop that only the other
    operand has, SINGLE for a single row.
    """

    sizes: tuple[int, ...]
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
    """The dtype that a contraction of floats adds up in."""
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
    if node.op.kind is not Kind.CONTRACTION or accumulates_in(node) not in (F32, F64):
        return None
    sizes_known = all(isinstance(dim, int) for each in node.operands for dim in each.type.shape)
    if not sizes_known or not all(operand.type.size for operand in node.operands):
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
    for operand, part in zip(node.operands, parts, strict=True):
        sizes.update(zip(part, static_shape(permuted(operand).type.shape), strict=True))
    row = order.index(rows[-1]) if rows and sizes[rows[-1]] > 1 else SINGLE
    if row == SINGLE and (sizes[order[-1]] < 2 * ROWS_AT_ONCE or parts[panel][-1] != last):
        return None
    return Roles(
        sizes=tuple(sizes[label] for label in order),
        panel=panel,
        row=row,
        panel_loops=tuple(order.index(label) for label in parts[panel]),
    )


def _users(graph: Graph) -> dict[Node, list[Node]]:
    users: dict[Node, list[Node]] = {}
    for node in graph.nodes:
        for operand in dict.fromkeys(node.operands):
            users.setdefault(operand, []).append(node)
    return users


_ELEMENTWISE = (Kind.ELEMENTWISE, Kind.CAST)


def epilogues(graph: Graph) -> dict[Node, tuple[Node, ...]]:
    """For each product what is computed from it element by element, the last node needing all.

    That becomes one operation, which the tiles of the product go through.
    """
    users = _users(graph)
    return {node: _epilogue(node, graph, users) for node in graph.nodes if roles_of(node)}


def _epilogue(node: Node, graph: Graph, users: Mapping[Node, Sequence[Node]]) -> tuple[Node, ...]:
    kept = {result.node for result in graph.results} | {check.failed for check in graph.checks}
    region = {node: None}
    open_: set[Node] = {node}
    closed: tuple[Node, ...] = ()
    for each in graph.nodes:
        if each in region or not _follows(each, node, region):
            continue
        region[each] = None
        open_ = {
            one
            for one in (*open_, each)
            if one is each or one in kept or any(user not in region for user in users[one])
        }
        if open_ == {each}:
            closed = tuple(region)[1:]
    return closed


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
