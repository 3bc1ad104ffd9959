"""The records of the `schedule` stage: how products, chains and nests are tiled.

They are as finished as those of operations in `views`.
"""

from dataclasses import dataclass
from typing import ClassVar

from tinyir.emit.chainviews import ChainView


@dataclass(frozen=True)
class NestView:
    """One loop nest: the result it makes, and the tiles of its blocks and rows ('': none)."""

    result: int
    blocks: str
    rows: str
    loops: tuple[int, ...]


@dataclass(frozen=True)
class LevelView:
    """Loops around the tiles of a product: how the result is tiled, and the innermost's mark.

    In `parallel`, they are one loop that threads share.
    """

    name: str
    mark: str
    tile_sizes: str
    loops: int
    parallel: bool = False
    asks: bool = True


@dataclass(frozen=True)
class TileView(LevelView):
    """Loops around tiles of what has the mark `within`."""

    within: str = ""


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
class ProductView:
    """One product of matrices, called by its result.

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
    packing: PackingView | None
    step_sizes: str | None


@dataclass(frozen=True)
class RowProductView:
    """One product of a row and a matrix: parts and blocks of K, and how columns are tiled.

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
    """One product of a row and a matrix whose columns lie as rows: dot products in lanes."""

    template: ClassVar[str] = "schedule/dotproduct.mlir.j2"
    name: str
    lanes: int
    place: int
    tail: TailView | None
    levels: tuple[LevelView, ...]
    step_sizes: str


ScheduledProduct = ProductView | RowProductView | DotProductView | ChainView


@dataclass(frozen=True)
class PartsView:
    """A reduction whose parts may run in parallel: its name, and that of their accumulators."""

    name: str
    accumulators: str


@dataclass(frozen=True)
class KernelScheduleView:
    """The products, parts and nests of one kernel, which writes `results` results."""

    kernel: str
    results: int
    products: tuple[ScheduledProduct, ...]
    parts: tuple[PartsView, ...]
    nests: tuple[NestView, ...]


@dataclass(frozen=True)
class ScheduleView:
    """A whole file of the `schedule` stage."""

    kernels: tuple[KernelScheduleView, ...]


@dataclass(frozen=True)
class LoopsView:
    """How a kernel's loops become vectors: how many side by side, and whether tails are masked."""

    name: str
    interleave: int
    masked: bool
