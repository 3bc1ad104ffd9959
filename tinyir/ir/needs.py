"""What operations need of sizes that are known at run time only: typing rules take it for granted.

Two dimensions that broadcast against each other have one size, unless one of them is 1; a maximum
has elements. What is known while tracing is no need: there the rules raise errors.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod

from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Dim, Shape, at_least, clash, value
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import TensorType


@dataclass(frozen=True)
class Relation:
    """What must hold of two sizes: that they are equal ('=='), or one at least the other ('>=')."""

    one: Dim
    symbol: str
    other: Dim

    def __str__(self) -> str:
        return f"{self.one} {self.symbol} {self.other}"

    @property
    def is_known(self) -> bool:
        """Whether it holds, whatever the sizes are."""
        difference = self.one - self.other
        return difference == 0 if self.symbol == "==" else at_least(difference, 0)

    def holds(self, sizes: Mapping[str, int]) -> bool:
        """Whether it holds where names have these `sizes`."""
        one, other = value(self.one, sizes), value(self.other, sizes)
        return one == other if self.symbol == "==" else one >= other


def needed(
    op: Primitive, operands: Sequence[TensorType], attributes: Attributes, result: TensorType
) -> Iterator[Relation]:
    """The relations that `op` needs and that are not known to hold."""
    if all(each.is_static for each in (*operands, result)):
        return
    for relation in _relations(op, operands, attributes, result):
        if not relation.is_known:
            yield relation


def _relations(
    op: Primitive, operands: Sequence[TensorType], attributes: Attributes, result: TensorType
) -> Iterator[Relation]:
    shapes = [operand.shape for operand in operands]
    match op.kind:
        case Kind.ELEMENTWISE | Kind.BROADCAST:
            for shape in shapes:
                yield from _broadcast(shape, result.shape)
            yield from _not_negative(result.shape)
        case Kind.IOTA:
            yield from _not_negative(result.shape)
        case Kind.CONCATENATE:
            (along,) = attributes.axes or (0,)
            for shape in shapes[1:]:
                for axis, (one, other) in enumerate(zip(shapes[0], shape, strict=True)):
                    if axis != along:
                        yield Relation(one, "==", other)
        case Kind.SLICE | Kind.UPDATE:
            yield from _slice(attributes, shapes[0])
        case Kind.RESHAPE:
            yield Relation(operands[0].size, "==", result.size)
            yield from _not_negative(result.shape)
        case Kind.GATHER:
            for shape in shapes[2:]:
                yield from _broadcast(shape, shapes[1])
        case Kind.CONTRACTION:
            yield from _contraction(attributes.equation or "", shapes)
        case Kind.REDUCTION | Kind.ARG_REDUCTION if op.needs_elements:
            yield Relation(prod(shapes[0][axis] for axis in attributes.axes or ()), ">=", 1)


def _broadcast(shape: Shape, result: Shape) -> Iterator[Relation]:
    for one, other in zip(reversed(shape), reversed(result), strict=False):
        if one != 1:
            yield Relation(one, "==", other)


def _not_negative(shape: Shape) -> Iterator[Relation]:
    """Sizes that the user computed may be negative."""
    for dim in shape:
        yield Relation(dim, ">=", 0)


def _slice(attributes: Attributes, shape: Shape) -> Iterator[Relation]:
    """A number of elements is there. Slices of a computed size have at most what is there."""
    starts, steps, counts = attributes.starts or (), attributes.steps or (), attributes.shape or ()
    for size, start, step, count in zip(shape, starts, steps, counts, strict=True):
        if isinstance(count, int) and count:
            yield Relation(start, ">=", 0)
            yield Relation(size, ">=", start + (count - 1) * step + 1)


def _contraction(equation: str, shapes: Sequence[Shape]) -> Iterator[Relation]:
    """Each label has one size."""
    inputs, _, _ = equation.partition("->")
    sizes: dict[str, Dim] = {}
    for labels, shape in zip(inputs.split(","), shapes, strict=True):
        for label, size in zip(labels, shape, strict=True):
            yield Relation(sizes.setdefault(label, size), "==", size)


def broadcast_dim(dims: Sequence[Dim]) -> Dim | None:
    """The dimension that `dims` broadcast to, None where they are known not to fit.

    A size that is known at run time only is taken to be that of the others, never 1.
    """
    solid = list(dict.fromkeys(dim for dim in dims if dim != 1))
    if any(clash(one, other) for one, other in combinations(solid, 2)):
        return None
    numbers = [dim for dim in solid if isinstance(dim, int)]
    return next(iter((*numbers, *solid)), 1)
