"""Windows: parts of an array as memory holds them, which functions read where they lie."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from operator import mul

from tinyir.ir.dims import Shape
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.slicing import solid
from tinyir.ir.types import TensorType, static_shape


@dataclass(frozen=True)
class Window:
    """Elements of `base`, which lies in row-major order: from `offset` on, with these strides.

    Without strides it is all of the array in its shape.
    """

    base: Node
    offset: int
    shape: Shape
    strides: tuple[int, ...] | None

    @property
    def is_whole(self) -> bool:
        """Whether it is all of the array in its shape."""
        return self.strides is None


def is_window(node: Node) -> bool:
    """Whether `node` is an input that lies in a larger array."""
    return node.op.kind is Kind.INPUT and node.attributes.steps is not None


def windows(graph: Graph) -> dict[Node, Window]:
    """What each node shows of memory: slices and reshapes of known strides are looked through."""
    found: dict[Node, Window] = {}
    for node in graph.nodes:
        found[node] = _window(node, found)
    return found


def _window(node: Node, found: Mapping[Node, Window]) -> Window:
    shape = node.type.shape
    strides = node.attributes.steps if is_window(node) else None
    if strides is not None:
        return Window(node, 0, shape, strides)
    starts = node.attributes.starts or ()
    if node.op.kind in (Kind.SLICE, Kind.RESHAPE) and _are_known(node.operands[0].type, starts):
        (operand,) = node.operands
        behind = found[operand]
        before = behind.strides
        if before is None:
            before = _row_major(operand.type.shape)
        offset = behind.offset
        if node.op.kind is Kind.SLICE:
            strides = tuple(map(mul, node.attributes.steps or (), before))
            offset += sum(map(mul, static_shape(starts), before))
        elif operand.type.is_static:
            strides = _reshaped(static_shape(shape), static_shape(operand.type.shape), before)
    if strides is None:
        return Window(node, 0, shape, None)
    return Window(behind.base, offset, shape, strides)


def _are_known(type_: TensorType, starts: Shape) -> bool:
    """Whether the strides of an array are known, and where a part of it begins."""
    return all(isinstance(each, int) for each in (*type_.shape[1:], *starts))


def _row_major(shape: Shape) -> tuple[int, ...]:
    return tuple(prod(static_shape(shape[axis + 1 :])) for axis in range(len(shape)))


def _reshaped(
    shape: tuple[int, ...], before: tuple[int, ...], strides: tuple[int, ...]
) -> tuple[int, ...] | None:
    """The strides of elements in another shape; None where those have none."""
    kept = [stride for size, stride in zip(before, strides, strict=True) if size != 1]
    if solid(shape) == solid(before):
        left = iter(kept)
        return tuple(1 if size == 1 else next(left) for size in shape)
    lies_solid = kept == list(_row_major(tuple(size for size in before if size != 1)))
    return _row_major(shape) if lies_solid else None
