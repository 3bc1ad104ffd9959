"""Makes what repeats in a kernel a function of its own, which is emitted once and called.

So the text, the time to compile it and the library do not grow with the layers of a model. The
user's graph stays as it is; the kernel that is emitted calls parts, and those may call others.
"""

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from tinyir.emit.filled import with_late_updates
from tinyir.emit.mlirtext import body_symbol
from tinyir.emit.prepared import prepared
from tinyir.emit.repeats import Repeat, Turn, repeat, saved
from tinyir.emit.windows import Window, windows
from tinyir.ir.attributes import Attributes
from tinyir.ir.graph import Check, Graph, Node, Result, reachable
from tinyir.ir.names import value_names
from tinyir.ir.optable import INPUT
from tinyir.ir.primitive import Kind, Primitive
from tinyir.ir.types import TensorType

_PART = ".part"
_SYMBOL = re.compile(rf"\w+{re.escape(_PART)}\d+(?:\.sized)?")

CALL = Primitive("call", Kind.CALL)
"""A call of a part with arrays that its windows are in; it stands for the first result."""

CALL_RESULT = Primitive("call_result", Kind.CALL_RESULT)
"""Another result of a call."""


@dataclass(frozen=True)
class Function:
    """A function of the module: a kernel, or a part that others call.

    Inputs of parts may be windows: they lie in an array, from an element on that the call names.
    """

    graph: Graph
    is_part: bool = False


def functions(graph: Graph) -> tuple[Function, ...]:
    """What is emitted for the kernel `graph`: its parts, and in the end the kernel itself."""
    parts: dict[Hashable, Function] = {}
    return tuple(_outlined(Function(_with_turns(graph)), f"{graph.name}{_PART}", parts))


def _with_turns(graph: Graph) -> Graph:
    """`graph` prepared; with its updates late where more of it repeats then.

    Elsewhere they stay: what is computed right before is then computed where it is written.
    """
    now = prepared(graph)
    if graph.writes or all(node.op.kind is not Kind.UPDATE for node in graph.nodes):
        return now
    late = prepared(with_late_updates(graph))
    return late if saved(repeat(late)) > saved(repeat(now)) else now


def is_part(symbol: str) -> bool:
    """Whether a function is called as parts are."""
    return _SYMBOL.fullmatch(symbol) is not None


def is_part_of(symbol: str, kernel: str) -> bool:
    """Whether a function is called as the parts of a kernel are."""
    return is_part(symbol) and symbol.startswith(f"{kernel}{_PART}")


def calls_of(found: Iterable[Function]) -> Counter[str | None]:
    """How often functions are called in all of the text."""
    nodes = chain.from_iterable(each.graph.nodes for each in found)
    return Counter(node.attributes.callee for node in nodes if node.op is CALL)


def called(found: Iterable[Function]) -> Iterator[str]:
    """Lines that tell which functions call parts how often."""
    for each in found:
        for name, count in calls_of([each]).items():
            yield f"# {each.graph.name}: '{name}' is a function that is called {count} times"


def _outlined(
    function: Function, prefix: str, parts: dict[Hashable, Function]
) -> Iterator[Function]:
    """What is emitted for `function`, which calls `parts` and new ones, called `prefix` and so on.

    What is computed again elsewhere in a kernel is the same part.
    """
    graph = function.graph
    while (found := repeat(graph)) is not None:
        given = _given(found)
        windows = found.turns[0].windows
        own = tuple(seen for index, seen in enumerate(windows) if index not in given)
        key = (found.form, found.results, own)
        part = parts.get(key)
        if part is None:
            part = parts[key] = _part(graph, found, given, f"{prefix}{len(parts)}")
            yield from _outlined(part, prefix, parts)
        graph = _calling(graph, found, given, body_symbol(part.graph.signature))
    yield replace(function, graph=graph)


def _given(found: Repeat) -> list[int]:
    """The windows that differ from turn to turn or are computed; others are of one constant."""
    columns = zip(*(turn.windows for turn in found.turns), strict=True)
    return [
        index
        for index, windows in enumerate(columns)
        if len(set(windows)) > 1 or windows[0].base.op.kind is not Kind.CONSTANT
    ]


