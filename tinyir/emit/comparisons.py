"""Comparisons of the numbers of rows and keys with each other, such as causal masks.

Where sizes are known at run time only, masks are no constants: this finds the interval of keys of
each row in what the mask is computed by.
"""

import numpy as np

from tinyir.emit.chains import Loops, operands
from tinyir.emit.intervals import Bound, Interval
from tinyir.emit.layout import FIRST, Access, Index
from tinyir.ir.dims import Dim
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import I64

_Linear = tuple[int, int, Dim]
"""How often the number of the row and that of the key are counted, and what is added."""

_SIGNS = {np.add: 1, np.subtract: -1}

_AT_LEAST = {
    np.greater_equal: (1, 0),
    np.greater: (1, -1),
    np.less_equal: (-1, 0),
    np.less: (-1, -1),
}
"""'a < b' is that -1 times their difference, -1, is not negative."""


def comparison(node: Node, loops: Loops, row: int, key: int) -> Interval | None:
    """Where `node` is true, if that is an interval of keys for each row."""
    if node.op.numpy not in _AT_LEAST:
        return None
    one, other = (_linear(read, loops, row, key) for read in operands(node))
    if one is None or other is None:
        return None
    factor, plus = _AT_LEAST[node.op.numpy]
    rows, keys, rest = (factor * each for each in _sum(one, other, -1))
    inside, outside = np.asarray(True), np.asarray(False)
    if keys == -1 and rows in (0, 1):  # key <= row + rest
        return Interval(inside, outside, None, Bound(rows == 1, rest + plus + 1))
    if keys == 1 and rows in (0, -1):  # key >= row - rest
        return Interval(inside, outside, Bound(rows == -1, -(rest + plus)), None)
    return None


def _linear(read: Access, loops: Loops, row: int, key: int) -> _Linear | None:
    """An integer that rows and keys are counted for."""
    node = read.source
    if node.type.dtype is not I64:
        return None
    if node.constant is not None:
        return (0, 0, int(node.constant)) if node.constant.ndim == 0 else None
    if node.op.kind is Kind.SIZE:
        assert node.attributes.size is not None
        return 0, 0, node.attributes.size
    if not all(index in (FIRST, Index(index.loop)) for index in read.indices):
        return None
    followed = tuple(None if each.loop is None else loops[each.loop] for each in read.indices)
    if node.op.kind is Kind.IOTA:
        (axis,) = node.attributes.axes or (0,)
        known = {None: (0, 0, 0), row: (1, 0, 0), key: (0, 1, 0)}
        return known.get(followed[axis])
    if node.op.kind is not Kind.ELEMENTWISE or node.op.numpy not in _SIGNS:
        return None
    one, other = (_linear(each, followed, row, key) for each in operands(node))
    return _sum(one, other, _SIGNS[node.op.numpy]) if one and other else None


def _sum(one: _Linear, other: _Linear, sign: int) -> _Linear:
    rows, keys, rest = (a + sign * b for a, b in zip(one, other, strict=True))
    return rows, keys, rest
