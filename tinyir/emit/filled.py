"""Arrays that a loop fills part by part, in a form where the turns of the loop are alike.

What a turn reads of such an array is taken from where it was computed, and the array is updated
once its parts are there: each turn updates another part, so no two of them would be the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import gcd

from tinyir.emit.rewriting import applied, live, rewritten
from tinyir.ir.attributes import Attributes
from tinyir.ir.dims import Dim
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.optable import BROADCAST, RESHAPE, SLICE
from tinyir.ir.primitive import Kind, Primitive


def with_late_updates(graph: Graph) -> Graph:
    """`graph` with each update right before what reads more of it than one part."""
    forwarded = live(rewritten(graph, _Forwarding().steps))
    ordered: dict[Node, None] = {}
    others = (node for node in forwarded.nodes if node.op.kind is not Kind.UPDATE)
    for node in (*others, *forwarded.nodes):
        _add(node, ordered)
    return replace(forwarded, nodes=tuple(ordered), names=value_names(forwarded))


def _add(node: Node, ordered: dict[Node, None]) -> None:
    """`node` in the end of `ordered`, after what it needs; recursion would die on long chains."""
    pending = [node]
    while pending:
        left = [each for each in pending[-1].operands if each not in ordered]
        if left:
            pending += reversed(left)
        else:
            ordered[pending.pop()] = None


@dataclass(frozen=True)
class _Span:
    """Elements along an axis: so many, `step` apart, from `start` on."""

    start: Dim
    step: int
    count: Dim

    @property
    def places(self) -> range:
        """Where the elements are; nowhere if that is known at run time only."""
        if not isinstance(self.start, int) or not isinstance(self.count, int):
            return range(0)
        return range(self.start, self.start + self.step * self.count, self.step)

    def is_apart(self, other: "_Span") -> bool:
        """Whether the two are known to have no element in common."""
        one, two = self.places, other.places
        if not one or not two:
            return False
        is_beyond = one[-1] < two[0] or two[-1] < one[0]
        apart = gcd(*(each.step if len(each) > 1 else 0 for each in (one, two)))
        return is_beyond or (apart > 0 and (one[0] - two[0]) % apart > 0)

    def within(self, other: "_Span") -> "_Span | None":
        """These elements as some of the other's; None where they are not known to be."""
        if self == other:
            return _Span(0, 1, self.count)
        one, two = self.places, other.places
        if not one or one[0] not in two or one[-1] not in two:
            return None
        step, rest = divmod(self.step, other.step) if len(one) > 1 else (1, 0)
        return None if rest else _Span(two.index(one[0]), step, self.count)


def _spans(node: Node) -> list[_Span]:
    """What a slice shows or an update replaces, along each axis."""
    attributes = node.attributes
    parts = (attributes.starts or (), attributes.steps or (), attributes.shape or ())
    return [_Span(*each) for each in zip(*parts, strict=True)]


class _Forwarding:
    """Takes parts of updated arrays from what was written there, or from what was there before.

    Equal parts are one node: what is read from several turns looks the same to all of them.
    """

    def __init__(self) -> None:
        self._made: dict[tuple[Node, Attributes], Node] = {}

    def steps(self, node: Node) -> list[Node]:
        """What makes the part that `node` shows; `node` itself where it is no such part."""
        source = node.operands[0] if node.op.kind is Kind.SLICE else node
        if source is node or source.op.kind is not Kind.UPDATE:
            return [node]
        wanted = _spans(node)
        while source.op.kind is Kind.UPDATE:
            pairs = list(zip(wanted, _spans(source), strict=True))
            if any(one.is_apart(other) for one, other in pairs):
                source = source.operands[0]
                continue
            inner = [span for one, other in pairs if (span := one.within(other)) is not None]
            if len(inner) < len(wanted):
                break
            shape = Attributes(shape=source.attributes.shape)
            value = self._applied(RESHAPE, source.operands[1], shape, node)
            return [value, self._part(value, inner, node)]
        return [self._part(source, wanted, node)]

    def _part(self, source: Node, spans: Sequence[_Span], node: Node) -> Node:
        starts, steps = (each.start for each in spans), tuple(each.step for each in spans)
        shape = tuple(each.count for each in spans)
        if source.op is BROADCAST and not source.operands[0].type.shape:
            return self._applied(BROADCAST, source.operands[0], Attributes(shape=shape), node)
        attributes = Attributes(starts=tuple(starts), steps=steps, shape=shape)
        return self._applied(SLICE, source, attributes, node)

    def _applied(self, op: Primitive, source: Node, attributes: Attributes, node: Node) -> Node:
        if attributes.shape == source.type.shape:
            return source
        made = applied(op, [source], attributes, node.location)
        return self._made.setdefault((source, attributes), made)
