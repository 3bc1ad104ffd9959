"""Sums, averages, variances and norms of floats: no further from the exact value than NumPy's."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest
from calls import Call
from samples import whole, with_nan

from tinyir import errors
from tinyir.ir.types import BOOL, F16, F32, F64, I8, DType

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def fractions(array: np.ndarray) -> list[Fraction]:
    return [Fraction(float(each)) for each in array]


def exact_sum(x: np.ndarray) -> Fraction:
    return sum(fractions(x), Fraction(0))


def exact_mean(x: np.ndarray) -> Fraction:
    return exact_sum(x) / x.size


def exact_variance(x: np.ndarray) -> Fraction:
    mean = exact_mean(x)
    return sum((each - mean) ** 2 for each in fractions(x)) / x.size


def root(value: Fraction) -> Fraction:
    """The square root to 40 digits."""
    with mpmath.workdps(45):
        found = mpmath.sqrt(mpmath.mpf(value.numerator) / value.denominator)
        return Fraction(mpmath.nstr(found, 40))


def exact_norm(x: np.ndarray) -> Fraction:
    return root(sum(each**2 for each in fractions(x)))


SUMS = {
    "sum": (np.sum, exact_sum),
    "mean": (np.mean, exact_mean),
    "var": (np.var, exact_variance),
    "std": (np.std, lambda x: root(exact_variance(x))),
    "norm": (np.linalg.norm, exact_norm),
}
LENGTHS = (1, 8, 100, 4099)


def cancelling(dtype: DType, length: int) -> np.ndarray:
    """Numbers of both signs and different sizes."""
    random = np.random.default_rng(length)
    numbers = random.normal(1, 3, length) * 10.0 ** random.integers(-2, 2, length)
    return numbers.astype(dtype.numpy)


FLOAT_SUMS = [
    Call(f"{name} of {length} {dtype}", function, (cancelling(dtype, length),))
    for name, (function, _) in SUMS.items()
    for dtype in (F16, F32, F64)
    for length in LENGTHS
]


@pytest.mark.parametrize("call", FLOAT_SUMS, ids=str)
def test_float_sums(call, compiled):
    """The error is NumPy's at most, or one ulp; two for a variance, which rounds on its way."""
    (array,) = call.arrays
    got = compiled[call.graph().name].call(array)
    (numpy,) = call.expected()
    assert got.dtype == numpy.dtype
    exact = SUMS[call.name.split()[0]][1](array)
    ulp = Fraction(float(np.spacing(np.abs(got))))
    allowed = abs(Fraction(float(numpy)) - exact) if np.isfinite(numpy) else ulp
    ulps = 2 if call.function in (np.var, np.std) else 1
    assert abs(Fraction(float(got)) - exact) <= max(allowed, ulps * ulp)


def test_half_precision_does_not_overflow_on_the_way(compiled):
    """NumPy squares and adds up float16 as it is, and gets infinity for these."""
    large = np.array([300, -300, 290], np.float16)
    np.testing.assert_array_equal(
        compiled[LARGE_HALVES.graph().name].call(large),
        np.array(
            [np.var(large, dtype=np.float32), np.linalg.norm(large.astype(np.float32))]
        ).astype(np.float16),
    )


LARGE_HALVES = Call("halves", lambda x: (np.var(x), np.linalg.norm(x)), (np.ones(3, np.float16),))


# Variances and norms of all forms, within ulps of NumPy's.

FORMS = {
    "var": lambda x: (np.var(x, axis=1), np.var(x, axis=(0, 2), ddof=1, keepdims=True)),
    "std": lambda x: (x.std(0), np.std(x, axis=-1, correction=0.5)),
    "var_mean": lambda x: np.var(x, axis=1, mean=np.mean(x, axis=1, keepdims=True)),
    "var_where": lambda x: (np.var(x, axis=2, where=x > 0), np.std(x, where=x > 0, ddof=1)),
    "var_without_degrees": lambda x: (np.var(x, axis=1, ddof=3), np.std(x, axis=1, ddof=9)),
    "nanvar": lambda x: (np.nanvar(x, axis=1), np.nanstd(x, axis=0, ddof=1)),
    "nanvar_without_degrees": lambda x: np.nanvar(x, axis=1, ddof=3),
    "norm": lambda x: (np.linalg.norm(x), np.linalg.norm(x, axis=1, keepdims=True)),
    "norm_3": lambda x: np.linalg.norm(x, 3, axis=0),
    "norm_of_order": lambda x: np.linalg.norm(x, 2.5, axis=0),
    "norm_of_negative_order": lambda x: np.linalg.norm(x, -1, axis=2),
    "norm_2": lambda x: (np.linalg.norm(x[0, 0]), np.linalg.norm(x[0, 0], 2, keepdims=True)),
    "frobenius": lambda x: (np.linalg.norm(x[0], "fro"), np.linalg.matrix_norm(x)),
    "vector_norm": lambda x: (np.linalg.vector_norm(x), np.linalg.vector_norm(x, axis=(1, 2))),
    "average": lambda x: np.average(x, axis=1, weights=[0.5, 1, 2], returned=True),
}
NEAR = [
    Call(f"{name} near {dtype}", function, (array,))
    for name, function in FORMS.items()
    for dtype in (BOOL, I8, F32, F64)
    for array in [whole(dtype, 2, 3, 4)]
]
NEAR += [
    Call(f"{name} near nan", FORMS[name], (with_nan(whole(F32, 2, 3, 4)),))
    for name in ("var", "nanvar", "nanvar_without_degrees", "norm")
]


@pytest.mark.parametrize("call", NEAR, ids=str)
def test_forms(call, compiled):
    got = compiled[call.graph().name].call(*call.arrays)
    for one, wanted in zip(got if isinstance(got, tuple) else (got,), call.expected(), strict=True):
        assert (one.dtype, one.shape) == (wanted.dtype, wanted.shape)
        np.testing.assert_allclose(one, wanted, rtol=4 * np.finfo(wanted.dtype).eps, atol=0)


# Errors at run time.


def test_zero_weights_at_run_time(compiled):
    call = compiled[WEIGHTED.graph().name].call
    assert call(np.array([1.0, 2, 3]), np.array([0.0, 0, 2])) == 3
    with pytest.raises(errors.ProgramZeroDivisionError, match="returned TINYIR_EZERO_DIVISION"):
        call(np.ones(3), np.array([1.0, 0, -1]))


WEIGHTED = Call("average at run time", lambda x, w: np.average(x, weights=w), (np.ones(3),) * 2)


@pytest.fixture(scope="module")
def compiled(natives):
    """The kernels of all calls, from one library."""
    calls = (*FLOAT_SUMS, *NEAR, LARGE_HALVES, WEIGHTED)
    return natives([call.graph() for call in calls], "statistics")
