"""What nothing reads is not computed: slices go up to what they show part of."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from math import prod

import numpy as np
import pytest

import tinyir as ti
from tests.calls import trace
from tinyir.emit.prepared import prepared
from tinyir.ir.graph import Graph
from tinyir.ir.primitive import Kind

ROWS, WIDTH = 12, 40
SHOWN = {
    Kind.INPUT,
    Kind.CONSTANT,
    Kind.SLICE,
    Kind.RESHAPE,
    Kind.TRANSPOSE,
    Kind.BROADCAST,
    Kind.IOTA,
}
X = np.random.default_rng(3).normal(size=(ROWS, WIDTH)).astype(np.float32)
W = np.random.default_rng(4).normal(size=(WIDTH, WIDTH)).astype(np.float32) / 8
LARGE = np.random.default_rng(6).normal(size=(WIDTH, 200)).astype(np.float32)
STACK = np.random.default_rng(5).normal(size=(3, 4, 5)).astype(np.float32)


def softmax(x):
    weights = np.exp(x - x.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


def attention(x, w):
    """Causal attention of four heads, and what follows it."""
    q, k, v = ((x @ w * scale).reshape(ROWS, 4, 10).transpose(1, 0, 2) for scale in (1, 2, 3))
    scores = np.where(np.tri(ROWS, dtype=bool), q @ k.transpose(0, 2, 1), np.float32(-1e10))
    return (softmax(scores) @ v).transpose(1, 0, 2).reshape(ROWS, WIDTH) @ w + x


@dataclass(frozen=True, eq=False)
class Case:
    """A function of arrays, and how many elements the largest of what it computes has."""

    name: str
    function: Callable
    arrays: tuple[np.ndarray, ...]
    largest: int

    def __str__(self) -> str:
        return self.name


CASES = [
    Case("elementwise", lambda x: np.tanh(x * 2 + 1)[3:5], (X,), 2 * WIDTH),
    Case("integer", lambda x: np.tanh(x)[-1], (X,), WIDTH),
    Case("column", lambda x: np.tanh(x)[:, 2], (X,), ROWS),
    Case("part_of_a_part", lambda x: np.abs(np.tanh(x)[2:9])[1:3, 5:], (X,), 2 * (WIDTH - 5)),
    Case("cast", lambda x: (x * 3).astype(np.float64)[1:2], (X,), WIDTH),
    Case("broadcast", lambda x: (x[:, :1] * x[:1] + x)[4:6, 7:9], (X,), 4),
    Case("lower_rank", lambda x: (x + x[0] * 2)[4:6], (X,), 2 * WIDTH),
    Case("scalar", lambda x: (x * x[0, 0])[4:6], (X,), 2 * WIDTH),
    Case("where", lambda x: np.where(x > 0, x, -1)[::1][2:4], (X,), 2 * WIDTH),
    Case("mask", lambda x: np.where(np.tri(ROWS, WIDTH, dtype=bool), x, 7)[2:4], (X,), 2 * WIDTH),
    Case("numbers", lambda x: (x * np.arange(WIDTH) + np.ones(3)[1])[2:4, 3:5], (X,), 4),
    Case("largest_of_rows", lambda x: (-x).max(axis=1)[2:5], (X,), 3 * WIDTH),
    Case("sums_of_columns", lambda x: x.sum(axis=0)[2:5], (X,), 3),
    Case("kept_dimensions", lambda x: (x - x.max(axis=1, keepdims=True))[-2:], (X,), 2 * WIDTH),
    Case("transposed", lambda x: np.exp(x).T[3], (X,), ROWS),
    Case("turned", lambda y: np.exp(y).transpose(2, 0, 1)[1:3, 2], (STACK,), 8),
    Case("reshaped", lambda y: np.exp(y).reshape(3, 20)[2:], (STACK,), 20),
    Case("reshaped_ones", lambda y: np.exp(y)[:, None].reshape(3, 4, 1, 5)[..., 2:4], (STACK,), 24),
    Case("merged_axis", lambda y: np.exp(y).reshape(12, 5)[1:3], (STACK,), 60),
    Case("product", lambda x, w: (x @ w)[5], (X, W), WIDTH),
    Case("columns_of_a_product", lambda x, w: (x @ w)[:, 3:9], (X, W), ROWS * 6),
    Case("transposed_product", lambda x, w: (w.T @ x.T).T[2:4], (X, W), 2 * WIDTH),
    Case("batches", lambda y: (y @ y.transpose(0, 2, 1))[1], (STACK,), 16),
    Case("einsum", lambda y: np.einsum("bij,bkj->ikb", y, y)[2:3, :, 1:], (STACK,), 8),
    Case("attention", lambda x, w: attention(x, w)[-1], (X, W), ROWS * WIDTH),
    Case("two_equal", lambda x: np.tanh(x)[2:4] - np.tanh(x)[2:4] * 2, (X,), 2 * WIDTH),
    Case("two_that_differ", lambda x: np.tanh(x)[2:4] - np.tanh(x)[3:5], (X,), ROWS * WIDTH),
    Case("two_that_meet", lambda x: (np.exp(x) + np.sin(x))[2:4], (X,), 2 * WIDTH),
    Case("steps", lambda x: np.tanh(x)[::2], (X,), ROWS * WIDTH),
    Case("behind_steps", lambda x: np.tanh(x)[2:8][::2], (X,), 6 * WIDTH),
    Case("nothing", lambda x: np.tanh(x)[2:2], (X,), 0),
    Case("backwards", lambda x: np.tanh(x)[::-1][:2], (X,), ROWS * WIDTH),
    Case("running_sum", lambda x: np.cumsum(np.sin(x), axis=0)[:2], (X,), ROWS * WIDTH),
    Case("most", lambda x: np.tanh(x)[1:], (X,), ROWS * WIDTH),
    Case("constant", lambda x: (x + X)[2:4], (X,), 2 * WIDTH),
    Case("large_constant", lambda x: (np.sin(x) @ LARGE)[:3], (X,), 3 * 200),
    Case("columns_of_a_constant", lambda x: (x @ LARGE)[:, 7:20], (X,), ROWS * 13),
    Case("constant_on_the_left", lambda x: (LARGE.T @ x.T)[:50, 2:5], (X,), 50 * 3),
    Case("gathered", lambda x: np.sin(x)[np.array([3, 1])][:1], (X,), ROWS * WIDTH),
]


@pytest.fixture(scope="module")
def graphs():
    return {case: trace(case.function, case.arrays, f"trimmed_{case}") for case in CASES}


def largest(graph: Graph) -> int:
    """The elements of the largest value that is computed."""
    computed = (node for node in prepared(graph).nodes if node.op.kind not in SHOWN)
    return max((prod(node.type.shape) for node in computed), default=0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_computed(case, graphs, natives):
    assert largest(graphs[case]) == case.largest
    computed = natives(list(graphs.values()), "trimmed")[graphs[case].name].call(*case.arrays)
    expected = case.function(*case.arrays)
    assert (computed.dtype, computed.shape) == (expected.dtype, expected.shape)
    np.testing.assert_allclose(computed, expected, rtol=2e-5, atol=1e-5)


def test_what_is_read_otherwise_is_computed():
    """Other results, arguments that are written, and other readers need all of it."""

    def both(x):
        y = np.tanh(x)
        return y[2:4], y

    def sums(x):
        y = np.tanh(x)
        return y[2:4] + y.sum()

    def index(x, i):
        y = np.tanh(x)
        return y[2:4] + y[i]

    def written(x):
        y = np.tanh(x)
        x[...] = y
        return y[2:4]

    assert largest(trace(both, [X])) == X.size
    assert largest(trace(sums, [X])) == X.size
    assert largest(trace(index, [X, ti.i64[()]])) == X.size
    assert largest(trace(written, [X])) == X.size


def test_bits_of_rows():
    """Elementwise operations and rows of reductions have the same bits as among all others."""

    def rows(x):
        y = np.exp(x) / (x * x + 1)
        return y - y.max(axis=1, keepdims=True)

    every, last = ti.jit(rows)(X), ti.jit(lambda x: rows(x)[-3:])(X)
    np.testing.assert_array_equal(every[-3:], last)


@pytest.mark.parametrize("count", [1, 2, 7])
def test_named_sizes(count):
    kernel = ti.jit(lambda x, w: (np.tanh(x @ w).max(axis=1, keepdims=True) + x)[-1])
    compiled = kernel.compile(ti.f32["n", WIDTH], W)
    x = X[:count]
    expected = (np.tanh(x @ W).max(axis=1, keepdims=True) + x)[-1]
    np.testing.assert_allclose(compiled(x, W), expected, rtol=1e-5)
    with pytest.raises(IndexError, match="an index is out of bounds"):
        compiled(X[:0], W)


def test_named_parts():
    compiled = ti.jit(lambda x: np.exp(x * 2)[:3]).compile(ti.f32["n", 4])
    for count in range(5):
        x = X[:count, :4].copy()
        np.testing.assert_allclose(compiled(x), np.exp(x * 2)[:3], rtol=1e-6)


PARTS = [slice(-1, None), slice(0, 1), slice(1, 2), slice(-5, 7), slice(-2, 9), slice(1, None)]


@pytest.mark.parametrize("part", PARTS, ids=str)
def test_parts_of_named_sizes(part, natives):
    """How many matrices there are is known at run time only, and may be none."""
    functions = {
        "product": lambda x: (x @ W)[part],
        "product_of_two": lambda x: (x @ x.transpose(0, 2, 1))[part],
        "sums": lambda x: np.exp(x).sum(axis=1)[part],
        "no_rows": lambda x: np.exp(x[:, :0]).sum(axis=1)[part],
        "no_products": lambda x: (x[..., :0] @ W[:0])[part],
    }
    named = ti.f32["n", 3, WIDTH]
    graphs = [trace(function, [named], name) for name, function in functions.items()]
    kernels = natives(graphs, f"parts_{PARTS.index(part)}")
    for name, function in functions.items():
        for count in (0, 1, 2, 9):
            x = np.resize(X, (count, 3, WIDTH))
            np.testing.assert_allclose(kernels[name].call(x), function(x), rtol=2e-5, atol=1e-5)


def test_indices_are_still_checked():
    """An index that is out of bounds is an error where its element is not read."""
    compiled = ti.jit(lambda x, i: (x[i] * 2)[:1]).compile(X, ti.i64[3])
    np.testing.assert_array_equal(compiled(X, np.array([1, 2, 3])), X[1:2] * 2)
    with pytest.raises(IndexError, match="an index is out of bounds"):
        compiled(X, np.array([1, 2, ROWS]))


def test_long_chains():
    """A loop finds the parts: recursion dies on a thousand operations."""
    graph = trace(lambda x: reduce(lambda y, _: np.abs(y) + 1, range(1000), x)[2:3], [X])
    assert largest(graph) == WIDTH
