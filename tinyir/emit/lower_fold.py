"""Lowers the accumulation of a reduction: in one linalg.reduce, or for long rows in lanes first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

from tinyir.emit import mlirtext, scalars
from tinyir.emit.context import Context
from tinyir.emit.layout import Index
from tinyir.emit.scalars import Scalar, Steps
from tinyir.emit.views import LanesView, ReductionView, ValueView
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Fold, Spelling
from tinyir.ir.types import TensorType
from tinyir.ir.work import extents

_LANES = (64, 48, 32, 56, 40, 24, 16, *range(63, 15, -1))
"""How many sums stand side by side, by preference: some vectors, and a divisor of the length."""

_FEW_LANES = 4
"""How many stand side by side before the last ones are joined one after the other."""

_LEAST_BLOCKS = 4

_FEWEST_PLAIN = 16
"""How many plain sums stand side by side at least."""

_LONGEST_PLAIN = 2048
"""The elements of longer rows that are added up plainly would lie in few sets of the cache."""


@dataclass(frozen=True)
class _Partial:
    """What is to be added up along `axes`: elements, or accumulators that stand for several."""

    tensors: tuple[ValueView, ...]
    type: TensorType
    axes: tuple[int, ...]
    step: Spelling

    @property
    def length(self) -> int | None:
        """The length of the innermost dimension, where that is known and added up."""
        innermost = self.type.rank - 1
        size = self.type.shape[innermost] if innermost in self.axes else None
        return size if isinstance(size, int) else None


def lower_fold(
    context: Context, node: Node, fold: Fold, wide: TensorType, parts: Sequence[str]
) -> None:
    """The accumulators of `node`, tensors of the type `wide` called `parts`."""
    (operand,) = node.operands
    # Bools are combined as the 0 and 1 that memory holds.
    source = operand.type.dtype.stored_as or operand.type.dtype
    elements = TensorType(source, operand.type.shape)
    axes = node.attributes.axes or ()
    rest = _Partial((context.tensor(operand),), elements, axes, fold.step)
    lanes = _plain_lanes(node, rest.length) if fold.short else None
    if fold.short and lanes:
        plain = replace(rest, step=fold.short)
        sums = _in_lanes(context, node, plain, wide, {f"{parts[0]}.short": 0.0}, lanes)
        rest = replace(sums, step=fold.step)
    if fold.join:
        for lanes in _levels(rest.length):
            names = (f"{part}.lanes{lanes}" for part in parts)
            identities = dict(zip(names, fold.identities, strict=True))
            rest = replace(_in_lanes(context, node, rest, wide, identities, lanes), step=fold.join)
    inner, accs, steps = _step(rest, wide, len(parts))
    context.emit(
        ReductionView(
            operands=rest.tensors * (len(parts) // len(rest.tensors)),
            accumulators=tuple(
                context.accumulator(part, wide, identity)
                for part, identity in zip(parts, fold.identities, strict=True)
            ),
            dimensions=mlirtext.index_list(rest.axes),
            arguments=tuple(each.view for each in (*inner, *accs)),
            bodies=steps.bodies,
            yielded=tuple(result.view for result in steps.results),
            location=context.place(node),
        )
    )


def _in_lanes(
    context: Context,
    node: Node,
    rest: _Partial,
    wide: TensorType,
    identities: Mapping[str, float],
    lanes: int,
) -> _Partial:
    """The accumulators of each lane, which are called as `identities` says, in a last dimension."""
    last = rest.type.rank - 1
    assert rest.length
    kept = [Index(loop) for loop in range(last) if loop not in rest.axes]
    held = context.loop_map(last + 2, [*(index.loop or 0 for index in kept), last + 1])
    type_ = TensorType(wide.dtype, (*wide.shape, lanes))
    accumulators = tuple(
        context.accumulator(name, type_, identity) for name, identity in identities.items()
    )
    inner, accs, steps = _step(rest, wide, len(accumulators))
    blocks = TensorType(wide.dtype, (rest.length // lanes,))
    read = context.map(last + 2, (*map(Index, range(last)), Index(last, lanes, lane=last + 1)))
    elements = inner[: len(rest.tensors)]
    context.emit(
        LanesView(
            operands=rest.tensors,
            blocks=ValueView(f"{accumulators[0].result.name}.blocks", mlirtext.tensor(blocks)),
            accumulators=accumulators,
            maps=(
                *(read,) * len(rest.tensors),
                context.loop_map(last + 2, [last]),
                *(held,) * len(accumulators),
            ),
            iterators=(
                *("reduction" if loop in rest.axes else "parallel" for loop in range(last + 1)),
                "parallel",
            ),
            arguments=(
                *(each.view for each in elements),
                ValueView("block", wide.dtype.mlir),
                *(each.view for each in accs),
            ),
            bodies=steps.bodies,
            yielded=tuple(result.view for result in steps.results),
            location=context.place(node),
        )
    )
    return replace(
        rest,
        tensors=tuple(each.result for each in accumulators),
        type=type_,
        axes=(wide.rank,),
    )


def _step(rest: _Partial, wide: TensorType, count: int) -> tuple[list[Scalar], list[Scalar], Steps]:
    """What is read, the `count` accumulators, and how they are combined."""
    held = wide.dtype.stored_as or wide.dtype
    accs = [Scalar(f"acc{index}", held) for index in range(count)]
    inner = [Scalar(f"in{index}", rest.type.dtype) for index in range(count)]
    if len(rest.tensors) == 1:
        return inner, accs, scalars.accumulate(rest.step, inner[0], accs)
    results = tuple(Scalar(f"result{index or ''}", held) for index in range(count))
    return inner, accs, Steps((scalars.body_view(rest.step, (*inner, *accs), results),), results)


def _levels(length: int | None) -> list[int]:
    """How many lanes a dimension is added up in, those in fewer, and so on; [] if not worth it."""
    found: list[int] = []
    while length is not None:
        fitting = (each for each in (*_LANES, _FEW_LANES) if length % each == 0)
        length = next((each for each in fitting if length >= each * _LEAST_BLOCKS), None)
        found += [length] if length else []
    return found


def _plain_lanes(node: Node, length: int | None) -> int | None:
    """In how many lanes rows are added up without their rounding errors first; None: in none.

    No element goes through more roundings than in NumPy's sum: as many as there are blocks, for
    what keeps rounding errors after that rounds once. One sum alone waits for memory, not for
    additions, and is as exact as can be.
    """
    if length is None or length > _LONGEST_PLAIN or prod(extents(node.type)) == 1:
        return None
    if node.attributes.axes != (node.operands[0].type.rank - 1,):
        return None
    most = roundings(length)
    blocks = range(_LEAST_BLOCKS, min(most, length // _FEWEST_PLAIN) + 1)
    fitting = [length // each for each in blocks if length % each == 0]
    return min(fitting, key=lambda lanes: (lanes % 4, lanes), default=None)


def roundings(length: int) -> int:
    """How many roundings an element goes through in NumPy's pairwise sum of `length` elements."""
    if length < 8:
        return length - 1
    if length <= 128:
        return length // 8 - 1 + 3 + length % 8
    half = length // 2 - length // 2 % 8
    return 1 + max(roundings(half), roundings(length - half))
