"""How operands are read: broadcasting, transposes and flips as indices of loops; reshapes as groups."""

from collections.abc import Sequence
from dataclasses import dataclass

from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import Shape, TensorType, static_shape


@dataclass(frozen=True)
class Reversed:
    """A loop that is read from its last index down."""

    loop: int
    last: int


Index = int | Reversed | None
"""Where a dimension is read: at a loop's index, at it from the end, or (None) at 0."""


@dataclass(frozen=True)
class Access:
    """A tensor read in a loop nest: an index for each of its dimensions."""

    source: Node
    type: TensorType
    indices: tuple[Index, ...]
    name: str | None = None


def read_through(node: Node) -> Node:
    """The node whose elements `node` only shows in another arrangement that loops can follow."""
    while _is_view(node):
        node = node.operands[0]
    return node


def access(operand: Node, loops: Shape) -> Access:
    """How `operand`, broadcast to the shape `loops`, is read."""
    indices = _broadcast_indices(operand.type.shape, range(len(loops)))
    node = operand
    while _is_view(node):
        indices = _view_indices(node, indices)
        node = node.operands[0]
    return Access(node, node.type, indices)


def _is_view(node: Node) -> bool:
    match node.op.kind:
        case Kind.TRANSPOSE | Kind.BROADCAST | Kind.REVERSE:
            return True
        case Kind.RESHAPE:
            return _solid(node.type.shape) == _solid(node.operands[0].type.shape)
        case _:
            return False


def _view_indices(node: Node, indices: tuple[Index, ...]) -> tuple[Index, ...]:
    """The indices of a view's operand from the view's own."""
    (operand,) = node.operands
    axes = node.attributes.axes or ()
    match node.op.kind:
        case Kind.TRANSPOSE:
            return tuple(indices[axes.index(axis)] for axis in range(len(axes)))
        case Kind.BROADCAST:
            return _broadcast_indices(operand.type.shape, indices)
        case Kind.REVERSE:
            shape = static_shape(node.type.shape)
            return tuple(
                _reverse(index, shape[axis] - 1) if axis in axes else index
                for axis, index in enumerate(indices)
            )
        case _:  # a reshape that adds or removes dimensions of size 1
            solid = iter(
                index for index, dim in zip(indices, node.type.shape, strict=True) if dim != 1
            )
            return tuple(None if dim == 1 else next(solid) for dim in operand.type.shape)


def _broadcast_indices(shape: Shape, indices: Sequence[Index]) -> tuple[Index, ...]:
    """The last of `indices`, with index 0 for dimensions of size 1."""
    last = indices[len(indices) - len(shape) :]
    return tuple(None if dim == 1 else index for dim, index in zip(shape, last, strict=True))


def _reverse(index: Index, last: int) -> Index:
    match index:
        case int():
            return Reversed(index, last)
        case Reversed(loop, _):
            return loop
        case _:
            return None


def expansion(source: Sequence[int], target: Sequence[int]) -> list[list[int]] | None:
    """The groups of dimensions of `target` that each dimension of `source` expands into.

    None when `target` has fewer dimensions, or when its groups do not multiply to `source`.
    """
    groups: list[list[int]] = []
    axis = 0
    for size in source:
        group: list[int] = []
        product = 1
        while axis < len(target) and (not group or product != size):
            product *= target[axis]
            group.append(axis)
            axis += 1
        if product != size or not group:
            return None
        groups.append(group)
    if any(size != 1 for size in target[axis:]) or len(source) > len(target):
        return None
    if groups:
        groups[-1] += range(axis, len(target))
    return groups


def _solid(shape: Shape) -> list[int | str]:
    return [dim for dim in shape if dim != 1]
