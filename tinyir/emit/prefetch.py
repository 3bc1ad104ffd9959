"""Decides which products prefetch: while rows pass a panel of a packed matrix, others are fetched.

A panel comes from memory with the first tile of rows that it is multiplied with, which would have
it faster than memory gives it, and from the caches with all others. So each tile of rows asks for
a part of a panel that comes later.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tinyir.emit import mlirtext
from tinyir.emit.alike import firsts, ways
from tinyir.emit.contractions import Roles
from tinyir.emit.panels import packed
from tinyir.emit.shares import columns_at_once
from tinyir.emit.sums import blocks_of
from tinyir.emit.windows import is_window
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.packing import LINE
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TensorType, static_shape

ROWS = 48
"""Among how many rows, from the first on, the lines of a panel are shared out."""

FEW_ROWS = 12
"""The same where each tile passes all panels of a piece. Fewer rows have no loop over tiles."""

LARGE = 256 << 10
"""From how many bytes on panels are fetched: fewer are in the second cache in any case."""


@dataclass(frozen=True)
class Prefetch:
    """A function that products call as they read a line of a panel, of those in `buffer`.

    It may ask for one of the panel that comes `distance` later, up to `last_panel`. All have
    `depth` lines of the type `line`, up to `last_line`, which the first `rows` rows share. Where
    lines are read in blocks, `block` is how many are in one.
    """

    symbol: str
    buffer: str
    line: str
    last_panel: int
    depth: int
    last_line: int
    distance: int
    rows: int
    block: int | None


def prefetches(graph: Graph) -> dict[Node, tuple[Prefetch, ...]]:
    """What the first product of each kind calls, if panels are large.

    Of an unknown number of rows, the last ones have a function of their own.
    """
    names = value_names(graph)
    symbol = mlirtext.body_symbol(graph.signature)
    found = ways(graph)
    views = {}
    for node in dict.fromkeys(firsts(found).values()):
        matrix = packed(node)
        if matrix is not None and _is_whole_array(matrix):
            name = f"{symbol}.{names[node]}.prefetch"
            views[node] = tuple(_prefetches(name, matrix.type, found[node].roles))
    return views


def _is_whole_array(node: Node) -> bool:
    """Whether `node` is all that is in a piece of memory, which the function can have as it is."""
    return node.op.kind in (Kind.INPUT, Kind.CONSTANT) and not is_window(node)


def _prefetches(name: str, matrix: TensorType, roles: Roles) -> Iterator[Prefetch]:
    panels, depth, width = static_shape(matrix.shape)
    rows = roles.sizes[roles.row]
    if panels * depth * LINE < LARGE or rows < FEW_ROWS:
        return
    blocks = blocks_of(depth)
    one = Prefetch(
        symbol=name,
        buffer=mlirtext.memref(matrix),
        line=mlirtext.vector(TensorType(matrix.dtype, (width,))),
        last_panel=panels - 1,
        depth=depth,
        last_line=depth - 1,
        distance=1,
        rows=min(rows, ROWS),
        block=blocks[1] if blocks else None,
    )
    yield one
    piece = columns_at_once(roles, width, LINE)
    if roles.row in roles.unknown and piece:
        distance = piece.size // width
        yield replace(one, symbol=f"{name}.piece", distance=distance, rows=FEW_ROWS)
