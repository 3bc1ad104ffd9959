"""The records handed to templates: all that a template may print, already decided and spelled.

Names carry no '%'; types, maps and locations are MLIR text made by `mlirtext`.
"""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class ValueView:
    """An SSA value: its name and its type."""

    name: str
    type: str


@dataclass(frozen=True)
class BodyView:
    """A scalar computation: a template of scalar/, its operands and what it defines."""

    template: str
    op: str
    operands: tuple[ValueView, ...]
    results: tuple[ValueView, ...]


@dataclass(frozen=True)
class ConstantView:
    """A scalar or dense constant."""

    template: ClassVar[str] = "tensor/constant.mlir.j2"
    result: ValueView
    literal: str
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
    body: BodyView
    location: str


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
    body: BodyView
    location: str


@dataclass(frozen=True)
class ReshapeView:
    """One tensor.expand_shape or tensor.collapse_shape."""

    template: ClassVar[str] = "tensor/reshape.mlir.j2"
    result: ValueView
    operand: ValueView
    expands: bool
    reassociation: str
    output_shape: str
    location: str


OperationView = ConstantView | ElementwiseView | ReductionView | ReshapeView


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
class FunctionView:
    """One kernel. `inputs` and `outputs` are the parameters that have elements."""

    name: str
    parameters: tuple[ValueView, ...]
    inputs: tuple[InputView, ...]
    outputs: tuple[OutputView, ...]
    operations: tuple[OperationView, ...]
    location: str


@dataclass(frozen=True)
class MapView:
    """An affine map and the alias that the module gives it."""

    alias: str
    text: str


@dataclass(frozen=True)
class ModuleView:
    """A whole file of the `mlir` stage."""

    maps: tuple[MapView, ...]
    functions: tuple[FunctionView, ...]


@dataclass(frozen=True)
class NestView:
    """One loop nest: the result it makes, and how its dimensions are tiled."""

    result: int
    tile_sizes: str
    loops: tuple[int, ...]


@dataclass(frozen=True)
class KernelScheduleView:
    """The nests of one kernel, which writes `results` results."""

    kernel: str
    results: int
    nests: tuple[NestView, ...]


@dataclass(frozen=True)
class ScheduleView:
    """A whole file of the `schedule` stage."""

    kernels: tuple[KernelScheduleView, ...]


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
    prototypes: tuple[PrototypeView, ...]
