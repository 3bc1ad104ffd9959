"""Results that share work are one nest, and each is what it is as the only result."""

import numpy as np
import pytest

from tinyir import f32, jit


def statistics(x):
    mean = x.mean(axis=-1, keepdims=True)
    apart = x - mean
    variance = (apart * apart).mean(axis=-1, keepdims=True)
    return apart / np.sqrt(variance + 1), mean, variance


def statistics_first(x):
    last, mean, variance = statistics(x)
    return variance, mean, last


def shares(x):
    raised = np.exp(x - x.max(axis=-1, keepdims=True))
    total = raised.sum(axis=-1, keepdims=True)
    return raised / total, raised, total.reshape(-1)


def residual(x):
    h = x + x[..., :1]
    return h, h - h.max(axis=-1, keepdims=True), h.sum(axis=-1) * 2


def bounds(x):
    return x.min(axis=-1), x.max(axis=-1), np.abs(x).sum(axis=-1)


def of_planes(x):
    return x.max(axis=(-1, -2)), x - x.min(axis=(-1, -2), keepdims=True)


def rows_and_columns(x):
    h = x * 2
    return h.sum(axis=-1), h.sum(axis=0), h / h.max(axis=-1, keepdims=True)


def with_product(x):
    h = x - x.max(axis=-1, keepdims=True)
    return h, h @ np.ones((x.shape[-1], 3), x.dtype), h.sum(axis=-1)


def folded(x):
    negative = -x
    return x * 1, -negative, x.sum(axis=-1), x.max(axis=-1), x - 0


def of_bools(x):
    v = x.any(axis=-1, keepdims=True) * x
    return v.sum(axis=-1, keepdims=True), np.sqrt(abs(v)), (v > 0).all(axis=-1)


TOGETHER = [statistics, statistics_first, residual, bounds, of_planes]
APART = [shares, rows_and_columns, with_product, folded, of_bools]
"""What is costly, goes across rows, is no row or nothing to mlir-opt: such results have nests of
their own, or none."""

SHAPES = [(5, 40), (1, 70), (64, 1), (3, 4, 33), (1, 1, 9), (2, 1, 17), (301, 515)]


def samples(shape, dtype):
    return (np.random.default_rng(0).standard_normal(shape) * 9).astype(dtype)


TYPES = [(each, np.float32) for each in SHAPES]
TYPES += [((3, 4, 33), np.float64), ((5, 40), np.int32), ((64, 1), np.int32)]


@pytest.mark.parametrize(("shape", "dtype"), TYPES, ids=str)
@pytest.mark.parametrize("function", [*TOGETHER, *APART])
def test_results_are_those_of_numpy(function, shape, dtype):
    x = samples(shape, dtype)
    with np.errstate(all="ignore"):
        expected = function(x)
    for got, numpy in zip(jit(function)(x), expected, strict=True):
        assert (got.shape, got.dtype) == (numpy.shape, numpy.dtype)
        np.testing.assert_allclose(got, numpy, rtol=2e-5, atol=2e-5 * max(shape))


@pytest.mark.parametrize("shape", [(5, 40), (3, 4, 33), (301, 515)], ids=str)
@pytest.mark.parametrize("function", TOGETHER)
def test_each_result_is_what_it_is_alone(function, shape):
    x = samples(shape, np.float32)
    for number, got in enumerate(jit(function)(x)):
        alone = jit(lambda x, number=number: function(x)[number])(x)
        np.testing.assert_array_equal(got, alone, strict=True)


@pytest.mark.parametrize("function", [*TOGETHER, *APART])
def test_named_sizes(function):
    x = samples((7, 40), np.float32)
    results = jit(function).compile(f32["n", 40])(x)
    for got, numpy in zip(results, function(x), strict=True):
        np.testing.assert_allclose(got, numpy, rtol=2e-5, atol=1e-3)


def test_no_rows():
    results = jit(statistics)(np.zeros((0, 6), np.float32))
    assert [each.shape for each in results] == [(0, 6), (0, 1), (0, 1)]
