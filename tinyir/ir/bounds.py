"""What a kernel may compute when each of its operations keeps its bound.

Most operations are NumPy's, bit for bit. The others (the rows of the table with `ulps`, and
contractions of floats) are within a bound of the exact value. What that lets a result be, after
cancellations, overflows and branches, is found by trying: the graph is evaluated with NumPy, and
the result of each such operation is its exact value moved within its bound, one way or the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from tinyir.ir.evaluation import compute, failed_need, sizes_of
from tinyir.ir.folds import roundings
from tinyir.ir.graph import Graph, Node, Status
from tinyir.ir.primitive import Call, Kind
from tinyir.ir.types import F64, DType, TypeClass


@dataclass(frozen=True)
class Outcome:
    """What a call leaves behind: the ends of its graph, or the status of the check that failed."""

    results: tuple[np.ndarray, ...]
    status: Status | None = None


class Moves:
    """Which way the results of inexact operations are moved: by -1, 0 or 1 times their bound.

    `ways` is one of these for all elements, or a generator that draws one for each of them, or
    anything between.
    """

    def __init__(self, ways: float | np.random.Generator) -> None:
        self._ways = ways
        # Of a whole row of NaN and others, a product only leaves NaN: half of the draws have none.
        self._has_nan = isinstance(ways, np.random.Generator) and ways.random() < 0.5

    def moved(self, exact: np.ndarray, bound: np.ndarray) -> np.ndarray:
        """`exact` moved."""
        if isinstance(self._ways, np.random.Generator):
            ends = self._ways.choice((-1.0, 1.0), exact.shape)
            inside = self._ways.uniform(-1.0, 1.0, exact.shape)
            ways = np.where(self._ways.random(exact.shape) < 0.5, ends, inside)
            return np.asarray(exact + ways * bound)
        return np.asarray(exact + self._ways * bound) if self._ways else exact

    def undecided(self, moved: np.ndarray, one_sign: np.ndarray | bool) -> np.ndarray:
        """For elements that the order of additions decides: an infinity, NaN, or what was `moved`.

        Where all terms have `one_sign`, no other infinity and no NaN comes of them.
        """
        value = moved
        if isinstance(self._ways, np.random.Generator):
            others = [np.full_like(moved, each) for each in (np.inf, -np.inf, np.nan)]
            choices = (moved, *others) if self._has_nan else (moved, *others[:2])
            value = np.choose(self._ways.integers(0, len(choices), moved.shape), choices)
        elif self._ways:
            value = np.full_like(moved, self._ways * np.inf)
        same = np.sign(value) == np.sign(moved)
        return np.where(one_sign & ~same, moved, value)


@dataclass(frozen=True)
class Near:
    """The exact value of an operation in a wide dtype, and how far its result may be from it.

    `undecided` marks elements where intermediate results may leave the range of the dtype, and
    `one_sign` those that are sums of terms of one sign.
    """

    exact: np.ndarray
    bound: np.ndarray
    undecided: np.ndarray | bool = False
    one_sign: np.ndarray | bool = False


FAST_ULPS = 3
"""The bound of each sum, product and quotient in a graph that is `fast`.

Half an ulp for what is not rounded between two operations, one and a half for a product with a
rounded reciprocal, and the rounding itself.
"""


def is_exact(node: Node, fast: bool = False) -> bool:
    """Whether the operation of `node`, in a `fast` graph or not, is NumPy's, bit for bit."""
    dtype = node.type.dtype
    if dtype.type_class is not TypeClass.FLOAT:
        return True
    if fast and _has_freedoms(node):
        return False
    return node.op.kind is not Kind.CONTRACTION and dtype not in node.op.ulps


def run(graph: Graph, arguments: Sequence[np.ndarray], moves: Moves | None = None) -> Outcome:
    """`graph` on `arguments` as NumPy computes it, or with inexact operations moved."""
    sizes = sizes_of(graph, arguments)
    unfit = failed_need(graph, sizes)
    if unfit is not None:
        return Outcome((), unfit.status)
    values = dict(zip(graph.inputs, arguments, strict=True))
    for node in graph.nodes:
        if node in values:
            continue
        operands = [values[operand] for operand in node.operands]
        if moves is None or is_exact(node, graph.fast):
            values[node] = compute(node, operands, sizes)
        else:
            values[node] = _moved(node, operands, moves, graph.fast)
    failed = (check.status for check in graph.checks if values[check.failed])
    return Outcome(tuple(values[node] for node in graph.ends), next(failed, None))


def _has_freedoms(node: Node) -> bool:
    spelling = node.op.spelling_for(node.operands[0].type.dtype) if node.operands else None
    return node.op.kind is Kind.ELEMENTWISE and isinstance(spelling, Call)


