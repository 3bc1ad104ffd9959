"""Decides how a kernel's operations become loop nests; `templates/schedule/` spells it.

A reduction and the elementwise operations around it form one nest over the dimensions that they
share: each row passes through all of them while it is in cache, and what lies between them is one
row long. Elementwise chains without reductions fuse into one linalg.generic. Nests that are worth
it are cut into blocks that may run in parallel.
"""

from collections.abc import Sequence
from math import prod

from tinyir.emit import mlirtext
from tinyir.emit.chainschedule import chain_schedules
from tinyir.emit.fast import with_freedoms
from tinyir.emit.lower_fold import accumulators
from tinyir.emit.machine import Machine
from tinyir.emit.nests import Computation, computation, is_private
from tinyir.emit.parts import BLOCK, FEW_ROWS, PARALLEL_WORK, name_of_parts, parts_of
from tinyir.emit.products import products
from tinyir.emit.scheduleviews import (
    KernelScheduleView,
    LoopsView,
    NestView,
    PartsView,
    ScheduleView,
)
from tinyir.ir.graph import Graph, Node, Signature
from tinyir.ir.names import value_names
from tinyir.ir.primitive import Kind

COLUMNS = 128
"""How many columns a piece has where a reduction goes across them: a few vectors."""

SHORT = 64
"""Rows shorter than this have too few vectors for four of them to stand side by side."""

MASKED = range(17, 48)
"""Rows of so many elements end with one masked vector rather than with four to seven elements one
by one; longer rows would have masks all along."""

Sizes = tuple[int, ...]
"""The size of a tile along each dimension of the root; 0 leaves a dimension whole."""


def schedule(graphs: Sequence[Graph], machine: Machine) -> ScheduleView:
    """The schedule of all `graphs` for a CPU."""
    return ScheduleView(tuple(_kernel(with_freedoms(graph), machine) for graph in graphs))


def loops(signatures: Sequence[Signature]) -> tuple[LoopsView, ...]:
    """How the vectors of each kernel's loops are interleaved: less where rows are short."""
    return tuple(_loops(each) for each in signatures)


def _loops(signature: Signature) -> LoopsView:
    shapes = (parameter.type.shape for parameter in (*signature.inputs, *signature.outputs))
    innermost = {size for shape in shapes for size in shape[-1:] if isinstance(size, int)} - {1}
    masked = any(size in MASKED and size % 8 >= 4 for size in innermost)
    interleave = 1 if masked else 2 if min(innermost, default=SHORT) < SHORT else 4
    return LoopsView(mlirtext.body_symbol(signature), interleave, masked)


def _kernel(graph: Graph, machine: Machine) -> KernelScheduleView:
    nests = []
    written = [result for result in graph.results if result.node.type.size]
    for index, result in enumerate(written):
        behind = computation(result.node, graph.nodes)
        if behind is not None and is_private(written, index):
            nest = _nest(index, behind)
            nests += [nest] if nest else []
    name = mlirtext.body_symbol(graph.signature)
    tiles, rest = chain_schedules(graph, machine)
    all_products = (*tiles, *products(graph, machine), *rest)
    return KernelScheduleView(name, len(written), all_products, _parts(graph), tuple(nests))


def _parts(graph: Graph) -> tuple[PartsView, ...]:
    """The reductions that are cut into parts, in order."""
    names = value_names(graph)
    cut = {node: names[node] for node in graph.nodes if parts_of(node)}
    return tuple(
        PartsView(name, name_of_parts(accumulators(node, name)[0])) for node, name in cut.items()
    )


def _nest(result: int, behind: Computation) -> NestView | None:
    rows = _rows(behind) if behind.reduces else ()
    blocks = _blocks(behind, rows) if behind.work >= PARALLEL_WORK else ()
    if rows == blocks:
        rows = ()
    if not rows and not blocks:
        return None
    loops = tuple(range(sum(size > 0 for size in rows)))
    root = behind.root
    return NestView(result, _spelled(root, blocks), _spelled(root, rows), loops)


def _spelled(root: Node, sizes: Sizes) -> str:
    """The tiles along the loops of `root`, whose own reduction stays whole."""
    if not sizes:
        return ""
    along = iter(sizes)
    return mlirtext.index_list(0 if axis in _reduced(root) else next(along) for axis in _axes(root))


def _axes(root: Node) -> range:
    return range(root.type.rank + len(_reduced(root)))


def _reduced(root: Node) -> Sequence[int]:
    """The loops of `root` that reduce; what finishes a reduction has none."""
    if root.op.kind is not Kind.REDUCTION:
        return ()
    (operand,) = root.operands
    fold = root.op.fold[operand.type.dtype]
    finishes = fold.finishes(operand.type.dtype, root.type.dtype)
    return () if finishes else root.attributes.axes or ()


def _rows(behind: Computation) -> Sizes:
    """Tiles of one row each: what reductions and their consumers share."""
    shape = behind.extents
    sizes = [0] * len(shape)
    for dim in behind.private:
        columns = COLUMNS if shape[dim] > COLUMNS else 0
        sizes[dim] = columns if dim in behind.reduced_along else 1
    return tuple(sizes) if any(sizes) else ()


def _blocks(behind: Computation, rows: Sizes) -> Sizes:
    """Tiles for threads to share: rows, or as many of them as are worth a block."""
    shape = behind.extents
    rank = len(shape)
    innermost = range(max(rank - 1, 1), rank)
    outer = behind.private.difference(innermost)
    has_few = prod(shape[dim] for dim in outer) <= FEW_ROWS
    dims = sorted(behind.private if rows or has_few else outer)
    dims = [dim for dim in dims if not rows or rows[dim]]
    sizes = list(rows) or [1 if dim in dims else 0 for dim in range(rank)]
    pieces = prod(-(-shape[dim] // sizes[dim]) for dim in dims)
    for dim in reversed(dims):
        count = -(-shape[dim] // sizes[dim])
        wanted = -(-BLOCK * pieces // behind.work)
        sizes[dim] = _divisor_near(shape[dim], sizes[dim] * min(count, wanted))
        pieces = -(-pieces // count) * -(-shape[dim] // sizes[dim])
    return tuple(sizes) if dims else ()


def _divisor_near(whole: int, size: int) -> int:
    """The smallest divisor of `whole` from `size` to twice that, so that all tiles are equal."""
    return next((each for each in range(size, 2 * size) if whole % each == 0), size)
