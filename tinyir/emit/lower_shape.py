"""Lowers the kinds that move elements without computing, and constants."""

from dataclasses import replace
from math import prod

import numpy as np

from tinyir.emit import mlirtext, scalars
from tinyir.emit.context import Context, is_scalar
from tinyir.emit.layout import Access, access, expansion, starts_are_known
from tinyir.emit.moveviews import (
    ConcatenateView,
    PartView,
    ReshapeView,
    SizedReshapeView,
    SliceView,
)
from tinyir.emit.scalars import Scalar, Steps
from tinyir.emit.views import (
    ConstantView,
    CoordinateView,
    DataView,
    GatherView,
    IotaView,
    ValueView,
)
from tinyir.errors import InternalError
from tinyir.ir import reference
from tinyir.ir.data import is_large
from tinyir.ir.dims import Dim, Shape
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Identity
from tinyir.ir.types import I64, TensorType, static_shape


def lower_constant(context: Context, node: Node) -> None:
    """A scalar for the bodies that capture it, a tensor for everything else."""
    value = node.constant
    assert value is not None
    dtype = node.type.dtype
    place = context.place(node)
    if node.attributes.value and is_large(value):
        buffer = ValueView(f"{context.names[node]}.buffer", mlirtext.memref(node.type))
        symbol = mlirtext.data_symbol(node.attributes.value.digest)
        context.emit(DataView(context.tensor(node), buffer, symbol, place))
        return
    if is_scalar(node):
        scalar = ValueView(context.names[node], dtype.mlir)
        context.emit(ConstantView(scalar, mlirtext.number(value[()], dtype), place))
    if not is_scalar(node) or node in context.scalars_as_tensors:
        context.emit(ConstantView(context.tensor(node), mlirtext.dense(value, dtype), place))


def lower_known(context: Context, node: Node) -> None:
    """What adds up operands without elements: a constant."""
    dtype = node.type.dtype
    nothing = [np.empty(0, operand.type.dtype.numpy) for operand in node.operands]
    alone = replace(node.attributes, axes=(0,), equation="i,i->")
    value = reference.compute(node.op, alone, TensorType(dtype, ()), nothing)
    if node.type.is_static:
        literal = mlirtext.dense(np.full(static_shape(node.type.shape), value), dtype)
        context.emit(ConstantView(context.tensor(node), literal, context.place(node)))
        return
    element = ValueView(f"{context.names[node]}.element", dtype.storage)
    literal = mlirtext.number(value[()], dtype)
    context.emit(ConstantView(element, literal, context.place(node)))
    context.steps(node, [], Steps((), (Scalar(element.name, dtype, in_memory=True),)))


def lower_size(context: Context, node: Node) -> None:
    """One linalg.generic that yields the size."""
    assert node.attributes.size is not None
    index = ValueView(context.sizes.name(node.attributes.size), "index")
    context.steps(node, [], scalars.of_index(index, node.type.dtype))


def lower_slice(context: Context, node: Node) -> None:
    """A part of a tensor, a view; one that starts at a size needs the tensor itself."""
    if starts_are_known(node):
        lower_view(context, node)
        return
    attributes = node.attributes
    context.emit(
        SliceView(
            result=context.tensor(node),
            operand=context.tensor(node.operands[0]),
            offsets=context.sizes.list(attributes.starts or ()),
            sizes=context.sizes.list(node.type.shape),
            strides=mlirtext.index_list(attributes.steps or ()),
            location=context.place(node),
        )
    )


def lower_view(context: Context, node: Node) -> None:
    """A view that has to be a tensor: a part of another, or one linalg.generic that copies."""
    read = access(node, node.type.shape)
    sizes = _cut(read, node.type.shape)
    if sizes is None:
        context.generic(node, [node], Identity())
        return
    context.emit(
        SliceView(
            result=context.tensor(node),
            operand=context.tensor(read.source),
            offsets=mlirtext.index_list(index.start for index in read.indices),
            sizes=context.sizes.list(sizes),
            # mlir-opt 22 dies of a stride along one element where dimensions are dropped.
            strides=mlirtext.index_list(
                index.step if size not in (0, 1) else 1
                for index, size in zip(read.indices, sizes, strict=True)
            ),
            location=context.place(node),
        )
    )


def _cut(read: Access, shape: Shape) -> Shape | None:
    """The sizes of the part of a tensor that `read` shows, None where it is not its part.

    A part has the dimensions of the whole in their order and direction, or lacks some of size 1.
    Where there are steps, it lacks all or none: mlir-opt 22 does not find which ones.
    """
    loops = [index.loop for index in read.indices if index.loop is not None]
    if loops != sorted(set(loops)) or any(index.step < 0 for index in read.indices):
        return None
    sizes = tuple(1 if index.loop is None else shape[index.loop] for index in read.indices)
    rest = list(shape)
    for size in sizes:
        if rest and rest[0] == size:
            rest.pop(0)
        elif size != 1:
            return None
    has_steps = any(index.step > 1 for index in read.indices)
    is_unclear = has_steps and 0 < len(sizes) - len(shape) < sizes.count(1)
    return None if rest or is_unclear else sizes


