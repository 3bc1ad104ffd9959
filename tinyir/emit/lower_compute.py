"""Lowers the kinds that compute: elementwise operations, casts, reductions, scans, products."""

from tinyir.emit import mlirtext, scalars
from tinyir.emit.context import Context, is_scalar
from tinyir.emit.contractions import labels
from tinyir.emit.folding import fold_of
from tinyir.emit.layout import access, permuted, plain_access, read_through
from tinyir.emit.lower_fold import accumulators, lower_fold
from tinyir.emit.panels import packed, packed_behind
from tinyir.emit.scalars import Scalar
from tinyir.emit.signs import Sign
from tinyir.emit.views import ArgReductionView, ContractionView, ScanView, UnpackView, ValueView
from tinyir.errors import ProgramTypeError
from tinyir.ir.graph import Node
from tinyir.ir.packing import columns_in_panel
from tinyir.ir.primitive import Identity
from tinyir.ir.types import BOOL, I32, I64, TensorType, TypeClass


def lower_elementwise(context: Context, node: Node) -> None:
    """One linalg.generic; some constant exponents and signs have bodies of their own."""
    operands = node.operands
    spelling = node.op.spelling_for(operands[0].type.dtype)
    is_float = operands[0].type.dtype.type_class is TypeClass.FLOAT
    if is_float and node.op.constant_exponent and is_scalar(operands[-1]):
        special = node.op.constant_exponent.get(float(operands[-1].constant or 0))
        if special is not None:
            spelling, operands = special, operands[:-1]
    if node.op.of_not_positive and Sign.NOT_POSITIVE in context.signs[operands[0]]:
        spelling = node.op.of_not_positive
    if spelling is None:
        raise ProgramTypeError(
            f"'{node.op.name}' of {operands[0].type.dtype} is not supported.",
            location=node.location,
        )
    context.generic(node, operands, spelling)


def lower_cast(context: Context, node: Node) -> None:
    """One linalg.generic with the steps of the cast."""
    (operand,) = node.operands
    dtype = operand.type.dtype
    source = read_through(operand)
    if is_scalar(source):
        context.steps(node, [], scalars.cast(Scalar(context.names[source], dtype), node.type.dtype))
        return
    context.cast(node, [access(operand, node.type.shape)], dtype)


def lower_reduction(context: Context, node: Node) -> None:
    """What makes accumulators of the operand's elements, and what makes the result from them."""
    (operand,) = node.operands
    dtype = node.type.dtype
    fold = fold_of(node)
    wide = TensorType(fold.accumulator or operand.type.dtype, node.type.shape)
    finishes = fold.finishes(operand.type.dtype, dtype)
    name = context.names[node]
    parts = accumulators(node, name)
    lower_fold(context, node, fold, wide, parts)
    if not finishes:
        return
    reads = [plain_access(node, wide, part) for part in parts]
    if fold.finish is None:
        context.cast(node, reads, wide.dtype)
    else:
        inner = [Scalar(f"in{index}", wide.dtype) for index in range(len(parts))]
        context.steps(node, reads, scalars.apply(fold.finish, inner, dtype))


def lower_arg_reduction(context: Context, node: Node) -> None:
    """One linalg.generic with two results: the best value so far, and where it is."""
    (operand,) = node.operands
    (axis,) = node.attributes.axes or (0,)
    dtype = operand.type.dtype
    fold = node.op.fold[dtype]
    rank = operand.type.rank
    kept = [loop for loop in range(rank) if loop != axis]
    name = context.names[node]
    best = context.accumulator(
        f"{name}.best", TensorType(dtype, node.type.shape), fold.identities[0]
    )
    index = context.accumulator(name, node.type, fold.identities[1])
    inner = (
        Scalar("in0", dtype),
        Scalar("acc0", dtype),
        Scalar("acc1", I64),
        Scalar("position", I64),
    )
    results = (Scalar("result", dtype), Scalar("result1", I64))
    context.emit(
        ArgReductionView(
            operand=context.tensor(operand),
            best=best,
            index=index,
            maps=(
                context.identity_map(rank),
                context.loop_map(rank, kept),
                context.loop_map(rank, kept),
            ),
            iterators=tuple("reduction" if loop == axis else "parallel" for loop in range(rank)),
            axis=axis,
            arguments=tuple(scalar.view for scalar in inner[:3]),
            body=scalars.body_view(fold.step, inner, results),
            location=context.place(node),
        )
    )


