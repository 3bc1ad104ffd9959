"""Decides how a kernel's operations become loop nests; `templates/schedule/` spells it.

A reduction and the elementwise operations around it form one nest over the dimensions that they
share: each row passes through all of them while it is in cache, and what lies between them is one
row long. Elementwise chains without reductions fuse into one linalg.generic. Nests that are worth
it are cut into blocks that may run in parallel.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from math import prod

from tinyir.emit import mlirtext
from tinyir.emit.ahead import ahead
from tinyir.emit.chainschedule import chain_schedules
from tinyir.emit.contents import NOTHING, Contents
from tinyir.emit.fileviews import AheadView
from tinyir.emit.folding import fold_of
from tinyir.emit.lower_fold import accumulators
from tinyir.emit.machine import Machine
from tinyir.emit.many import MANY
from tinyir.emit.needed import written
from tinyir.emit.nests import Computation, computation, is_apart
from tinyir.emit.outline import functions, is_part_of
from tinyir.emit.parts import BLOCK, FEW_ROWS, PARALLEL_WORK, name_of_parts, parts_of
from tinyir.emit.products import products
from tinyir.emit.scheduleviews import (
    KernelScheduleView,
    LoopsView,
    NestView,
    PartsView,
    ScheduleView,
    StreamView,
)
from tinyir.emit.streams import ALIGNMENT, is_large, point, stream, streamed
from tinyir.ir.dims import Shape
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.primitive import Kind
from tinyir.ir.signature import Signature

COLUMNS = 512
"""How many columns a piece has at most where a reduction goes across them.

In fewer, rows are read in places far apart; more accumulators would leave the first cache.
"""

SHORT = 8
"""Rows of fewer vectors have too few for four of them to stand side by side."""

MASKED = (2, 6)
"""Rows of so many vectors end with a masked one rather than with half a vector or more of elements
one by one; longer rows would have masks all along."""

ROLLED = (4, 10)
"""Loops over rows of so many vectors, without masks, are kept: LLVM would write out the elements of
such a row one by one, and make vectors of several rows' elements."""

UNROLLED = 4
"""How many steps of K are written out, so that a loop's own instructions take no time.

Without fused multiply-add, LLVM would run out of registers for the products of several steps.
"""

Sizes = tuple[int, ...]
"""The size of a tile along each dimension of the root; 0 leaves a dimension whole."""


def schedule(graphs: Sequence[Graph], machine: Machine) -> ScheduleView:
    """The schedule of all `graphs` for a CPU."""
    found = chain.from_iterable(map(functions, graphs))
    return ScheduleView(tuple(_kernel(each.graph, machine) for each in found))


def loops(
    signatures: Sequence[Signature], machine: Machine, found: Mapping[str, Contents]
) -> tuple[LoopsView, ...]:
    """How the loops of each kernel, and of its parts, are treated, which hold what is `found`.

    Parts are treated as the kernel's shapes ask for: text of later stages does not say theirs.
    """
    views = []
    for signature in signatures:
        own = [each for each in found if is_part_of(each, signature.name)]
        views += [_loops(signature, machine, found[each], each) for each in own]
        name = mlirtext.body_symbol(signature)
        view = _loops(signature, machine, found.get(name, NOTHING), name)
        streams = ALIGNMENT if any(is_large(each.type) for each in signature.outputs) else None
        views.append(replace(view, streams=streams))
    return tuple(views)


def _loops(signature: Signature, machine: Machine, contents: Contents, name: str) -> LoopsView:
    """How vectors are interleaved, less where rows are short, and which loops are kept."""
    shapes = (parameter.type.shape for parameter in (*signature.inputs, *signature.outputs))
    innermost = {size for shape in shapes for size in shape[-1:] if isinstance(size, int)} - {1}
    lanes = machine.lanes
    fewest, most = (vectors * lanes for vectors in MASKED)
    ends = (size % lanes >= lanes / 2 for size in innermost if fewest < size < most)
    masked = machine.has_masks and any(ends)
    shortest = min(innermost, default=SHORT * lanes)
    interleave = 1 if masked or shortest < 2 * lanes else 2 if shortest < SHORT * lanes else 4
    are_many = contents.operations > MANY
    is_between = ROLLED[0] * lanes <= shortest < ROLLED[1] * lanes
    rolled = contents.rolled or (is_between and not masked)
    unrolled = UNROLLED if machine.has_fma and not are_many else None
    return LoopsView(name, interleave, masked, rolled, None, unrolled)


def _kernel(graph: Graph, machine: Machine) -> KernelScheduleView:
    nests = []
    wholes, parts = written(graph)
    roots = [*parts, *wholes]
    past, fetched = streamed(graph), ahead(graph)
    for index, root in enumerate(roots):
        result = index - len(parts)
        behind = computation(root, graph.nodes)
        if root in past:
            nests.append(_streaming_nest(result, root, past[root], machine))
        elif behind is not None and is_apart(behind, roots, index):
            nest = _nest(result, parts.get(root, ""), behind, machine, fetched.get(root))
            nests += [nest] if nest else []
    name = mlirtext.body_symbol(graph.signature)
    tiles, rest = chain_schedules(graph, machine)
    all_products = (*tiles, *products(graph, machine), *rest)
    return KernelScheduleView(name, len(wholes), all_products, _parts(graph), tuple(nests))


