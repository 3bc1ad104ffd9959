"""What a result shares with all that is computed for it: the dimensions that both follow."""

from collections.abc import Sequence, Set
from dataclasses import dataclass

from tinyir.emit.layout import Access, Index, access, is_replaced, read_through
from tinyir.emit.parts import parts_of
from tinyir.ir.graph import Graph, Node, Write
from tinyir.ir.primitive import Kind
from tinyir.ir.work import extents, work

Dims = tuple[int | None, ...]
"""For each dimension of a value the dimension of the root that it follows, or None."""

_MOST_PATHS = 500

_FEW = 4
"""Of more shared operations, each nest would compute too much again."""

_SOURCES = (Kind.INPUT, Kind.CONSTANT, Kind.SIZE, Kind.UPDATE)
"""Kinds of what is in memory, or costs nothing."""
POINTWISE = (Kind.ELEMENTWISE, Kind.CAST)


@dataclass(frozen=True)
class Computation:
    """All that is computed for one result, the root.

    `private` are the dimensions of the root along which nothing is computed twice when each piece
    of the root is computed by itself; `reduced_along` those that a reduction's operand has
    innermost, so that pieces of one element would read memory in strides. `is_flat` says that each
    element is computed from those in its place and from scalars. `extents` is the root's shape,
    where sizes known at run time are typical ones, and `work` that of the whole computation, of
    all its `nodes`.
    """

    root: Node
    nodes: frozenset[Node]
    private: frozenset[int]
    reduces: bool
    reduced_along: frozenset[int]
    is_flat: bool
    extents: tuple[int, ...]
    work: int


def computation(root: Node, nodes: Sequence[Node]) -> Computation | None:
    """What is behind `root`, which has elements, up to reductions that are cut into parts.

    None where it holds what goes neither element by element nor by reductions, where a reduction
    has no elements, and where fusing it would take too long.
    """
    if root.op.kind not in (*POINTWISE, Kind.REDUCTION) or parts_of(root):
        return None
    followed: dict[Node, Dims] = {root: tuple(range(root.type.rank))}
    paths = {root: 1}
    along: set[int] = set()
    is_flat = True
    in_place = tuple(map(Index, range(root.type.rank)))
    for node in reversed(nodes):
        dims = followed.get(node)
        if dims is None:
            continue
        reads = _reads(node)
        if reads is None:
            return None
        for read in reads:
            operand = read.source
            is_flat &= node.op.kind in POINTWISE and read.indices in ((), in_place)
            if not operand.type.size:
                return None
            if operand.op.kind in _SOURCES or parts_of(operand):
                continue
            if operand.op.kind not in (*POINTWISE, Kind.REDUCTION):
                return None
            along_root = _through(read, _loops(node, dims))
            followed[operand] = _agreed(followed.get(operand, along_root), along_root)
            paths[operand] = paths.get(operand, 0) + paths[node]
        if node.op.kind is Kind.REDUCTION and node.operands[0].type.rank:
            innermost = _before_reduction(node, dims)[-1]
            along |= set() if innermost is None else {innermost}
    # Fusion makes a copy for each path to a value before it finds the copies equal: 4 to the power
    # of the length of a chain of softmaxes, where each value is used twice.
    if sum(paths.values()) > _MOST_PATHS:
        return None
    carried = [set(dims) for node, dims in followed.items() if not _is_cheap(node, followed)]
    return Computation(
        root,
        frozenset(followed),
        frozenset(range(root.type.rank)).intersection(*carried),
        any(node.op.kind is Kind.REDUCTION for node in followed),
        frozenset(along),
        is_flat,
        extents(root.type),
        work(followed),
    )


def is_private(roots: Sequence[Node], index: int) -> bool:
    """Whether no other root needs what root `index` computes: shared work stays outside."""
    return not _shared(roots, index)


