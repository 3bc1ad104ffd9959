"""Decides how a kernel's operations become loop nests; `templates/schedule/` spells it.

A reduction over trailing axes and the elementwise operations around it form one nest over the
rows that they share: each row passes through all of them while it is in cache, and what lies
between them is one row long. Elementwise chains without reductions need no nest: they fuse into
one linalg.generic.
"""

from collections.abc import Sequence

from tinyir.emit import mlirtext
from tinyir.emit.fileviews import KernelScheduleView, NestView, ScheduleView
from tinyir.emit.layout import Access, Index, access, read_through
from tinyir.emit.products import products
from tinyir.ir.graph import Graph, Node, Result
from tinyir.ir.primitive import Kind

Dims = tuple[int | None, ...]
"""For each dimension of a value the dimension of the root that it follows, or None."""


def schedule(graphs: Sequence[Graph]) -> ScheduleView:
    """The schedule of all `graphs`."""
    return ScheduleView(tuple(_kernel(graph) for graph in graphs))


def _kernel(graph: Graph) -> KernelScheduleView:
    nests = []
    written = [result for result in graph.results if result.node.type.size]
    for index, result in enumerate(written):
        rows = _shared_rows(result.node)
        if rows and not _has_many_paths(result.node, graph.nodes) and _is_private(written, index):
            sizes = [1] * rows + [0] * (result.node.type.rank - rows)
            nests.append(NestView(index, mlirtext.index_list(sizes), tuple(range(rows))))
    return KernelScheduleView(graph.name, len(written), products(graph), tuple(nests))


def _shared_rows(root: Node) -> int:
    """How many leading dimensions of `root` all computations behind it have in common.

    0 where a nest gains nothing: without reductions, or where a value would be computed again for
    rows that do not have it to themselves.
    """
    if root.op.kind not in (Kind.ELEMENTWISE, Kind.CAST):
        return 0
    rank = root.type.rank
    rows = max(rank - 1, 0)
    reduces = False
    followed: dict[Node, Dims] = {}
    pending: list[tuple[Node, Dims]] = [(root, tuple(range(rank)))]
    while pending:
        node, dims = pending.pop()
        if node.op.kind in (Kind.INPUT, Kind.CONSTANT) or followed.get(node) == dims:
            continue
        rows = min(rows, _common_prefix(dims), _common_prefix(followed.get(node, dims)))
        followed[node] = dims
        if node.op.kind is Kind.REDUCTION:
            reduces = True
            pending.append((node.operands[0], _before_reduction(node, dims)))
        elif node.op.kind in (Kind.ELEMENTWISE, Kind.CAST):
            pending += [
                (read_through(operand), _through(access(operand, node.type.shape), dims))
                for operand in node.operands
            ]
        else:
            return 0
    return rows if reduces else 0


_MOST_PATHS = 500


def _has_many_paths(root: Node, nodes: Sequence[Node]) -> bool:
    """Whether fusing all that is behind `root` would take too long.

    Fusion makes a copy for each path to a value before it finds the copies equal: 4 to the power
    of the length of a chain of softmaxes, where each value is used twice.
    """
    paths = {root: 1}
    total = 0
    for node in reversed(nodes):
        count = paths.get(node, 0)
        total += count
        if total > _MOST_PATHS:
            return True
        for operand in node.operands:
            paths[operand] = paths.get(operand, 0) + count
    return False


def _common_prefix(dims: Dims) -> int:
    """How many leading dimensions follow the root's own."""
    count = 0
    while count < len(dims) and dims[count] == count:
        count += 1
    return count


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


def _is_private(results: Sequence[Result], index: int) -> bool:
    """Whether no other result needs what result `index` computes: shared work stays outside."""
    own = _computed([results[index].node])
    others = [result.node for at, result in enumerate(results) if at != index]
    return own.isdisjoint(_computed(others))


def _computed(roots: list[Node]) -> set[Node]:
    found: set[Node] = set()
    pending = list(roots)
    while pending:
        node = pending.pop()
        if node not in found and node.op.kind not in (Kind.INPUT, Kind.CONSTANT):
            found.add(node)
            pending += node.operands
    return found
