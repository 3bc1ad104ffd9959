"""Which keys each block of rows of a chain has to read, where that is known from constants.

Where a weight is zero whatever the scores are, because a mask makes the score minus infinity, its
key and its value need not be read: they would add nothing. So NaN or infinity in a value that no
row of a block may attend to does not spread from there.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tinyir.emit.chains import Chain, Loops, operands
from tinyir.emit.layout import Access
from tinyir.emit.lowmasks import LOW, LowMask, low_mask, most
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind, SignRule
from tinyir.ir.types import static_shape


@dataclass(frozen=True)
class Reach:
    """For each block of rows its first key and how many there are, as multiples of a tile.

    That is so where the largest query times the largest key is at most `most`, if that is not None.
    """

    first: tuple[int, ...]
    count: tuple[int, ...]
    most: float | None


@dataclass(frozen=True)
class _Known:
    """What is known of a value for each matrix, row and key: where `at`, it is `value`."""

    at: np.ndarray
    value: np.ndarray


_UNKNOWN = _Known(np.asarray(False), np.asarray(0.0))


def reach(chain: Chain, tile: int) -> Reach | None:
    """What each block of rows reads; None where that is all keys, or not known."""
    if not all(isinstance(size, int) for size in chain.sizes):
        return None
    sizes = static_shape(chain.sizes)
    skipped, allowed = _skipped(chain)
    if not np.any(skipped) or (allowed is not None and not allowed > 0):
        return None
    rows, keys = sizes[chain.row], sizes[chain.key]
    skipped = np.broadcast_to(skipped, (*skipped.shape[:-2], rows, keys))
    if allowed is not None:  # rows of nothing but low masks have weights all the same
        skipped = skipped & ~skipped.all(axis=-1, keepdims=True)
    needed = np.logical_not(skipped.reshape(-1, rows, keys).all(axis=0))
    first, count = [], []
    for block in range(-(-rows // chain.block)):
        start = min(block * chain.block, rows - chain.block)
        columns = np.flatnonzero(needed[start : start + chain.block].any(axis=0))
        # Rows that may attend to nothing become NaN by one key, as they do by all.
        low, high = (int(columns[0]), int(columns[-1]) + 1) if columns.size else (0, 1)
        wanted = min(-(-(high - low) // tile) * tile, keys)
        first.append(min(low, keys - wanted))
        count.append(wanted)
    is_less = sum(count) < len(count) * keys
    return Reach(tuple(first), tuple(count), allowed) if is_less else None


def _skipped(chain: Chain) -> tuple[np.ndarray, float | None]:
    """Where the weight of a key is zero, and its score changes no reduction on the way.

    Where masks are but large numbers, also what the largest query times the largest key may be.
    """
    known: dict[Node, _Known] = {chain.first: _UNKNOWN}
    skipped = np.asarray(True)
    mask, allowed = low_mask(chain), None
    for node in chain.between:
        if node.op.kind is Kind.REDUCTION:
            if node.op.combines is np.maximum:
                neutral = -np.inf
            elif node.op.combines is np.add:
                neutral = 0.0
            else:
                return np.asarray(False), None
            skipped = skipped & _is(known[operands(node)[0].source], neutral)
            known[node] = _UNKNOWN
            continue
        inner = [_read(chain, known, read, chain.loops[node]) for read in operands(node)]
        known[node] = _value(node, inner)
        if mask is not None and node is mask.node:
            known[node], allowed = _lowered(chain, mask, inner, known[node])
    return skipped & _is(known[chain.weights.read.source], 0.0), allowed


def _lowered(
    chain: Chain, mask: LowMask, inner: Sequence[_Known], made: _Known
) -> tuple[_Known, float | None]:
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
    lowered = _Known(made.at | low, np.where(low, -np.inf, made.value))
    return lowered, most(chain, mask, float(numbers.min()), others)


def _is(known: _Known, value: float) -> np.ndarray:
    return np.asarray(known.at & (known.value == value))


def _read(chain: Chain, known: dict[Node, _Known], read: Access, loops: Loops) -> _Known:
    """What is known of an operand, with a dimension for each matrix, the rows and the keys."""
    if read.source in known:
        return known[read.source]
    constant = constant_of(chain, read, loops)
    return _UNKNOWN if constant is None else _Known(np.asarray(True), constant)


def constant_of(chain: Chain, read: Access, loops: Loops) -> np.ndarray | None:
    """A constant as it is read, with a dimension for each matrix, the rows and the keys."""
    constant = read.source.constant
    if constant is None or not all(isinstance(size, int) for size in chain.sizes):
        return None
    sizes = static_shape(chain.sizes)
    follow = [None if index.loop is None else loops[index.loop] for index in read.indices]
    part = constant[
        tuple(
            index.start if loop is None else slice(index.start, None, index.step)
            for index, loop in zip(read.indices, follow, strict=True)
        )
    ]
    places = [loop for loop in follow if loop is not None]
    cut = part[tuple(slice(sizes[loop]) for loop in places)]
    shape = [1] * (chain.key + 1)
    for loop in places:
        shape[loop] = sizes[loop]
    return cut.transpose(np.argsort(places)).reshape(shape)


def _value(node: Node, inner: Sequence[_Known]) -> _Known:
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
            value = np.asarray(node.op.numpy(*(each.value for each in inner)))
    made = _Known(at, value)
    rule = _RULES.get(node.op.numpy)
    return made if rule is None else rule(node, inner, made)


def _of_sum(node: Node, inner: Sequence[_Known], made: _Known) -> _Known:
    """Minus infinity stays, whatever is added to it or taken from it."""
    lowest = _is(inner[0], -np.inf)
    if node.op.numpy is np.add:
        lowest = lowest | _is(inner[1], -np.inf)
    return _Known(made.at | lowest, np.where(lowest, -np.inf, made.value))


def _of_choice(node: Node, inner: Sequence[_Known], made: _Known) -> _Known:
    """The chosen operand is all that counts."""
    condition, one, other = inner
    at = condition.at & np.where(condition.value, one.at, other.at)
    return _Known(at, made.value)


def _of_quotient(node: Node, inner: Sequence[_Known], made: _Known) -> _Known:
    """Zero stays, divided by the sum of the numerators: where that is NaN or 0, all are NaN."""
    numerator, divisor = (read.source for read in operands(node))
    if divisor.op.combines is not np.add or operands(divisor)[0].source is not numerator:
        return made
    zero = _is(inner[0], 0.0) & (numerator.op.sign is SignRule.NOT_NEGATIVE)
    return _Known(made.at | zero, np.where(zero, 0.0, made.value))


_RULES = {
    np.add: _of_sum,
    np.subtract: _of_sum,
    np.where: _of_choice,
    np.divide: _of_quotient,
}
