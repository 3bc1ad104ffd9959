"""Lowers the accumulation of a reduction: in one linalg.reduce, or for long rows in lanes first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

from tinyir.emit import mlirtext, scalars
from tinyir.emit.context import Context
from tinyir.emit.folding import fold_of
from tinyir.emit.layout import Index
from tinyir.emit.parts import Parts, name_of_parts, parts_of
from tinyir.emit.scalars import Scalar, Steps
from tinyir.emit.views import LanesView, ReductionView, ValueView
from tinyir.ir.folds import roundings
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Fold, Kind, Spelling
from tinyir.ir.types import I8, DType, TensorType
from tinyir.ir.work import extents

_LANES = (64, 48, 32, 56, 40, 24, 16, *range(63, 15, -1))
"""How many sums stand side by side, by preference: some vectors, and a divisor of the length."""

_FEW_LANES = 4
"""How many stand side by side before the last ones are joined one after the other."""

_LEAST_BLOCKS = 4

_FEWEST_PLAIN = 16
"""How many plain sums stand side by side at least."""


@dataclass(frozen=True)
class _Partial:
    """What is to be added up along `axes`: elements, or accumulators that stand for several."""

    tensors: tuple[ValueView, ...]
    type: TensorType
    axes: tuple[int, ...]
    step: Spelling


def _length(type_: TensorType, axes: Sequence[int], parts: Parts | None = None) -> int | None:
    """The length of the innermost dimension, or of its streams, if known and added up."""
    innermost = type_.rank - 1
    size = type_.shape[innermost] if innermost in axes else None
    if not isinstance(size, int):
        return None
    if parts and parts.axis == innermost:
        return size // (parts.count * parts.streams)
    return size


def accumulators(node: Node, name: str) -> list[str]:
    """What the accumulators of the reduction `node`, called `name`, are called."""
    fold = fold_of(node)
    finishes = fold.finishes(node.operands[0].type.dtype, node.type.dtype)
    return [f"{name}.acc{index}" if finishes else name for index in range(len(fold.identities))]


def first_accumulator(node: Node, name: str) -> str:
    """What the accumulator is called that elements of a nest are added to, without parts."""
    fold, (operand,) = fold_of(node), node.operands
    length = _length(operand.type, node.attributes.axes or ())
    first = accumulators(node, name)[0]
    plain = _plain_levels(node, fold, length)
    if plain:
        return _of_plain_sums(first, plain[0])
    levels = _levels(length) if fold.join else []
    return _of_lanes(first, levels[0]) if levels else first


def _of_plain_sums(accumulator: str, lanes: int) -> str:
    return f"{accumulator}.plain{lanes}"


def _of_lanes(accumulator: str, lanes: int | None) -> str:
    return f"{accumulator}.lanes{lanes}" if lanes else f"{accumulator}.streams"


def lower_fold(
    context: Context, node: Node, fold: Fold, wide: TensorType, names: Sequence[str]
) -> None:
    """The accumulators of `node`, tensors of the type `wide` called `names`."""
    (operand,) = node.operands
    elements = TensorType(_held(operand.type.dtype), operand.type.shape)
    axes = node.attributes.axes or ()
    rest = _Partial((context.tensor(operand),), elements, axes, fold.step)
    parts = parts_of(node)
    in_lanes = fold.join is not None
    if parts:
        of_parts = TensorType(wide.dtype, (parts.count, *wide.shape))
        called = [name_of_parts(name) for name in names]
        rest = _in_steps(context, node, fold, rest, of_parts, called, parts, in_lanes=in_lanes)
    plain = _plain_levels(node, fold, _length(rest.type, rest.axes))
    # Otherwise there are sums of all rows, in memory, which take longer than float64 in registers.
    if fold.short and plain and (fold.join or node in context.passed_in_rows):
        rest = replace(rest, step=fold.short)
        sums = TensorType(elements.dtype, wide.shape)
        for lanes in plain:
            identities = {_of_plain_sums(names[0], lanes): 0.0}
            rest = _in_loops(context, node, rest, sums, identities, lanes)
        rest = replace(rest, step=fold.step)
        in_lanes = True
    _in_steps(context, node, fold, rest, wide, names, in_lanes=in_lanes)


def _in_steps(
    context: Context,
    node: Node,
    fold: Fold,
    rest: _Partial,
    wide: TensorType,
    names: Sequence[str],
    parts: Parts | None = None,
    *,
    in_lanes: bool,
) -> _Partial:
    """The accumulators of type `wide` of each part; with `in_lanes`, where that is worth it."""
    join = fold.join or fold.step
    levels: list[int | None] = []
    if in_lanes:
        levels += _levels(_length(rest.type, rest.axes, parts))
    if parts and not levels:
        levels.append(None)
    for lanes in levels:
        called = [_of_lanes(name, lanes) for name in names]
        identities = dict(zip(called, fold.identities, strict=True))
        rest = replace(_in_loops(context, node, rest, wide, identities, lanes, parts), step=join)
        parts = None
    inner, accs, steps = _step(rest, wide, len(names))
    accumulated = tuple(
        context.accumulator(name, wide, identity)
        for name, identity in zip(names, fold.identities, strict=True)
    )
    context.emit(
        ReductionView(
            operands=rest.tensors * (len(names) // len(rest.tensors)),
            accumulators=accumulated,
            dimensions=mlirtext.index_list(rest.axes),
            arguments=tuple(each.view for each in (*inner, *accs)),
            bodies=steps.bodies,
            yielded=tuple(result.view for result in steps.results),
            location=context.place(node),
        )
    )
    return _Partial(
        tuple(each.result for each in accumulated),
        TensorType(_held(wide.dtype), wide.shape),
        (0,),
        join,
    )


def _in_loops(
    context: Context,
    node: Node,
    rest: _Partial,
    wide: TensorType,
    identities: Mapping[str, float],
    lanes: int | None,
    parts: Parts | None = None,
) -> _Partial:
    """The accumulators, called as `identities` says, of each of the `parts` and `lanes`.

    Parts are the first dimension of the accumulators; streams and lanes are the last ones. Their
    loops come last, so that all streams are read at once. A dimension that is cut gives no loop
    its length; a tensor of which nothing is read does.
    """
    rank = rest.type.rank
    indices = list(map(Index, range(rank)))
    lengths = [dim if isinstance(dim, int) else 0 for dim in rest.type.shape]
    inner: list[int] = []
    cut: set[int] = set()
    if parts:
        cut.add(parts.axis)
        inner = [parts.count, parts.streams]
        whole = lengths[parts.axis] // parts.count
        lengths[parts.axis] = whole // parts.streams
        outer = ((rank, whole), (rank + 1, lengths[parts.axis]))
        indices[parts.axis] = Index(parts.axis, outer=outer)
    if lanes:
        cut.add(rank - 1)
        inner.append(lanes)
        lengths[-1] //= lanes
        indices[-1] = replace(indices[-1], step=lanes, lane=rank + len(inner) - 1)
    kept = [axis for axis in range(rank) if axis not in rest.axes]
    first = 1 if parts else 0
    loops = rank + len(inner)
    held = context.loop_map(loops, [*range(rank, rank + first), *kept, *range(rank + first, loops)])
    type_ = TensorType(wide.dtype, (*wide.shape, *inner[first:]))
    accumulated = tuple(
        context.accumulator(name, type_, identity) for name, identity in identities.items()
    )
    elements, accs, steps = _step(rest, wide, len(accumulated))
    blocks = TensorType(I8, tuple(lengths[axis] for axis in sorted(cut)))
    read = context.map(loops, indices)
    kinds = ("reduction" if axis in rest.axes else "parallel" for axis in range(rank))
    context.emit(
        LanesView(
            operands=rest.tensors,
            blocks=ValueView(f"{accumulated[0].result.name}.blocks", mlirtext.tensor(blocks)),
            accumulators=accumulated,
            maps=(
                *(read,) * len(rest.tensors),
                context.loop_map(loops, sorted(cut)),
                *(held,) * len(accumulated),
            ),
            iterators=(*kinds, *("parallel",) * len(inner)),
            arguments=(
                *(each.view for each in elements[: len(rest.tensors)]),
                ValueView("block", I8.mlir),
                *(each.view for each in accs),
            ),
            bodies=steps.bodies,
            yielded=tuple(result.view for result in steps.results),
            location=context.place(node),
        )
    )
    return replace(
        rest,
        tensors=tuple(each.result for each in accumulated),
        type=TensorType(_held(wide.dtype), type_.shape),
        axes=tuple(range(wide.rank, type_.rank)),
    )


def _held(dtype: DType) -> DType:
    """What is combined: bools are, as the 0 and 1 that memory holds."""
    return dtype.stored_as or dtype


def _step(rest: _Partial, wide: TensorType, count: int) -> tuple[list[Scalar], list[Scalar], Steps]:
    """What is read, the `count` accumulators, and how they are combined."""
    held = _held(wide.dtype)
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


def _plain_levels(node: Node, fold: Fold, length: int | None) -> list[int]:
    """How many sums rows are first added up in as they are, then in fewer of them; [] for none.

    No element goes through more roundings than in NumPy's sum: one less than there are blocks, and
    what keeps rounding errors after that rounds once. One sum alone waits for memory, not for
    additions, and is as exact as can be.
    """
    is_row = node.attributes.axes == (node.operands[0].type.rank - 1,)
    if length is None or length not in fold.rows or not is_row or prod(extents(node.type)) == 1:
        return []
    # Among threads LLVM makes no vectors of sums in memory that are read from an argument.
    if not fold.join and node.operands[0].op.kind is Kind.INPUT:
        return []
    most = roundings(length)
    blocks = range(_LEAST_BLOCKS, min(most, length // _FEWEST_PLAIN) + 1)
    fitting = [length // each for each in blocks if length % each == 0]
    lanes = min(fitting, key=lambda lanes: (lanes % 4, lanes), default=None)
    if lanes is None or fold.join:
        return [lanes] if lanes else []
    left = most - (length // lanes - 1)
    fewer = [lanes // each for each in range(2, left + 2) if lanes % each == 0]
    return [lanes, *sorted(each for each in fewer if each >= _FEWEST_PLAIN)[:1]]
