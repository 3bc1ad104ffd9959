"""Arrays that loops fill part by part: the turns are alike, and the values are NumPy's."""

import numpy as np
import pytest

import tinyir as ti
from tinyir.emit import repeats
from tinyir.emit.filled import with_late_updates
from tinyir.emit.outline import functions
from tinyir.ir.evaluation import evaluate
from tinyir.ir.primitive import Kind
from tinyir.ir.types import F32

TURNS, ROWS, WIDTH = 5, 3, 4
RANDOM = np.random.default_rng(7)
X = RANDOM.normal(size=(TURNS, ROWS, WIDTH)).astype(np.float32)
W = (RANDOM.normal(size=(WIDTH, WIDTH)) / 2).astype(np.float32)


@pytest.fixture
def any_size(monkeypatch, own_cache):
    """Parts of any size are functions, so that small ones test how."""
    monkeypatch.setattr(repeats, "SMALLEST", 1)
    monkeypatch.setattr(repeats, "FEWEST", 1)


def turns(x, w):
    """What a recurrence computes in each turn."""
    h = np.zeros_like(x[0])
    for index, row in enumerate(x):
        h = np.tanh(row + h @ w)
        yield index, h


def rows(x, w):
    out = np.zeros_like(x)
    for index, h in turns(x, w):
        out[index] = h
    return out


def from_the_end(x, w):
    out = np.empty_like(x)
    for index, h in turns(x, w):
        out[-1 - index] = h
    return out


def backwards(x, w):
    out = np.empty_like(x)
    for index, h in turns(x, w):
        out[::-1][index] = h
        out[index, ::-1] *= 2
    return out


def columns(x, w):
    out = np.ones_like(x, shape=(ROWS, TURNS + 2, WIDTH))
    for index, h in turns(x, w):
        out[:, index + 1] = h
    return out


def last_axis(x, w):
    out = np.full_like(x, -1, shape=(WIDTH, ROWS, TURNS))
    for index, h in turns(x, w):
        out[..., index] = h.T
    return out


def parts_of_rows(x, w):
    out = x * 2
    for index, h in turns(x, w):
        out[index, :2, ::2] = h[1:, :2]
    return out


def growing_parts(x, w):
    out = np.zeros_like(x)
    for index, h in turns(x, w):
        out[index, : index % 3 + 1] = h[: index % 3 + 1]
    return out


def every_second(x, w):
    out = np.zeros_like(x, shape=(2 * TURNS, ROWS, WIDTH))
    out[1::2] = x
    for index, h in turns(x, w):
        out[2 * index] = h + out[2 * index + 1]
    return out


def overlapping(x, w):
    out = np.zeros_like(x, shape=(TURNS + 1, ROWS, WIDTH))
    for index, h in turns(x, w):
        out[index : index + 2] = h
    return out


def added(x, w):
    out = x.copy()
    for index, h in turns(x, w):
        out[index] += h
    return out


def added_to_the_next(x, w):
    out = x.copy()
    for index, h in turns(x, w):
        out[index] += h
        out[(index + 1) % TURNS, 1:] -= h[1:]
    return out


def out_of_order(x, w):
    out = np.zeros_like(x)
    for index, h in turns(x, w):
        out[(3 * index + 1) % TURNS] = h
    return out


def numbers(x, w):
    out = np.empty_like(x)
    for index, h in turns(x, w):
        out[index] = index
        out[index, 1, 2] = h[1, 2]
    return out


def casts(x, w):
    wide, whole = np.zeros_like(x, np.float64), np.zeros_like(x, np.int32)
    for index, h in turns(x, w):
        wide[index] = h
        whole[index] = h * 100
    return wide, whole


def bools(x, w):
    out = np.zeros_like(x, bool)
    for index, h in turns(x, w):
        out[index] = h > 0
    return out


def several(x, w):
    hs, sums = np.zeros_like(x), np.zeros_like(x, shape=(TURNS, ROWS))
    for index, h in turns(x, w):
        hs[index] = h
        sums[index] = h.sum(axis=1)
    return hs, sums


