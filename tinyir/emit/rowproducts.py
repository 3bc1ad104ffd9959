"""Decides how a product of one row and a matrix is computed: the matrix is read once, unpacked."""

from math import prod

from tinyir.emit.contractions import ROWS_AT_ONCE, Roles, accumulates_in
from tinyir.emit.levels import accumulator, at, level
from tinyir.emit.machine import Machine
from tinyir.emit.productviews import DotProductView, RowProductView, TailView
from tinyir.emit.shares import ENOUGH, Pieces, shared
from tinyir.emit.sums import LONGEST_SUM
from tinyir.ir.graph import Node

PARALLEL_ROWS = 1 << 18
"""From how many elements of a matrix on a row times it is worth several threads."""

PARTS = range(4, 17)
"""Into how many parts K may be cut, which threads share."""

ON_STACK = 64 << 10
"""Bytes of the sums of all parts that need no memory from the heap, which is slow to get."""

SHORTEST = 128
"""Sums up to this length are not cut into parts."""

MOST_SUMS = 8
"""Vectors that add up at the same time."""


def row_product(
    name: str, node: Node, roles: Roles, machine: Machine
) -> RowProductView | DotProductView:
    """How the product called `name` is computed: by where the matrix's columns lie."""
    if roles.panel_loops[-1] == roles.column:
        return _by_rows(accumulator(name, node), node, roles, machine)
    return _by_columns(accumulator(name, node), node, roles, machine)


def _by_rows(name: str, node: Node, roles: Roles, machine: Machine) -> RowProductView:
    """A few rows of the matrix at once are added to all of the result."""
    loops, summed = len(roles.sizes), roles.sizes[-1]
    bits = accumulates_in(node).bits
    parts = _parts(summed, prod(roles.sizes[:-1]) * bits // 8)
    whole = summed // (ROWS_AT_ONCE * (parts or 1)) * ROWS_AT_ONCE * (parts or 1)
    width = {loops - 2: 4 * machine.vector_bytes * 8 // bits}
    outer = {loop: 1 for loop in roles.outer if roles.sizes[loop] > 1}
    first = 2 if parts else 1
    columns = {loop + first: size for loop, size in (outer | width).items()}
    # Of many matrices, such as panels, one after the other, so that their sums stay in a cache.
    panels = [loop for loop in outer if loop in roles.panel_loops]
    if prod(roles.sizes[loop] for loop in panels) < ENOUGH:
        panels = []
    part = {loop + 1: 1 for loop in panels or outer} | ({} if panels else {0: 1})
    is_shared = parts is not None and prod(roles.sizes) >= PARALLEL_ROWS
    return RowProductView(
        name=name,
        parts=parts,
        own=level(name, "part", loops, part, parallel=True) if is_shared else None,
        count=whole // (ROWS_AT_ONCE * (parts or 1)),
        columns=level(name, "columns", loops - 1 + first, dict.fromkeys(range(first), 1) | columns),
        tail=TailView(whole, loops - 1) if whole < summed else None,
        rest=level(name, "rest", loops, outer | width),
    )


def _parts(summed: int, size: int) -> int | None:
    """The number of equal parts of K, whose sums are short and of `size` bytes each.

    It leaves as little of K over as possible.
    """
    if summed <= SHORTEST:
        return None
    fewest = min(-(-summed // LONGEST_SUM), PARTS[-1])
    choices = [parts for parts in PARTS if parts >= fewest]
    few = [parts for parts in choices if parts * size <= ON_STACK]
    return min(few or choices, key=lambda parts: (summed % (ROWS_AT_ONCE * parts), abs(parts - 8)))


def _by_columns(name: str, node: Node, roles: Roles, machine: Machine) -> DotProductView:
    """Dot products with a few of the matrix's columns at once, which lie as rows, in lanes."""
    rank, summed = len(roles.sizes) - 1, roles.sizes[-1]
    in_vector = machine.vector_bytes * 8 // accumulates_in(node).bits
    lanes = min(max(8, in_vector), summed // 2)
    while summed > lanes * LONGEST_SUM and lanes < MOST_SUMS * in_vector:
        lanes *= 2
    at_once = MOST_SUMS * in_vector // lanes
    outer = {loop: 1 for loop in roles.outer if roles.sizes[loop] > 1}
    rest = summed % lanes
    pieces = _shared_columns(roles, at_once)
    levels = []
    if pieces.end < roles.sizes[roles.column]:
        levels.append(level(name, "whole", rank + 1, {roles.column: pieces.end}))
    if pieces.parallel:
        tiled = outer | {roles.column: pieces.size}
        levels.append(level(name, "shared", rank + 1, tiled, parallel=True))
    return DotProductView(
        name=name,
        lanes=lanes,
        place=rank,
        tail=TailView(summed - rest, rank) if rest else None,
        levels=(*levels, level(name, "columns", rank + 1, outer | {roles.column: at_once})),
        step_sizes=at(rank + 2, {rank: 1}),
    )


def _shared_columns(roles: Roles, at_once: int) -> Pieces:
    columns = roles.sizes[roles.column]
    units = columns // at_once
    if prod(roles.sizes) < PARALLEL_ROWS or units < 16:
        return Pieces(columns, columns, parallel=False)
    return shared(columns, at_once, range(units // 16, units // 8 + 1))
