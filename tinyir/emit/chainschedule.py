"""Decides how blocks of rows of a chain are computed; `templates/schedule/chain.mlir.j2` spells it.

A tile of scores, some keys times all rows of the block, is added up in registers, and so is a tile
of sums, some columns times all rows: rows are vectors, and an element of the keys or of the values
multiplies one. So neither is packed.
"""

from tinyir.emit import mlirtext
from tinyir.emit.chains import LINE, Chain
from tinyir.emit.chainsearch import chains
from tinyir.emit.chainviews import ChainTilesView, ChainView, FewView, TilesView
from tinyir.emit.levels import level
from tinyir.emit.machine import Machine
from tinyir.emit.places import Form, forms_of, keys_read
from tinyir.emit.productviews import TailView
from tinyir.ir.dims import Dim
from tinyir.ir.graph import Graph
from tinyir.ir.names import value_names
from tinyir.ir.types import static_shape

FEWEST = 8
"""Fewer vectors of sums would wait for their additions: two begin in a cycle, and take four."""

SQUARE = 8
"""Rows and columns that are transposed at a time."""


PASSED_AT_ONCE = 2
"""Keys that pass together: an exponential waits for each of its steps, but not for another's."""

SUMS = 8
"""Vectors of sums that a row times the values adds up at the same time."""


def chain_schedules(
    graph: Graph, machine: Machine
) -> tuple[tuple[ChainTilesView, ...], tuple[ChainView | FewView, ...]]:
    """How the chains of `graph` are computed, in order: the tiles of all of them come first."""
    found = chains(graph)
    names = value_names(graph) if found else {}
    forms = [
        (chain, form) for last, chain in found.items() for form in forms_of(chain, names[last])
    ]
    blocks = [_blocks(chain, form, machine) for chain, form in forms if form.together > 1]
    few = [_few(chain, form, machine) for chain, form in forms if form.together == 1]
    tiles = tuple(ChainTilesView(each.name, each.scores, each.sums, each.keys) for each in blocks)
    return tiles, (*blocks, *few)


def _blocks(chain: Chain, form: Form, machine: Machine) -> ChainView:
    depth, columns = static_shape(chain.sizes[chain.depth :])
    keys = None if keys_read(chain, form) else chain.sizes[chain.key]
    squares = columns % SQUARE == 0 and depth % SQUARE == 0
    return ChainView(
        name=form.name,
        scores=_tiles(f"{form.name}.scores", keys, _keys_at_once(form, machine)),
        sums=_tiles(f"{form.name}.sums", columns, _columns_at_once(columns, machine)),
        keys=_tiles(f"{form.name}.keys", keys, PASSED_AT_ONCE),
        transposed=mlirtext.index_list([SQUARE, SQUARE]) if squares else None,
    )


def _few(chain: Chain, form: Form, machine: Machine) -> FewView:
    name = form.name
    depth, columns = static_shape(chain.sizes[chain.depth :])
    in_vector = machine.vector_bytes // chain.last.type.dtype.bytes
    rest = depth % in_vector
    return FewView(
        name=name,
        columns=level(name, "columns", 1, {0: min(columns, SUMS * in_vector)}),
        lanes=in_vector if depth >= 2 * in_vector else None,
        tail=TailView(depth - rest, 1) if rest else None,
        keys=level(name, "keys", 2, {0: form.tile}),
        rest=level(name, "rest", 2, {0: 1}),
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


def _most(machine: Machine) -> int:
    """How many keys or columns add up at once: registers are for the rows and an element, too."""
    vectors = _vectors(machine)
    return (machine.registers - vectors - 1) // vectors


def _vectors(machine: Machine) -> int:
    """How many vectors the rows of a block are."""
    return max(LINE // machine.vector_bytes, 1)


def _keys_at_once(form: Form, machine: Machine) -> int:
    """The keys of a tile: blocks read a multiple of them where they do not read all."""
    fitting = range(min(form.tile, _most(machine)), 0, -1)
    return next(each for each in fitting if form.tile % each == 0)


def _columns_at_once(columns: int, machine: Machine) -> int:
    """The columns of a tile: as many as registers allow, but fewer where some would be left."""
    most = min(_most(machine), columns)
    choices = range(most, FEWEST // _vectors(machine) - 1, -1)
    return next((each for each in choices if columns % each == 0), most)
