"""Reductions, scans, statistics and norms: what the same call on arrays gives."""

import re
import warnings
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from calls import Call, same, trace

from tinyir import errors
from tinyir.ir.types import BF16, BOOL, DTYPES, F16, F32, F64, I8, U16, U64, DType

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

REDUCING = (
    *(np.sum, np.prod, np.max, np.min, np.amax, np.amin, np.mean, np.var, np.std, np.any, np.all),
    *(np.ptp, np.count_nonzero, np.average, np.nansum, np.nanprod, np.nanmax, np.nanmin),
    *(np.nanmean, np.nanvar, np.nanstd),
)
ARGUMENTS = (np.argmax, np.argmin, np.nanargmax, np.nanargmin)
RUNNING = (np.cumsum, np.cumprod, np.nancumsum, np.nancumprod, np.diff)
METHODS = (np.add.reduce, np.multiply.reduce, np.maximum.reduce, np.minimum.reduce)
METHODS += (np.logical_or.reduce, np.logical_and.reduce)


def named(function) -> str:
    """The name of a function, or of a method with its ufunc."""
    owner = getattr(function, "__self__", None)
    return f"{owner.__name__}.{function.__name__}" if owner else function.__name__


def whole(dtype: DType, *shape: int) -> np.ndarray:
    """Small whole numbers, with ties, of which every sum is exact; of floats also signed zeros."""
    random = np.random.default_rng(len(shape))
    values = random.integers(0 if dtype in (U16, U64) else -2, 3, shape)
    array = values.astype(dtype.numpy)
    if array.size > 7 and array.dtype.kind == "f":
        array.reshape(-1)[[0, 7]] = [-0.0, 0.0]
    return array


def outcome(function, array):
    """What NumPy returns, or the exception it raises."""
    try:
        with warnings.catch_warnings(action="ignore"), np.errstate(all="ignore"):
            return function(array)
    except Exception as error:
        return error


# Dtypes, shapes and errors, which are known while tracing.

SHAPES = [(), (1,), (0,), (4,), (1, 3), (0, 3), (3, 0), (2, 3, 4), (2, 0, 3), (0, 0)]


def axes_of(rank: int) -> list:
    """Axes that there are and that there are not."""
    several = [(0, 1), (-1, 0), (0, 0)] if rank > 1 else []
    return [None, 0, -1, rank, -rank - 1, rank - 1, (), tuple(range(rank)), *several]


def agrees(function, array) -> None:
    """The traced function has NumPy's dtype and shape, or raises the class that NumPy raises."""
    wanted = outcome(function, array)
    if isinstance(wanted, ValueError) and "All-NaN" in str(wanted):
        return
    if not isinstance(wanted, Exception):
        (result,) = trace(function, [array]).results
        assert result.node.type.dtype.numpy == wanted.dtype
        assert result.node.type.shape == wanted.shape
        return
    known = (np.exceptions.AxisError, ValueError, TypeError, ZeroDivisionError)
    kind = next(each for each in known if isinstance(wanted, each))
    with pytest.raises(kind, match=r"\w") as error:
        trace(function, [array])
    in_essence(error.value, wanted)


def in_essence(error: Exception, wanted: Exception) -> None:
    """An error of the user's program, with most of the words of NumPy's message."""
    assert isinstance(error, errors.ProgramError)
    words, shown = (re.findall(r"[a-z-]+", text.lower()) for text in (str(wanted), error.message))
    assert len(set(words) & set(shown)) >= len(set(words)) / 2, (error.message, wanted)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("function", [*REDUCING, *METHODS, *ARGUMENTS], ids=named)
def test_axes(function, shape):
    array = np.ones(shape, np.float32)
    for axis in axes_of(len(shape)):
        for keepdims in (False, True):
            agrees(lambda x, axis=axis, kept=keepdims: function(x, axis=axis, keepdims=kept), array)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("function", [*RUNNING, np.add.accumulate], ids=named)
