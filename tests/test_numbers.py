"""Statements about numbers: how near to exact results are, and where they are NumPy's own."""

import math
import re
from itertools import chain, combinations, product

import numpy as np
import pytest

from tinyir import errors, exp, f32, f64, jit, sqrt, tanh
from tinyir.emit.lowering import lower
from tinyir.emit.render import render_module
from tinyir.frontend.kernel import KernelFunction
from tinyir.ir import optable
from tinyir.ir.optable import PRIMITIVES
from tinyir.ir.primitive import Kind
from tinyir.ir.types import DTYPES


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def gelu_float32(x):
    return 0.5 * x * (1 + tanh(0.7978845608028654 * (x + 0.044715 * x**3)))


def softmax(x):
    numerator = exp(x - x.max(axis=-1, keepdims=True))
    return numerator / numerator.sum(axis=-1, keepdims=True)


def layer_norm(x, weight, bias):
    centred = x - x.mean(axis=-1, keepdims=True)
    variance = (centred**2).mean(axis=-1, keepdims=True)
    return centred / sqrt(variance + 1e-5) * weight + bias


def graph_of(name, function, type_):
    """The graph of a function of one array, to be compiled together with others."""
    function.__name__ = name
    return KernelFunction(function).trace({"x": type_}, {}).graph


# GELU.


def test_gelu_with_a_float64_constant_is_float64():
    x = np.linspace(-5, 5, 31, dtype=np.float32)
    got = jit(gelu)(x)
    assert got.dtype == np.float64
    np.testing.assert_allclose(got, gelu(x), rtol=1e-12, atol=1e-12)


def test_gelu_in_float32_is_as_near_to_exact_as_numpys():
    x = np.linspace(-5, 5, 31, dtype=np.float32)
    got = jit(gelu_float32)(x)
    assert got.dtype == np.float32
    exact = gelu_float32(x.astype(np.float64))
    assert np.all(np.abs(got - exact) <= np.abs(gelu_float32(x) - exact) + 1e-7)


# Softmax.


def test_softmax_neither_overflows_nor_loses_a_row():
    x = np.array([[10000, 9999, -10000], [-10000, -9999, -10001], [0, -np.inf, -np.inf]], "f4")
    p = jit(softmax)(x)
    np.testing.assert_allclose(p.sum(axis=-1), 1, atol=1e-6, rtol=0)
    assert p[2, 0] == 1
    assert np.all(p[2, 1:] == 0)


def test_softmax_of_rows_that_numpy_makes_nan():
    x = np.ones((6, 4), np.float32)
    x[1] = -np.inf
    x[2] = np.inf
    x[3] = np.nan
    x[4, 2] = np.inf
    x[5, 1] = np.nan
    got = jit(softmax)(x)
    with np.errstate(invalid="ignore"):
        expected = softmax(x)
    np.testing.assert_array_equal(np.isnan(got), np.isnan(expected))
    assert np.isnan(got).any(axis=-1).tolist() == [False, True, True, True, True, True]


@pytest.mark.parametrize("shape", [(12, 17, 17), (9, 33)], ids=["H,T,T", "N,C"])
def test_softmax_of_any_rank(shape):
    x = np.random.default_rng(1).normal(0, 3, shape).astype(np.float32)
    got = jit(softmax)(x)
    np.testing.assert_allclose(got, softmax(x.astype(np.float64)), rtol=2e-6, atol=0)
    np.testing.assert_allclose(got.sum(axis=-1), 1, rtol=1e-6)


# Layer norm.


@pytest.fixture(scope="module")
def normalized():
    """Layer norm, compiled once for each shape."""
    return jit(layer_norm)


def test_layer_norm_of_constant_rows_is_exactly_the_bias(normalized):
    random = np.random.default_rng(2)
    levels = np.concatenate([[0.1, 1e4, -3.7, 1e-30, 3e30], random.normal(0, 100, 59)])
    x = np.repeat(levels.astype(np.float32)[:, None], 64, axis=1)
    weight, bias = random.normal(size=(2, 64)).astype(np.float32)
    np.testing.assert_array_equal(normalized(x, weight, bias), np.tile(bias, (64, 1)))


