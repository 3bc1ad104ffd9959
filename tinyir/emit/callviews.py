"""The records of calls of functions of the same module."""

from dataclasses import dataclass
from typing import ClassVar

from tinyir.emit.views import ValueView


@dataclass(frozen=True)
class PassedView:
    """A tensor that a call reads or makes, its buffer, and the pointer to its first element, where
    that is passed.
    """

    tensor: ValueView
    buffer: ValueView
    pointer: ValueView | None


@dataclass(frozen=True)
class OffsetView:
    """With which element a window begins: with number `number` after one at `start`, or of all."""

    name: str
    number: int
    start: str


@dataclass(frozen=True)
class CallView:
    """A call of `callee`, which reads the buffers `given`, and writes to new ones of `results`.

    Those begin at a multiple of `alignment` bytes.
    """

    template: ClassVar[str] = "tensor/call.mlir.j2"
    status: str
    callee: str
    given: tuple[PassedView, ...]
    offsets: tuple[OffsetView, ...]
    results: tuple[PassedView, ...]
    arguments: tuple[ValueView, ...]
    alignment: int
    location: str