def test_axes_of_scans(function, shape):
    array = np.ones(shape, np.float32)
    for axis in axes_of(len(shape)):
        if axis is not None or function is not np.diff:
            agrees(lambda x, axis=axis: function(x, axis=axis), array)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize(
    "function", [*REDUCING, *METHODS, *ARGUMENTS, *RUNNING, np.linalg.norm], ids=named
)
def test_dtypes(function, dtype):
    agrees(function, np.ones(3, dtype.numpy))


WITH_DTYPE = (np.sum, np.prod, np.mean, np.var, np.std, np.cumsum, np.cumprod, np.nansum)
WITH_DTYPE += (np.nanmean, np.nanvar, np.add.reduce, np.multiply.accumulate)


@pytest.mark.parametrize("asked", DTYPES, ids=str)
@pytest.mark.parametrize("function", WITH_DTYPE, ids=named)
def test_dtypes_asked_for(function, asked):
    for dtype in (BOOL, I8, U64, F16, F64):
        agrees(lambda x: function(x, axis=0, dtype=asked.numpy), np.ones((3, 2), dtype.numpy))


REFUSED = {
    "float_axis": (lambda x: np.sum(x, axis=1.0), TypeError),
    "text_axis": (lambda x: np.mean(x, axis="x"), TypeError),
    "tuple_axis": (lambda x: np.argmax(x, axis=(0,)), TypeError),
    "empty_tuple_axis": (lambda x: np.argmax(x, axis=()), TypeError),
    "scan_tuple_axis": (lambda x: np.cumsum(x, axis=(0,)), TypeError),
    "no_identity": (lambda x: np.max(x, where=x > 0), ValueError),
    "where_dtype": (lambda x: np.sum(x, where=x), TypeError),
    "where_shape": (lambda x: np.sum(x, where=np.ones((2, 3), bool)), ValueError),
    "where_rank": (lambda x: np.sum(x, where=np.ones((2, 1, 3), bool)), ValueError),
    "initial": (lambda x: np.max(x.astype(np.int8), initial=1000), OverflowError),
    "ddof": (lambda x: np.var(x, ddof=1, correction=1), ValueError),
    "nan_dtype": (lambda x: np.nanmean(x, dtype=np.int32), TypeError),
    "ptp_of_bools": (lambda x: np.ptp(x > 0), TypeError),
    "std_of_ints": (lambda x: np.std(x, axis=0, dtype=np.int32), TypeError),
    "diff_order": (lambda x: np.diff(x, -1), ValueError),
    "cumulative": (np.cumulative_sum, ValueError),
    "accumulate": (lambda x: np.add.accumulate(x, axis=None), ValueError),
    "weights": (lambda x: np.average(x, weights=[1, 2]), TypeError),
    "weights_shape": (lambda x: np.average(x, axis=1, weights=[1, 2]), ValueError),
    "weights_zero": (lambda x: np.average(x, axis=1, weights=[0, 0, 0]), ZeroDivisionError),
    "norm": (lambda x: np.linalg.norm(x, 3), ValueError),
    "norm_text": (lambda x: np.linalg.norm(x, "bad"), ValueError),
    "norm_of_vector": (lambda x: np.linalg.norm(x[0], "fro"), ValueError),
    "norm_rank": (lambda x: np.linalg.norm(x[None], 1), ValueError),
    "norm_axis": (lambda x: np.linalg.norm(x, axis="x"), TypeError),
    "norm_axes": (lambda x: np.linalg.norm(x, axis=(0, 0)), ValueError),
    "norm_three_axes": (lambda x: np.linalg.norm(x[None], axis=(0, 1, 2)), ValueError),
}