@pytest.mark.parametrize("width", [64, 768])
def test_layer_norm_far_from_zero(width, normalized):
    random = np.random.default_rng(width)
    x = (random.normal(size=(64, width)) + 1e4).astype(np.float32)
    one, zero = np.ones(width, np.float32), np.zeros(width, np.float32)
    exact = layer_norm(x.astype(np.float64), 1, 0)
    np.testing.assert_allclose(normalized(x, one, zero), exact, atol=1e-3, rtol=0)

    # The input is such that the textbook's other formula fails.
    mean = x.mean(axis=-1, keepdims=True)
    variance = np.abs((x**2).mean(axis=-1, keepdims=True) - mean**2)
    assert np.max(np.abs((x - mean) / np.sqrt(variance + np.float32(1e-5)) - exact)) > 1


@pytest.mark.parametrize("width", [7, 64, 768, 1000])
def test_layer_norm_of_random_rows(width, normalized):
    random = np.random.default_rng(width)
    x, weight, bias = (
        random.normal(size=size).astype(np.float32) for size in ((64, width), width, width)
    )
    exact = layer_norm(*(each.astype(np.float64) for each in (x, weight, bias)))
    np.testing.assert_allclose(normalized(x, weight, bias), exact, rtol=2e-6, atol=2e-6)


# Reductions.

RANK_FOUR = (2, 3, 4, 5)
SUBSETS = list(chain(*(combinations(range(4), count) for count in range(5))))
FOLDS = [op for op in optable.REDUCTIONS if op.kind is Kind.REDUCTION]
EXACT = {op.name: op.numpy for op in FOLDS if not op.ulps}
ROUNDED = {op.name: op.numpy for op in FOLDS if op.ulps} | {"mean": np.mean}


def over_every_subset(function):
    return lambda x: tuple(
        function(x, axis=axes, keepdims=keepdims) for axes in SUBSETS for keepdims in (False, True)
    )


@pytest.fixture(scope="module")
def of_rank_four(natives):
    graphs = [
        graph_of(f"{name}_{dtype}", over_every_subset(function), dtype[RANK_FOUR])
        for name, function in (EXACT | ROUNDED).items()
        for dtype in (f32, f64)
    ]
    return natives(graphs, "subsets")


@pytest.mark.parametrize("dtype", [f32, f64], ids=str)
@pytest.mark.parametrize("name", EXACT | ROUNDED)
def test_reductions_over_every_subset_of_axes(name, dtype, of_rank_four):
    x = np.random.default_rng(3).normal(size=RANK_FOUR).astype(dtype.numpy)
    results = of_rank_four[f"{name}_{dtype}"].call(x)
    tolerance = 0 if name in EXACT else 8 * np.finfo(x.dtype).eps
    expected_results = over_every_subset((EXACT | ROUNDED)[name])(x)
    for got, expected in zip(results, expected_results, strict=True):
        assert (got.dtype, got.shape) == (expected.dtype, expected.shape)
        np.testing.assert_allclose(got, expected, rtol=tolerance, atol=tolerance)


LENGTHS = (1, 2, 7, 8, 9, 127, 128, 129, 1000, 65_537, 1_000_000)


def all_reductions(x):
    return tuple(function(x) for function in (EXACT | ROUNDED).values())


@pytest.fixture(scope="module")
def of_vectors(natives):
    graphs = [
        graph_of(f"reduce_{dtype}_{length}", all_reductions, dtype[length])
        for dtype in (f32, f64)
        for length in LENGTHS
    ]
    return natives(graphs, "vectors")


def drawn(kind, length, random):
    match kind:
        case "normal":
            return random.normal(size=length)
        case "positive":
            return random.uniform(size=length)
        case "offset":
            return random.normal(size=length) + 1e4
        case "wide":
            return random.normal(size=length) * np.exp(random.normal(0, 8, length))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", ["normal", "positive", "offset", "wide"])
