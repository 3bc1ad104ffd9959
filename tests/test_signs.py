"""What is known of signs, and the exponential of values that are known not to be positive."""

import mpmath
import numpy as np
import pytest
from calls import trace

import tinyir as ti
from tinyir.emit.signs import Sign, signs
from tinyir.ir.types import F16, F32, F64, I32, DType, TensorType

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

NOT_POSITIVE = {
    "maximum of all": lambda x, y: x - x.max(),
    "maximum of a row": lambda x, y: x - x.max(axis=-1, keepdims=True),
    "maximum of a column": lambda x, y: x - x.max(axis=0),
    "maximum of two axes": lambda x, y: x[None] * 1 - (x[None] * 1).max(axis=(0, 2), keepdims=True),
    "maximum of one element": lambda x, y: x[:1] * 1 - (x[:1] * 1).max(axis=0),
    "magnitude": lambda x, y: -abs(x - y),
    "square": lambda x, y: -np.square(x),
    "power": lambda x, y: -0.5 * x**2,
    "product with itself": lambda x, y: -(x * x),
    "product with its negative": lambda x, y: -x * x,
    "sum of squares": lambda x, y: -((x[:, None] - y) ** 2).sum(axis=-1) / 8,
    "exponential": lambda x, y: -np.exp(x) - abs(y),
    "sum": lambda x, y: -abs(x) + np.minimum(y, 0),
    "minimum": lambda x, y: np.minimum(x, -1.5),
    "views": lambda x, y: (-abs(x)).T[1:, ::-1].reshape(7, 1, 8)[:, 0],
    "cast": lambda x, y: (-abs(x)).astype(np.float32),
}

UNKNOWN = {
    "any": lambda x, y: x,
    "maximum of another array": lambda x, y: x - y.max(),
    "maximum of another row": lambda x, y: x - x.max(axis=1),
    "maximum of another arrangement": lambda x, y: x.T - x.max(axis=1, keepdims=True),
    "maximum of a part": lambda x, y: x - x[1:].max(),
    "minimum of a row": lambda x, y: x - x.min(axis=1, keepdims=True),
    "maximum less x": lambda x, y: x.max() - x,
    "odd power": lambda x, y: -(x**3),
    "infinite power": lambda x, y: -np.power(x, np.inf),
    "product": lambda x, y: -x * y,
    "quotient": lambda x, y: -abs(x) / abs(y),
    "quotient by a negative number": lambda x, y: -abs(x) / -2,
    "quotient by zero": lambda x, y: -abs(x) / -0.0,
    "difference": lambda x, y: -abs(x) - np.minimum(y, 0),
    "minimum with NaN": lambda x, y: np.minimum(x, np.nan),
    "maximum": lambda x, y: np.maximum(x, -1.5),
    "not negative": lambda x, y: abs(x),
    "integers": lambda x, y: -abs(x.astype(np.int32)),
    "of integers": lambda x, y: (-abs(x.astype(np.int32))).astype(np.float32),
}


def sign_of(function, dtype: DType) -> Sign:
    graph = trace(function, [TensorType(dtype, (8, 8))] * 2)
    return signs(graph)[graph.results[0].node]


@pytest.mark.parametrize("dtype", [F16, F32, F64], ids=str)
@pytest.mark.parametrize("name", NOT_POSITIVE)
def test_what_is_not_positive(name, dtype):
    assert Sign.NOT_POSITIVE in sign_of(NOT_POSITIVE[name], dtype)


@pytest.mark.parametrize("name", UNKNOWN)
def test_what_may_be_positive(name):
    assert Sign.NOT_POSITIVE not in sign_of(UNKNOWN[name], F32)


def test_integers_wrap():
    """The smallest integer is its own magnitude."""
    assert sign_of(lambda x, y: -abs(x), I32) is Sign.UNKNOWN


@pytest.mark.parametrize("name", NOT_POSITIVE)
def test_the_exponential_is_the_same(name):
    """Also where values overflow, or are not numbers; what they are made from has errors too."""
    random = np.random.default_rng(0)
    x = random.choice([-np.inf, -1e30, -3, -0.0, 0, 1, np.inf, np.nan, 60], (8, 8)).astype("f")
    y = random.normal(size=(8, 8)).astype("f")

    def function(x, y):
        return np.exp(NOT_POSITIVE[name](x, y))

    np.testing.assert_allclose(ti.jit(function)(x, y), function(x, y), rtol=1e-6)


@pytest.mark.parametrize(("dtype", "ulps"), [(F32, 1), (F64, 2)], ids=str)
def test_error_of_the_exponential(dtype, ulps):
    """From 0 to where the result is 0, denormal results among them."""
    limits = np.finfo(dtype.numpy)
    lowest = np.log(2.0) * (limits.minexp - limits.nmant - 2)
    x = np.concatenate([np.linspace(lowest, 0, 2000), -(2.0 ** -np.arange(60.0)), [-0.0]])
    x = x.astype(dtype.numpy)
    got = ti.jit(lambda x: np.exp(-abs(x)))(x)
    with mpmath.workprec(160):
        for one, value in zip(x, got, strict=True):
            exact = mpmath.exp(mpmath.mpf(float(one)))
            exponent = max(mpmath.frexp(exact)[1] - 1, limits.minexp)
            ulp = mpmath.mpf(2) ** (exponent - limits.nmant)
            assert abs(mpmath.mpf(float(value)) - exact) <= ulps * ulp, (one, value)


@pytest.mark.parametrize("dtype", [F16, F32, F64], ids=str)
def test_special_values_of_the_exponential(dtype):
    x = np.array([0.0, -0.0, -np.inf, np.inf, np.nan, -1e4, 1e4], dtype.numpy)
    got = ti.jit(lambda x: np.exp(-abs(x)))(x)
    np.testing.assert_array_equal(got, np.array([1, 1, 0, 0, np.nan, 0, 0], dtype.numpy))