def _moved(node: Node, operands: Sequence[np.ndarray], moves: Moves, fast: bool) -> np.ndarray:
    with np.errstate(all="ignore"):
        near = _near(node, operands, fast)
        bound = np.where(np.isfinite(near.exact), near.bound, 0)
        value = moves.moved(near.exact, bound)
        value = np.where(near.undecided, moves.undecided(value, near.one_sign), value)
        return np.asarray(value).astype(node.type.dtype.numpy)


def _near(node: Node, operands: Sequence[np.ndarray], fast: bool) -> Near:
    wide = np.dtype(np.longdouble if node.type.dtype is F64 else np.float64)
    values = [operand.astype(wide) for operand in operands]
    match node.op.kind:
        case Kind.CONTRACTION:
            return _contraction(node, values)
        case Kind.REDUCTION:
            return _reduction(node, values[0], fast)
        case _:
            function = node.op.numpy
            assert function is not None
            exact = np.asarray(function(*values))
            quick = node.op.quick.get(node.type.dtype) if fast else None
            ulps = quick.ulps if quick else node.op.ulps.get(node.type.dtype, FAST_ULPS)
            undecided = _without_reciprocal(node, values[-1]) if fast else False
            return Near(exact, _ulps(node, exact, ulps), undecided)


def _without_reciprocal(node: Node, divisor: np.ndarray) -> np.ndarray | bool:
    """Where `fast` divides by what has no normal reciprocal."""
    if not node.op.inverts:
        return False
    limits = (node.type.dtype.computes_in or node.type.dtype).limits
    size = np.abs(divisor)
    has_none = (size < limits.smallest_normal) | (size > limits.largest / 4)
    return np.asarray(has_none & (divisor != 0) & np.isfinite(divisor))


def _reduction(node: Node, operand: np.ndarray, fast: bool) -> Near:
    """One rounding for each element in the accumulator, and those of the result.

    Elements that are first added up as they are have no more of those than in NumPy's sum.
    """
    function, dtype = node.op.numpy, node.type.dtype
    assert function is not None
    axes = node.attributes.axes or ()
    source = node.operands[0].type.dtype
    fold = node.op.fold[source]
    fold = fold.fast if fast and fold.fast else fold
    accumulator = fold.accumulator or source
    sizes = np.abs(operand)
    exact, size = (np.asarray(function(each, axis=axes)) for each in (operand, sizes))
    count = prod(operand.shape[axis] for axis in axes)
    rounded = count * accumulator.limits.eps * size
    is_plain = count in fold.rows
    if is_plain:
        rounded += roundings(count) * source.limits.eps * size
    bound = _ulps(node, exact, node.op.ulps[dtype]) + rounded
    undecided = _too_large(size, source if is_plain else accumulator)
    signs = np.sign(operand)
    one_sign = np.abs(function(signs, axis=axes)) == function(np.abs(signs), axis=axes)
    if node.op.combines is np.multiply:
        largest = np.asarray(function(np.maximum(sizes, 1), axis=axes))
        smallest = np.asarray(function(np.minimum(sizes, 1), axis=axes))
        is_small = (smallest < accumulator.limits.smallest_normal) & (size != 0)
        undecided = _too_large(largest, accumulator) | is_small
        one_sign = np.False_
    return Near(exact, bound, undecided, one_sign)


def _contraction(node: Node, operands: Sequence[np.ndarray]) -> Near:
    """One rounding for each product in the accumulator, and those of the result."""
    dtype = node.type.dtype
    accumulator = dtype.computes_in or dtype
    equation = node.attributes.equation or ""
    # NumPy's matrix products do not know longdouble; double is as exact as the bound needs.
    values = [operand.astype(np.float64) for operand in operands]
    exact = np.einsum(equation, *values, optimize=True)
    size = np.einsum(equation, *map(np.abs, values), optimize=True)
    count = _added(equation, operands)
    limits = accumulator.limits
    rounded = count * (limits.eps * size + limits.smallest_denormal)
    bound = _ulps(node, exact, 1) + rounded
    signs = [np.sign(value) for value in values]
    terms = np.einsum(equation, *map(np.abs, signs), optimize=True)
    one_sign = np.abs(np.einsum(equation, *signs, optimize=True)) == terms
    return Near(exact, bound, _too_large(size, accumulator), one_sign)


def _added(equation: str, operands: Sequence[np.ndarray]) -> int:
    """How many products are added up for each element."""
    inputs, _, output = equation.partition("->")
    labels = zip(inputs.replace(",", ""), (n for each in operands for n in each.shape), strict=True)
    return prod(size for label, size in dict(labels).items() if label not in output)


def _ulps(node: Node, exact: np.ndarray, count: float) -> np.ndarray:
    """`count` ulps of `exact` in the node's dtype; a zero is exact."""
    limits = node.type.dtype.limits
    scale = np.maximum(np.abs(exact), limits.smallest_normal)
    return np.where(exact == 0, 0, count * limits.eps * scale)


def _too_large(size: np.ndarray, dtype: DType) -> np.ndarray:
    return np.asarray(size > dtype.limits.largest)
