"""Finds the chains of a graph: products that are read by nothing but what leads to another."""

import heapq
from collections import defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence, Set
from operator import and_

import numpy as np

from tinyir.emit.chains import (
    LONG,
    POINTWISE,
    WIDEST,
    Chain,
    Loops,
    Operand,
    operands,
)
from tinyir.emit.comparisons import comparison
from tinyir.emit.intervals import Interval
from tinyir.emit.layout import FIRST, Access, Index, is_view
from tinyir.ir.constants import is_uniform
from tinyir.ir.dims import Dim, Size
from tinyir.ir.graph import Graph, Node
from tinyir.ir.names import value_names
from tinyir.ir.primitive import Kind
from tinyir.ir.types import F32, F64
from tinyir.ir.work import TYPICAL


def chains(graph: Graph) -> dict[Node, Chain]:
    """The chains of `graph`, by their last products; none shares a product with another."""
    found: dict[Node, Chain] = {}
    taken: set[Node] = set()
    for last, chain in _looked_at(graph):
        if isinstance(chain, Chain) and taken.isdisjoint((chain.first, last)):
            found[last] = chain
            taken |= {chain.first, last}
    return found


def refused(graphs: Sequence[Graph]) -> Iterator[str]:
    """Lines that tell why products with what is computed from others' rows are no chains."""
    for graph in graphs:
        names = value_names(graph)
        found = chains(graph)
        for last, reason in _looked_at(graph):
            if isinstance(reason, str) and last not in found:
                yield f"# {graph.name}: the product '{names[last]}' is computed apart: {reason}"


def _looked_at(graph: Graph) -> Iterator[tuple[Node, Chain | str | None]]:
    """Each product with the chain that it ends, or why it does not."""
    products = [node for node in graph.nodes if node.op.kind is Kind.CONTRACTION]
    if len(products) < 2:
        return
    users = _users(graph)
    order = {node: index for index, node in enumerate(graph.nodes)}
    for last in products:
        for position in range(2):
            yield last, _chain(last, position, graph, users, order)


def _users(graph: Graph) -> dict[Node, list[Node]]:
    """What reads each node, looking through views."""
    users: dict[Node, list[Node]] = defaultdict(list)
    kept = graph.kept
    for node in reversed(graph.nodes):
        shows = is_view(node) and node not in kept
        for operand in dict.fromkeys(node.operands):
            users[operand] += users[node] if shows else [node]
    return users


def _chain(
    last: Node,
    position: int,
    graph: Graph,
    users: Mapping[Node, Sequence[Node]],
    order: Mapping[Node, int],
) -> Chain | str | None:
    """A chain, why there is none though another product is behind `last`, or None."""
    roles = _last_roles(last, position)
    if roles is None or last.type.dtype not in (F32, F64):
        return None
    weights, values, result, sizes = roles
    row, key = len(sizes) - 4, len(sizes) - 3
    both = {key} if sizes[row] == 1 else {row, key}
    followed, products = _followed(weights, key, both, order)
    if not products:
        return None
    first = products[0]
    if len(products) > 1 or first.type.dtype not in (F32, F64):
        return "several products lead to it, or one that is neither float32 nor float64"
    operands_ = _first_roles(first, followed[first] or (), row, key)
    inner = _computed_from(first, followed)
    if operands_ is None or weights.read.source not in inner:
        return None
    if not _is_private(inner, last, users, graph) or values.read.source in inner:
        return "what is between it and the product before is read by others, too"
    if not all(_fits(node, followed[node], sizes) for node in inner if node is not first):
        return "what is between it and the product before does not go row by row"
    if any(_passes_over(node, inner) for node in inner):
        return "a mask lets nothing of it through"
    queries, keys, depth = operands_
    sizes = (*sizes[:-2], depth, sizes[-1])
    between, compared = _between(inner, followed, row, key, both)
    reads = [read for node in between if node not in compared for read in operands(node)]
    reads += [queries.read, keys.read, values.read]
    if any(index.step < 0 for read in reads for index in read.indices):
        return "something is read backwards"
    whole = (depth, sizes[-1])
    if not all(isinstance(size, int) for size in whole):
        return "how much is summed or made of each row is known at run time only"
    if 1 in (*whole, sizes[key]) or 0 in (*whole, *sizes):
        return "a dimension has one element or none"
    if not _is_worth(between, sizes, key):
        return "its operands are so large that it takes less time to pack them"
    loops = {node: followed[node] or () for node in (first, *between)}
    return Chain(
        first, last, between, sizes, loops, compared, queries, keys, weights, values, result
    )


