"""Decides which products prefetch: while rows pass a panel of a packed matrix, others are fetched.

A panel comes from memory with the first tile of rows that it is multiplied with, which would have
it faster than memory gives it, and from the caches with all others. So each tile of rows asks for
a part of a panel that comes later.
"""

from dataclasses import dataclass
from math import prod

from tinyir.emit import mlirtext
from tinyir.emit.alike import Way, firsts, ways
from tinyir.emit.contractions import SINGLE, Roles
from tinyir.emit.levels import blocks_of
from tinyir.emit.panels import packed
from tinyir.emit.shares import columns_at_once
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.packing import LINE
from tinyir.ir.types import TensorType, static_shape

ROWS = 48
"""Among how many rows, from the first on, the lines of a panel are shared out."""

LARGE = 256 << 10
"""From how many bytes on panels are fetched: fewer are in the second cache in any case."""


@dataclass(frozen=True)
class Prefetch:
    """A product that reads `distance` panels ahead, by the function at `symbol`.

    All `panels`, in `buffer`, have `depth` lines of the type `line`; those of one are shared out
    among the first `rows` rows. Where lines are read in blocks, `block` is how many are in one.
    """

    symbol: str
    buffer: str
    line: str
    panels: int
    depth: int
    distance: int
    rows: int
    block: int | None


def prefetches(graph: Graph) -> dict[Node, Prefetch]:
    """The products that prefetch, each the first of its kind."""
    names = value_names(graph)
    symbol = mlirtext.body_symbol(graph.signature)
    found = ways(graph)
    views = {}
    for node in dict.fromkeys(firsts(found).values()):
        view = _prefetch(f"{symbol}.{names[node]}.prefetch", node, found[node])
        if view is not None:
            views[node] = view
    return views


def _prefetch(symbol: str, node: Node, way: Way) -> Prefetch | None:
    matrix, roles = packed(node), way.roles
    if matrix is None or roles.row == SINGLE:
        return None
    panels, depth, width = static_shape(matrix.type.shape)
    if prod((panels, depth, LINE)) < LARGE:
        return None
    distance = _distance(roles, width)
    if distance is None:
        return None
    blocks = blocks_of(depth)
    return Prefetch(
        symbol=symbol,
        buffer=mlirtext.memref(matrix.type),
        line=mlirtext.vector(TensorType(matrix.type.dtype, (width,))),
        panels=panels,
        depth=depth,
        distance=distance,
        rows=ROWS if roles.row in roles.unknown else min(ROWS, roles.sizes[roles.row]),
        block=blocks[1] if blocks else None,
    )


def _distance(roles: Roles, width: int) -> int | None:
    """The next panel is fetched, or that of the next piece where each tile passes all in one."""
    if roles.row not in roles.unknown:
        return 1
    columns = columns_at_once(roles, width, LINE)
    return columns.size // width if columns else None
