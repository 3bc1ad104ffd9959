"""Lowers the accumulation of a reduction: in one linalg.reduce, or for long rows in lanes first."""

from collections.abc import Sequence

from tinyir.emit import mlirtext, scalars
from tinyir.emit.context import Context
from tinyir.emit.layout import Index
from tinyir.emit.scalars import Scalar, Steps
from tinyir.emit.views import LanesView, ReductionView, ValueView
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Fold
from tinyir.ir.types import TensorType

_LANES = (64, 48, 32, 56, 40, 24, 16, *range(63, 15, -1))
"""How many sums stand side by side, by preference: some vectors, and a divisor of the length."""

_LEAST_BLOCKS = 4


def lower_fold(
    context: Context, node: Node, fold: Fold, wide: TensorType, parts: Sequence[str]
) -> None:
    """The accumulators of `node`, tensors of the type `wide` called `parts`."""
    (operand,) = node.operands
    axes = node.attributes.axes or ()
    tensors = (context.tensor(operand),) * len(parts)
    # Bools are combined as the 0 and 1 that memory holds.
    source = operand.type.dtype.stored_as or operand.type.dtype
    accs = _accumulators(wide, len(parts))
    elements = [Scalar(f"in{index}", source) for index in range(len(parts))]
    steps = scalars.accumulate(fold.step, elements[0], accs)
    lanes = _lanes(operand.type, axes) if fold.join else None
    if fold.join and lanes:
        tensors = _lower_lanes(context, node, fold, wide, parts, lanes)
        axes = (wide.rank,)
        elements = [Scalar(f"in{index}", wide.dtype) for index in range(len(parts))]
        results = tuple(Scalar(f"result{index or ''}", wide.dtype) for index in range(len(parts)))
        body = scalars.body_view(fold.join, (*elements, *accs), results)
        steps = Steps((body,), results)
    context.emit(
        ReductionView(
            operands=tensors,
            accumulators=tuple(
                context.accumulator(part, wide, identity)
                for part, identity in zip(parts, fold.identities, strict=True)
            ),
            dimensions=mlirtext.index_list(axes),
            arguments=tuple(each.view for each in (*elements, *accs)),
            bodies=steps.bodies,
            yielded=tuple(result.view for result in steps.results),
            location=context.place(node),
        )
    )


def _lower_lanes(
    context: Context,
    node: Node,
    fold: Fold,
    wide: TensorType,
    parts: Sequence[str],
    lanes: int,
) -> tuple[ValueView, ...]:
    """The accumulators of each lane, in a last dimension of their own."""
    (operand,) = node.operands
    axes = node.attributes.axes or ()
    last = operand.type.rank - 1
    size = operand.type.shape[last]
    assert isinstance(size, int)
    kept = [Index(loop) for loop in range(last) if loop not in axes]
    held = context.loop_map(last + 2, [*(index.loop or 0 for index in kept), last + 1])
    accumulators = tuple(
        context.accumulator(f"{part}.lanes", TensorType(wide.dtype, (*wide.shape, lanes)), identity)
        for part, identity in zip(parts, fold.identities, strict=True)
    )
    accs = _accumulators(wide, len(parts))
    element = Scalar("in0", operand.type.dtype)
    steps = scalars.accumulate(fold.step, element, accs)
    blocks = TensorType(wide.dtype, (size // lanes,))
    read = (*map(Index, range(last)), Index(last, lanes, lane=last + 1))
    context.emit(
        LanesView(
            operand=context.tensor(operand),
            blocks=ValueView(f"{parts[0]}.blocks", mlirtext.tensor(blocks)),
            accumulators=accumulators,
            maps=(context.map(last + 2, read), context.loop_map(last + 2, [last]), held, held),
            iterators=(
                *("reduction" if loop in axes else "parallel" for loop in range(last + 1)),
                "parallel",
            ),
            arguments=(element.view, ValueView("block", wide.dtype.mlir), *(a.view for a in accs)),
            bodies=steps.bodies,
            yielded=tuple(result.view for result in steps.results),
            location=context.place(node),
        )
    )
    return tuple(each.result for each in accumulators)


def _accumulators(wide: TensorType, count: int) -> list[Scalar]:
    held = wide.dtype.stored_as or wide.dtype
    return [Scalar(f"acc{index}", held) for index in range(count)]


def _lanes(type_: TensorType, axes: Sequence[int]) -> int | None:
    """How many lanes the innermost dimension is added up in; None where it is not worth it."""
    last = type_.rank - 1
    size = type_.shape[last] if last in axes else None
    if not isinstance(size, int):
        return None
    fitting = (lanes for lanes in _LANES if size % lanes == 0 and size >= lanes * _LEAST_BLOCKS)
    return next(fitting, None)