def _passes_over(node: Node, inner: Container[Node]) -> bool:
    """Whether a constant mask always takes what is not in `inner`."""
    if node.op.numpy is not np.where:
        return False
    mask, *choices = (read.source for read in operands(node))
    if mask.constant is None or not is_uniform(mask.constant):
        return False
    return choices[0 if mask.constant.all() else 1] not in inner


def _is_worth(between: Sequence[Node], sizes: Sequence[Dim], key: int) -> bool:
    """Whether passes over a matrix cost more than to multiply by operands that are not packed.

    Those are read again for each block. Without reductions there are no passes, but that the matrix
    is written and read.
    """
    keys, depth, columns = (TYPICAL if isinstance(size, Size) else size for size in sizes[key:])
    if any(node.op.kind is Kind.REDUCTION for node in between):
        return depth + columns <= WIDEST
    return LONG * (depth + columns) <= min(keys, LONG * WIDEST)


def _last_roles(
    last: Node, position: int
) -> tuple[Operand, Operand, Loops, tuple[Dim, ...]] | None:
    """Weights, values, the loops of the result, and the sizes of all loops but depth."""
    inputs, _, output = (last.attributes.equation or "").partition("->")
    parts = inputs.split(",")
    one, other = parts[position], parts[1 - position]
    summed = [label for label in one if label not in output]
    rows = [label for label in output if label in one and label not in other]
    columns = [label for label in output if label not in one]
    if len(summed) != 1 or not rows or len(columns) != 1 or output[-1] != columns[0]:
        return None
    matrices = [label for label in output if label not in (rows[-1], columns[0])]
    order = [*matrices, rows[-1], summed[0], "", columns[0]]
    sizes: dict[str, Dim] = {"": 1}
    for part, operand in zip(parts, last.operands, strict=True):
        sizes.update(zip(part, operand.type.shape, strict=True))
    weights, values = (
        Operand(tuple(map(order.index, labels)), operands(last)[at])
        for labels, at in ((one, position), (other, 1 - position))
    )
    return weights, values, tuple(map(order.index, output)), tuple(sizes[label] for label in order)


def _first_roles(
    first: Node, loops: Loops, row: int, key: int
) -> tuple[Operand, Operand, Dim] | None:
    """Queries, keys, and the length of the sum."""
    inputs, _, output = (first.attributes.equation or "").partition("->")
    parts = inputs.split(",")
    follow: dict[str, int | None] = dict(zip(output, loops, strict=True))
    summed = {label for label in inputs if label.isalpha() and label not in output}
    has_row = [any(follow.get(label) == row for label in part) for part in parts]
    has_key = [any(follow.get(label) == key for label in part) for part in parts]
    if len(summed) != 1 or sorted(has_key) != [False, True] or True in map(and_, has_row, has_key):
        return None
    follow |= dict.fromkeys(summed, key + 1)
    found = [
        Operand(tuple(follow[label] for label in part), read)
        for part, read in zip(parts, operands(first), strict=True)
    ]
    depth = dict(zip(parts[0], first.operands[0].type.shape, strict=True))[summed.pop()]
    queries = has_key.index(False)
    return found[queries], found[1 - queries], depth


