"""How the reduction of a node accumulates: the row's way for its dtype, and for its length."""

from math import prod

from tinyir.ir.graph import Node
from tinyir.ir.primitive import Fold


def fold_of(node: Node) -> Fold:
    """The fold of the reduction `node`."""
    (operand,) = node.operands
    fold = node.op.fold[operand.type.dtype]
    lengths = [operand.type.shape[axis] for axis in node.attributes.axes or ()]
    are_few = all(isinstance(each, int) for each in lengths) and prod(map(int, lengths)) < 8
    return fold.few if are_few and fold.few else fold
