"""The records of whole files: modules, C headers and data sections.

They are made of the records of operations in `views`, and are as finished as those.
"""

from dataclasses import dataclass

from tinyir.emit.blockviews import Operation
from tinyir.emit.operations import OperationView
from tinyir.emit.prefetch import Prefetch
from tinyir.emit.views import ValueView


@dataclass(frozen=True)
class InputView:
    """A parameter: its buffer, and the tensor read from it, in whose place others may be made."""

    buffer: ValueView
    tensor: ValueView
    is_writable: bool


@dataclass(frozen=True)
class OutputView:
    """A result: the tensor, and the buffer that it is written to."""

    buffer: ValueView
    tensor: ValueView


@dataclass(frozen=True)
class UpdatedView(OutputView):
    """An input that is written, too, and what it holds in the end.

    With `overwrites`, that may be computed in its place without a look at what else is read there.
    """

    overwrites: bool


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
class StreamedView:
    """A result stored past the caches: how much of it is, which the function at `symbol` says.

    That is all of its elements, if it begins at a multiple of `alignment` bytes, or none.
    """

    point: str
    symbol: str
    buffer: ValueView
    alignment: int
    elements: int


@dataclass(frozen=True)
class SlicesView:
    """Inputs of the type `whole`, whose rows are of the type `row`, and what they are called.

    With `has_result`, rows are cut from a result of this type, too.
    """

    whole: str
    row: str
    names: tuple[str, ...]
    has_result: bool


@dataclass(frozen=True)
class FetchedView:
    """An array of which a function fetches lines of `line` elements, from the beginning `row` on.

    It has the type `buffer`, and `flat` with one dimension.
    """

    name: str
    buffer: str
    flat: str
    row: str
    access: str
    line: int


@dataclass(frozen=True)
class AheadView:
    """A function that a nest calls for each piece of a row: it fetches lines of `arrays`.

    The row is what is added up in `sums`, or else the result's. Its pieces, of `piece` elements,
    are tiles of `tile_sizes`. Maps say with which of `size` elements it begins: `place` for the
    indices `rows`, and `next` the next one. Where the last piece is shorter, `first` keeps its
    lines in the row. With a named number of rows, `total` elements follow from it. `slices` are
    the inputs among the arrays.
    """

    symbol: str
    sums: str | None
    tile_sizes: str
    rows: tuple[str, ...]
    slices: tuple[SlicesView, ...]
    place: str
    next: str
    first: str | None
    total: str | None
    size: str
    piece: int
    arrays: tuple[FetchedView, ...]


@dataclass(frozen=True)
class FunctionView:
    """What computes one kernel. `inputs` and `outputs` are the parameters that have elements.

    `updated` are those of the inputs that are written, too.
    `sizes` are the parameters after them; `shaped` makes what they and the pointers stand for.
    One that `is_part` is called by others of the module, in `calls` places, and a function of its
    own in the library.
    `kept` is the attribute that says that loops are not written out, if they are not.
    """

    name: str
    is_fast: bool
    is_part: bool
    calls: int
    kept: str
    guard: GuardView | None
    parameters: tuple[ValueView, ...]
    sizes: tuple[ValueView, ...]
    shaped: tuple[Operation, ...]
    streamed: tuple[StreamedView, ...]
    prefetches: tuple[Prefetch, ...]
    ahead: tuple[AheadView, ...]
    inputs: tuple[InputView, ...]
    outputs: tuple[OutputView, ...]
    updated: tuple[UpdatedView, ...]
    operations: tuple[Operation, ...]
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
    has_fast: bool
    has_written: bool
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
