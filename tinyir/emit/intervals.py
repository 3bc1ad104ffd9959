"""Constant matrices with one value in an interval of each row, and another outside of it.

Such are causal masks, with a window or without. To compare with the ends of an interval takes less
time than to read a matrix column by column.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tinyir.ir.dims import Dim


@dataclass(frozen=True)
class Bound:
    """One end of each row's interval: the column `offset`, or so many after the row's own."""

    moves: bool
    offset: Dim

    def at(self, row: Dim) -> Dim:
        """The end in the interval of `row`."""
        return row + self.offset if self.moves else self.offset


@dataclass(frozen=True)
class Interval:
    """Where a matrix is `inside`: from `low` to before `high`, or from or to the end (None)."""

    inside: np.ndarray
    outside: np.ndarray
    low: Bound | None
    high: Bound | None


def interval(matrix: np.ndarray) -> Interval | None:
    """How `matrix` is told by intervals; None where it is not. One row stands for all."""
    bits = np.ascontiguousarray(matrix).view(f"u{matrix.itemsize}")
    values, places = np.unique(bits, return_index=True)
    if len(values) != 2:
        return None
    for at in (1, 0):
        ends = _ends(bits == values[at])
        if ends is not None:
            inside, outside = (np.asarray(matrix.flat[places[each]]) for each in (at, 1 - at))
            return Interval(inside, outside, *ends)
    return None


def _ends(within: np.ndarray) -> tuple[Bound | None, Bound | None] | None:
    """The ends that describe where a matrix is true."""
    columns = within.shape[1]
    starts = within.argmax(axis=1)
    stops = columns - within[:, ::-1].argmax(axis=1)
    filled = within.any(axis=1)
    for low in _bounds(starts[filled], np.flatnonzero(filled), 0):
        for high in _bounds(stops[filled], np.flatnonzero(filled), columns):
            if np.array_equal(_filled(within.shape, low, high), within):
                return low, high
    return None


def _bounds(ends: np.ndarray, rows: np.ndarray, unbounded: int) -> Sequence[Bound | None]:
    """What the ends of these rows may follow, where they are not cut off at `unbounded`.

    First comes what holds for all rows if there is but one.
    """
    inner = ends != unbounded
    if not inner.any():
        return (None,)
    first = int(np.flatnonzero(inner)[0])
    return Bound(False, int(ends[first])), Bound(True, int(ends[first] - rows[first]))


def _filled(shape: tuple[int, ...], low: Bound | None, high: Bound | None) -> np.ndarray:
    rows, columns = np.ogrid[: shape[0], : shape[1]]
    found = np.ones(shape, bool)
    if low is not None:
        found &= columns >= rows * low.moves + low.offset
    if high is not None:
        found &= columns < rows * high.moves + high.offset
    return found
