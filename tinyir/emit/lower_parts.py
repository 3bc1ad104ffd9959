"""Lowers what a block reads: which keys, and parts of tensors."""

from collections.abc import Sequence

from tinyir.emit import mlirtext
from tinyir.emit.blockviews import ChoiceView, Operation, RowsView, TableView
from tinyir.emit.chains import Chain
from tinyir.emit.moveviews import SliceView
from tinyir.emit.places import Part, Rows
from tinyir.emit.regions import BlockContext, InnerSizes
from tinyir.emit.views import ValueView
from tinyir.ir.dims import Dim, Size, minimum
from tinyir.ir.types import TensorType


def emit_table(
    inner: BlockContext,
    chain: Chain,
    name: str,
    numbers: Sequence[int],
    condition: ValueView | None,
) -> None:
    """A size that differs from block to block; all keys are read where `condition` is false."""
    defaults = {f"{inner.prefix}.keys": chain.sizes[chain.key], f"{inner.prefix}.first": 0}
    is_bound = condition is not None and name in defaults
    inner.emit(
        TableView(
            result=name,
            table=f"{name}.table",
            index=inner.turn,
            count=len(numbers),
            values=mlirtext.index_list(numbers),
            condition=condition if is_bound else None,
            otherwise=inner.sizes.name(defaults[name]) if is_bound else "",
        )
    )


def emit_computed(
    inner: BlockContext, chain: Chain, name: str, size: Dim, condition: ValueView | None
) -> None:
    """A size that is computed for each block; all keys are read where `condition` is false."""
    value = inner.sizes.name(size)
    defaults = {f"{inner.prefix}.keys": chain.sizes[chain.key], f"{inner.prefix}.first": 0}
    if condition is None or name not in defaults:
        inner.sizes.names[name] = value
        return
    inner.sizes.names[name] = name
    inner.emit(ChoiceView(name, condition, value, inner.sizes.name(defaults[name])))


def emit_part(inner: BlockContext, part: Part) -> None:
    """A part of a tensor; a copy of it where some of its rows may have to be there again."""
    if part.rows is not None:
        _emit_rows(inner, part, part.rows)
        return
    inner.emit(
        SliceView(
            result=inner.tensor(part.node),
            operand=inner.tensor(part.source),
            offsets=inner.sizes.list(part.offsets),
            sizes=inner.sizes.list(part.sizes),
            strides=mlirtext.index_list(part.strides),
            location=inner.place(part.node),
        )
    )


def _emit_rows(inner: BlockContext, part: Part, rows: Rows) -> None:
    """A copy of rows, the last of which is there several times where few are left."""
    result = inner.tensor(part.node)
    index, row = f"{result.name}.row", f"{result.name}.read"
    operations: list[Operation] = []
    sizes = InnerSizes(inner.sizes, [index], result.name, operations.append)
    shape = part.node.type.shape
    lengths = (*shape[: rows.place], 1, *shape[rows.place + 1 :])
    one = TensorType(part.node.type.dtype, (*shape[: rows.place], *shape[rows.place + 1 :]))
    read = minimum(part.offsets[rows.axis] + Size.named(index) * part.strides[rows.axis], rows.last)
    offsets = (*part.offsets[: rows.axis], read, *part.offsets[rows.axis + 1 :])
    taken = (*part.sizes[: rows.axis], 1, *part.sizes[rows.axis + 1 :])
    made = SliceView(
        result=sizes.tensor(row, one),
        operand=inner.tensor(part.source),
        offsets=sizes.list(offsets),
        sizes=sizes.list(taken),
        strides=mlirtext.index_list(part.strides),
        location=inner.place(part.node),
    )
    zeros: list[Dim] = [0] * len(shape)
    zeros[rows.place] = Size.named(index)
    inner.emit(
        RowsView(
            result=result,
            index=index,
            count=int(shape[rows.place]),
            operations=(*operations, made),
            row=made.result,
            offsets=sizes.list(tuple(zeros)),
            sizes=sizes.list(lengths),
            strides=mlirtext.index_list([1] * len(shape)),
        )
    )
