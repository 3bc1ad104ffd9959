"""Decides which nests of rows fetch the next row while they compute one.

The first loop over a row is often a light one, such as that of a maximum: it would wait for memory,
and so would the last one for the lines of the result. So a loop that computes for long, such as
that of an exponential, asks for both. Light loops would be slowed down by it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import prod

from tinyir.emit import mlirtext
from tinyir.emit.apart import kept_apart
from tinyir.emit.commonnests import common
from tinyir.emit.fileviews import AheadView, FetchedView, SlicesView
from tinyir.emit.layout import Index, read_through
from tinyir.emit.lower_fold import first_accumulator
from tinyir.emit.many import MANY
from tinyir.emit.needed import written
from tinyir.emit.nests import Computation, computation, is_private
from tinyir.emit.windows import is_window
from tinyir.ir.dims import Shape
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.packing import LINE
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TensorType, static_shape
from tinyir.ir.work import extents

LARGE = 1 << 20
"""From how many bytes on rows are fetched: fewer stay in the second cache from call to call."""

_LINES = 4
"""How many lines of a row are one piece: LLVM has a few vectors to put side by side."""

_PIECES = 2
"""Rows of fewer gain nothing."""

_POINTWISE = (Kind.ELEMENTWISE, Kind.CAST)


@dataclass(frozen=True)
class _Place:
    """An operation of a nest, and the reduction that reads what it stores: None for the last."""

    node: Node
    reduction: Node | None


def ahead(graph: Graph) -> dict[Node, AheadView]:
    """What nests call that fetch rows, by the results that they make.

    Looking for them would take too long where there are very many operations.
    """
    given = (*graph.inputs, *graph.ends)
    if len(graph.nodes) > MANY or sum(_bytes(each.type) for each in given) < LARGE:
        return {}
    wholes, parts = written(graph)
    roots = [*parts, *wholes]
    apart = kept_apart(graph)
    uses = Counter(map(read_through, (each for node in graph.nodes for each in node.operands)))
    found = {}
    passed_over = {*parts, *(root for each in common(graph) for root in each.roots)}
    for index, root in enumerate(roots):
        behind = None if root in passed_over else computation(root, graph.nodes)
        if behind is None or not is_private(roots, index):
            continue
        reductions = [each for each in graph.nodes if _is_of_rows(each, behind)]
        place = _place(root, reductions, uses, apart)
        view = _view(behind, place, graph) if place else None
        found.update({root: view} if view else {})
    return found


def _place(
    root: Node, reductions: Sequence[Node], uses: Counter[Node], apart: frozenset[Node]
) -> _Place | None:
    """The first operation over rows that computes for long; it is not fused into another."""
    for reduction in reductions:
        (stored,) = reduction.operands
        is_stored = stored.op.kind in _POINTWISE and (uses[stored] > 1 or stored in apart)
        if is_stored and _is_costly(stored, uses, apart):
            return _Place(stored, reduction)
    shapes = {each.operands[0].type.shape for each in reductions}
    is_row = root.type.shape in shapes
    return _Place(root, None) if is_row and _is_costly(root, uses, apart) else None


def _is_of_rows(node: Node, behind: Computation) -> bool:
    """Whether `node` reduces the rows of the nest, which lie one after the other in memory."""
    if node not in behind.nodes or node.op.kind is not Kind.REDUCTION:
        return False
    shape = node.operands[0].type.shape
    outer = len(shape) - 1
    root = behind.root.type.shape
    return (
        node.attributes.axes == (outer,)
        and {dim for dim in behind.private if root[dim] != 1} == set(_rows(shape))
        and behind.private.isdisjoint(behind.reduced_along)
        and root[:outer] == shape[:outer]
        and all(isinstance(size, int) for size in shape[1:])
    )


def _rows(shape: Shape) -> list[int]:
    """The dimensions that tell rows apart."""
    return [dim for dim, size in enumerate(shape[:-1]) if size != 1]


def _is_costly(stored: Node, uses: Counter[Node], apart: frozenset[Node]) -> bool:
    """Whether one of the operations that are fused into `stored` takes the time of many."""
    pending = [stored]
    while pending:
        node = pending.pop()
        if node.op.ulps:
            return True
        pending += (
            each
            for each in node.operands
            if each.op.kind in _POINTWISE
            and each.type.shape == stored.type.shape
            and uses[each] == 1
            and each not in apart
        )
    return False


def _view(behind: Computation, place: _Place, graph: Graph) -> AheadView | None:
    """What is fetched; None where that is too little.

    So it is with named planes of rows: their blocks may be pieces of planes, of sizes of their own.
    Of windows, too: the function has buffers of whole arrays.
    """
    made, names = place.node.type, value_names(graph)
    shape = made.shape
    inputs = list(_inputs(behind, shape))
    if any(map(is_window, inputs)):
        return None
    read = sorted((each.type for each in inputs), key=mlirtext.tensor)
    result = behind.root.type
    written = [result] if result.shape == shape else []
    (length,) = static_shape(shape[-1:])
    piece = _LINES * LINE // made.dtype.bytes
    rows = _rows(shape)
    size = sum(map(_bytes, (*read, *written)))
    if not read or not rows or size < LARGE or length < _PIECES * piece:
        return None
    row = "own" if place.reduction else "next"
    elements, matrix = prod(shape), prod(static_shape(shape[1:]))
    is_known = isinstance(elements, int)
    if not is_known and len(rows) > 1:
        return None
    last = Index(None, start=elements - length) if is_known else Index(1, matrix, -length)
    return AheadView(
        symbol=f"{mlirtext.body_symbol(graph.signature)}.{names[place.node]}.prefetch",
        sums=_sums(place, names),
        tile_sizes=mlirtext.index_list([*(0 for _ in shape[1:]), piece]),
        rows=tuple(f"row{dim}" for dim in rows),
        slices=tuple(_slices(read, result)),
        place=_begin(shape, rows),
        next=mlirtext.affine_map(1 if is_known else 2, [Index(0, start=length), last]),
        first=_first(length, piece),
        total=None if is_known else mlirtext.affine_map(1, [Index(0, matrix)]),
        size=str(elements) if is_known else "%total",
        piece=piece,
        arrays=(
            *(_fetched(f"read{at}", "read", each, "next") for at, each in enumerate(read)),
            *(_fetched("written", "write", each, row) for each in written),
        ),
    )


def _sums(place: _Place, names: Mapping[Node, str]) -> str | None:
    """What is made of the row that is stored, if the row is not the result."""
    if place.reduction is None:
        return None
    return first_accumulator(place.reduction, names[place.reduction])


def _inputs(behind: Computation, shape: Shape) -> Iterator[Node]:
    """The inputs that are read row by row."""
    for source in {operand for node in behind.nodes for operand in node.operands}:
        if source.op.kind is Kind.INPUT and source.type.shape == shape:
            yield source


def _slices(read: Sequence[TensorType], result: TensorType) -> Iterator[SlicesView]:
    """The inputs, those of one type together."""
    names = iter(range(len(read)))
    for type_, same in groupby(read):
        row = TensorType(type_.dtype, (*(1 for _ in type_.shape[1:]), type_.shape[-1]))
        called = tuple(f"read{next(names)}" for _ in same)
        yield SlicesView(mlirtext.tensor(type_), mlirtext.tensor(row), called, type_ == result)


def _begin(shape: Shape, rows: Sequence[int]) -> str:
    """Where a row begins, by its indices along the dimensions `rows`."""
    strides = [prod(static_shape(shape[dim + 1 :])) for dim in rows]
    last = Index(len(rows) - 1, strides[-1], outer=tuple(enumerate(strides[:-1])))
    return mlirtext.affine_map(len(rows), [last])


def _first(length: int, piece: int) -> str | None:
    """Where the lines of a piece begin, if the last one is shorter."""
    if length % piece == 0:
        return None
    return mlirtext.affine_map(1, [Index(0), Index(None, start=length - piece)])


def _fetched(name: str, access: str, type_: TensorType, row: str) -> FetchedView:
    flat = TensorType(type_.dtype, (prod(type_.shape),))
    buffer, line = mlirtext.buffer(type_), LINE // type_.dtype.bytes
    return FetchedView(name, buffer, mlirtext.memref(flat), row, access, line)


def _bytes(type_: TensorType) -> int:
    return prod(extents(type_)) * type_.dtype.bytes