def lower_reshape(context: Context, node: Node) -> None:
    """One expand or collapse where that suffices, else through the flat tensor.

    Those need to know that the numbers of elements are the same, which others are checked for.
    """
    (operand,) = node.operands
    source, target = operand.type.shape, node.type.shape
    value = context.tensor(operand)
    if operand.type.size != node.type.size or _splits_into_names(source, target):
        sizes = tuple(map(context.sizes.name, target))
        context.emit(SizedReshapeView(context.tensor(node), value, sizes, context.place(node)))
        return
    if expansion(source, target) is None and expansion(target, source) is None:
        flat = TensorType(node.type.dtype, (operand.type.size,))
        result = context.sizes.tensor(f"{context.names[node]}.flat", flat)
        _reshape(context, node, value, result, source, flat.shape)
        value, source = result, (node.type.size,)
    _reshape(context, node, value, context.tensor(node), source, target)


def _splits_into_names(source: Shape, target: Shape) -> bool:
    """Whether a dimension is split into several whose sizes have names, or made of such ones.

    mlir-opt 22 does not lower the expansions that stand for that, or that fusion makes of it.
    """
    if expansion(source, target) is not None:
        pairs = [(source, target)]
    elif expansion(target, source) is not None:
        pairs = [(target, source)]
    else:  # through the flat tensor
        pairs = [((prod(shape),), shape) for shape in (source, target)]
    return any(
        sum(not isinstance(fine[axis], int) for axis in group) > 1
        for coarse, fine in pairs
        for group in expansion(coarse, fine) or ()
    )


def _reshape(
    context: Context,
    node: Node,
    operand: ValueView,
    result: ValueView,
    source: Shape,
    target: Shape,
) -> None:
    """One expand or collapse."""
    expands = expansion(source, target)
    groups = expands if expands is not None else expansion(target, source)
    if groups is None:
        raise InternalError(f"There is no reassociation from {source} to {target}.")
    context.emit(
        ReshapeView(
            result,
            operand,
            expands is not None,
            mlirtext.reassociation(groups),
            context.sizes.list(target),
            context.place(node),
        )
    )


def lower_concatenate(context: Context, node: Node) -> None:
    """A tensor.empty, and one tensor.insert_slice for each operand."""
    (axis,) = node.attributes.axes or (0,)
    alike = [each for each in context.graph.nodes if each.op is node.op and each.type == node.type]
    # Where two begin alike, mlir-opt 22 takes one empty tensor for both, and mixes them up.
    result = context.owner(node) if len(alike) > 1 else context.tensor(node)
    init = f"{result.name}.init"
    parts: list[PartView] = []
    destination = init
    offset: Dim = 0
    filled = [operand for operand in node.operands if operand.type.size]
    for index, operand in enumerate(filled):
        shape = operand.type.shape
        last = index == len(filled) - 1
        name = result.name if last else f"{result.name}.part{index}"
        offsets = [offset if at == axis else 0 for at in range(len(shape))]
        parts.append(
            PartView(
                context.tensor(operand),
                destination,
                name,
                context.sizes.list(tuple(offsets)),
                context.sizes.list(shape),
                mlirtext.index_list([1] * len(shape)),
            )
        )
        destination, offset = name, offset + shape[axis]
    context.emit(ConcatenateView(result, init, tuple(parts), context.place(node)))


def lower_gather(context: Context, node: Node) -> None:
    """One linalg.generic that extracts elements at computed coordinates."""
    source, *indices = node.operands
    axes = node.attributes.axes or ()
    position = node.attributes.position or 0
    rank, index_rank = node.type.rank, indices[0].type.rank
    index_loops = range(position, position + index_rank)
    kept_loops = iter([loop for loop in range(rank) if loop not in index_loops])
    name = context.names[node]
    coordinates = []
    for axis in range(source.type.rank):
        if axis in axes:
            index = f"in{axes.index(axis)}"
            coordinates.append(CoordinateView(f"{name}.at{axis}", index=index))
        else:
            coordinates.append(CoordinateView(f"{name}.at{axis}", loop=next(kept_loops)))
    index_map = context.loop_map(rank, index_loops)
    arguments = [ValueView(f"in{index}", I64.mlir) for index in range(len(indices))]
    context.emit(
        GatherView(
            result=context.tensor(node),
            init=f"{name}.init",
            source=context.tensor(source),
            operands=tuple(context.tensor(index) for index in indices),
            maps=(*[index_map] * len(indices), context.identity_map(rank)),
            iterators=("parallel",) * rank,
            arguments=(*arguments, ValueView("out", node.type.dtype.storage)),
            coordinates=tuple(coordinates),
            location=context.place(node),
        )
    )


def lower_iota(context: Context, node: Node) -> None:
    """One linalg.generic that yields the index of a loop."""
    (axis,) = node.attributes.axes or (0,)
    dtype = node.type.dtype
    steps = scalars.cast(Scalar("position", I64), dtype)
    result = context.tensor(node)
    context.emit(
        IotaView(
            result=result,
            init=f"{result.name}.init",
            map=context.identity_map(node.type.rank),
            iterators=("parallel",) * node.type.rank,
            axis=axis,
            arguments=(ValueView("out", dtype.storage),),
            bodies=steps.bodies,
            yielded=steps.results[0].view,
            location=context.place(node),
        )
    )
