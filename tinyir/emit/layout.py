"""How operands are read: broadcasting as loop indices, and reshapes as groups of dimensions."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tinyir.emit.views import MapView
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import Shape, TensorType


@dataclass(frozen=True)
class Access:
    """A tensor read in a loop nest: for each of its dimensions a loop, or None for index 0."""

    source: Node
    type: TensorType
    loops: tuple[int | None, ...]
    name: str | None = None


@dataclass
class Maps:
    """The affine maps of a module and their aliases, in order of first use."""

    aliases: dict[str, str] = field(default_factory=dict)

    def alias(self, text: str) -> str:
        """The alias that stands for the map `text`."""
        return self.aliases.setdefault(text, f"#map{len(self.aliases)}")

    def views(self) -> tuple[MapView, ...]:
        """The definitions of all aliases."""
        return tuple(MapView(alias, text) for text, alias in self.aliases.items())


def read_through(node: Node) -> Node:
    """The node whose elements `node` shows in the same order, with other dimensions of size 1."""
    while node.op.kind is Kind.RESHAPE and _solid(node.type.shape) == _solid(
        node.operands[0].type.shape
    ):
        node = node.operands[0]
    return node


def access(operand: Node, loops: Shape) -> Access:
    """How `operand`, broadcast to the shape `loops`, is read."""
    source = read_through(operand)
    first = len(loops) - operand.type.rank
    solid = [first + axis for axis, dim in enumerate(operand.type.shape) if dim != 1]
    remaining = iter(solid)
    indices = tuple(None if dim == 1 else next(remaining) for dim in source.type.shape)
    return Access(source, source.type, indices)


def expansion(source: Sequence[int], target: Sequence[int]) -> list[list[int]] | None:
    """The groups of dimensions of `target` that each dimension of `source` expands into.

    None when `target` does not have at least as many dimensions, each group's product being one
    dimension of `source`.
    """
    if len(source) > len(target) or (source and 0 in source):
        return None if list(source) != list(target) else [[axis] for axis in range(len(source))]
    groups: list[list[int]] = []
    axis = 0
    for size in source:
        group: list[int] = []
        product = 1
        while axis < len(target) and (not group or product != size):
            product *= target[axis]
            group.append(axis)
            axis += 1
        if not group or product != size:
            return None
        groups.append(group)
    if any(size != 1 for size in target[axis:]):
        return None
    if groups:
        groups[-1] += range(axis, len(target))
    return groups


def _solid(shape: Shape) -> list[int | str]:
    return [dim for dim in shape if dim != 1]
