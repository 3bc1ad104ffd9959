"""Which values cannot be positive, or cannot be negative, whatever the inputs are."""

import enum
from collections.abc import Sequence

import numpy as np

from tinyir.emit.layout import Index, access, is_view
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind, SignRule
from tinyir.ir.types import TypeClass


class Sign(enum.Flag):
    """What holds for all values that are not NaN; zeros of either sign are neither."""

    UNKNOWN = 0
    NOT_POSITIVE = enum.auto()
    NOT_NEGATIVE = enum.auto()


def signs(graph: Graph) -> dict[Node, Sign]:
    """What is known of the values of each node; nothing of those of integers."""
    found: dict[Node, Sign] = {}
    for node in graph.nodes:
        is_float = node.type.dtype.type_class is TypeClass.FLOAT
        known = [found[operand] for operand in node.operands]
        found[node] = _sign(node, known) if is_float else Sign.UNKNOWN
    return found


def _sign(node: Node, operands: Sequence[Sign]) -> Sign:
    if node.op.kind is Kind.CONSTANT:
        return _of_constant(_constant(node))
    if node.op.kind is Kind.CAST or is_view(node):
        return operands[0]
    match node.op.sign:
        case SignRule.NOT_NEGATIVE:
            return Sign.NOT_NEGATIVE
        case SignRule.SAME:
            return operands[0]
        case SignRule.OPPOSITE:
            return _opposite(operands[0])
        case SignRule.SUM:
            return operands[0] & operands[1]
        case SignRule.DIFFERENCE if _is_below_its_maximum(node):
            return Sign.NOT_POSITIVE
        case SignRule.DIFFERENCE:
            return operands[0] & _opposite(operands[1])
        case SignRule.PRODUCT:
            return _of_square(*node.operands) or _of_product(*operands)
        case SignRule.QUOTIENT if _constant(node.operands[1]):
            return _of_product(*operands)
        case SignRule.POWER if (_constant(node.operands[1]) or 1) % 2 == 0:
            return Sign.NOT_NEGATIVE
        case SignRule.LEAST:
            return (operands[0] & operands[1]) | ((operands[0] | operands[1]) & Sign.NOT_POSITIVE)
        case SignRule.GREATEST:
            return (operands[0] & operands[1]) | ((operands[0] | operands[1]) & Sign.NOT_NEGATIVE)
        case _:
            return Sign.UNKNOWN


def _constant(node: Node) -> float | None:
    """The value of a scalar; larger constants are not looked through."""
    return None if node.type.shape or node.constant is None else float(node.constant)


def _of_constant(value: float | None) -> Sign:
    sign = Sign.UNKNOWN
    if value is not None and value <= 0:
        sign |= Sign.NOT_POSITIVE
    if value is not None and value >= 0:
        sign |= Sign.NOT_NEGATIVE
    return sign


def _opposite(sign: Sign) -> Sign:
    opposite = Sign.UNKNOWN
    if Sign.NOT_POSITIVE in sign:
        opposite |= Sign.NOT_NEGATIVE
    if Sign.NOT_NEGATIVE in sign:
        opposite |= Sign.NOT_POSITIVE
    return opposite


def _of_product(one: Sign, other: Sign) -> Sign:
    """The sign of a product, or of a quotient by a number that is not 0."""
    if Sign.NOT_NEGATIVE in other:
        return one
    return _opposite(one) if Sign.NOT_POSITIVE in other else Sign.UNKNOWN


def _of_square(one: Node, other: Node) -> Sign:
    """The sign of the product of a node with itself, or with its negative."""
    (first, first_negated), (second, second_negated) = map(_without_sign, (one, other))
    if first is not second:
        return Sign.UNKNOWN
    return Sign.NOT_NEGATIVE if first_negated == second_negated else Sign.NOT_POSITIVE


def _without_sign(node: Node) -> tuple[Node, bool]:
    """What `node` is the negative of, and that it is; or `node` itself."""
    negated = node.op.sign is SignRule.OPPOSITE
    return (node.operands[0] if negated else node), negated


def _is_below_its_maximum(node: Node) -> bool:
    """Whether `node` is x - m, where each m is the maximum of elements of x, that x among them."""
    x, most = node.operands
    read = access(most, node.type.shape)
    maximum = read.source
    is_maximum = maximum.op.kind is Kind.REDUCTION and maximum.op.combines is np.maximum
    if not is_maximum or maximum.operands != (x,) or x.type != node.type:
        return False
    kept = [axis for axis in range(x.type.rank) if axis not in (maximum.attributes.axes or ())]
    return all(
        index == Index(axis) or size == 1
        for axis, index, size in zip(kept, read.indices, maximum.type.shape, strict=True)
    )
