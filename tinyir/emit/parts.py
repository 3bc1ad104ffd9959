"""Which reductions are cut into parts that threads share, because they have few results.

The parts follow from the shape alone, and their results are combined in order: the same bits for
any number of threads, one included.
"""

from dataclasses import dataclass
from math import prod

import numpy as np

from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TypeClass, static_shape

PARALLEL_WORK = 1 << 18
"""From how many elements on a computation is worth several threads."""

BLOCK = 4096
"""The least work of a block for a thread, in elements, so that starting it costs little."""

_STREAMS = 4
"""In how many places a part is read at once: so memory is faster than in one place."""

FEW_ROWS = 4
"""Up to how many rows there are too few for threads to share them."""

FEW_COLUMNS = 512
"""Up to how many columns, whose sums stand side by side, are not cut into pieces."""

_LONG_ROW = 1 << 20
"""Several rows go through a nest all the same, if they are short enough for a cache."""


@dataclass(frozen=True)
class Parts:
    """`count` parts of equal length along the dimension `axis` of a reduction's operand.

    Each is read in `streams` places at once.
    """

    axis: int
    count: int
    streams: int


def parts_of(node: Node) -> Parts | None:
    """How the reduction `node` is cut, if it is."""
    if node.op.kind is not Kind.REDUCTION or not node.operands[0].type.is_static:
        return None
    # Products of parts could overflow where the whole does not.
    if node.op.combines is np.multiply and node.type.dtype.type_class is TypeClass.FLOAT:
        return None
    shape = static_shape(node.operands[0].type.shape)
    axes = node.attributes.axes or ()
    results, elements = prod(static_shape(node.type.shape)), prod(shape)
    are_rows = len(shape) - 1 in axes
    if are_rows:
        are_few = results == 1 or (results <= FEW_ROWS and elements >= results * _LONG_ROW)
    else:
        are_few = results <= FEW_COLUMNS
    if elements < PARALLEL_WORK or not are_few:
        return None
    for streams in (_STREAMS, 1) if are_rows else (1,):
        for axis in axes:
            pieces = _divisor_near(elements // BLOCK, shape[axis], streams)
            if pieces:
                return Parts(axis, pieces // streams, streams)
    return None


def _divisor_near(wanted: int, whole: int, multiple: int) -> int | None:
    """A divisor of `whole` from a quarter of `wanted` to four times that; a `multiple`, too."""
    near = (*range(wanted, 4 * wanted), *range(wanted, wanted // 4, -1))
    return next((each for each in near if each % multiple == 0 == whole % each), None)


def name_of_parts(accumulator: str) -> str:
    """What the accumulators of all parts are called, by the name of the one that they end in."""
    return f"{accumulator}.parts"