@pytest.mark.parametrize("dtype", [f32, f64], ids=str)
def test_sums_are_no_worse_than_numpys(dtype, kind, seed, of_vectors):
    where = list(EXACT | ROUNDED).index("sum")
    for length in LENGTHS:
        x = drawn(kind, length, np.random.default_rng(seed)).astype(dtype.numpy)
        results = of_vectors[f"reduce_{dtype}_{length}"].call(x)
        exact = math.fsum(x)
        error, numpys = abs(float(results[where]) - exact), abs(float(np.sum(x)) - exact)
        assert error <= numpys, length
        for got, function in zip(results, EXACT.values(), strict=False):
            assert got == function(x)


ROW_LENGTHS = (64, 100, 128, 256, 509, 767, 768, 1024, 2048, 4096)
ROWS = 500


def pairwise_roundings(length):
    """How many additions follow the one that an element is in, in NumPy's loops_utils.h.src."""
    if length < 8:
        return length - 1
    if length <= 128:
        return length // 8 - 1 + 3 + length % 8
    half = length // 2
    half -= half % 8
    return 1 + max(pairwise_roundings(half), pairwise_roundings(length - half))


@pytest.mark.parametrize("dtype", [f32, f64], ids=str)
def test_plain_sums_have_no_more_roundings_than_numpys(dtype):
    """Elements that lie apart by the lanes are added up plainly, and float64 is rounded once more.

    float32 is added up in float64 after that.
    """
    plain = 0
    for length in (*range(1, 300, 5), *range(304, 2100, 48)):
        graph = graph_of("rows", lambda x: (-x).sum(axis=1), dtype[3, length])
        text = render_module(lower([graph]))
        found = re.findall(r"\.plain\d+.blocks = tensor.empty\(\) : tensor<(\d+)xi8>", text)
        if found:
            plain += 1
            blocks = list(map(int, found))
            assert blocks[0] >= 4
            once_more = dtype is f64
            roundings = sum(each - 1 for each in blocks) + once_more
            assert roundings <= pairwise_roundings(length), length
    assert plain > 40


@pytest.fixture(scope="module")
def of_rows(natives):
    graphs = [
        graph_of(f"rows_{dtype}_{length}", lambda x: (-x).sum(axis=1), dtype[ROWS, length])
        for length in ROW_LENGTHS
        for dtype in (f32, f64)
    ]
    return natives(graphs, "rows")


@pytest.mark.parametrize("kind", ["normal", "positive", "offset", "wide"])
@pytest.mark.parametrize("dtype", [f32, f64], ids=str)
def test_sums_of_rows_are_no_worse_than_numpys(dtype, kind, of_rows):
    """Root mean squares over rows: of two sums as exact as each other, either may be lucky."""
    for length in ROW_LENGTHS:
        x = drawn(kind, (ROWS, length), np.random.default_rng(length)).astype(dtype.numpy)
        ours, numpys = (
            [
                math.fsum([*row, -sum_]) / np.abs(row).sum(dtype=np.float64)
                for row, sum_ in zip(x, sums, strict=True)
            ]
            for sums in (of_rows[f"rows_{dtype}_{length}"].call(-x), x.sum(axis=1))
        )
        assert np.square(ours).mean() < np.square(numpys).mean(), length


def total(x):
    return x.sum()


@pytest.mark.parametrize("length", [2, 3, 5, 7])
def test_few_numbers_are_added_up_as_numpy_adds_them(length):
    """One after the other: to the same bits, along any axis."""
    x = np.random.default_rng(length).standard_normal((length, 9, length)) * 10.0 ** np.arange(
        length
    )
    function = lambda x: (x.sum(axis=0), x.sum(axis=2), x.mean(axis=0), x.var(axis=2))  # noqa: E731
    for got, expected in zip(jit(function)(x), function(x), strict=True):
        np.testing.assert_array_equal(got, expected)


COLUMNS = {
    "rows": ((100, 3), 0),
    "wide rows": ((300, 513), 0),
    "planes": ((20, 30, 41), (0, 1)),
    "rows of planes": ((7, 300, 11), 1),
    "planes apart": ((20, 30, 1), 0),
    "unit dimensions": ((3, 200, 1, 2), 1),
    "rows of products": ((9, 6, 5), (0, 1)),
}


