"""The records of sizes in a function: values of the type index."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class SizeView:
    """A step in computing a size: one operation on two others."""

    template: ClassVar[str] = "tensor/size.mlir.j2"
    result: str
    op: str
    one: str
    other: str


@dataclass(frozen=True)
class SizeConstantView:
    """A number as a size."""

    template: ClassVar[str] = "tensor/size_constant.mlir.j2"
    result: str
    number: int


@dataclass(frozen=True)
class SizeParameterView:
    """A size that is a parameter of the function, of the type `type`."""

    template: ClassVar[str] = "tensor/size_parameter.mlir.j2"
    result: str
    parameter: str
    type: str


SizeOperation = SizeView | SizeConstantView | SizeParameterView
