"""The sizes of the tiles that nests are cut into."""

from collections.abc import Sequence
from math import prod

from tinyir.emit import mlirtext
from tinyir.emit.folding import fold_of
from tinyir.emit.machine import Machine
from tinyir.emit.nests import Computation
from tinyir.emit.parts import BLOCK, FEW_ROWS, PARALLEL_WORK
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind

COLUMNS = 512
"""How many columns a piece has at most where a reduction goes across them.

In fewer, rows are read in places far apart; more accumulators would leave the first cache.
"""

Sizes = tuple[int, ...]
"""The size of a tile along each dimension of the root; 0 leaves a dimension whole."""


def spelled(root: Node, sizes: Sizes) -> str:
    """The tiles along the loops of `root`, whose own reduction stays whole."""
    if not sizes:
        return ""
    along = iter(sizes)
    return mlirtext.index_list(0 if axis in _reduced(root) else next(along) for axis in _axes(root))


def _axes(root: Node) -> range:
    return range(root.type.rank + len(_reduced(root)))


def _reduced(root: Node) -> Sequence[int]:
    """The loops of `root` that reduce; what finishes a reduction has none."""
    if root.op.kind is not Kind.REDUCTION:
        return ()
    (operand,) = root.operands
    finishes = fold_of(root).finishes(operand.type.dtype, root.type.dtype)
    return () if finishes else root.attributes.axes or ()


def row_tiles(behind: Computation, machine: Machine) -> Sizes:
    """Tiles of one row each, or of columns: what reductions and their consumers share."""
    shape = behind.extents
    sizes = [0] * len(shape)
    for dim in behind.private:
        sizes[dim] = _columns(shape[dim], machine) if dim in behind.reduced_along else 1
    return tuple(sizes) if any(sizes) else ()


def has_short_rows(behind: Computation, machine: Machine) -> bool:
    """Whether elements are computed one by one in rows so short that LLVM makes no vectors."""
    *outer, innermost = behind.extents or (1,)
    is_short = 1 < innermost < 2 * machine.lanes
    return behind.is_flat and is_short and prod(outer) > 1 and behind.work >= BLOCK


def flat_tiles(behind: Computation, machine: Machine) -> Sizes:
    """Tiles that can become one row each, whose place is known: they lie in one piece.

    So they are of size 1 along outer dimensions, of whole vectors along one, and whole along inner
    ones, whose sizes are known: mlir-opt 22 splits no row again into several that are not.
    """
    shape = behind.extents
    wanted = -(-BLOCK * prod(shape) // behind.work)
    sizes, inner = [1] * len(shape), 1
    for dim in reversed(range(len(shape))):
        count = -(-wanted // (inner * machine.lanes)) * machine.lanes
        is_known = isinstance(behind.root.type.shape[dim], int)
        if inner > 1 and (count < shape[dim] or not is_known):
            sizes[dim] = count
            return tuple(sizes)
        sizes[dim] = 0
        inner *= shape[dim]
    cut = next(dim for dim, size in enumerate(shape) if size > 1)
    sizes[cut] = -(-shape[cut] // 2)
    return tuple(sizes)


def _columns(count: int, machine: Machine) -> int:
    """Of `count` columns, those of a piece: whole vectors, as many in each; 0 where all are one."""
    pieces = -(-count // COLUMNS)
    vectors = -(-count // (pieces * machine.lanes))
    return vectors * machine.lanes if pieces > 1 else 0


def block_tiles(behind: Computation, rows: Sizes) -> Sizes:
    """Tiles for threads to share: rows, or as many of them as are worth a block."""
    shape = behind.extents
    rank = len(shape)
    innermost = range(max(rank - 1, 1), rank)
    outer = behind.private.difference(innermost)
    has_few = prod(shape[dim] for dim in outer) <= FEW_ROWS
    dims = sorted(behind.private if rows or has_few else outer)
    dims = [dim for dim in dims if (rows[dim] if rows else dim not in behind.reduced_along)]
    sizes = list(rows) or [1 if dim in dims else 0 for dim in range(rank)]
    pieces = prod(-(-shape[dim] // sizes[dim]) for dim in dims)
    for dim in reversed(dims):
        count = -(-shape[dim] // sizes[dim])
        wanted = -(-BLOCK * pieces // behind.work)
        sizes[dim] = _divisor_near(shape[dim], sizes[dim] * min(count, wanted))
        pieces = -(-pieces // count) * -(-shape[dim] // sizes[dim])
    return tuple(sizes) if dims else ()


def _divisor_near(whole: int, size: int) -> int:
    """The smallest divisor of `whole` from `size` to twice that, so that all tiles are equal."""
    return next((each for each in range(size, 2 * size) if whole % each == 0), size)


def common_tiles(behind: Computation) -> tuple[Sizes, Sizes]:
    """Tiles of blocks and of rows along the outer dimensions that results have in common; () for
    none. What is in rows of their own needs no blocks where each would be a row.
    """
    count = len(behind.private)
    rows = tuple(int(size > 1) for size in behind.extents[:count])
    rest = (0,) * (len(behind.extents) - count)
    found = block_tiles(behind, (*rows, *rest))[:count] if behind.work >= PARALLEL_WORK else ()
    return (found, ()) if found == rows else (found, rows)