def _followed(
    start: Operand, key: int, both: Set[int], order: Mapping[Node, int]
) -> tuple[dict[Node, Loops | None], list[Node]]:
    """The loops that the dimensions of the nodes behind `start` follow, in the graph's order.

    None where a node is read in two ways, or other than element by element. Then the products that
    follow `both`, row and key: the search ends with the second one, so that it takes no more time
    in longer graphs.
    """
    source = start.read.source
    followed = {source: _through(start.read, start.loops)}
    products: list[Node] = []
    ahead = [(-order[source], source)]
    while ahead and len(products) < 2:
        _, node = heapq.heappop(ahead)  # the last one: what reads it has been seen
        loops = followed[node]
        if loops is None:
            continue
        if node.op.kind is Kind.CONTRACTION and both <= {*loops}:
            products.append(node)
        if node.op.kind is Kind.REDUCTION:
            axes = node.attributes.axes or ()
            if len(axes) != 1:
                continue
            loops = (*loops[: axes[0]], key, *loops[axes[0] :])
        elif node.op.kind not in POINTWISE:
            continue
        for read in operands(node):
            through = _through(read, loops)
            if read.source not in followed:
                heapq.heappush(ahead, (-order[read.source], read.source))
            same = followed.get(read.source, through) == through
            followed[read.source] = through if same else None
    return {node: followed[node] for node in sorted(followed, key=order.__getitem__)}, products


def _through(read: Access, loops: Loops) -> Loops | None:
    through = []
    for index, size in zip(read.indices, read.type.shape, strict=True):
        plain = index.loop is not None and index == Index(index.loop)
        if not plain and not (index == FIRST and size == 1):
            return None
        through.append(None if index.loop is None else loops[index.loop])
    return tuple(through)


def _computed_from(first: Node, followed: Mapping[Node, Loops | None]) -> dict[Node, None]:
    """The nodes behind the last product that need the first, which is among them."""
    inner = {first: None}
    for node in followed:
        needs = any(read.source in inner for read in operands(node))
        if needs and node is not first:
            inner[node] = None
    return inner


def _is_private(
    inner: Mapping[Node, None], last: Node, users: Mapping[Node, Sequence[Node]], graph: Graph
) -> bool:
    """Whether nothing but each other and `last` reads the nodes of `inner`."""
    kept = graph.kept
    return not kept & {*inner} and all(
        user in inner or user is last for node in inner for user in users[node]
    )


def _fits(node: Node, loops: Loops | None, sizes: Sequence[Dim]) -> bool:
    """Whether a block can compute `node`: element by element or by a reduction over all keys."""
    if node.op.kind not in (*POINTWISE, Kind.REDUCTION) or loops is None:
        return False
    shape = zip(loops, node.type.shape, strict=True)
    if any(size != (1 if loop is None else sizes[loop]) for loop, size in shape):
        return False
    if node.op.kind is not Kind.REDUCTION:
        return True
    key = len(sizes) - 3
    (axis,) = node.attributes.axes or (None,)
    return axis is not None and node.operands[0].type.shape[axis] == sizes[key]


def _between(
    inner: Mapping[Node, None],
    followed: dict[Node, Loops | None],
    row: int,
    key: int,
    both: Set[int],
) -> tuple[tuple[Node, ...], dict[Node, Interval]]:
    """What blocks compute: what needs the first product, and matrices that it meets.

    Also those of them that only compare numbers of rows and of keys.
    """
    wanted = {*inner}
    compared: dict[Node, Interval] = {}
    for node in reversed(followed):
        if node in wanted and node.op.kind in (*POINTWISE, Kind.REDUCTION):
            found = comparison(node, followed[node] or (), row, key)
            if found is not None:
                compared[node] = found
                continue
            for read in operands(node):
                loops = followed.get(read.source)
                whole = loops is not None and both <= {*loops}
                if whole and read.source.op.kind in POINTWISE:
                    wanted.add(read.source)
    products = (Kind.CONTRACTION,)
    kept = tuple(node for node in followed if node in wanted and node.op.kind not in products)
    return kept, compared
