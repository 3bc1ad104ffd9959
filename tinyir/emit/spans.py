"""Which keys each block of rows of a chain has to read, where sizes are known at run time only.

Masks that compare the number of a row with that of a key leave an interval of keys for each row.
"""

from dataclasses import dataclass

import numpy as np

from tinyir.emit.chains import Chain
from tinyir.emit.intervals import Bound
from tinyir.emit.reach import Known, skipped
from tinyir.ir.dims import Dim, Size, maximum, minimum


@dataclass(frozen=True)
class Span:
    """Bounds of the keys that a row needs: all of them hold.

    That is so where the largest query times the largest key is at most `most`, if that is not None.
    """

    lows: tuple[Bound, ...]
    highs: tuple[Bound, ...]
    most: float | None

    @property
    def moves(self) -> bool:
        """Whether some blocks have more keys than others."""
        return any(bound.moves for bound in (*self.lows, *self.highs))


def span(chain: Chain) -> Span | None:
    """What each block of rows reads; None where that is all keys, or not known."""
    masks = list(chain.compared)
    if not masks:
        return None
    # Each mask has an axis of its own, along which it is false, then true.
    ones = [1] * (len(masks) + chain.key + 1)
    values = [
        np.asarray([False, True]).reshape([*ones[:at], 2, *ones[at + 1 :]])
        for at in range(len(masks))
    ]
    given = {
        mask: Known(np.asarray(True), value) for mask, value in zip(masks, values, strict=True)
    }
    without, allowed = skipped(chain, given)
    wide = np.broadcast_shapes(without.shape, *(value.shape for value in values))
    without = np.broadcast_to(without, wide)
    lows, highs = [], []
    for at, mask in enumerate(masks):
        found = chain.compared[mask]
        if without.take(0, axis=at).all():
            lows += [found.low] if found.low else []
            highs += [found.high] if found.high else []
        elif without.take(1, axis=at).all():
            lows += [found.high] if found.high else []
            highs += [found.low] if found.low else []
    if not (lows or highs) or (allowed is not None and (lows or not allowed > 0)):
        return None
    return Span(tuple(lows), tuple(highs), allowed)


def keys_of(found: Span, name: str, keys: Dim, own: Dim, tile: int) -> dict[str, Dim]:
    """Sizes that are computed for a block of rows from `own` to before `name`.end, by their names.

    `name`.keys is how many keys it reads, and `name`.first is the first one where that may be
    another than 0.
    """
    low: Dim = 0
    high = keys
    for bound in found.lows:
        low = maximum(low, bound.at(own))
    for bound in found.highs:
        high = minimum(high, bound.at(Size.named(f"{name}.end") - 1))
    # Rows that may attend to nothing become NaN by one key, as they do by all.
    count = minimum((maximum(high - low, 1) + tile - 1) // tile * tile, keys)
    if found.most is not None:  # rows of nothing but low masks have weights all the same
        fewest: Dim = keys
        for bound in found.highs:
            fewest = minimum(fewest, bound.at(own))
        count = minimum(count + maximum(1 - fewest, 0) * keys, keys)
    sizes = {f"{name}.keys": count}
    if found.lows:
        sizes[f"{name}.first"] = minimum(low, keys - Size.named(f"{name}.keys"))
    return sizes
