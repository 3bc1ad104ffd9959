"""Which updates are copied: mlir-opt sees no conflict between what is written to memory of callers.

What a call leaves behind is written there at its end, one after the other. Until then each must be
in memory that none of the writes before it goes to.
"""

from collections.abc import Iterator, Sequence
from math import prod

from tinyir.emit.layout import is_replaced, is_view
from tinyir.emit.many import MANY
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import static_shape

_IN_PLACE = (32, 128)
"""Of very many updates of an array, how many are in one piece of memory: so many, and one more for
each so many elements that are copied for the next.

Bufferization compares all that is read with all that is written there, for each of them.
"""

_KEEP = (Kind.SLICE, Kind.RESHAPE, Kind.UPDATE)


def copied(graph: Graph) -> frozenset[Node]:
    """The updates of whole arrays by what may lie in an argument that is written itself."""
    written = {each.input for each in graph.writes}
    return frozenset(
        node
        for node in graph.nodes
        if is_replaced(node)
        and node.operands[0] is not node.operands[1]
        and not written.isdisjoint(_homes(node.operands[1]))
    )


def shared(graph: Graph) -> frozenset[Node]:
    """The updates of parts of what another result is made of, too, which mlir-opt may place in it.

    Arguments have places of their own, but for bools, which are made of their bytes.
    """
    updates = [
        node for node in graph.nodes if node.op.kind is Kind.UPDATE and not is_replaced(node)
    ]
    if not updates:
        return frozenset()
    paths = [frozenset(_homes(node)) for node in graph.ends]
    needed = frozenset(
        node
        for node in updates
        if not _is_argument(node)
        and any(node.operands[0] in path and node not in path for path in paths)
    )
    return needed | _cut(updates) if len(graph.nodes) > MANY else needed


def _cut(updates: Sequence[Node]) -> frozenset[Node]:
    """The updates before which there are very many others of the same array."""
    before: dict[Node, int] = {}
    found = set()
    fewest, elements = _IN_PLACE
    for node in updates:
        if node.type.is_static:
            count = before.get(node.operands[0], 0) + 1
            is_cut = count > fewest + prod(static_shape(node.type.shape)) // elements
            before[node] = 0 if is_cut else count
            found |= {node} if is_cut else set()
    return frozenset(found)


def _is_argument(node: Node) -> bool:
    *_, first = _homes(node)
    return first.op.kind is Kind.INPUT and first.type.dtype.stored_as is None


def _homes(node: Node) -> Iterator[Node]:
    """`node`, and those in whose memory it may lie: it shows a part of them, or updates them."""
    yield node
    while is_view(node) or node.op.kind in _KEEP:
        node = node.operands[1 if is_replaced(node) else 0]
        yield node
