"""How the columns and rows of a product are cut into pieces, which threads may share."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from tinyir.emit.contractions import Roles

PARALLEL_PRODUCTS = 1 << 20
"""From how many multiplications on a product is worth several threads."""

ENOUGH = 8
"""Pieces that keep several threads busy, also where they do not divide by their number."""

PANELS_AT_ONCE = 8
"""Panels that are packed together, so that whole rows of the operand are read."""

MOST_AT_ONCE = 12

PACKED_WHOLE = 1 << 19
"""Bytes of an operand that is packed before the first tile: it stays in the second cache."""

BAND = 1 << 19
"""Bytes of the rows that stay in the second cache."""


@dataclass(frozen=True)
class Pieces:
    """Pieces of equal `size` up to `end`; what is left is a piece of its own.

    In `parallel`, the last piece comes after the others.
    """

    size: int
    end: int
    parallel: bool


def columns_at_once(roles: Roles, width: int, line: int) -> Pieces | None:
    """The columns that are packed together, in panels of `width`, whose rows have
    `line` bytes; None for all of them.

    Of an unknown number of matrices all pieces are equal: mlir-opt 22 does not find that tiles
    inside are of one size.
    """
    columns, summed = roles.sizes[roles.column], roles.sizes[-1]
    panels = columns // width
    if _is_worth_threads(roles) and _batches(roles) < ENOUGH and panels >= ENOUGH:
        return shared(columns, width, range(2, min(MOST_AT_ONCE, panels // 4) + 1))
    if columns > PANELS_AT_ONCE * width and columns * summed * line > PACKED_WHOLE * width:
        sizes = [count * width for count in range(PANELS_AT_ONCE, 1, -1)]
        if not roles.unknown.isdisjoint(roles.outer):
            sizes = [size for size in sizes if columns % size == 0]
        return Pieces(sizes[0], columns, parallel=False) if sizes else None
    return None


def rows_at_once(roles: Roles, tile: int, bits: int, columns: Pieces | None) -> Pieces | None:
    """The rows, in tiles of `tile`, that stay in the second cache while all panels pass.

    Of an unknown number of rows, none: mlir-opt 22 does not find that tiles inside are of one size.
    """
    if roles.row in roles.unknown:
        return None
    rows, summed = roles.sizes[roles.row], roles.sizes[-1]
    most = max(BAND * 8 // (summed * bits) // tile, 4)
    tiles = rows // tile
    is_shared = (columns is not None and columns.parallel) or _batches(roles) >= ENOUGH
    if _is_worth_threads(roles) and not is_shared and tiles >= ENOUGH:
        largest = max(min(most, tiles // ENOUGH), 1)
        return shared(rows, tile, range(largest // 2 + 1, largest + 1))
    if rows <= 2 * most * tile:
        return None
    choices = range(most * tile, most * tile // 2, -tile)
    size = next((each for each in choices if rows % each == 0), most * tile)
    return Pieces(size, rows, parallel=False)


def batches_in_parallel(roles: Roles, columns: Pieces | None) -> bool:
    """Whether threads share what the outer loops go over."""
    if columns is not None and columns.parallel:
        return True
    return _is_worth_threads(roles) and _batches(roles) >= ENOUGH


def _is_worth_threads(roles: Roles) -> bool:
    return prod(roles.sizes) >= PARALLEL_PRODUCTS


def _batches(roles: Roles) -> int:
    return prod(roles.sizes[loop] for loop in roles.outer)


def shared(whole: int, unit: int, choices: Iterable[int]) -> Pieces:
    """Pieces for threads, of so many units as leave two or four of them the least to wait for."""
    units = whole // unit

    def time(size: int) -> tuple[int, int]:
        count, rest = divmod(units, size)
        return sum(
            -(-count // threads) * threads * size + threads * rest for threads in (2, 4)
        ), abs(size - PANELS_AT_ONCE)

    size = min(choices, key=time)
    return Pieces(size * unit, units // size * size * unit, parallel=True)
