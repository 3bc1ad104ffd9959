"""The record of a chain: a product, what is computed from its rows, and a product with that.

The rows of the first product are read by nothing else, so that each block of rows can pass through
all three while it is in the cache: the matrix between the products never exists.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tinyir.emit.intervals import Interval
from tinyir.emit.layout import Access, access
from tinyir.ir.dims import Dim
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind

LINE = 64
"""Bytes of a line of the cache: as many rows pass together as it has elements."""

FEW = 4
"""Fewer rows than these pass one by one: a block would compute 16 or 8 of them."""

MOST = 6
"""Keys of a tile: with two vectors of 32 bytes, 12 of 16 registers add up."""

KEYS_AT_ONCE = 8
"""Keys that one row is multiplied by at once."""

WIDEST = 512
"""Depth and columns of a chain, added up: keys and values of longer rows leave the second cache."""

LONG = 4
"""Without reductions a matrix has to be so many times as large as what it is made from."""

Loops = tuple[int | None, ...]
"""For each dimension of a value the loop that it follows; None where it has one element."""

POINTWISE = (Kind.ELEMENTWISE, Kind.CAST)


@dataclass(frozen=True)
class Chain:
    """Two products and what is `between` them, in the graph's order.

    Loops are numbered: those over matrices first, then the one over rows, the one over keys, which
    the first product makes and the last adds up, the one that the first adds up, and the columns of
    the last. `sizes` are their lengths, and `loops` says which of them the dimensions of each node
    between follow. What is `compared` is true in an interval of keys for each row. Of the first
    product, `queries` has the rows and `keys` the keys; of the last, `weights` is computed from the
    first, and `values` has the columns.
    """

    first: Node
    last: Node
    between: tuple[Node, ...]
    sizes: tuple[Dim, ...]
    loops: Mapping[Node, Loops]
    compared: Mapping[Node, Interval]
    queries: "Operand"
    keys: "Operand"
    weights: "Operand"
    values: "Operand"
    result: Loops

    @property
    def row(self) -> int:
        """The loop over rows; those before it are over matrices."""
        return len(self.sizes) - 4

    @property
    def key(self) -> int:
        """The loop over keys."""
        return len(self.sizes) - 3

    @property
    def depth(self) -> int:
        """The loop that the first product adds up."""
        return len(self.sizes) - 2

    @property
    def column(self) -> int:
        """The loop over columns of the last product."""
        return len(self.sizes) - 1

    @property
    def block(self) -> int:
        """How many rows pass together."""
        return rows_together(self.last)

    @property
    def outside(self) -> list[Node]:
        """What blocks read that is computed before them."""
        inner = {self.first, *self.between}
        products = (self.queries, self.keys, self.values)
        computed = [node for node in self.between if node not in self.compared]
        reads = [read for node in computed for read in operands(node)]
        found = [each.read.source for each in products] + [read.source for read in reads]
        return [source for source in dict.fromkeys(found) if source not in inner]


@dataclass(frozen=True)
class Operand:
    """An operand of a product: the loops of its dimensions, and how they read what is behind it."""

    loops: Loops
    read: Access


def rows_together(last: Node) -> int:
    """How many rows of a chain with this last product pass together."""
    return LINE // last.type.dtype.bytes


def operands(node: Node) -> list[Access]:
    """How the loops of `node` read its operands; of a reduction, the loops of what it reduces."""
    shapes = (
        node.type.shape if node.op.kind in POINTWISE else operand.type.shape
        for operand in node.operands
    )
    return [access(operand, shape) for operand, shape in zip(node.operands, shapes, strict=True)]
