"""The records handed to templates: all that a template may print, already decided and spelled.

Names carry no '%'; types, maps and locations are MLIR text made by `mlirtext`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class ValueView:
    """An SSA value: its name and its type, and of a tensor the sizes that the type leaves open.

    `own` is the attribute of the empty tensor that it is written to, if that is to stay its own.
    """

    name: str
    type: str
    sizes: str = ""
    own: str = ""


@dataclass(frozen=True)
class BodyView:
    """A scalar computation: a template of scalar/, its operands and what it defines."""

    template: str
    op: str
    predicate: str
    constants: Mapping[str, str]
    operands: tuple[ValueView, ...]
    results: tuple[ValueView, ...]
    fastmath: str = ""


@dataclass(frozen=True)
class BufferView:
    """The buffer of this shape at a pointer: a parameter with named dimensions, or a window."""

    template: ClassVar[str] = "tensor/buffer.mlir.j2"
    result: ValueView
    pointer: ValueView
    sizes: str
    strides: str
    offset: str = "0"


@dataclass(frozen=True)
class ConstantView:
    """A scalar or dense constant."""

    template: ClassVar[str] = "tensor/constant.mlir.j2"
    result: ValueView
    literal: str
    location: str


@dataclass(frozen=True)
class DataView:
    """A large constant: the tensor that is read from a global buffer."""

    template: ClassVar[str] = "tensor/data.mlir.j2"
    result: ValueView
    buffer: ValueView
    symbol: str
    location: str


@dataclass(frozen=True)
class ElementwiseView:
    """One linalg.generic over all elements of the result."""

    template: ClassVar[str] = "tensor/elementwise.mlir.j2"
    result: ValueView
    init: str
    operands: tuple[ValueView, ...]
    maps: tuple[str, ...]
    iterators: tuple[str, ...]
    arguments: tuple[ValueView, ...]
    bodies: tuple[BodyView, ...]
    yielded: ValueView
    location: str


@dataclass(frozen=True)
class ApartView(ElementwiseView):
    """One linalg.map, which fuses into nothing: an elementwise operation that reads in order."""

    template: ClassVar[str] = "tensor/apart.mlir.j2"


@dataclass(frozen=True)
class AccumulatorView:
    """One accumulator of a reduction: its initial value and the tensor filled with it."""

    result: ValueView
    identity: ValueView
    literal: str
    empty: str
    init: str


@dataclass(frozen=True)
class ReductionView:
    """One linalg.reduce; the operand is given once for each accumulator."""

    template: ClassVar[str] = "tensor/reduction.mlir.j2"
    operands: tuple[ValueView, ...]
    accumulators: tuple[AccumulatorView, ...]
    dimensions: str
    arguments: tuple[ValueView, ...]
    bodies: tuple[BodyView, ...]
    yielded: tuple[ValueView, ...]
    location: str


@dataclass(frozen=True)
class LanesView:
    """One linalg.generic that adds up in lanes, one for each place in a block, or in parts.

    `blocks` has an element for each block: without it nothing would tell how many there are.
    """

    template: ClassVar[str] = "tensor/lanes.mlir.j2"
    operands: tuple[ValueView, ...]
    blocks: ValueView
    accumulators: tuple[AccumulatorView, ...]
    maps: tuple[str, ...]
    iterators: tuple[str, ...]
    arguments: tuple[ValueView, ...]
    bodies: tuple[BodyView, ...]
    yielded: tuple[ValueView, ...]
    location: str


@dataclass(frozen=True)
class ArgReductionView:
    """One linalg.generic that keeps the best value along `axis` and its index."""

    template: ClassVar[str] = "tensor/arg_reduction.mlir.j2"
    operand: ValueView
    best: AccumulatorView
    index: AccumulatorView
    maps: tuple[str, ...]
    iterators: tuple[str, ...]
    axis: int
    arguments: tuple[ValueView, ...]
    body: BodyView
    location: str


@dataclass(frozen=True)
class ScanView:
    """One scf.for along the axis; each turn combines a slice with the one before it."""

    template: ClassVar[str] = "tensor/scan.mlir.j2"
    result: ValueView
    operand: ValueView
    row: AccumulatorView
    size: str
    offsets: str
    sizes: str
    strides: str
    map: str
    iterators: tuple[str, ...]
    arguments: tuple[ValueView, ...]
    bodies: tuple[BodyView, ...]
    yielded: ValueView
    location: str


@dataclass(frozen=True)
class GatherView:
    """One linalg.generic that extracts elements of `source` at a coordinate per dimension."""

    template: ClassVar[str] = "tensor/gather.mlir.j2"
    result: ValueView
    init: str
    source: ValueView
    operands: tuple[ValueView, ...]
    maps: tuple[str, ...]
    iterators: tuple[str, ...]
    arguments: tuple[ValueView, ...]
    coordinates: tuple["CoordinateView", ...]
    location: str


@dataclass(frozen=True)
class CoordinateView:
    """One coordinate of an extracted element: a loop's, or that in the argument `index`."""

    name: str
    loop: int | None = None
    index: str | None = None


@dataclass(frozen=True)
class IotaView:
    """One linalg.generic that yields the index of a loop."""

    template: ClassVar[str] = "tensor/iota.mlir.j2"
    result: ValueView
    init: str
    map: str
    iterators: tuple[str, ...]
    axis: int
    arguments: tuple[ValueView, ...]
    bodies: tuple[BodyView, ...]
    yielded: ValueView
    location: str


@dataclass(frozen=True)
class ContractionView:
    """One linalg.contract into an accumulator of zeros.

    `way` is the name by which the schedule finds it: that of the first computed alike.
    """

    template: ClassVar[str] = "tensor/contraction.mlir.j2"
    way: str
    operands: tuple[ValueView, ValueView]
    accumulator: AccumulatorView
    maps: tuple[str, ...]
    location: str


@dataclass(frozen=True)
class UnpackView:
    """One linalg.unpack: the plain form of a packed matrix, which packing again folds away."""

    template: ClassVar[str] = "tensor/unpack.mlir.j2"
    result: ValueView
    operand: ValueView
    width: int
    location: str
