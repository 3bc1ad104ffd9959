"""What callers of a kernel see: its name, and the names and types of its arguments and results."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from tinyir.ir.dims import names_of
from tinyir.ir.types import TensorType


@dataclass(frozen=True)
class Parameter:
    """A named, typed argument or result; an argument that the kernel changes is `written`."""

    name: str
    type: TensorType
    written: bool = False

    def called(self, name: str) -> "Parameter":
        """This parameter under another name."""
        return replace(self, name=name)

    def __str__(self) -> str:
        return f"{'inout ' if self.written else ''}{self.name}: {self.type}"


@dataclass(frozen=True)
class Signature:
    """What callers of a kernel see."""

    name: str
    inputs: tuple[Parameter, ...]
    outputs: tuple[Parameter, ...]
    fast: bool = False

    @cached_property
    def written(self) -> tuple[int, ...]:
        """Which of the inputs are written."""
        return tuple(index for index, each in enumerate(self.inputs) if each.written)

    @cached_property
    def sizes(self) -> tuple[str, ...]:
        """The names of dimensions, in order of first appearance: C gets the size of each."""
        dims = (dim for each in (*self.inputs, *self.outputs) for dim in each.type.shape)
        return tuple(dict.fromkeys(name for dim in dims for name in names_of(dim)))

    def shown(self, inputs: Iterable[str], outputs: Iterable[str] | None = None) -> "Signature":
        """This signature with other names for its parameters, for messages."""
        own = tuple(map(Parameter.called, self.inputs, inputs))
        if outputs is None:
            return replace(self, inputs=own)
        return replace(
            self, inputs=own, outputs=tuple(map(Parameter.called, self.outputs, outputs))
        )

    def __str__(self) -> str:
        inputs, outputs = (", ".join(map(str, each)) for each in (self.inputs, self.outputs))
        return f"{self.name}({inputs}) -> ({outputs}){' fp=fast' if self.fast else ''}"
