"""How operands are read: views such as broadcasts and slices as indices; reshapes as groups."""

from collections.abc import Sequence
from dataclasses import dataclass

from tinyir.ir.dims import Dim, Shape
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.slicing import solid
from tinyir.ir.types import TensorType, static_shape


@dataclass(frozen=True)
class Index:
    """Where a dimension is read: at `start + step * loop`, or always at `start` (no loop).

    With a `lane`, `loop` is over blocks of `step` elements, and `lane` the loop inside a block.
    `outer` are loops around those, each with its step.
    """

    loop: int | None
    step: int = 1
    start: int = 0
    lane: int | None = None
    outer: tuple[tuple[int, int], ...] = ()

    def within(self, start: int, step: int) -> "Index":
        """This index into every `step`-th element from `start` on."""
        return Index(self.loop, step * self.step, start + step * self.start)


FIRST = Index(None)


@dataclass(frozen=True)
class Access:
    """A tensor read in a loop nest: an index for each of its dimensions."""

    source: Node
    type: TensorType
    indices: tuple[Index, ...]
    name: str | None = None


def plain_access(source: Node, type_: TensorType, name: str | None = None) -> Access:
    """A tensor read element by element."""
    return Access(source, type_, tuple(map(Index, range(type_.rank))), name)


def read_through(node: Node) -> Node:
    """The node whose elements `node` only shows in another arrangement that loops can follow."""
    while is_view(node):
        node = node.operands[0]
    return node


def access(operand: Node, loops: Shape) -> Access:
    """How `operand`, broadcast to the shape `loops`, is read."""
    indices = _broadcast(operand.type.shape, list(map(Index, range(len(loops)))))
    node = operand
    while is_view(node):
        indices = _behind(node, indices)
        node = node.operands[0]
    return Access(node, node.type, indices)


def permuted(operand: Node) -> Access:
    """`operand`, or the tensor that it shows all of with the dimensions in another order."""
    plain = plain_access(operand, operand.type)
    read = access(operand, operand.type.shape)
    sizes = dict(zip(plain.indices, plain.type.shape, strict=True))
    is_all = len(sizes) == len(read.indices) and all(
        sizes.get(index) == dim for index, dim in zip(read.indices, read.type.shape, strict=True)
    )
    return read if is_all and len(set(read.indices)) == len(sizes) else plain


def is_view(node: Node) -> bool:
    """Whether `node` shows its operand's elements at indices that are linear in the loops."""
    match node.op.kind:
        case Kind.TRANSPOSE | Kind.BROADCAST | Kind.REVERSE:
            return True
        case Kind.SLICE:
            return starts_are_known(node)
        case Kind.RESHAPE:
            return solid(node.type.shape) == solid(node.operands[0].type.shape)
        case _:
            return False


def is_replaced(node: Node) -> bool:
    """Whether `node` is an update of a whole array: then it is what it is updated with."""
    attributes = node.attributes
    is_all = set(attributes.starts or ()) <= {0} and set(attributes.steps or ()) <= {1}
    return node.op.kind is Kind.UPDATE and is_all and attributes.shape == node.type.shape


def starts_are_known(node: Node) -> bool:
    """Whether a slice starts at numbers, which indices can be made of."""
    return all(isinstance(start, int) for start in node.attributes.starts or ())


def _behind(node: Node, indices: tuple[Index, ...]) -> tuple[Index, ...]:
    """The indices of a view's operand from the view's own."""
    shape = node.operands[0].type.shape
    attributes = node.attributes
    axes = attributes.axes or ()
    match node.op.kind:
        case Kind.TRANSPOSE:
            return tuple(indices[axes.index(axis)] for axis in range(len(axes)))
        case Kind.BROADCAST:
            return _broadcast(shape, indices)
        case Kind.REVERSE:
            sizes = [dim if isinstance(dim, int) else 0 for dim in shape]  # of `axes` all are known
            return tuple(
                index.within(size - 1, -1) if axis in axes else index
                for axis, (index, size) in enumerate(zip(indices, sizes, strict=True))
            )
        case Kind.SLICE:
            starts = static_shape(attributes.starts or ())
            parts = zip(indices, starts, attributes.steps or (), strict=True)
            return tuple(index.within(start, step) for index, start, step in parts)
        case _:  # a reshape that adds or removes dimensions of size 1
            own = zip(indices, node.type.shape, strict=True)
            solid = iter(index for index, dim in own if dim != 1)
            return tuple(FIRST if dim == 1 else next(solid) for dim in shape)


def _broadcast(shape: Shape, indices: Sequence[Index]) -> tuple[Index, ...]:
    """The last of `indices`, with index 0 for dimensions of size 1."""
    last = indices[len(indices) - len(shape) :]
    return tuple(FIRST if dim == 1 else index for dim, index in zip(shape, last, strict=True))


def expansion(source: Sequence[Dim], target: Sequence[Dim]) -> list[list[int]] | None:
    """The groups of dimensions of `target` that each dimension of `source` expands into.

    None when `target` has fewer dimensions, or when its groups do not multiply to `source`.
    """
    groups: list[list[int]] = []
    axis = 0
    for size in source:
        group: list[int] = []
        product: Dim = 1
        while axis < len(target) and (not group or product != size):
            product = product * target[axis]
            group.append(axis)
            axis += 1
        if not group or product != size:
            return None
        groups.append(group)
    if any(size != 1 for size in target[axis:]) or len(source) > len(target):
        return None
    if groups:
        groups[-1] += range(axis, len(target))
    return groups