def _parts(graph: Graph) -> tuple[PartsView, ...]:
    """The reductions that are cut into parts, in order."""
    names = value_names(graph)
    cut = {node: names[node] for node in graph.nodes if parts_of(node)}
    return tuple(
        PartsView(name, name_of_parts(accumulators(node, name)[0])) for node, name in cut.items()
    )


def _streaming_nest(result: int, root: Node, name: str, machine: Machine) -> NestView:
    tiles = stream(root.type, machine)
    view = StreamView(point(name), tiles.lanes)
    return NestView(result, "", _spelled(root, tiles.sizes), "", (), root.type.rank > 1, view)


def _nest(
    result: int, update: str, behind: Computation, machine: Machine, fetched: AheadView | None
) -> NestView | None:
    root = behind.root
    rows = _rows(behind, machine) if behind.reduces else ()
    blocks = _blocks(behind, rows) if behind.work >= PARALLEL_WORK else ()
    if rows == blocks:
        rows = ()
    is_flat = _has_short_rows(behind, machine)
    if is_flat:
        tiles = _flat_tiles(behind, machine)
        rows, blocks = ((), tiles) if behind.work >= PARALLEL_WORK else (tiles, ())
    if not rows and not blocks:
        return None
    loops = tuple(range(sum(size > 0 for size in rows)))
    return NestView(
        result,
        update,
        _spelled(root, blocks),
        _spelled(root, rows),
        loops,
        is_flat,
        ahead=_beside_slices(
            fetched, not (blocks and rows) or _look_whole(root.type.shape, blocks)
        ),
    )


def _beside_slices(fetched: AheadView | None, is_whole: bool) -> AheadView | None:
    """What is fetched; rows are cut from the result as from arguments only if it `is_whole`."""
    if fetched is None or is_whole:
        return fetched
    slices = tuple(replace(each, has_result=False) for each in fetched.slices)
    return replace(fetched, slices=slices)


def _look_whole(shape: Shape, blocks: Sizes) -> bool:
    """Whether blocks have the type of the whole: their sizes are those, or unknown as well."""
    return all(
        size in (0, dim) if isinstance(dim, int) else size != 1
        for size, dim in zip(blocks, shape, strict=True)
    )


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
    finishes = fold_of(root).finishes(operand.type.dtype, root.type.dtype)
    return () if finishes else root.attributes.axes or ()


def _rows(behind: Computation, machine: Machine) -> Sizes:
    """Tiles of one row each, or of columns: what reductions and their consumers share."""
    shape = behind.extents
    sizes = [0] * len(shape)
    for dim in behind.private:
        sizes[dim] = _columns(shape[dim], machine) if dim in behind.reduced_along else 1
    return tuple(sizes) if any(sizes) else ()


def _has_short_rows(behind: Computation, machine: Machine) -> bool:
    """Whether elements are computed one by one in rows so short that LLVM makes no vectors."""
    *outer, innermost = behind.extents or (1,)
    is_short = 1 < innermost < 2 * machine.lanes
    return behind.is_flat and is_short and prod(outer) > 1 and behind.work >= BLOCK


def _flat_tiles(behind: Computation, machine: Machine) -> Sizes:
    """Tiles that can become one row each, whose place is known: they lie in one piece.

    So they are of size 1 along outer dimensions, of whole vectors along one, and whole along inner
    ones, whose sizes are known: mlir-opt 22 splits no row again into several that are not.
    """
    shape = behind.extents
    wanted = -(-BLOCK * prod(shape) // behind.work)
    sizes, inner = [1] * len(shape), 1
    for dim in reversed(range(len(shape))):
        count = -(-wanted // (inner * machine.lanes)) * machine.lanes
        is_known = isinstance(behind.root.type.shape[dim], int)
        if inner > 1 and (count < shape[dim] or not is_known):
            sizes[dim] = count
            return tuple(sizes)
        sizes[dim] = 0
        inner *= shape[dim]
    cut = next(dim for dim, size in enumerate(shape) if size > 1)
    sizes[cut] = -(-shape[cut] // 2)
    return tuple(sizes)


def _columns(count: int, machine: Machine) -> int:
    """Of `count` columns, those of a piece: whole vectors, as many in each; 0 where all are one."""
    pieces = -(-count // COLUMNS)
    vectors = -(-count // (pieces * machine.lanes))
    return vectors * machine.lanes if pieces > 1 else 0


def _blocks(behind: Computation, rows: Sizes) -> Sizes:
    """Tiles for threads to share: rows, or as many of them as are worth a block."""
    shape = behind.extents
    rank = len(shape)
    innermost = range(max(rank - 1, 1), rank)
    outer = behind.private.difference(innermost)
    has_few = prod(shape[dim] for dim in outer) <= FEW_ROWS
    dims = sorted(behind.private if rows or has_few else outer)
    dims = [dim for dim in dims if (rows[dim] if rows else dim not in behind.reduced_along)]
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
