"""How the reduction of a node accumulates: the row's way for its dtype, and for its shape."""

from math import prod

from tinyir.emit.parts import parts_of
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Fold

_FEW = 8
"""NumPy adds up fewer elements than this one after the other."""


def fold_of(node: Node) -> Fold:
    """The fold of the reduction `node`."""
    (operand,) = node.operands
    fold = node.op.fold[operand.type.dtype]
    in_order = _are_few(node) or _are_columns(node)
    return fold.few if in_order and fold.few else fold


def _are_few(node: Node) -> bool:
    (operand,) = node.operands
    lengths = [operand.type.shape[axis] for axis in node.attributes.axes or ()]
    return all(isinstance(each, int) for each in lengths) and prod(map(int, lengths)) < _FEW


def _are_columns(node: Node) -> bool:
    """Whether whole rows of known length are added up, as NumPy does one after the other.

    Parts would be added up in another order.
    """
    (operand,) = node.operands
    axes = node.attributes.axes or ()
    kept = operand.type.shape[max(axes, default=-1) + 1 :]
    lengths = [each for each in kept if isinstance(each, int)]
    return len(lengths) == len(kept) and prod(lengths) > 1 and parts_of(node) is None
