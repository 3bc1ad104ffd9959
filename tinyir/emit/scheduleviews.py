"""The records of the `schedule` stage: how products, chains and nests are tiled.

They are as finished as those of operations in `views`.
"""

from dataclasses import dataclass

from tinyir.emit.chainviews import ChainTilesView, ChainView, FewView
from tinyir.emit.fileviews import AheadView
from tinyir.emit.productviews import ScheduledProduct


@dataclass(frozen=True)
class StreamView:
    """Stores past the caches: `lanes` elements at once, of as much of a tile as `point` says."""

    point: str
    lanes: int


@dataclass(frozen=True)
class NestView:
    """One loop nest: what it makes, and the tiles of its blocks and rows ('': none).

    It makes the result of this number, or where that is negative what `update` writes. With
    `is_flat`, each tile is computed as one row. The loops of nests that become one have marks that
    begin with `common`.
    """

    result: int
    update: str
    blocks: str
    rows: str
    loops: tuple[int, ...]
    is_flat: bool
    stream: StreamView | None = None
    ahead: AheadView | None = None
    common: str = ""


@dataclass(frozen=True)
class CommonView:
    """Nests that become one: how many, and the marks of their loops, from outer to inner.

    `earlier` are those before the last, in the order in which they join it.
    """

    count: int
    earlier: tuple[int, ...]
    marks: tuple[str, ...]


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
    products: tuple[ScheduledProduct | ChainTilesView | ChainView | FewView, ...]
    parts: tuple[PartsView, ...]
    nests: tuple[NestView, ...]
    common: tuple[CommonView, ...]


@dataclass(frozen=True)
class ScheduleView:
    """A whole file of the `schedule` stage."""

    kernels: tuple[KernelScheduleView, ...]


@dataclass(frozen=True)
class LoopsView:
    """How a kernel's loops become vectors: how many side by side, and whether tails are masked.

    Those that are `rolled` are not written out element by element. Where there may
    be stores past the caches, they are of vectors from the start, at multiples of `streams` bytes.
    Of sums in registers `unrolled` steps are written out, if that is not None. With `apart`, what
    threads share is a function.
    """

    name: str
    interleave: int
    masked: bool
    rolled: bool
    streams: int | None
    unrolled: int | None
    apart: bool = False
