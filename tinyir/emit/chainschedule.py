"""Decides how blocks of rows of a chain are computed; `templates/schedule/chain.mlir.j2` spells it.

A tile of scores, some keys times all rows of the block, is added up in registers, and so is a tile
of sums, some columns times all rows: rows are vectors, and an element of the keys or of the values
multiplies one. So neither is packed.
"""

from tinyir.emit import mlirtext
from tinyir.emit.chains import MOST, Chain
from tinyir.emit.chainsearch import chains
from tinyir.emit.chainviews import ChainView, TilesView
from tinyir.emit.reach import reach
from tinyir.ir.dims import Dim
from tinyir.ir.graph import Graph
from tinyir.ir.names import value_names

FEWEST = 4
"""Tiles of fewer would wait for their additions, which take four cycles."""

SQUARE = 8
"""Rows and columns that are transposed at a time."""


def chain_schedules(graph: Graph) -> tuple[ChainView, ...]:
    """How the chains of `graph` are computed, in order."""
    found = chains(graph)
    names = value_names(graph) if found else {}
    return tuple(_schedule(names[last], chain) for last, chain in found.items())


def _schedule(name: str, chain: Chain) -> ChainView:
    keys, columns, depth = (chain.sizes[loop] for loop in (chain.key, chain.column, chain.depth))
    squares = all(isinstance(size, int) and size % SQUARE == 0 for size in (columns, depth))
    return ChainView(
        name=name,
        scores=_tiles(f"{name}.scores", None if reach(chain, MOST) else keys, MOST),
        sums=_tiles(f"{name}.sums", columns, _tile(columns)),
        transposed=mlirtext.index_list([SQUARE, SQUARE]) if squares else None,
    )


def _tiles(mark: str, size: Dim | None, tile: int) -> TilesView:
    part = mark.rpartition(".")[2]
    return TilesView(
        name=part,
        mark=mark,
        tile_sizes=mlirtext.index_list([tile, 0]),
        peels=not isinstance(size, int) or size % tile != 0,
        rest=None if isinstance(size, int) else mlirtext.index_list([1, 0]),
    )


def _tile(columns: Dim) -> int:
    """The columns of a tile: as many as registers allow, but fewer where some would be left."""
    assert isinstance(columns, int)
    choices = range(min(MOST, columns), FEWEST - 1, -1)
    return next((each for each in choices if columns % each == 0), min(MOST, columns))