@pytest.mark.parametrize("name", REFUSED)
def test_errors(name):
    function, kind = REFUSED[name]
    array = np.ones((1, 3), np.float32)
    wanted = outcome(function, array)
    assert isinstance(wanted, kind)
    with pytest.raises(kind, match=r"\w") as error:
        trace(function, [array])
    in_essence(error.value, wanted)


NOT_SUPPORTED = {
    "median": (np.median, "'median' is not supported"),
    "spectral": (lambda x: np.linalg.norm(x, 2), "singular value decomposition"),
    "nuclear": (lambda x: np.linalg.norm(x, "nuc"), "singular value decomposition"),
    "reduce": (np.subtract.reduce, "'subtract.reduce' of a traced value is not supported"),
    "out": (lambda x: np.sum(x, out=np.zeros(())), "The keyword 'out' of 'sum'"),
    "mean_out": (lambda x: x.mean(out=np.zeros(())), "The keyword 'out' of 'mean'"),
}


@pytest.mark.parametrize("name", NOT_SUPPORTED)
def test_not_supported(name):
    function, message = NOT_SUPPORTED[name]
    with pytest.raises(errors.ProgramTypeError, match=message):
        trace(function, [np.ones((2, 3), np.float32)])


# Values, bit for bit: whole numbers, of which sums are exact.


def along_axes(function):
    """`function` over all axes, one and two, some of them kept."""
    if function in RUNNING:
        return lambda x: (function(x, axis=0), function(x, axis=-1))
    if function in ARGUMENTS:
        return lambda x: (function(x), function(x, axis=1), function(x, axis=-1, keepdims=True))
    return lambda x: (function(x, axis=None), function(x, axis=1), function(x, axis=(0, -1)))


def with_nan(array: np.ndarray) -> np.ndarray:
    """Every fifth element NaN, so that every row has a number."""
    array = array.copy()
    array.reshape(-1)[::5] = np.nan
    return array


KEYWORDS = {
    "keepdims": lambda x: (x.sum(1, keepdims=True), np.max(x, axis=(0, 2), keepdims=True)),
    "no_axes": lambda x: (np.sum(x, axis=()), np.max(x, axis=()), np.mean(x, axis=())),
    "initial": lambda x: (np.sum(x, 1, initial=3), np.max(x, 1, initial=1), np.min(x, initial=-9)),
    "initial_of_other_dtype": lambda x: (np.prod(x, 2, initial=2.5), np.max(x, initial=1.5)),
    "where": lambda x: (np.sum(x, axis=1, where=x > 0), np.any(x, axis=0, where=x < 0)),
    "where_broadcast": lambda x: np.prod(x, axis=1, where=[[True], [False], [True]]),
    "where_initial": lambda x: np.max(x, axis=0, where=x < 1, initial=-5),
    "where_mean": lambda x: np.mean(x, axis=2, where=x > 0),
    "dtype": lambda x: (np.sum(x, dtype=np.int8), np.sum(x, 1, dtype=bool), x.mean(dtype=int)),
    "scan_dtype": lambda x: (np.cumsum(x, 1, dtype=bool), x.cumprod(0, dtype=np.int16)),
    "flat_scan": lambda x: (x.cumsum(), np.cumprod(x[0, 0])),
    "accumulate": lambda x: (np.add.accumulate(x), np.multiply.accumulate(x, 1)),
    "cumulative": lambda x: (
        np.cumulative_sum(x, axis=-1, include_initial=True),
        np.cumulative_prod(x[0, 0], include_initial=True),
    ),
    "diff": lambda x: (np.diff(x, 2), np.diff(x, 0), np.diff(x, 9)),
    "diff_edges": lambda x: np.diff(x, axis=1, prepend=0, append=x[:, :2]),
    "average": lambda x: np.average(x, axis=1, returned=True),
    "average_weights": lambda x: np.average(x, weights=x * x + 1, returned=True),
    "average_along": lambda x: np.average(x, axis=(2, 0), weights=np.ones((4, 2)), keepdims=True),
    "reduce": lambda x: (np.add.reduce(x), np.maximum.reduce(x, axis=None, keepdims=True)),
    "reduce_in": lambda x: np.multiply.reduce(x, 1, dtype=np.float64, initial=2),
    "methods": lambda x: (x.prod(0), x.min(1), x.any(), x.all(2), x.argmax(0), x.argmin()),
    "norms": lambda x: (
        np.linalg.norm(x, np.inf, axis=1),
        np.linalg.norm(x, -np.inf, axis=1, keepdims=True),
        np.linalg.norm(x, 0, axis=0),
        np.linalg.norm(x, 1, axis=2),
        np.linalg.vector_norm(x, ord=1, axis=(0, 2)),
    ),
    "matrix_norms": lambda x: [
        np.linalg.norm(x, order, axis=(2, 1), keepdims=True) for order in (1, -1, np.inf, -np.inf)
    ],
}