@pytest.fixture(scope="module")
def of_columns(natives):
    def statistics(axis):
        return lambda x: (
            x.sum(axis=axis),
            x.mean(axis=axis, keepdims=True),
            (x * x + 1).sum(axis=axis),
            x.var(axis=axis),
        )

    graphs = [
        graph_of(f"columns_{index}", statistics(axis), f64[shape])
        for index, (shape, axis) in enumerate(COLUMNS.values())
    ]
    return natives(graphs, "columns")


@pytest.mark.parametrize("name", COLUMNS)
def test_columns_are_added_up_as_numpy_adds_them(name, of_columns):
    """One row after the other: to the same bits."""
    shape, axis = COLUMNS[name]
    x = np.random.default_rng(3).standard_normal(shape)
    x[0] *= 1e9
    expected = x.sum(axis=axis), x.mean(axis=axis, keepdims=True), (x * x + 1).sum(axis=axis)
    for got, wanted in zip(
        of_columns[f"columns_{list(COLUMNS).index(name)}"].call(x),
        (*expected, x.var(axis=axis)),
        strict=True,
    ):
        np.testing.assert_array_equal(got, wanted)


def test_the_sum_of_2_to_the_25_ones_is_exact():
    assert jit(total)(np.ones(2**25, np.float32)) == 2**25


@pytest.mark.parametrize("dtype", [f32, f64], ids=str)
@pytest.mark.parametrize(
    "special",
    [
        [np.inf],
        [-np.inf],
        [np.nan],
        [np.inf, -np.inf],
        [np.inf, np.nan],
        [np.inf, np.inf],
        ["max"] * 2,
    ],
    ids=str,
)
def test_sums_with_special_values_are_numpys(special, dtype, of_vectors):
    where = list(EXACT | ROUNDED).index("sum")
    x = np.ones(1000, dtype.numpy)
    for place, value in enumerate(special):
        x[100 * place + 3] = np.finfo(x.dtype).max if value == "max" else value
    with np.errstate(all="ignore"):
        expected = np.sum(x)
    np.testing.assert_equal(of_vectors[f"reduce_{dtype}_1000"].call(x)[where], expected)
    assert not np.isfinite(expected)


@pytest.mark.parametrize("axis", [0, (0, 1), None])
def test_the_sum_of_nothing_is_zero(axis):
    def total_over_axis(x):
        return x.sum(axis=axis)

    x = np.ones((0, 3), np.float32)
    got = np.asarray(jit(total_over_axis)(x))
    np.testing.assert_array_equal(got, np.zeros(np.shape(x.sum(axis=axis)), "f4"), strict=True)


@pytest.mark.parametrize("op", [op for op in optable.REDUCTIONS if op.needs_elements], ids=str)
def test_the_extremum_of_nothing_is_refused(op):
    x = np.ones((3, 0), np.float32)
    message = "zero-size array to reduction operation|attempt to get arg(max|min) of an empty"
    with pytest.raises(ValueError, match=message):
        op.numpy(x, axis=1)
    with pytest.raises(errors.ProgramValueError, match=message):
        graph_of("extremum", lambda x: op.numpy(x, axis=1), f32[3, 0])


# Promotion.

PARTNERS = [
    2,
    0.5,
    True,
    np.array(0.5, np.float64),
    np.array([0.5], np.float64),
    *(np.ones((), dtype.numpy)[()] for dtype in DTYPES),
]
OF_TWO = [op for op in PRIMITIVES if op.kind is Kind.ELEMENTWISE and op.arity == 2]


@pytest.mark.parametrize("type_", [*(dtype[3] for dtype in DTYPES), f32[()]], ids=str)
@pytest.mark.parametrize("op", OF_TWO, ids=lambda op: op.name)
def test_promotion_is_numpys(op, type_):
    x = np.ones(type_.shape, type_.dtype.numpy)
    for partner, swapped in product(PARTNERS, (False, True)):

        def function(x, partner=partner, swapped=swapped):
            return op.numpy(partner, x) if swapped else op.numpy(x, partner)

        try:
            expected = np.asarray(function(x))
        except TypeError as error:
            with pytest.raises(TypeError, match=re.escape(str(error).rstrip("."))):
                graph_of("promoted", function, type_)
        else:
            (result,) = graph_of("promoted", function, type_).results
            got = result.node.type
            assert (got.dtype.numpy, got.shape) == (expected.dtype, expected.shape), partner
