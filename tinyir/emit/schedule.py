"""Decides how a kernel's operations become loop nests; `templates/schedule/` spells it.

A reduction and the elementwise operations around it form one nest over the dimensions that they
share: each row passes through all of them while it is in cache, and what lies between them is one
row long. Elementwise chains without reductions fuse into one linalg.generic. Nests that are worth
it are cut into blocks that may run in parallel.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from tinyir.emit import mlirtext
from tinyir.emit.ahead import ahead
from tinyir.emit.chainschedule import chain_schedules
from tinyir.emit.commonnests import Common, common
from tinyir.emit.contents import NOTHING, Contents
from tinyir.emit.fileviews import AheadView
from tinyir.emit.lower_fold import accumulators
from tinyir.emit.machine import Machine
from tinyir.emit.many import MANY
from tinyir.emit.needed import written
from tinyir.emit.nests import Computation, computation, is_apart
from tinyir.emit.nesttiles import (
    Sizes,
    block_tiles,
    common_tiles,
    flat_tiles,
    has_short_rows,
    row_tiles,
    spelled,
)
from tinyir.emit.outline import functions, is_part_of
from tinyir.emit.parts import PARALLEL_WORK, name_of_parts, parts_of
from tinyir.emit.products import products
from tinyir.emit.scheduleviews import (
    CommonView,
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
from tinyir.ir.signature import Signature

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


def schedule(graphs: Sequence[Graph], machine: Machine) -> ScheduleView:
    """The schedule of all `graphs` for a CPU."""
    found = chain.from_iterable(map(functions, graphs))
    return ScheduleView(tuple(_kernel(each.graph, machine) for each in found))


def loops(
    signatures: Sequence[Signature], machine: Machine, found: Mapping[str, Contents]
) -> tuple[LoopsView, ...]:
    """How the loops of each kernel, and of its parts, are treated, which hold what is `found`.

    Parts are treated as the kernel's shapes ask for: text of later stages does not say theirs.
    Functions of what threads share read arrays of known sizes, which may not be windows of others.
    """
    views = []
    for signature in signatures:
        own = [each for each in found if is_part_of(each, signature.name)]
        views += [_loops(signature, machine, found[each], each) for each in own]
        name = mlirtext.body_symbol(signature)
        view = _loops(signature, machine, found.get(name, NOTHING), name)
        streams = ALIGNMENT if any(is_large(each.type) for each in signature.outputs) else None
        views.append(replace(view, streams=streams, apart=not signature.sizes))
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
    together = common(graph)
    shared = {root for each in together for root in each.roots}
    for index, root in enumerate(roots):
        result = index - len(parts)
        if root in shared:
            continue
        behind = computation(root, graph.nodes)
        if root in past:
            nests.append(_streaming_nest(result, root, past[root], machine))
        elif behind is not None and is_apart(behind, roots, index):
            nest = _nest(result, parts.get(root, ""), behind, machine, fetched.get(root))
            nests += [nest] if nest else []
    name = mlirtext.body_symbol(graph.signature)
    views = []
    for number, each in enumerate(together):
        mark = f"{name}.common{number}"
        nests += _common_nests(each, mark, wholes)
        views.append(_common_view(each, mark))
    tiles, rest = chain_schedules(graph, machine)
    all_products = (*tiles, *products(graph, machine), *rest)
    own = (all_products, _parts(graph), tuple(nests), tuple(views))
    return KernelScheduleView(name, len(wholes), *own)


def _common_nests(group: Common, mark: str, wholes: Sequence[Node]) -> Iterator[NestView]:
    """A nest for each result, those first that read others: none is made of another's results."""
    tiles = common_tiles(group.behind)
    for root in group.roots:
        count = root.type.rank - len(group.behind.private)
        blocks, rows = (spelled(root, (*sizes, *(0,) * count) if sizes else ()) for sizes in tiles)
        yield NestView(
            wholes.index(root), "", blocks, rows, _loops_of(tiles[1]), is_flat=False, common=mark
        )


def _common_view(group: Common, mark: str) -> CommonView:
    blocks, rows = common_tiles(group.behind)
    inner = (f"{mark}.rows{index}" for index in _loops_of(rows))
    marks = (*([f"{mark}.blocks"] if blocks else []), *inner)
    count = len(group.roots)
    return CommonView(count, tuple(reversed(range(count - 1))), marks)


def _loops_of(sizes: Sizes) -> tuple[int, ...]:
    """A number for each loop over tiles."""
    return tuple(range(sum(size > 0 for size in sizes)))


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
    return NestView(result, "", spelled(root, tiles.sizes), "", (), root.type.rank > 1, view)


def _nest(
    result: int, update: str, behind: Computation, machine: Machine, fetched: AheadView | None
) -> NestView | None:
    root = behind.root
    rows = row_tiles(behind, machine) if behind.reduces else ()
    blocks = block_tiles(behind, rows) if behind.work >= PARALLEL_WORK else ()
    if rows == blocks:
        rows = ()
    is_flat = has_short_rows(behind, machine)
    if is_flat:
        tiles = flat_tiles(behind, machine)
        rows, blocks = ((), tiles) if behind.work >= PARALLEL_WORK else (tiles, ())
    if not rows and not blocks:
        return None
    loops = _loops_of(rows)
    return NestView(
        result,
        update,
        spelled(root, blocks),
        spelled(root, rows),
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
