"""Which keys each block of rows of a chain has to read, where that is known from constants.

Where a weight is zero whatever the scores are, because a mask makes the score minus infinity, its
key and its value need not be read: they would add nothing. So NaN or infinity in a value that no
row of a block may attend to does not spread from there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tinyir.emit.chains import Chain, Loops, operands
from tinyir.emit.layout import Access
from tinyir.emit.lowmasks import LOW, LowMask, low_mask, most
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind, SignRule
from tinyir.ir.types import BOOL


@dataclass(frozen=True)
class Reach:
    """For each block of rows its first key and how many there are, as multiples of a tile.

    That is so where the largest query times the largest key is at most `most`, if that is not None.
    """

    first: tuple[int, ...]
    count: tuple[int, ...]
    most: float | None


@dataclass(frozen=True)
class Known:
    """What is known of a value for each matrix, row and key: where `at`, it is `value`."""

    at: np.ndarray
    value: np.ndarray


_UNKNOWN = Known(np.asarray(False), np.asarray(0.0))


def reach(chain: Chain, together: int, tile: int) -> Reach | None:
    """What each block of rows reads; None where that is all keys, or not known."""
    rows, keys = chain.sizes[chain.row], chain.sizes[chain.key]
    if not isinstance(rows, int) or not isinstance(keys, int):
        return None
    without, allowed = skipped(chain, {})
    if not np.any(without) or (allowed is not None and not allowed > 0):
        return None
    without = np.broadcast_to(without, (*without.shape[:-2], rows, keys))
    if allowed is not None:  # rows of nothing but low masks have weights all the same
        without = without & ~without.all(axis=-1, keepdims=True)
    needed = np.logical_not(without.reshape(-1, rows, keys).all(axis=0))
    first, count = [], []
    for block in range(-(-rows // together)):
        start = max(min(block * together, rows - together), 0)
        columns = np.flatnonzero(needed[start : start + together].any(axis=0))
        # Rows that may attend to nothing become NaN by one key, as they do by all.
        low, high = (int(columns[0]), int(columns[-1]) + 1) if columns.size else (0, 1)
        wanted = min(-(-(high - low) // tile) * tile, keys)
        first.append(min(low, keys - wanted))
        count.append(wanted)
    is_less = sum(count) < len(count) * keys
    return Reach(tuple(first), tuple(count), allowed) if is_less else None


def skipped(chain: Chain, given: Mapping[Node, Known]) -> tuple[np.ndarray, float | None]:
    """Where the weight of a key is zero, and its score changes no reduction on the way.

    Where masks are but large numbers, also what the largest query times the largest key may be.
    """
    known: dict[Node, Known] = {chain.first: _UNKNOWN, **given}
    without = np.asarray(True)
    mask, allowed = low_mask(chain), None
    for node in chain.between:
        if node in known:
            continue
        if node.op.kind is Kind.REDUCTION:
            if node.op.combines is np.maximum:
                neutral = -np.inf
            elif node.op.combines is np.add:
                neutral = 0.0
            else:
                return np.asarray(False), None
            without = without & _is(known[operands(node)[0].source], neutral)
            known[node] = _UNKNOWN
            continue
        inner = [_read(chain, known, read, chain.loops[node]) for read in operands(node)]
        known[node] = _value(node, inner)
        if mask is not None and node is mask.node:
            known[node], allowed = _lowered(chain, mask, inner, known[node])
    return without & _is(known[chain.weights.read.source], 0.0), allowed


def _lowered(
    chain: Chain, mask: LowMask, inner: Sequence[Known], made: Known
) -> tuple[Known, float | None]:
    """Masked scores with minus infinity for large negative numbers, and what allows that."""
    changes = made
    if mask.node.op.numpy is np.add:
        changes = next((each for each in inner if each.at.all()), _UNKNOWN)
    low = changes.at & (changes.value <= LOW)
    numbers = np.abs(changes.value[np.broadcast_to(low, changes.value.shape)])
    if not np.isfinite(numbers).any():
        return made, None
    rest = np.broadcast_to(changes.at & ~low, changes.value.shape)
    others = float(np.abs(changes.value[rest]).max(initial=0))
    lowered = Known(made.at | low, np.where(low, -np.inf, made.value))
    return lowered, most(chain, mask, float(numbers.min()), others)


def _is(known: Known, value: float) -> np.ndarray:
    return np.asarray(known.at & (known.value == value))


def _read(chain: Chain, known: dict[Node, Known], read: Access, loops: Loops) -> Known:
    """What is known of an operand, with a dimension for each matrix, the rows and the keys."""
    if read.source in known:
        return known[read.source]
    constant = constant_of(chain, read, loops)
    return _UNKNOWN if constant is None else Known(np.asarray(True), constant)


def constant_of(chain: Chain, read: Access, loops: Loops) -> np.ndarray | None:
    """A constant as it is read, with a dimension for each matrix, the rows and the keys."""
    constant = read.source.constant
    if constant is None:
        return None
    follow = [None if index.loop is None else loops[index.loop] for index in read.indices]
    part = constant[
        tuple(
            index.start if loop is None else slice(index.start, None, index.step)
            for index, loop in zip(read.indices, follow, strict=True)
        )
    ]
    places = [loop for loop in follow if loop is not None]
    sizes = {loop: chain.sizes[loop] for loop in places}
    lengths = {loop: size for loop, size in sizes.items() if isinstance(size, int)}
    if len(lengths) < len(places):
        return None
    cut = part[tuple(map(slice, lengths.values()))]
    shape = [lengths.get(loop, 1) for loop in range(chain.key + 1)]
    return cut.transpose(np.argsort([*lengths])).reshape(shape)


def _value(node: Node, inner: Sequence[Known]) -> Known:
    """What is known of an operation's result."""
    at = np.asarray(True)
    for each in inner:
        at = at & each.at
    with np.errstate(all="ignore"):
        if node.op.kind is Kind.CAST:
            value = inner[0].value.astype(node.type.dtype.numpy)
        elif node.op.numpy is None:
            return _UNKNOWN
        else:
            dtypes = [operand.type.dtype.numpy for operand in node.operands]
            values = [each.value.astype(dtype) for each, dtype in zip(inner, dtypes, strict=True)]
            value = np.asarray(node.op.numpy(*values))
    made = Known(at, value)
    rule = _RULES.get(node.op.numpy)
    return made if rule is None else rule(node, inner, made)


