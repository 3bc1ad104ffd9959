"""The records of how chains of products are scheduled."""

from dataclasses import dataclass
from typing import ClassVar

from tinyir.emit.productviews import LevelView, TailView


@dataclass(frozen=True)
class TilesView:
    """How one product of a chain is tiled, called by its mark.

    `peels` says that tiles may leave some over, and `rest` how those are tiled where it is not
    known how many they are.
    """

    name: str
    mark: str
    tile_sizes: str
    peels: bool
    rest: str | None


@dataclass(frozen=True)
class ChainTilesView:
    """The tiles of one chain of products, called by its result.

    They come before anything tidies up: that would take copies away that tiles are made of. Passes
    over `keys` take a few at once.
    """

    template: ClassVar[str] = "schedule/chaintiles.mlir.j2"
    name: str
    scores: TilesView
    sums: TilesView
    keys: TilesView


@dataclass(frozen=True)
class ChainView:
    """How one chain of products is computed in its tiles.

    `transposed` is how what goes from rows to columns is tiled, if at all.
    """

    template: ClassVar[str] = "schedule/chain.mlir.j2"
    name: str
    scores: TilesView
    sums: TilesView
    keys: TilesView
    transposed: str | None


@dataclass(frozen=True)
class FewView:
    """One chain of products whose rows pass one by one, called by its result.

    `columns` are the loops around sums, `keys` those around dot products in `lanes`, of which
    `tail` is left, and `rest` those around keys that are left. Short ones have no lanes.
    """

    template: ClassVar[str] = "schedule/chainfew.mlir.j2"
    name: str
    columns: LevelView
    lanes: int | None
    tail: TailView | None
    keys: LevelView
    rest: LevelView
