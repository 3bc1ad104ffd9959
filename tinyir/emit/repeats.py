"""Finds what a kernel does several times in turn: the layers of a model, the heads of attention.

Unrolled loops leave the same operations over and over, which read what the time before computed,
and weights of their own. Operations follow each other in the order of the user's program, so such
a part repeats with a fixed number of operations.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from tinyir.emit.windows import Window, windows
from tinyir.ir.dims import names_of
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind
from tinyir.ir.work import work

FEWEST = 4
"""Products that are left out of the text where a part is a function, at least."""

SMALLEST = 1 << 18
"""Multiplications and additions in a turn, at least: a call takes the time of few thousand."""

_GIVEN = (Kind.INPUT, Kind.CONSTANT)

_TRIES = 16
"""How many places and lengths are looked at, those that save most products first."""

_SHIFTS = 4
"""How many places to cut are looked at, those that the fewest values pass first."""


@dataclass(frozen=True)
class Turn:
    """Nodes that compute what those of other turns do. They read `shown`, windows of memory.

    What shows part of one of them is not among them, but belongs to those that read it.
    """

    nodes: tuple[Node, ...]
    shown: Mapping[Node, Window]

    @property
    def windows(self) -> tuple[Window, ...]:
        """Each window once, in the order in which they are read."""
        return tuple(dict.fromkeys(self.shown.values()))


@dataclass(frozen=True)
class Repeat:
    """Turns that compute the same; of each, the nodes at `results` are read by others.

    What they compute has the same `form` wherever it is computed.
    """

    turns: tuple[Turn, ...]
    results: tuple[int, ...]
    form: Hashable


def repeat(graph: Graph) -> Repeat | None:
    """The turns that save most products as calls of a function; None where that is not worth it.

    Arguments that are written stay where they are: their updates are made in place. All that is
    known of named sizes has to follow from what a turn reads.
    """
    products = sum(node.op.kind is Kind.CONTRACTION for node in graph.nodes)
    if products <= FEWEST or graph.writes or not all(node.type.size for node in graph.nodes):
        return None
    search = _Search(graph)
    found = (search.at(*candidate) for candidate in search.candidates()[:_TRIES])
    return next(filter(None, found), None)


def saved(found: Repeat | None) -> int:
    """How many products are left out of the text."""
    others = found.turns[1:] if found else ()
    return sum(node.op.kind is Kind.CONTRACTION for turn in others for node in turn.nodes)


class _Search:
    """The operations of a graph in order, but for what is known.

    What shows part of a value is no operation: it goes with those that read it, wherever it stands.
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._sizes = set(graph.signature.sizes)
        self._windows = windows(graph)
        self._free: set[Node] = set()
        self._nodes: list[Node] = []
        for node in graph.nodes:
            if _is_free(node, self._free):
                self._free.add(node)
            elif node.op.kind not in _GIVEN and self._windows[node].base is node:
                self._nodes.append(node)
        self._products = _sums(node.op.kind is Kind.CONTRACTION for node in self._nodes)
        self._work = _sums(work([node]) for node in self._nodes)
        self._passed = self._values_passed()

    def candidates(self) -> list[tuple[int, int, int]]:
        """Where turns may begin, their length, and how many operations repeat; the best first."""
        numbers: dict[Hashable, int] = {}
        tokens = np.array([numbers.setdefault(_token(n), len(numbers)) for n in self._nodes])
        found = []
        for length in range(1, len(tokens) // 2 + 1):
            for start, stop in _runs(tokens[:-length] == tokens[length:], length):
                times = (stop + length - start) // length
                saved = (times - 1) * (self._products[start + length] - self._products[start])
                is_large = self._work[start + length] - self._work[start] >= SMALLEST
                if saved >= FEWEST and is_large:
                    found.append((-saved, length, start, stop + length - start))
        return [(start, length, total) for _, length, start, total in sorted(found)]

    def at(self, start: int, length: int, total: int) -> Repeat | None:
        """The turns there, cut where few values pass from one to the next."""
        times, rest = divmod(total, length)
        shifts = sorted(range(rest + 1), key=lambda each: self._passed[start + each + length])
        found = (self._cut(start + shift, length, times) for shift in shifts[:_SHIFTS])
        return next(filter(None, found), None)

    def _values_passed(self) -> np.ndarray:
        """For each place in the order, how many values of operations before it are read after."""
        places = {node: index for index, node in enumerate(self._nodes)}
        last = dict.fromkeys(places, -1)
        for node in self._nodes:
            read = (self._windows[each].base for each in node.operands)
            last.update((each, places[node]) for each in read if each in places)
        changes = np.zeros(len(self._nodes) + 2, int)
        for node, place in places.items():
            changes[place + 1] += 1
            changes[max(last[node], place) + 1] -= 1
        return np.cumsum(changes)

    def _cut(self, start: int, length: int, times: int) -> Repeat | None:
        cuts = [
            tuple(self._nodes[at : at + length])
            for at in range(start, start + times * length, length)
        ]
        forms, turns = zip(*map(self._form, cuts), strict=True)
        first, last = max(_same(forms), key=lambda span: span[1] - span[0])
        turns = turns[first:last]
        products = self._products[start + length] - self._products[start]
        dims = (dim for seen in turns[0].windows for dim in seen.shape)
        if not self._sizes.issubset(name for dim in dims for name in names_of(dim)):
            return None
        if (len(turns) - 1) * products < FEWEST:
            return None
        return Repeat(turns, self._results(turns), forms[first])

    def _form(self, nodes: tuple[Node, ...]) -> tuple[Hashable, Turn]:
        """What `nodes` compute, and these as a turn."""
        own = {node: index for index, node in enumerate(nodes)}
        shown: dict[Node, Window] = {}
        taken: dict[Window, int] = {}

        def source(operand: Node) -> Hashable:
            seen = self._windows[operand]
            if seen.base in own:
                return (own[seen.base], seen.offset, seen.shape, seen.strides)
            if operand in self._free:
                return operand
            shown[operand] = seen
            number = taken.setdefault(seen, len(taken))
            return ("from", number, seen.base.type, seen.shape, seen.strides)

        form = tuple(
            (node.op.name, node.attributes, node.type, *map(source, node.operands))
            for node in nodes
        )
        return form, Turn(nodes, shown)

    def _results(self, turns: Sequence[Turn]) -> tuple[int, ...]:
        """What is read from outside of any of the turns."""
        inner = {node for turn in turns for node in turn.nodes}
        outside = (node for node in self._nodes if node not in inner)
        shown = [*self._graph.kept, *(each for node in outside for each in node.operands)]
        read = {window.base for turn in turns for window in turn.windows}
        read.update(self._windows[each].base for each in shown)
        found = {index for turn in turns for index, node in enumerate(turn.nodes) if node in read}
        return tuple(sorted(found))


def _is_free(node: Node, free: set[Node]) -> bool:
    """Whether `node` follows from numbers and shapes alone: it is computed in each turn."""
    if node.op.kind is Kind.CONSTANT:
        return not node.type.shape
    return node.op.kind is not Kind.INPUT and free.issuperset(node.operands)


def _token(node: Node) -> Hashable:
    """What two operations have in common at least where turns repeat."""
    return (node.op.name, node.attributes, node.type, *(each.type for each in node.operands))


def _runs(equal: np.ndarray, shortest: int) -> Iterator[tuple[int, int]]:
    """The spans in which `equal` is true throughout, if they are long enough."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], equal, [False]])))
    for start, stop in edges.reshape(-1, 2).tolist():
        if stop - start >= shortest:
            yield start, stop


def _same(forms: Sequence[Hashable]) -> Iterator[tuple[int, int]]:
    """The spans of equal forms."""
    start = 0
    for at in range(1, len(forms) + 1):
        if at == len(forms) or forms[at] != forms[start]:
            yield start, at
            start = at


def _sums(values: Iterable[int]) -> list[int]:
    """The sums of the first of `values`: of none, one, two, ..."""
    return [0, *accumulate(values)]