def _of_sum(node: Node, inner: Sequence[Known], made: Known) -> Known:
    """Minus infinity stays, whatever is added to it or taken from it."""
    lowest = _is(inner[0], -np.inf)
    if node.op.numpy is np.add:
        lowest = lowest | _is(inner[1], -np.inf)
    return Known(made.at | lowest, np.where(lowest, -np.inf, made.value))


def _of_choice(node: Node, inner: Sequence[Known], made: Known) -> Known:
    """The chosen operand is all that counts."""
    condition, one, other = inner
    at = condition.at & np.where(condition.value, one.at, other.at)
    return Known(at, made.value)


def _of_quotient(node: Node, inner: Sequence[Known], made: Known) -> Known:
    """Zero stays, divided by the sum of the numerators: where that is NaN or 0, all are NaN."""
    numerator, divisor = (read.source for read in operands(node))
    if divisor.op.combines is not np.add or operands(divisor)[0].source is not numerator:
        return made
    zero = _is(inner[0], 0.0) & (numerator.op.sign is SignRule.NOT_NEGATIVE)
    return Known(made.at | zero, np.where(zero, 0.0, made.value))


def _of_both(node: Node, inner: Sequence[Known], made: Known) -> Known:
    """Where one of two bools is false, both are not true."""
    if node.type.dtype is not BOOL:
        return made
    false = _is(inner[0], False) | _is(inner[1], False)
    return Known(made.at | false, np.where(false, False, made.value))


_RULES = {
    np.add: _of_sum,
    np.subtract: _of_sum,
    np.where: _of_choice,
    np.divide: _of_quotient,
    np.logical_and: _of_both,
    np.bitwise_and: _of_both,
}
