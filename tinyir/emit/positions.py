"""Finds where the extremum of a row is in two passes, because LLVM vectorises both.

The first passes over a row for its extremum, the second for the first place where that is, or
where a NaN is: if there is one, it is the extremum. The one loop that keeps the best element so far
and its place goes element by element, and stays where columns stand side by side.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tinyir.emit.rewriting import applied, rewritten
from tinyir.ir import optable
from tinyir.ir.attributes import NO_ATTRIBUTES, Attributes, Literal
from tinyir.ir.dims import Dim
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Primitive
from tinyir.ir.types import I32, I64, U64, DType, TensorType, TypeClass

_SHORTEST = 16
"""From how many elements on a row is passed over twice."""

_NARROW = 1 << 31
"""Fewer places than this are numbered by 32 bits, of which vectors hold twice as many."""


def with_positions(graph: Graph) -> Graph:
    """`graph` where positions in rows are found in two passes; itself where there are none."""
    if not any(map(_is_in_rows, graph.nodes)):
        return graph
    return rewritten(graph, lambda node: _Steps(node).nodes if _is_in_rows(node) else [node])


def _is_in_rows(node: Node) -> bool:
    """Whether the elements that `node` compares are in rows long enough.

    AVX2 cannot compare integers of 64 bits for their order: one loop is faster.
    """
    if node.op.finds is None:
        return False
    (operand,) = node.operands
    length = operand.type.shape[-1]
    is_long = not isinstance(length, int) or length >= _SHORTEST
    is_inner = node.attributes.axes == (operand.type.rank - 1,)
    return is_inner and is_long and operand.type.dtype not in (I64, U64)


class _Steps:
    """The nodes that stand for a position in a row, in order."""

    def __init__(self, node: Node) -> None:
        self._place = node.location
        self.nodes: list[Node] = []
        (row,) = node.operands
        axis, length = row.type.rank - 1, row.type.shape[-1]
        best = self._call(node.op.finds, [row], Attributes(axes=(axis,)))
        shape = (*row.type.shape[:-1], 1)
        best = self._apply(optable.RESHAPE, [best], Attributes(shape=shape))
        is_there = self._call(np.equal, [row, best])
        if row.type.dtype.type_class is TypeClass.FLOAT:
            is_nan = self._call(np.isnan, [row])
            is_there = self._call(np.logical_or, [is_there, is_nan])
        is_narrow = isinstance(length, int) and length < _NARROW
        dtype = I32 if is_narrow else I64
        counted = Attributes(axes=(0,), shape=(length,), dtype=dtype)
        place = self._apply(optable.IOTA, [], counted)
        chosen = self._apply(optable.SELECT, [is_there, place, self._number(length, dtype)])
        first = self._call(np.min, [chosen], Attributes(axes=(axis,)))
        if is_narrow:
            self._apply(optable.CAST, [first], Attributes(dtype=I64))

    def _call(
        self, function: Any, operands: Sequence[Node], attributes: Attributes = NO_ATTRIBUTES
    ) -> Node:
        return self._apply(optable.BY_NUMPY[function], operands, attributes)

    def _apply(
        self, op: Primitive, operands: Sequence[Node], attributes: Attributes = NO_ATTRIBUTES
    ) -> Node:
        node = applied(op, operands, attributes, self._place)
        self.nodes.append(node)
        return node

    def _number(self, value: Dim, dtype: DType) -> Node:
        """A number, or a size that is known at run time, as a scalar."""
        if not isinstance(value, int):
            return self._apply(optable.SIZE, [], Attributes(size=value))
        attributes = Attributes(value=Literal(np.array(value, dtype.numpy)))
        node = Node(optable.CONSTANT, (), attributes, TensorType(dtype, ()), self._place)
        self.nodes.append(node)
        return node