INEXACT = (np.var, np.std, np.nanvar, np.nanstd)


def exact_calls() -> list[Call]:
    functions = [each for each in (*REDUCING, *ARGUMENTS, *RUNNING) if each not in INEXACT]
    calls = [
        Call(f"{named(function)} {dtype}", along_axes(function), (whole(dtype, 2, 3, 4),))
        for function in functions
        for dtype in (BOOL, I8, U64, F16, BF16, F32, F64)
    ]
    calls += [
        Call(f"with {name} {dtype}", function, (whole(dtype, 2, 3, 4),))
        for name, function in KEYWORDS.items()
        for dtype in (I8, F32)
    ]
    calls += [
        Call(f"{named(function)} nan", along_axes(function), (with_nan(whole(F32, 3, 4, 6)),))
        for function in functions
    ]
    return [
        each for each in calls if not isinstance(outcome(each.function, *each.arrays), Exception)
    ]


EXACT = exact_calls()


@pytest.mark.parametrize("call", EXACT, ids=str)
def test_bits(call, compiled):
    same(compiled[call.graph().name].call(*call.arrays), call)


# Sums of floats: no further from the exact value than NumPy's.


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
    ulps = 2 if call.function in INEXACT else 1
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


def test_no_number_at_run_time(compiled):
    call = compiled[NUMBERS.graph().name].call
    assert call(np.array([np.nan, 2, 3])) == 2
    with pytest.raises(errors.ProgramValueError, match="returned TINYIR_EVALUE"):
        call(np.full(3, np.nan))


def test_zero_weights_at_run_time(compiled):
    call = compiled[WEIGHTED.graph().name].call
    assert call(np.array([1.0, 2, 3]), np.array([0.0, 0, 2])) == 3
    with pytest.raises(errors.ProgramZeroDivisionError, match="returned TINYIR_EZERO_DIVISION"):
        call(np.ones(3), np.array([1.0, 0, -1]))


NUMBERS = Call("nanargmax at run time", np.nanargmax, (np.ones(3),))
WEIGHTED = Call("average at run time", lambda x, w: np.average(x, weights=w), (np.ones(3),) * 2)


# Several reductions in one kernel.


def test_equal_identities_are_not_shared(compiled):
    """mlir-opt would merge the buffers that they start from, and let one result be another."""
    array = np.arange(5, dtype=np.float32)
    assert compiled[MAXIMA.graph().name].call(array) == (4, 8, 12, 0, 0)


MAXIMA = Call(
    "maxima",
    lambda x: (np.max(x), np.max(x * 2), np.max(x * 3), np.min(x), np.min(x * 5)),
    (np.arange(5, dtype=np.float32),),
)


@pytest.fixture(scope="module")
def compiled(natives):
    """The kernels of all calls, from one library."""
    calls = (*EXACT, *FLOAT_SUMS, *NEAR, LARGE_HALVES, NUMBERS, WEIGHTED, MAXIMA)
    return natives([call.graph() for call in calls], "reductions")
