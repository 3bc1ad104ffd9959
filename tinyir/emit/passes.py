"""Decides what each pass over a block computes: elements, and reductions of them along keys."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tinyir.emit.layout import read_through
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind

_POINTWISE = (Kind.ELEMENTWISE, Kind.CAST)


@dataclass(frozen=True)
class Pass:
    """What one pass computes: elements of `root`, from `nodes`, and their `reductions`.

    Without nodes the elements are stored already.
    """

    root: Node
    nodes: tuple[Node, ...]
    reductions: tuple[Node, ...]

    @property
    def place(self) -> Node:
        """The node of the block in whose place the pass is."""
        return self.root if self.nodes else self.reductions[0]

    @property
    def reduces_at_once(self) -> bool:
        """Whether several elements can be reduced together: by one operation."""
        return all(map(_is_one_operation, self.reductions))


def passes(nodes: Sequence[Node]) -> list[Pass]:
    """The passes over a block with these nodes; products and reductions read what is stored."""
    users = _users(nodes)
    waiting: dict[Node, tuple[Node, ...]] = {}
    found: list[Pass] = []
    reduced: set[Node] = set()
    for node in nodes:
        sources = list(dict.fromkeys(map(read_through, node.operands)))
        if node.op.kind in _POINTWISE:
            inner = [each for source in sources for each in waiting.pop(source, ())]
            readers = users.get(node, [])
            if len(readers) == 1 and _is_pointwise_on(readers[0], node):
                waiting[node] = (*inner, node)
                continue
            reductions = tuple(
                each
                for each in readers
                if each.op.kind is Kind.REDUCTION and _joins(each, (*inner, node))
            )
            reduced.update(reductions)
            found.append(Pass(node, (*inner, node), reductions))
        elif node.op.kind is Kind.REDUCTION and node not in reduced:
            found.append(Pass(sources[0], (), (node,)))
    return found


def _joins(reduction: Node, nodes: Sequence[Node]) -> bool:
    """Whether a pass can hold a reduction: one with tiles of a product, if it is one operation."""
    kinds = {operand.op.kind for node in nodes for operand in node.operands}
    return _is_one_operation(reduction) or Kind.CONTRACTION not in kinds


def _is_one_operation(reduction: Node) -> bool:
    return len(reduction.op.fold[reduction.operands[0].type.dtype].identities) == 1


def last_reads(found: Sequence[Pass]) -> Mapping[Node, Pass]:
    """For each node the last pass that reads it."""
    last: dict[Node, Pass] = {}
    for each in found:
        for node in (*each.nodes, *each.reductions):
            last.update(dict.fromkeys(map(read_through, node.operands), each))
    return last


def _users(nodes: Sequence[Node]) -> dict[Node, list[Node]]:
    users: dict[Node, list[Node]] = {}
    for node in nodes:
        for source in dict.fromkeys(map(read_through, node.operands)):
            users.setdefault(source, []).append(node)
    return users


def _is_pointwise_on(reader: Node, node: Node) -> bool:
    return reader.op.kind in _POINTWISE and reader.type.shape == node.type.shape
