"""What the schedules of all products share: names and tile sizes."""

from collections.abc import Mapping

from tinyir.emit import mlirtext
from tinyir.emit.contractions import accumulates_in
from tinyir.emit.productviews import LevelView
from tinyir.ir.graph import Node


def accumulator(name: str, node: Node) -> str:
    """The name of the sums, which half precision is made of."""
    return name if accumulates_in(node) is node.type.dtype else f"{name}.acc0"


def level(
    name: str,
    level: str,
    rank: int,
    tiled: Mapping[int, int],
    *,
    parallel: bool = False,
    asks: bool = False,
) -> LevelView:
    """Loops around what belongs to the product `name`, whose result has `rank` dimensions."""
    loops = 1 if parallel else len(tiled)
    return LevelView(level, f"{name}.{level}", at(rank, tiled), loops, parallel, asks)


def at(count: int, sizes: Mapping[int, int]) -> str:
    """`count` tile sizes, 0 but for those given."""
    return mlirtext.index_list(sizes.get(index, 0) for index in range(count))
