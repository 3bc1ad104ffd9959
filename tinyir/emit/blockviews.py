"""The records of blocks of rows: the loop over them, and what passes over a block."""

from dataclasses import dataclass
from typing import ClassVar

from tinyir.emit.moveviews import SliceView
from tinyir.emit.operations import OperationView
from tinyir.emit.views import AccumulatorView, BodyView, ValueView


@dataclass(frozen=True)
class ScratchView:
    """A new tensor that a pass writes to: `part` of it, from its start, has these sizes."""

    whole: ValueView
    part: ValueView
    offsets: str = ""
    sizes: str = ""
    strides: str = ""


@dataclass(frozen=True)
class TableView:
    """A size that a table has for the value of `index`; where `condition` is false, another."""

    template: ClassVar[str] = "tensor/table.mlir.j2"
    result: str
    table: str
    index: str
    count: int
    values: str
    condition: ValueView | None
    otherwise: str


@dataclass(frozen=True)
class ChoiceView:
    """A size: `one` where `condition` is true, `other` where it is not."""

    template: ClassVar[str] = "tensor/choice.mlir.j2"
    result: str
    condition: ValueView
    one: str
    other: str


@dataclass(frozen=True)
class RowsView:
    """A loop over `count` rows, called `index`: `operations` find a `row` for each of them."""

    template: ClassVar[str] = "tensor/rows.mlir.j2"
    result: ValueView
    index: str
    count: int
    operations: tuple["Operation", ...]
    row: ValueView
    offsets: str
    sizes: str
    strides: str


@dataclass(frozen=True)
class PassView:
    """One linalg.generic over the elements of a block, marked by the name of the pass.

    It writes `results` to `inits`, elements first, then the accumulators of reductions. `scratch`
    is made for the elements, where they do not overwrite what is read. `elements` is what
    reductions read.
    """

    template: ClassVar[str] = "tensor/pass.mlir.j2"
    name: str
    scratch: ScratchView | None
    accumulators: tuple[AccumulatorView, ...]
    operands: tuple[ValueView, ...]
    inits: tuple[ValueView, ...]
    results: tuple[str, ...]
    maps: tuple[str, ...]
    init_maps: tuple[str, ...]
    iterators: tuple[str, ...]
    arguments: tuple[ValueView, ...]
    bodies: tuple[BodyView, ...]
    elements: ValueView
    yielded: tuple[ValueView, ...]
    location: str


@dataclass(frozen=True)
class ForallView:
    """One scf.forall over blocks of a result, each of which writes a part of `init`.

    `counts` are the numbers of turns of the loops with the names `indices`; `written` is the part
    and where it belongs. `init` may be a new tensor, or the result of another loop.
    """

    template: ClassVar[str] = "tensor/forall.mlir.j2"
    result: ValueView
    init: str
    makes_init: bool
    indices: tuple[str, ...]
    counts: tuple[str, ...]
    operations: tuple["Operation", ...]
    written: SliceView


@dataclass(frozen=True)
class SegmentsView:
    """One scf.for over parts of `length` of all keys, which adds to what was `before`."""

    template: ClassVar[str] = "tensor/segments.mlir.j2"
    accumulator: AccumulatorView
    index: str
    end: str
    length: int
    before: ValueView
    operations: tuple["Operation", ...]
    total: ValueView


Operation = OperationView | PassView | TableView | ChoiceView | RowsView | SegmentsView | ForallView
"""What a function may hold, with what only blocks hold."""
