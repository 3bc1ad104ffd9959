"""Masks of a large negative number: what must hold so that masked weights are exactly zero.

Where scores are bounded, a masked one is so far below the largest of its row that its exponential
is zero. Their bound is that of the queries times that of the keys, which a kernel looks at.
"""

from dataclasses import dataclass

import numpy as np

from tinyir.emit.chains import Chain, operands
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import F32, F64

LOW = -1e4
"""A mask of this and less is taken for one."""

_ZERO_BELOW = {F32: -110.0, F64: -760.0}
"""From where down the exponential is zero, with something to spare."""


@dataclass(frozen=True)
class LowMask:
    """Masked scores, `node`: others are at most `scale` times what the first product has."""

    node: Node
    scale: float


def low_mask(chain: Chain) -> LowMask | None:
    """The masked scores of a chain; None where they are more than shifted by their maximum."""
    for node in chain.between:
        if node.op.numpy is np.where:
            scores = [read.source for read in operands(node)[1:]]
        elif node.op.numpy is np.add:
            scores = [read.source for read in operands(node)]
        else:
            continue
        inner = [each for each in scores if each is chain.first or each in chain.between]
        scale = _scale(inner[0], chain) if len(inner) == 1 else None
        if scale is not None and _is_shifted(node, chain) and node.type.dtype in _ZERO_BELOW:
            return LowMask(node, scale)
    return None


def most(chain: Chain, mask: LowMask, limit: float, others: float) -> float:
    """What the largest query times the largest key may be.

    Masked scores are lowered by `limit` or more, others changed by `others` or less. Rounding takes
    less than the hundredth that is spared.
    """
    depth = chain.sizes[chain.depth]
    assert isinstance(depth, int)
    room = (limit + _ZERO_BELOW[mask.node.type.dtype]) / 2 - others
    return 0.99 * room / (mask.scale * depth)


def _scale(node: Node, chain: Chain) -> float | None:
    """What the first product is multiplied by on its way to `node`; None for anything else."""
    scale = 1.0
    while node is not chain.first:
        if node not in chain.between:
            return None
        reads = operands(node)
        if node.op.kind is not Kind.CAST:
            constants = [read.source.constant for read in reads]
            if len(reads) != 2 or constants[1] is None or constants[1].ndim:
                return None
            factor = abs(float(constants[1]))
            if node.op.numpy is np.multiply:
                scale *= factor
            elif node.op.numpy is np.divide and factor:
                scale /= factor
            else:
                return None
        node = reads[0].source
    return scale if 0 < scale < np.inf else None


def _is_shifted(node: Node, chain: Chain) -> bool:
    """Whether `node` is read by its maximum and by exponentials of its distance to that alone."""
    largest = [
        each
        for each in chain.between
        if each.op.combines is np.maximum and operands(each)[0].source is node
    ]
    readers = _readers(node, chain)
    distances = [each for each in readers if each not in largest]
    exponentials = [each for distance in distances for each in _readers(distance, chain)]
    return (
        node is not chain.weights.read.source
        and bool(largest)
        and all(
            each.op.numpy is np.subtract
            and operands(each)[0].source is node
            and operands(each)[1].source in largest
            for each in distances
        )
        and bool(exponentials)
        and all(each.op.numpy is np.exp for each in exponentials)
    )


def _readers(node: Node, chain: Chain) -> list[Node]:
    return [each for each in chain.between if node in [read.source for read in operands(each)]]
