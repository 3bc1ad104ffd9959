"""Windows: parts of an array as memory holds them, which functions read where they lie."""

from dataclasses import dataclass
from math import prod
from operator import mul

from tinyir.ir.dims import Shape
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.slicing import solid
from tinyir.ir.types import static_shape


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


def window(node: Node) -> Window:
    """What `node` shows of memory: slices and reshapes of known shapes are looked through."""
    shape = node.type.shape
    strides = node.attributes.steps if is_window(node) else None
    if strides is not None:
        return Window(node, 0, shape, strides)
    if node.op.kind in (Kind.SLICE, Kind.RESHAPE) and node.operands[0].type.is_static:
        (operand,) = node.operands
        behind = window(operand)
        before = behind.strides or _row_major(operand.type.shape)
        if node.op.kind is Kind.RESHAPE:
            strides = _reshaped(static_shape(shape), static_shape(operand.type.shape), before)
            offset = behind.offset
        else:
            starts, steps = static_shape(node.attributes.starts or ()), node.attributes.steps or ()
            strides = tuple(map(mul, steps, before))
            offset = behind.offset + sum(map(mul, starts, before))
    if strides is None:
        return Window(node, 0, shape, None)
    return Window(behind.base, offset, shape, strides)


def _row_major(shape: Shape) -> tuple[int, ...]:
    sizes = static_shape(shape)
    return tuple(prod(sizes[axis + 1 :]) for axis in range(len(sizes)))


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