def one_in_another(x, w):
    out = np.zeros_like(x, shape=(2, *x.shape))
    inner = np.zeros_like(x)
    for index, h in turns(x, w):
        inner[index] = h
        if index % 2:
            out[index // 2] = inner
    return out, inner


def read_before(x, w):
    """The state is in the array itself."""
    out = np.zeros_like(x, shape=(len(x) + 1, ROWS, WIDTH))
    for index, row in enumerate(x):
        out[index + 1] = np.tanh(row + out[index] @ w)
    return out[1:]


def read_parts(x, w):
    out = np.zeros_like(x)
    for index, row in enumerate(x):
        before = out[index - 1, ::2, 1:3] if index else row[::2, 1:3]
        out[index] = np.tanh(row @ w) * before.sum() + out[index - 1, 1]
    return out


def read_written_over(x, w):
    out = np.zeros_like(x)
    for index, row in enumerate(x):
        out[index] = row @ w
        out[index, 1] = 3
        out[index] = np.tanh(out[index] @ w) + out[index, 0]
    return out


def read_all(x, w):
    """All rows are read in each turn, so no turn is like another."""
    out = np.zeros_like(x)
    for index, row in enumerate(x):
        out[index] = np.tanh(row @ w + out.sum(axis=0))
    return out, out[: TURNS // 2]


def read_several(x, w):
    out = np.ones_like(x)
    for index, row in enumerate(x):
        out[index] = np.tanh(row @ w) + out[max(index - 2, 0) : index + 1].mean(axis=0)
    return out


def of_scalars(x, w):
    out = np.zeros_like(x, shape=(TURNS, ROWS))
    for index, h in turns(x, w):
        for row in range(ROWS):
            out[index, row] = h[row, row]
        out[index, 0] = out[index, 1] + out[index, -1]
    return out


ALIKE = (
    rows,
    from_the_end,
    columns,
    last_axis,
    parts_of_rows,
    every_second,
    added,
    out_of_order,
    numbers,
    casts,
    bools,
    several,
    read_before,
    of_scalars,
)
OTHERS = (
    added_to_the_next,
    backwards,
    growing_parts,
    overlapping,
    one_in_another,
    read_parts,
    read_written_over,
    read_all,
    read_several,
)


def as_list(results):
    return list(results) if isinstance(results, tuple) else [results]


@pytest.mark.parametrize("function", [*ALIKE, *OTHERS], ids=lambda function: function.__name__)
def test_values_are_numpys(any_size, function):
    results = as_list(ti.jit(function)(X, W))
    for got, wanted in zip(results, as_list(function(X, W)), strict=True):
        assert (got.dtype, got.shape) == (wanted.dtype, wanted.shape)
        atol = {"f": 2e-6, "i": 1, "b": 0}[got.dtype.kind]  # a rounding error may be a whole number
        np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=atol)


KEYS = (
    0,
    2,
    -1,
    slice(None),
    slice(1, 3),
    slice(-2, None),
    slice(None, None, 2),
    slice(1, None, 2),
)
KEYS += (slice(None, None, -1), slice(None, 1, -2), slice(2, 2))
SPAN = 6


def random_program(seed):
    """Writes to parts of an array, and what was read of it in between."""
    random = np.random.default_rng(seed)
    keys = [tuple(KEYS[at] for at in random.integers(len(KEYS), size=2)) for _ in range(24)]

    def function(x):
        out = (np.zeros_like(x), np.ones_like(x), x.copy(), x * 2)[seed % 4]
        found = []
        for index, (write, read) in enumerate(zip(keys[::2], keys[1::2], strict=True)):
            found.append(out[read] * 3)
            if index % 3:
                out[write] = x[write] + index
            else:
                out[write] = index
        return (*found, out)

    return function


@pytest.mark.parametrize("seed", range(60))
def test_updates_and_reads_of_any_parts_stay_the_same(seed):
    """Bit for bit: what is read is what was there at that time."""
    function = random_program(seed)
    x = np.random.default_rng(seed).normal(size=(SPAN, SPAN)).astype(np.float32)
    graph = with_late_updates(ti.jit(function).trace({"x": F32[x.shape]}, {}).graph)
    for got, wanted in zip(evaluate(graph, [x]), function(x), strict=True):
        np.testing.assert_array_equal(got, wanted, strict=True)


@pytest.mark.parametrize("function", ALIKE, ids=lambda function: function.__name__)
def test_turns_are_one_function(any_size, function):
    """However an array is filled, the loop is compiled as that without it."""
    graph = ti.jit(function).trace({"x": F32[X.shape], "w": F32[W.shape]}, {}).graph
    text = [found.graph for found in functions(graph)]
    products = sum(node.op.kind is Kind.CONTRACTION for each in text for node in each.nodes)
    assert products <= 3, "each turn is in the text"


def of_a_named_number(x, w):
    out = np.zeros_like(x, shape=(x.shape[0], TURNS + 1, WIDTH))
    for index in range(TURNS):
        out[:, index + 1] = np.tanh(x[:, index] + out[:, index] @ w)
    return out


def test_rows_of_a_named_number_are_filled(any_size):
    kernel = ti.jit(of_a_named_number).compile(F32["n", TURNS, WIDTH], F32[WIDTH, WIDTH])
    assert kernel.text("mlir").count("linalg.contract") <= 3
    for count in (1, ROWS, 40):
        x = RANDOM.normal(size=(count, TURNS, WIDTH)).astype(np.float32)
        got, wanted = kernel(x, W), of_a_named_number(x, W)
        np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=2e-6)


def test_very_many_turns_are_one_function(any_size):
    """More than are updated in one piece of memory, in a text that stays short."""
    x = RANDOM.normal(size=(150, ROWS, WIDTH)).astype(np.float32)
    kernel = ti.jit(read_before).compile(x, W)
    assert kernel.text("mlir").count("linalg.contract") <= 3
    np.testing.assert_allclose(kernel(x, W), read_before(x, W), rtol=1e-4, atol=1e-5)
