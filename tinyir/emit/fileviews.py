"""The records of whole files: modules, schedules, C headers and data sections.

They are made of the records of operations in `views`, and are as finished as those.
"""

from dataclasses import dataclass
from typing import ClassVar

from tinyir.emit.views import OperationView, ValueView


@dataclass(frozen=True)
class InputView:
    """A parameter: its buffer, and the tensor read from it."""

    buffer: ValueView
    tensor: ValueView


@dataclass(frozen=True)
class OutputView:
    """A result: the tensor, and the buffer that it is written to."""

    buffer: ValueView
    tensor: ValueView


@dataclass(frozen=True)
class CheckView:
    """A bool that must be false, and the status that the kernel returns otherwise."""

    failed: ValueView
    code: int
    status: str
    before: str


@dataclass(frozen=True)
class NeedView:
    """Sizes that must compare so, and the status that the kernel returns otherwise."""

    result: str
    predicate: str
    one: str
    other: str
    code: int
    status: str
    before: str


@dataclass(frozen=True)
class GuardView:
    """The function that C calls where sizes are parameters: it calls `body` when they fit."""

    name: str
    body: str
    parameters: tuple[ValueView, ...]
    sizes: tuple[ValueView, ...]
    operations: tuple[OperationView, ...]
    needs: tuple[NeedView, ...]
    status: str
    location: str


@dataclass(frozen=True)
class FunctionView:
    """What computes one kernel. `inputs` and `outputs` are the parameters that have elements.

    `sizes` are the parameters after them; `shaped` makes what they and the pointers stand for.
    """

    name: str
    guard: GuardView | None
    parameters: tuple[ValueView, ...]
    sizes: tuple[ValueView, ...]
    shaped: tuple[OperationView, ...]
    inputs: tuple[InputView, ...]
    outputs: tuple[OutputView, ...]
    operations: tuple[OperationView, ...]
    checks: tuple[CheckView, ...]
    status: str
    location: str


@dataclass(frozen=True)
class MapView:
    """An affine map and the alias that the module gives it."""

    alias: str
    text: str


@dataclass(frozen=True)
class GlobalView:
    """A large constant, which the assembler text defines."""

    symbol: str
    type: str
    alignment: int


@dataclass(frozen=True)
class ModuleView:
    """A whole file of the `mlir` stage."""

    maps: tuple[MapView, ...]
    globals: tuple[GlobalView, ...]
    functions: tuple[FunctionView, ...]


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
    packed: bool
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


ScheduledProduct = ProductView | RowProductView | DotProductView


@dataclass(frozen=True)
class KernelScheduleView:
    """The products and nests of one kernel, which writes `results` results."""

    kernel: str
    results: int
    products: tuple[ScheduledProduct, ...]
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


@dataclass(frozen=True)
class ParameterView:
    """A parameter of the C function; `comment` says its shape."""

    declaration: str
    comment: str


@dataclass(frozen=True)
class PrototypeView:
    """The C function of one kernel."""

    name: str
    signature: str
    parameters: tuple[ParameterView, ...]


@dataclass(frozen=True)
class HeaderView:
    """A whole C header."""

    guard: str
    statuses: tuple[str, ...]
    has_sizes: bool
    prototypes: tuple[PrototypeView, ...]


@dataclass(frozen=True)
class IncludedView:
    """A large constant in the assembler text: where its bytes are in the file."""

    symbol: str
    offset: int
    size: int


@dataclass(frozen=True)
class DataSectionView:
    """The large constants in the assembler text."""

    file: str
    alignment: int
    constants: tuple[IncludedView, ...]
