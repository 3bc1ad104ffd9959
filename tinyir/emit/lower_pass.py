"""Lowers one pass over a block: elements, the reductions of them, and what finishes those."""

from dataclasses import replace

from tinyir.emit import mlirtext, scalars
from tinyir.emit.blockviews import PassView, ScratchView
from tinyir.emit.context import Context
from tinyir.emit.fusion import fused, renamed
from tinyir.emit.layout import access, plain_access
from tinyir.emit.lower_compute import lower_cast, lower_elementwise
from tinyir.emit.passes import Pass
from tinyir.emit.scalars import Scalar, Steps
from tinyir.emit.views import ElementwiseView, ValueView
from tinyir.ir.dims import Dim
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TensorType


def emit_copy(context: Context, node: Node, mark: str, init: ValueView | None = None) -> None:
    """A copy of a view, such as one with the dimensions in another order, into `init`."""
    dtype = node.type.dtype
    context.steps(node, [access(node, node.type.shape)], scalars.cast(Scalar("in0", dtype), dtype))
    context.emit(_elements(_popped(context), mark, init))


def emit_pass(context: Context, each: Pass, mark: str, unread: frozenset[str], most: Dim) -> None:
    """One pass; it overwrites one of the tensors that are `unread` after it, if it can.

    A new tensor is made for `most` keys, so that it can be on the stack.
    """
    if each.nodes:
        views = []
        for node in each.nodes:
            (lower_cast if node.op.kind is Kind.CAST else lower_elementwise)(context, node)
            views.append(_popped(context))
        view = _elements(fused(views), mark, None, unread)
        if view.scratch and not each.root.type.is_static and isinstance(most, int):
            view = replace(view, scratch=_cut(context, view.scratch, each.root.type, most))
    else:
        view = _stored(context, each.root, mark)
    finishing: list[tuple[Node, TensorType, list[str]]] = []
    element = Scalar(view.elements.name, each.root.type.dtype.stored_as or each.root.type.dtype)
    for node in each.reductions:
        fold = node.op.fold[each.root.type.dtype]
        wide = TensorType(fold.accumulator or each.root.type.dtype, node.type.shape)
        name = context.names[node]
        finishes = fold.finishes(each.root.type.dtype, node.type.dtype)
        parts = [f"{name}.acc{at}" if finishes else name for at in range(len(fold.identities))]
        held = wide.dtype.stored_as or wide.dtype
        accumulators = [Scalar(f"{part}.before", held) for part in parts]
        steps = scalars.accumulate(fold.step, element, accumulators)
        view = _with_reduction(
            context, view, wide, dict(zip(parts, fold.identities, strict=True)), steps, accumulators
        )
        if finishes:
            finishing.append((node, wide, parts))
    context.emit(view)
    for node, wide, parts in finishing:
        _finish(context, node, wide, parts, mark)


def _popped(context: Context) -> ElementwiseView:
    """The operation that was just lowered, to become part of a pass."""
    view = context.operations.pop()
    assert isinstance(view, ElementwiseView)
    return view


def _elements(
    view: ElementwiseView, mark: str, init: ValueView | None, unread: frozenset[str] = frozenset()
) -> PassView:
    """A pass over elements, which are written to `init`, to an operand or to a new tensor."""
    reads = list(zip(view.operands, view.maps[:-1], view.arguments[:-1], strict=True))
    argument, scratch = view.arguments[-1], None
    same = [
        read
        for read in reads
        if read[0].name in unread and read[0].type == view.result.type and read[1] == view.maps[-1]
    ]
    if same:
        init, _, argument = same[0]
        reads.remove(same[0])
    elif init is None:
        init = replace(view.result, name=f"{view.result.name}.init")
        scratch = ScratchView(init, init)
    return PassView(
        name=mark,
        scratch=scratch,
        accumulators=(),
        operands=tuple(operand for operand, _, _ in reads),
        inits=(init,),
        results=(view.result.name,),
        maps=tuple(map_ for _, map_, _ in reads),
        init_maps=view.maps[-1:],
        iterators=view.iterators,
        arguments=(*(argument for _, _, argument in reads), argument),
        bodies=view.bodies,
        elements=view.yielded,
        yielded=(view.yielded,),
        location=view.location,
    )


def _cut(context: Context, scratch: ScratchView, type_: TensorType, most: int) -> ScratchView:
    """The part of a tensor for `most` keys that has those that are there."""
    whole = TensorType(type_.dtype, (most, *type_.shape[1:]))
    return ScratchView(
        whole=context.sizes.tensor(f"{scratch.part.name}.whole", whole),
        part=replace(scratch.part, sizes=""),
        offsets=mlirtext.index_list([0] * type_.rank),
        sizes=context.sizes.list(type_.shape),
        strides=mlirtext.index_list([1] * type_.rank),
    )


def _stored(context: Context, node: Node, mark: str) -> PassView:
    """A pass over elements that are stored already."""
    argument = ValueView("in0", node.type.dtype.storage)
    return PassView(
        name=mark,
        scratch=None,
        accumulators=(),
        operands=(context.tensor(node),),
        inits=(),
        results=(),
        maps=(context.identity_map(node.type.rank),),
        init_maps=(),
        iterators=("parallel",) * node.type.rank,
        arguments=(argument,),
        bodies=(),
        elements=argument,
        yielded=(),
        location=context.place(node),
    )


def _with_reduction(
    context: Context,
    view: PassView,
    wide: TensorType,
    identities: dict[str, float | int],
    steps: Steps,
    before: list[Scalar],
) -> PassView:
    """The pass `view` with a reduction along its first loop, whose accumulators are of `wide`."""
    rank = len(view.iterators)
    made = tuple(context.accumulator(part, wide, identity) for part, identity in identities.items())
    first = made[0].result.name
    names = {each.name: f"{first}.{each.name}" for body in steps.bodies for each in body.results}
    return replace(
        view,
        accumulators=(*view.accumulators, *made),
        inits=(*view.inits, *(ValueView(each.init, each.result.type) for each in made)),
        results=(*view.results, *identities),
        init_maps=(*view.init_maps, *[context.loop_map(rank, range(1, rank))] * len(made)),
        iterators=("reduction", *view.iterators[1:]),
        arguments=(*view.arguments, *(each.view for each in before)),
        bodies=(*view.bodies, *(renamed(body, names) for body in steps.bodies)),
        yielded=(
            *view.yielded,
            *(replace(each.view, name=names[each.name]) for each in steps.results),
        ),
    )


def _finish(context: Context, node: Node, wide: TensorType, parts: list[str], mark: str) -> None:
    """What makes the result of a reduction from its accumulators."""
    reads = [plain_access(node, wide, part) for part in parts]
    fold = node.op.fold[node.operands[0].type.dtype]
    inner = [Scalar(f"in{at}", wide.dtype) for at in range(len(parts))]
    dtype = node.type.dtype
    steps = (
        scalars.apply(fold.finish, inner, dtype) if fold.finish else scalars.cast(inner[0], dtype)
    )
    context.steps(node, reads, steps)
    context.emit(_elements(_popped(context), f"{mark.rpartition('.')[0]}.rows", None))
