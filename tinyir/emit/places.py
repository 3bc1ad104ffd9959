"""Where blocks of rows are along the loops of their chain, and which keys they read."""

from collections.abc import Mapping
from dataclasses import dataclass

from tinyir.emit.chains import Chain
from tinyir.emit.reach import Reach
from tinyir.ir.dims import Dim, Shape, Size, minimum
from tinyir.ir.graph import Node


@dataclass(frozen=True)
class Place:
    """Where a block is along the loops of its chain.

    `starts` and `sizes` are those of the part of each loop, `indices` the names of the loops over
    matrices and over turns, which turn `counts` times. `tables` has numbers for each turn, by their
    names. `own` is the first row that no other block has, and `most_keys` what any block reads.
    """

    indices: tuple[str, ...]
    counts: tuple[Dim, ...]
    tables: Mapping[str, tuple[int, ...]]
    own: Dim
    starts: tuple[Dim, ...]
    sizes: tuple[Dim, ...]
    most_keys: Dim


@dataclass(frozen=True)
class Part:
    """A part of a tensor: where it begins, its sizes, and the steps between its elements."""

    source: Node
    node: Node
    offsets: Shape
    sizes: Shape
    strides: tuple[int, ...]


def place_of(chain: Chain, name: str, reach: Reach | None) -> Place:
    """Where the blocks of a chain with the result `name` are, and which keys they read."""
    matrices = tuple(f"{name}.at{loop}" for loop in range(chain.row))
    turn, block = f"{name}.turn", f"{name}.block"
    rows, together = chain.sizes[chain.row], chain.block
    own = Size.named(block if reach else turn) * together
    # The last block has rows of the one before it, too, where few are left.
    row = own if rows % together == 0 else minimum(own, rows - together)
    first: Dim = 0
    keys = chain.sizes[chain.key]
    tables: dict[str, tuple[int, ...]] = {}
    if reach:
        order = _balanced(len(reach.count))
        tables[block] = tuple(order)
        tables[f"{name}.keys"] = tuple(reach.count[at] for at in order)
        keys = Size.named(f"{name}.keys")
        if any(reach.first):
            tables[f"{name}.first"] = tuple(reach.first[at] for at in order)
            first = Size.named(f"{name}.first")
    return Place(
        indices=(*matrices, turn),
        tables=tables,
        counts=(*chain.sizes[: chain.row], -(-rows // together)),
        own=own,
        starts=(*map(Size.named, matrices), row, first, 0, 0),
        sizes=(*[1] * len(matrices), together, keys, *chain.sizes[chain.depth :]),
        most_keys=max(reach.count) if reach and reach.most is None else chain.sizes[chain.key],
    )


def _balanced(count: int) -> list[int]:
    """The order of blocks: the last after the first, and so on, so that threads get equal work."""
    order = []
    for at in range(-(-count // 2)):
        order += [at] if 2 * at == count - 1 else [at, count - 1 - at]
    return order
