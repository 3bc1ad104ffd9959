"""The records of operations that move elements without computing: reshapes, slices and joins."""

from dataclasses import dataclass
from typing import ClassVar

from tinyir.emit.views import ValueView


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


@dataclass(frozen=True)
class SizedReshapeView:
    """One tensor.reshape to `sizes`, each an index."""

    template: ClassVar[str] = "tensor/sized_reshape.mlir.j2"
    result: ValueView
    operand: ValueView
    sizes: tuple[str, ...]
    location: str


@dataclass(frozen=True)
class SliceView:
    """One tensor.extract_slice."""

    template: ClassVar[str] = "tensor/slice.mlir.j2"
    result: ValueView
    operand: ValueView
    offsets: str
    sizes: str
    strides: str
    location: str


@dataclass(frozen=True)
class PartView:
    """One operand of a concatenation: where it goes."""

    operand: ValueView
    destination: str
    result: str
    offsets: str
    sizes: str
    strides: str


@dataclass(frozen=True)
class ConcatenateView:
    """A tensor.empty, and one tensor.insert_slice for each part."""

    template: ClassVar[str] = "tensor/concatenate.mlir.j2"
    result: ValueView
    init: str
    parts: tuple[PartView, ...]
    location: str


@dataclass(frozen=True)
class CopyView:
    """A tensor in memory of its own."""

    template: ClassVar[str] = "tensor/copy.mlir.j2"
    result: ValueView
    operand: ValueView
    location: str


@dataclass(frozen=True)
class UpdateView:
    """One tensor.insert_slice of a value into a whole."""

    template: ClassVar[str] = "tensor/update.mlir.j2"
    result: ValueView
    whole: ValueView
    operand: ValueView
    offsets: str
    sizes: str
    strides: str
    location: str
