"""Decides which results are stored past the caches, because they are larger than these.

A store that goes through a cache reads the line from memory first, which nobody needs: without,
memory carries a third less. Such stores are of whole vectors at multiples of their size.
"""

from dataclasses import dataclass
from math import gcd, prod

from tinyir.emit.machine import Machine
from tinyir.emit.needed import written
from tinyir.emit.nests import Computation, computation, is_private
from tinyir.ir.graph import Graph, Node
from tinyir.ir.types import TensorType, static_shape

LARGE = 32 << 20
"""From how many bytes on a result is stored past the caches: as many as the last one usually has.

Smaller ones, which are read again before they leave it, would have to come from memory.
"""

ALIGNMENT = 16
"""Multiples of so many bytes are where results begin that NumPy or malloc made room for."""

_CHEAP = 8
"""Up to how many operations for an element it is memory that takes the time."""

_BLOCK = 5120
"""The elements of a block, more or less."""

_ELEMENTS = (4, 8)
"""The bytes of an element: vectors of smaller ones are not worth what their conversions take."""


@dataclass(frozen=True)
class Stream:
    """Vectors of `lanes` elements, in tiles of `sizes` that each lie in one piece."""

    lanes: int
    sizes: tuple[int, ...]


def is_large(type_: TensorType) -> bool:
    """Whether results of this type are, if they cost little."""
    if not type_.is_static:
        return False
    width = type_.dtype.bytes
    return width in _ELEMENTS and prod(static_shape(type_.shape)) * width >= LARGE


def streamed(graph: Graph) -> dict[Node, str]:
    """What is stored past the caches, and the names of these results."""
    large = {each.node: each.name for each in graph.results if is_large(each.node.type)}
    if not large:
        return {}
    wholes, parts = written(graph)
    roots = [*parts, *wholes]
    found = {}
    for index, root in enumerate(roots):
        if root in large and is_private(roots, index):
            behind = computation(root, graph.nodes)
            if behind is not None and _is_cheap(behind):
                found[root] = large[root]
    return found


def point(result: str) -> str:
    """The name of how much of the result of this name is stored past the caches."""
    return f"{result}.streamed"


def _is_cheap(behind: Computation) -> bool:
    """Whether a result takes the time of memory, and can be stored in order."""
    is_cheap = behind.work <= _CHEAP * prod(behind.extents)
    return is_cheap and behind.is_flat and not behind.reduces


def stream(type_: TensorType, machine: Machine) -> Stream:
    """How a result of a type that is streamed is cut.

    Tiles are of size 1 along outer dimensions, whole along inner ones, and begin at multiples of
    ALIGNMENT if the result does.
    """
    shape, width = static_shape(type_.shape), type_.dtype.bytes
    lanes = 2 * machine.vector_bytes // width
    for dim in reversed(range(len(shape))):
        inner, outer = prod(shape[dim + 1 :]), prod(shape[:dim])
        step = lanes // gcd(lanes, inner)
        count = step * max(1, _BLOCK // (step * inner))
        is_aligned = outer == 1 or shape[dim] * inner * width % ALIGNMENT == 0
        if is_aligned and (count < shape[dim] or outer == 1):
            break
    sizes = (*(1 for _ in shape[:dim]), min(count, shape[dim]), *(0 for _ in shape[dim + 1 :]))
    return Stream(lanes, sizes)
