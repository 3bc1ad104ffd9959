"""Which products are computed alike: the schedule transforms all of a kind together.

What tidies up after a transform goes through the whole function. Unrolled loops have hundreds of
products of a few kinds, so that is done once for each kind, not for each product.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tinyir.emit.contractions import Roles, accumulates_in, epilogues, roles_of
from tinyir.emit.foldable import may_fold
from tinyir.emit.panels import packed
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import DType

_MOVES = (Kind.RESHAPE, Kind.SLICE, Kind.TRANSPOSE, Kind.BROADCAST, Kind.REVERSE)


@dataclass(frozen=True)
class Way:
    """What decides how a product is computed.

    With an `epilogue`, tiles go through an operation that mlir-opt cannot fold away. `is_second`
    are products whose panels are the result of one that is not: where both are packed at a time,
    mlir-opt folds one's packing with the reverse of the other's.
    """

    roles: Roles
    dtypes: tuple[DType, ...]
    is_packed: bool
    epilogue: bool
    is_second: bool


def ways(graph: Graph) -> dict[Node, Way]:
    """How the products of `graph` are computed, in order."""
    found: dict[Node, Way] = {}
    for node, epilogue in epilogues(graph).items():
        roles = roles_of(node)
        if roles is None:
            continue
        dtypes = (node.type.dtype, *(operand.type.dtype for operand in node.operands))
        has_epilogue = accumulates_in(node) is not node.type.dtype
        has_epilogue |= bool(epilogue) and not may_fold(node, epilogue)
        before = found.get(_moved(node.operands[roles.panel]))
        is_second = before is not None and not before.is_second
        is_packed = packed(node) is not None
        found[node] = Way(roles, dtypes, is_packed, has_epilogue, is_second)
    return found


def firsts(found: Mapping[Node, Way]) -> dict[Node, Node]:
    """For each product the first that is computed alike."""
    first: dict[Way, Node] = {}
    return {node: first.setdefault(way, node) for node, way in found.items()}


def _moved(node: Node) -> Node:
    """What `node` shows elements of."""
    while node.op.kind in _MOVES:
        node = node.operands[0]
    return node
