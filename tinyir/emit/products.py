"""Decides how products of matrices are computed; `templates/schedule/product.mlir.j2` spells it.

The operand that has the result's last dimension is packed: panels of as many columns as a line of
the cache holds, with all of K for them one after the other. A tile of rows and one panel of the
result is added up in registers, K after K. The sums of K are split into blocks whose sums are
added, which keeps rounding errors as small as NumPy's. What is computed from the result element by
element is computed for each line of a tile, while that is in the cache.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tinyir.emit import mlirtext
from tinyir.emit.alike import Way, firsts, ways
from tinyir.emit.contractions import SINGLE, Roles, accumulates_in
from tinyir.emit.levels import accumulator, at, level
from tinyir.emit.machine import Machine
from tinyir.emit.prefetch import Prefetch, prefetches
from tinyir.emit.productviews import (
    BlocksView,
    LevelView,
    PackingView,
    PrefetchView,
    ProductView,
    ScheduledProduct,
    TailView,
    TileView,
)
from tinyir.emit.rowproducts import row_product
from tinyir.emit.shares import Pieces, batches_in_parallel, columns_at_once, rows_at_once
from tinyir.emit.sums import blocks_of
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.packing import LINE, columns_in_panel
from tinyir.ir.types import DType

ROWS_IN_BAND = 64
"""How many rows pass a panel one after the other, where the number of rows is unknown."""

FEWEST_ROWS = 4
"""Tiles of fewer rows would wait for their additions, which take four cycles."""


@dataclass(frozen=True)
class Tile:
    """What is added up in registers: the bytes of a row, which is one of a panel, and the rows."""

    line: int
    rows: int


def tile_of(machine: Machine) -> Tile:
    """The largest tile that leaves a quarter of the registers for what is multiplied.

    Each row has two vectors, or with many registers as many as fill a line of the cache.
    """
    two = 2 * machine.vector_bytes
    line = max(two, LINE) if machine.registers > 16 else two
    return Tile(line, machine.registers * 3 // 4 // (line // machine.vector_bytes))


def products(graph: Graph, machine: Machine) -> tuple[ScheduledProduct, ...]:
    """How the contractions of `graph` are computed that are worth it: each kind by its first."""
    tile = tile_of(machine)
    names = value_names(graph)
    found = ways(graph)
    ahead = prefetches(graph)
    views: list[ScheduledProduct] = []
    for node in dict.fromkeys(firsts(found).values()):
        if found[node].roles.row == SINGLE:
            views.append(row_product(names[node], node, found[node].roles, machine))
        else:
            views.append(_product(names[node], node, found[node], tile, ahead.get(node, ())))
    return tuple(views)


def _product(name: str, node: Node, way: Way, tile: Tile, ahead: Sequence[Prefetch]) -> ProductView:
    roles = way.roles
    called = accumulator(name, node)
    dtype = accumulates_in(node)
    if way.is_packed:
        tile = Tile(LINE, tile.rows * tile.line // LINE)
    width = columns_in_panel(dtype) if way.is_packed else _width(roles, tile, dtype)
    rank = roles.column + 1
    lines = ("epilogue", "result") if way.epilogue else ("result",)
    blocks, tail = _blocks(roles.sizes[-1], rank)
    tile_rows = _tile_rows(roles.sizes[roles.row], tile.rows)
    columns = columns_at_once(roles, width, tile.line)
    rows = rows_at_once(roles, tile_rows, dtype.bits, columns)
    together = _panels_of_a_row(roles, width, columns, tile.rows)
    return ProductView(
        name=called,
        epilogue=way.epilogue,
        packed_sizes=at(rank + 1, {roles.column: width}),
        panel_operand=roles.panel,
        panel_order=_panel_order(roles),
        result_order=_result_order(roles),
        loop_order=_loop_order(roles),
        outer=_outer(called, roles, columns),
        members=(*lines, "product", "zeros"),
        bands=_bands(called, roles, rows),
        line_members=lines,
        tiles=_tiles(called, roles, width, tile_rows, together),
        lines=_level(called, "line", roles, {roles.row: 1}),
        blocks=blocks,
        tail=tail,
        step_sizes=at(rank + 2, {rank + 1: 1}) if roles.sizes[-1] > 1 else None,
        packed=way.is_packed,
        packing=None if way.is_packed else _packing(roles),
        prefetches=_prefetches(called, roles, tile_rows, ahead),
    )


def _width(roles: Roles, tile: Tile, dtype: DType) -> int:
    """The columns of a panel; never all of them, for then mlir-opt packs by a mere reshape."""
    width = tile.line // (dtype.bits // 8)
    return width // 2 if roles.sizes[roles.column] == width else width


def _tile_rows(rows: int, most: int) -> int:
    """The rows of a tile: as many as registers allow, but fewer where few would be left over."""
    if rows >= 4 * most:
        return most
    choices = range(min(most, rows), FEWEST_ROWS - 1, -1)
    return next((each for each in choices if rows % each == 0), min(most, rows))


def _tiles(name: str, roles: Roles, width: int, rows: int, together: int) -> tuple[TileView, ...]:
    """The loops over panels and over tiles of rows.

    Of an unknown number of rows, those left over are four together, as far as they go, then pairs,
    each with two panels, and the last one with panels `together`.
    """
    product = f"{name}.product"
    if roles.row not in roles.unknown:
        panels = _tile(name, "panel", roles, {roles.column: width}, product)
        return panels, _tile(name, "rows", roles, {roles.row: rows}, product)
    bands = _tile(name, "band", roles, {roles.row: ROWS_IN_BAND}, product)
    each = _tile(name, "each", roles, {roles.column: width}, f"{bands.mark}.main")
    high = _tile(name, "high", roles, {roles.row: rows}, each.mark)
    tiles = _tile(name, "rows", roles, {roles.row: rows}, f"{bands.mark}.rest", nested=True)
    fours: tuple[TileView, ...] = ()
    if rows > FEWEST_ROWS:
        four = {roles.row: FEWEST_ROWS}
        fours = (_tile(name, "four", roles, four, f"{tiles.mark}.rest", nested=True),)
    *_, before = tiles, *fours
    pairs = _tile(name, "pair", roles, {roles.row: 2}, f"{before.mark}.rest", nested=True)
    rest = _tile(name, "row", roles, {roles.row: 1}, f"{pairs.mark}.rest")
    panels = _tile(name, "panel", roles, {roles.column: width}, f"{tiles.mark}.main")
    ones = tuple(
        _tile(name, "one", roles, {roles.column: width}, f"{each.mark}.main") for each in fours
    )
    two = _tile(name, "two", roles, {roles.column: 2 * width}, f"{pairs.mark}.main")
    several = _tile(name, "streams", roles, {roles.column: together * width}, rest.mark)
    return bands, each, high, tiles, *fours, pairs, rest, panels, *ones, two, several


def _panels_of_a_row(roles: Roles, width: int, columns: Pieces | None, most: int) -> int:
    """With how many panels one row is multiplied at the same time, of the `columns` at once.

    As many as its additions wait for, and so that few are left over; memory is read in as many
    places, which is faster.
    """
    panels = -(-(columns.size if columns else roles.sizes[roles.column]) // width)
    choices = [each for each in (4, 3, 5) if each <= most and panels % each == 0]
    return (*choices, min(4, most, panels))[0]


def _level(
    name: str, called: str, roles: Roles, tiled: Mapping[int, int], *, parallel: bool = False
) -> LevelView:
    """Loops around what belongs to the product `name`; where sizes are unknown, they are asked."""
    asks = bool(roles.unknown)
    return level(name, called, roles.column + 1, tiled, parallel=parallel, asks=asks)


def _tile(
    name: str,
    called: str,
    roles: Roles,
    tiled: Mapping[int, int],
    within: str,
    *,
    nested: bool = False,
) -> TileView:
    loops = _level(name, called, roles, tiled)
    return TileView(**vars(loops), within=within, nested=nested)


def _blocks(summed: int, rank: int) -> tuple[BlocksView | None, TailView | None]:
    """Blocks of K of equal length, and what is left over."""
    found = blocks_of(summed)
    if found is None:
        return None, None
    count, length = found
    blocks = BlocksView(count, at(rank + 2, {0: 1}), at(rank + 3, {rank + 2: 1}))
    if count * length == summed:
        return blocks, None
    return blocks, TailView(count * length, rank + 1)


def _outer(name: str, roles: Roles, columns: Pieces | None) -> tuple[LevelView, ...]:
    """The loops in which panels are packed."""
    tiled = {loop: 1 for loop in roles.outer if roles.sizes[loop] > 1}
    if columns is not None:
        tiled[roles.column] = columns.size
    parallel = batches_in_parallel(roles, columns)
    loops = (_level(name, "outer", roles, tiled, parallel=parallel),) if tiled else ()
    return (*_whole(name, roles, roles.column, columns), *loops)


def _bands(name: str, roles: Roles, rows: Pieces | None) -> tuple[LevelView, ...]:
    """The loop over bands of rows."""
    if rows is None:
        return ()
    tiled = {roles.row: rows.size}
    loop = _level(name, "bands", roles, tiled, parallel=rows.parallel)
    return (*_whole(name, roles, roles.row, rows), loop)


def _whole(name: str, roles: Roles, loop: int, pieces: Pieces | None) -> tuple[LevelView, ...]:
    """The loop that leaves over what threads do not share: their pieces are equal."""
    if pieces is None or not pieces.parallel or pieces.end == roles.sizes[loop]:
        return ()
    return (_level(name, "shared", roles, {loop: pieces.end}),)


def _panel_order(roles: Roles) -> str:
    """The dimensions of the packed operand: panels, then K, after all others."""
    summed = len(roles.sizes) - 1
    places = {loop: axis for axis, loop in enumerate(roles.panel_loops)}
    first = [places[loop] for loop in roles.panel_loops if loop not in (roles.column, summed)]
    return mlirtext.index_list([*first, places[roles.column], places[summed]])


def _packing(roles: Roles) -> PackingView | None:
    """How panels are copied whose rows lie together: row after row of all panels."""
    if roles.panel_loops[-1] != roles.column:
        return None
    rank = len(roles.panel_loops) + 1
    panel, summed = rank - 3, rank - 2
    order = [*range(panel), summed, panel, rank - 1]
    return PackingView(at(rank, {panel: 1, summed: 1}), mlirtext.index_list(order))


def _prefetches(
    name: str, roles: Roles, tile_rows: int, ahead: Sequence[Prefetch]
) -> tuple[PrefetchView, ...]:
    """Where later panels are asked for: in the tiles that have all their rows."""
    places = [("rows.main" if roles.sizes[roles.row] % tile_rows else "rows", "line")]
    if roles.row in roles.unknown:
        places = [("high", "line"), ("rows.main", "panel")]
    return tuple(
        PrefetchView(
            each.symbol,
            f"{name}.{tiles}",
            f"{name}.{within}",
            each.line,
            max(each.rows // tile_rows, 1),
        )
        for each, (tiles, within) in zip(ahead, places, strict=False)
    )


def _result_order(roles: Roles) -> str:
    """The dimensions of the packed result: rows last."""
    return mlirtext.index_list([*roles.outer, roles.column, roles.row])


def _loop_order(roles: Roles) -> str:
    """The loops of the packed product: outer ones, panels, rows, columns of a panel, K."""
    summed = len(roles.sizes) - 1
    order = [*roles.outer, roles.column, roles.row, summed + 1, summed]
    return mlirtext.index_list(order)
