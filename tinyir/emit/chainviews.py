"""The records of how chains of products are scheduled."""

from dataclasses import dataclass
from typing import ClassVar


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
class ChainView:
    """One chain of products, called by its result.

    `transposed` is how what goes from rows to columns is tiled, if at all.
    """

    template: ClassVar[str] = "schedule/chain.mlir.j2"
    name: str
    scores: TilesView
    sums: TilesView
    transposed: str | None