def lower_scan(context: Context, node: Node) -> None:
    """One scf.for along the axis; the running value is a tensor without that axis."""
    (operand,) = node.operands
    (axis,) = node.attributes.axes or (0,)
    shape = node.type.shape
    dtype = node.type.dtype
    if shape[axis] == 1:  # mlir-opt 22 makes slices out of bounds of a loop that runs once
        context.generic(node, [operand], Identity())
        return
    fold = node.op.fold[dtype]
    row = TensorType(dtype, tuple(dim for at, dim in enumerate(shape) if at != axis))
    name = context.names[node]
    inner = [Scalar("acc0", dtype), Scalar("in0", dtype)]
    steps = scalars.apply(fold.step, inner, dtype)
    size = context.sizes.name(shape[axis])
    context.emit(
        ScanView(
            result=context.tensor(node),
            operand=context.tensor(operand),
            row=context.accumulator(f"{name}.row", row, fold.identities[0]),
            size=size,
            offsets=mlirtext.index_list(
                f"%{name}.at" if at == axis else 0 for at in range(len(shape))
            ),
            sizes=context.sizes.list(
                tuple(1 if at == axis else dim for at, dim in enumerate(shape))
            ),
            strides=mlirtext.index_list([1] * len(shape)),
            map=context.identity_map(row.rank),
            iterators=("parallel",) * row.rank,
            arguments=(inner[1].view, ValueView("out", dtype.mlir), inner[0].view),
            bodies=steps.bodies,
            yielded=steps.results[0].view,
            location=context.place(node),
        )
    )


def lower_contraction(context: Context, node: Node) -> None:
    """One linalg.contract; half precision is added up in float32, and bools are counted."""
    dtype = node.type.dtype
    wide = TensorType(I32 if dtype is BOOL else dtype.computes_in or dtype, node.type.shape)
    one, other, output = labels(node)
    order = list(dict.fromkeys(output + one + other))
    maps = tuple(
        context.loop_map(len(order), [order.index(label) for label in part])
        for part in (one, other, output)
    )
    name = context.names[node]
    part = name if wide.dtype is dtype else f"{name}.acc0"
    first, second = (_widened(context, node, index) for index in range(2))
    way = context.names[context.alike.get(node, node)] + part.removeprefix(name)
    zeros = context.accumulator(part, wide, 0)
    context.emit(ContractionView(way, (first, second), zeros, maps, context.place(node)))
    if wide.dtype is not dtype:
        context.cast(node, [plain_access(node, wide, part)], wide.dtype)


def _widened(context: Context, node: Node, index: int) -> ValueView:
    """An operand of a contraction, in the dtype that half precision is added up in."""
    read = permuted(node.operands[index])
    panels = packed(node)
    if panels is not None and panels is packed_behind(node.operands[index]):
        result = context.sizes.tensor(f"{context.names[node]}.unpacked{index}", read.type)
        width = columns_in_panel(read.type.dtype)
        context.emit(UnpackView(result, context.tensor(panels), width, context.place(node)))
        return result
    dtype = read.type.dtype
    if dtype.computes_in is None:
        return context.tensor(read.source)
    wide = TensorType(dtype.computes_in, read.type.shape)
    result = context.sizes.tensor(f"{context.names[node]}.wide{index}", wide)
    steps = scalars.cast(Scalar("in0", dtype, in_memory=True), wide.dtype)
    reads = [plain_access(read.source, read.type)]
    context.elementwise(result, wide, reads, steps, context.place(node))
    return result
