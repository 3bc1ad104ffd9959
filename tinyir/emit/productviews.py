"""The records handed to the templates that schedule products of matrices."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class LevelView:
    """Loops around the tiles of a product: how the result is tiled, and the innermost's mark.

    In `parallel`, they are one loop that threads share. Where sizes are known at run time, a loop
    `asks` for those of what is tiled.
    """

    name: str
    mark: str
    tile_sizes: str
    loops: int
    parallel: bool = False
    asks: bool = False


@dataclass(frozen=True)
class TileView(LevelView):
    """Loops around tiles of what has the mark `within`.

    Those that are `nested` are in a loop that their number depends on.
    """

    within: str = ""
    nested: bool = False


@dataclass(frozen=True)
class PackingView:
    """The loops that copy an operand into panels: how they are tiled, and their order."""

    tile_sizes: str
    order: str


@dataclass(frozen=True)
class BlocksView:
    """Blocks of K: how many, and how their sums and the products within one are tiled."""

    count: int
    sum_sizes: str
    step_sizes: str


@dataclass(frozen=True)
class TailView:
    """What is left of K after the blocks: where it starts, and the loop that is over K."""

    start: int
    dimension: int


@dataclass(frozen=True)
class PrefetchView:
    """A function that asks for a line of a later panel, and where it is called.

    That is in the loops over tiles of rows marked `tiles`, where one of `every` so many lines of a
    panel is read, which are of the type `line`. Loops `within` compute what a tile inserts.
    """

    symbol: str
    tiles: str
    within: str
    line: str
    every: int


@dataclass(frozen=True)
class ProductView:
    """Products of matrices, called by the result of the first.

    `members` are the operations that tiles are computed by, the last one first.
    """

    template: ClassVar[str] = "schedule/product.mlir.j2"
    name: str
    epilogue: bool
    packed_sizes: str
    panel_operand: int
    panel_order: str
    result_order: str
    loop_order: str
    outer: tuple[LevelView, ...]
    members: tuple[str, ...]
    line_members: tuple[str, ...]
    bands: tuple[LevelView, ...]
    tiles: tuple[TileView, ...]
    lines: LevelView
    blocks: BlocksView | None
    tail: TailView | None
    packed: bool
    packing: PackingView | None
    step_sizes: str | None
    prefetches: tuple[PrefetchView, ...]


@dataclass(frozen=True)
class RowProductView:
    """Products of a row and a matrix: parts and blocks of K, and how columns are tiled.

    `own` is the loop over parts where threads share them, `tail` is what is left of K.
    """

    template: ClassVar[str] = "schedule/rowproduct.mlir.j2"
    name: str
    parts: int | None
    own: LevelView | None
    count: int
    columns: LevelView
    tail: TailView | None
    rest: LevelView


@dataclass(frozen=True)
class DotProductView:
    """Products of a row and a matrix whose columns lie as rows: dot products in lanes."""

    template: ClassVar[str] = "schedule/dotproduct.mlir.j2"
    name: str
    lanes: int
    place: int
    tail: TailView | None
    levels: tuple[LevelView, ...]
    step_sizes: str


ScheduledProduct = ProductView | RowProductView | DotProductView