def is_apart(behind: Computation, roots: Sequence[Node], index: int) -> bool:
    """Whether root `index` has a nest of its own; `behind` is what is computed for it.

    It shares nothing, or, where it reduces rows, a few additions and the like of what is in memory:
    they take less time than a pass of their own.
    """
    both = _shared(roots, index)
    return not both or (behind.reduces and len(both) <= _FEW and all(map(is_light, both)))


def _shared(roots: Sequence[Node], index: int) -> set[Node]:
    """What root `index` and others need to be computed."""
    own = computed_for([roots[index]])
    return own & computed_for([root for at, root in enumerate(roots) if at != index])


def overwrites(graph: Graph, write: Write) -> bool:
    """Whether what replaces all of an argument may be computed in its place.

    So it is where nothing reads the argument, or nothing but the computation itself does, each
    element where it is written. For the rest mlir-opt finds out.
    """
    if not is_replaced(write.node) or write.input in graph.kept:
        return False
    value = write.node.operands[1]
    others = [node for node in graph.nodes if node is not write.node]
    readers = {node for node in others if write.input in node.operands}
    if not readers:
        return True
    behind = computation(value, graph.nodes)
    region = computed_for([value])
    if behind is None or behind.reduces or not _reads_in_place(write.input, region, graph):
        return False
    users = {node for node in others if not region.isdisjoint(node.operands)}
    return region.issuperset(readers | users) and region.isdisjoint(graph.kept)


def _reads_in_place(source: Node, region: Set[Node], graph: Graph) -> bool:
    """Whether operations of `region`, element by element, read `source` where they write."""
    made = {source}
    for node in graph.nodes:
        if node in region and node.op.kind in POINTWISE:
            reads = [access(operand, node.type.shape) for operand in node.operands]
            own = [read for read in reads if read.source in made]
            if any(read.indices != tuple(map(Index, range(node.type.rank))) for read in own):
                return False
            made |= {node} if own else set()
    return True


def _reads(node: Node) -> list[Access] | None:
    """How `node` reads each of its operands; None where its loop cannot be cut into tiles."""
    if node.op.kind is Kind.REDUCTION:
        (operand,) = node.operands
        if operand.op.kind is Kind.RESHAPE:
            return None  # fusion moves it behind the reduction
        reads = [access(operand, operand.type.shape)]
    else:
        reads = [access(operand, node.type.shape) for operand in node.operands]
    # MLIR has no tiles of what is read backwards.
    is_backwards = any(index.step < 0 for read in reads for index in read.indices)
    return None if is_backwards else reads


def _loops(node: Node, dims: Dims) -> Dims:
    """The dimensions of the root that the loops of `node` follow, its result following `dims`."""
    return _before_reduction(node, dims) if node.op.kind is Kind.REDUCTION else dims


def _agreed(one: Dims, other: Dims) -> Dims:
    """Where a value is read in two ways, it follows the root only where both do."""
    return tuple(a if a == b else None for a, b in zip(one, other, strict=True))


def is_light(node: Node) -> bool:
    """Whether it takes less time to compute `node` again than to read it."""
    return node.op.kind in POINTWISE and not (node.op.costly or node.op.ulps)


def _is_cheap(node: Node, followed: dict[Node, Dims]) -> bool:
    """Whether a value smaller than the root may be computed again for each of its pieces."""
    operands = map(read_through, node.operands)
    return node.op.kind in POINTWISE and all(each.op.kind in _SOURCES for each in operands)


def _before_reduction(node: Node, dims: Dims) -> Dims:
    axes = node.attributes.axes or ()
    kept = iter(dims)
    rank = node.operands[0].type.rank
    return tuple(None if axis in axes else next(kept) for axis in range(rank))


def _through(read: Access, dims: Dims) -> Dims:
    return tuple(
        None if index.loop is None or index != Index(index.loop) else dims[index.loop]
        for index in read.indices
    )


def computed_for(roots: list[Node]) -> set[Node]:
    """What `roots` need to be computed, without what is in memory."""
    found: set[Node] = set()
    pending = list(roots)
    while pending:
        node = pending.pop()
        if node not in found and node.op.kind not in _SOURCES:
            found.add(node)
            pending += node.operands
    return found