def _part(graph: Graph, found: Repeat, given: Sequence[int], name: str) -> Function:
    """The function that computes what all turns do."""
    turn = found.turns[0]
    names = value_names(graph)
    inputs = {turn.windows[index]: _input(turn, turn.windows[index], names) for index in given}
    made = {node: inputs[seen] for node, seen in turn.shown.items() if seen in inputs}
    nodes = list(chain.from_iterable(_copied(node, made) for node in turn.nodes))
    results = tuple(
        Result(names[turn.nodes[index]], made[turn.nodes[index]]) for index in found.results
    )
    return Function(
        Graph(
            name,
            tuple(inputs.values()),
            results,
            (*inputs.values(), *nodes),
            names={new: graph.names[old] for old, new in made.items() if old in graph.names},
            fast=graph.fast,
        ),
        is_part=True,
    )


def _copied(node: Node, made: dict[Node, Node]) -> list[Node]:
    """`node` and what it reads, as far as that is not `made`, reading what is; all is added there.

    A loop, because recursion dies on long chains.
    """
    copies: list[Node] = []
    pending = [node]
    while pending:
        last = pending[-1]
        left = [each for each in last.operands if each not in made]
        if left and last not in made:
            pending += left
            continue
        pending.pop()
        if last not in made:
            operands = tuple(made[each] for each in last.operands)
            made[last] = last if operands == last.operands else replace(last, operands=operands)
            copies.append(made[last])
    return copies


def _input(turn: Turn, window: Window, names: dict[Node, str]) -> Node:
    """The parameter for a window, called as what shows it. It stands where the turn begins."""
    shown = next(node for node, seen in turn.shown.items() if seen == window)
    type_, place = TensorType(shown.type.dtype, window.shape), turn.nodes[0].location
    attributes = Attributes(name=names[shown], steps=window.strides)
    return Node(INPUT, (), attributes, type_, place)


def _calling(graph: Graph, found: Repeat, given: Sequence[int], name: str) -> Graph:
    """`graph` with a call in place of each turn."""
    inner = {node for turn in found.turns for node in turn.nodes}
    ends = {turn.nodes[-1]: turn for turn in found.turns}
    shown = windows(graph)
    old = value_names(graph)
    made: dict[Node, Node] = {}
    nodes: list[Node] = []
    for node in graph.nodes:
        if node in ends:
            calls = _call(ends[node], found.results, given, made, name)
            made.update(calls)
            nodes += calls.values()
        # What shows part of a call's result comes after that, with what reads it.
        elif node not in inner and shown[node].base is node:
            nodes += _copied(node, made)
    for node in (*graph.ends, *(each.failed for each in graph.checks)):
        nodes += _copied(node, made)
    results = tuple(replace(each, node=made[each.node]) for each in graph.results)
    checks = tuple(Check(made[each.failed], each.status) for each in graph.checks)
    needed = reachable([*(each.node for each in results), *(each.failed for each in checks)])
    # A call writes all of its results, whether they are read or not.
    needed.update(node for node in nodes if node.op is CALL_RESULT and node.operands[0] in needed)
    return replace(
        graph,
        results=results,
        checks=checks,
        nodes=tuple(node for node in nodes if node in needed or node.op.kind is Kind.INPUT),
        names={new: old[node] for node, new in made.items()},
    )


def _call(
    turn: Turn,
    results: Sequence[int],
    given: Sequence[int],
    made: dict[Node, Node],
    name: str,
) -> dict[Node, Node]:
    """The call in place of a turn, and what stands for each of its nodes that others read."""
    windows = [turn.windows[index] for index in given]
    bases = tuple(made[each.base] for each in windows)
    inner = {index: each.offset for index, each in enumerate(windows) if not each.is_whole}
    first, *others = (turn.nodes[index] for index in results)
    shapes = (
        *(each.shape for each in windows),
        *(turn.nodes[index].type.shape for index in results),
    )
    attributes = Attributes(
        callee=name,
        axes=tuple(inner),
        starts=tuple(inner.values()),
        shape=tuple(chain.from_iterable(shapes)),
    )
    call = Node(CALL, bases, attributes, first.type, first.location)
    found = {first: call}
    for position, node in enumerate(others, 1):
        attributes = Attributes(position=position)
        found[node] = Node(CALL_RESULT, (call,), attributes, node.type, node.location)
    return found
