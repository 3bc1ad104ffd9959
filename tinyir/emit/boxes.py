"""Finds what is computed but never read: where all that read a value read the same part of it.

A model returns what follows the last token, `x[-1]`; the last layer need not compute the others.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from tinyir.emit.panels import packed_behind
from tinyir.ir.dims import Dim, Shape
from tinyir.ir.graph import Graph, Node
from tinyir.ir.primitive import Kind


@dataclass(frozen=True)
class Box:
    """A part of an array: so many elements along each axis, from `starts` on."""

    starts: Shape
    shape: Shape

    @property
    def spans(self) -> list["Span"]:
        """The start and the number of elements along each axis."""
        return list(zip(self.starts, self.shape, strict=True))


Span = tuple[Dim, Dim]


def whole(shape: Shape) -> Box:
    """All of an array."""
    return Box((0,) * len(shape), shape)


def is_whole(node: Node, box: Box) -> bool:
    """Whether `box` is all of `node`."""
    return box.shape == node.type.shape


def boxes(graph: Graph) -> dict[Node, Box]:
    """The part of each node that is read; all of it where that is not one part."""
    asked: defaultdict[Node, set[Box]] = defaultdict(set)
    for node in graph.kept:
        asked[node].add(whole(node.type.shape))
    found: dict[Node, Box] = {}
    for node in reversed(graph.nodes):
        found[node] = _computed(node, asked[node])
        for operand, box in zip(node.operands, behind(node, found[node]) or (), strict=True):
            asked[operand].add(box)
    return found


def _computed(node: Node, asked: set[Box]) -> Box:
    """The one part that is read, if it is small and can be computed without the others."""
    all_of_it = whole(node.type.shape)
    (box,) = asked if len(asked) == 1 else (all_of_it,)
    return box if _is_small(box, node.type.shape) and behind(node, box) is not None else all_of_it


def _is_small(box: Box, shape: Shape) -> bool:
    """Whether to compute no more than `box` saves half and more, where it is told by numbers.

    A few elements less along an axis may leave rows that begin anywhere and end in part of a
    vector, which takes more time than it saves.
    """
    cut = [(count, dim) for count, dim in zip(box.shape, shape, strict=True) if count != dim]
    left, before = (prod(sizes) for sizes in zip(*cut, strict=True)) if cut else (1, 1)
    if not isinstance(left, int):
        return False
    return not isinstance(before, int) or 2 * left <= before


def behind(node: Node, box: Box) -> tuple[Box, ...] | None:
    """The parts of its operands that `box` of `node` is computed from; None where not of parts.

    All of a node is computed from all of its operands, but for slices, which show parts.
    """
    if node.op.kind is not Kind.SLICE and is_whole(node, box):
        return tuple(whole(operand.type.shape) for operand in node.operands)
    match node.op.kind:
        case Kind.ELEMENTWISE | Kind.CAST | Kind.BROADCAST:
            return tuple(_broadcast(operand.type.shape, box) for operand in node.operands)
        case Kind.REDUCTION:
            return _before_reduction(node, box)
        case Kind.TRANSPOSE:
            axes = node.attributes.axes or ()
            return (_of(box.spans[axes.index(axis)] for axis in range(len(axes))),)
        case Kind.RESHAPE:
            return _before_reshape(node, box)
        case Kind.SLICE:
            return _before_slice(node, box)
        case Kind.CONTRACTION:
            return _before_contraction(node, box)
        case _:
            return None


def _of(spans: Iterable[Span]) -> Box:
    starts, shape = [], []
    for start, count in spans:
        starts.append(start)
        shape.append(count)
    return Box(tuple(starts), tuple(shape))


def _broadcast(shape: Shape, box: Box) -> Box:
    """The part of an operand of `shape` that is repeated to `box`."""
    last = box.spans[len(box.shape) - len(shape) :]
    return _of((0, 1) if dim == 1 else span for dim, span in zip(shape, last, strict=True))


def _before_reduction(node: Node, box: Box) -> tuple[Box, ...]:
    (operand,) = node.operands
    kept = iter(box.spans)
    axes = node.attributes.axes or ()
    return (
        _of((0, dim) if at in axes else next(kept) for at, dim in enumerate(operand.type.shape)),
    )


def _before_reshape(node: Node, box: Box) -> tuple[Box, ...] | None:
    """Axes that are cut must be axes of the operand, too: as long, and as many elements apart."""
    shape = node.type.shape
    before = node.operands[0].type.shape
    places = {(prod(before[:axis]), dim): axis for axis, dim in enumerate(before)}
    spans = whole(before).spans
    for axis, span in enumerate(box.spans):
        if span == (0, shape[axis]):
            continue
        place = places.get((prod(shape[:axis]), shape[axis]))
        if place is None:
            return None
        spans[place] = span
    return (_of(spans),)


def _before_slice(node: Node, box: Box) -> tuple[Box, ...] | None:
    """With steps between them, elements are no box: then all may be read, for all of them."""
    if any(step != 1 for step in node.attributes.steps or ()):
        is_all = is_whole(node, box)
        return (whole(node.operands[0].type.shape),) if is_all else None
    shifts = zip(node.attributes.starts or (), box.spans, strict=True)
    return (_of((shift + start, count) for shift, (start, count) in shifts),)


def _before_contraction(node: Node, box: Box) -> tuple[Box, ...] | None:
    """Packed matrices are read as they lie: all of them."""
    inputs, _, output = (node.attributes.equation or "").partition("->")
    cut = dict(zip(output, box.spans, strict=True))
    found = [
        _of(cut.get(label, (0, dim)) for label, dim in zip(labels, operand.type.shape, strict=True))
        for labels, operand in zip(inputs.split(","), node.operands, strict=True)
    ]
    pairs = zip(node.operands, found, strict=True)
    parts = (operand for operand, box in pairs if not is_whole(operand, box))
    return None if any(map(packed_behind, parts)) else tuple(found)
