"""Reductions, scans, statistics and norms: what the same call on arrays gives."""

import re

import numpy as np
import pytest
from calls import Call, same, trace
from samples import outcome, special, whole, with_nan

from tinyir import errors, jit
from tinyir.ir.types import BF16, BOOL, DTYPES, F16, F32, F64, I8, U64

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
    "bool_axis": (lambda x: np.sum(x, axis=True), TypeError),
    "bool_axis_of_scan": (lambda x: np.cumsum(x, axis=np.True_), TypeError),
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
    "ediff1d": lambda x: (np.ediff1d(x), np.ediff1d(x[0, 0, :1]), np.ediff1d(x, 7)),
    "ediff1d_ends": lambda x: np.ediff1d(x, to_begin=[1, 2], to_end=x[0, 0]),
    "trapezoid": lambda x: (np.trapezoid(x), np.trapezoid(x, dx=2, axis=1)),
    "trapezoid_at": lambda x: (np.trapezoid(x, [1, 2, 4, 5]), np.trapezoid(x, x * 2, axis=0)),
    "trapezoid_of_constants": lambda x: np.trapezoid([1.0, 2.0, 4.0], x=x[0, :, 1]),
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


def long_rows(dtype) -> np.ndarray:
    """Rows of special values in any order, and of one value alone: its first place counts."""
    random = np.random.default_rng(7)
    values = special(dtype)
    every = np.repeat(values[:, None], 37, axis=1)
    return np.concatenate(
        [random.choice(values, (30, 37)), random.choice(values[:3], (9, 37)), every]
    )


INEXACT = (np.var, np.std, np.nanvar, np.nanstd)


def in_rows(function):
    return lambda x: (function(x, axis=1), function(x), function(x[3, :16], keepdims=True))


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
    calls += [
        Call(f"{named(function)} of long rows {dtype}", in_rows(function), (long_rows(dtype),))
        for function in (np.argmax, np.argmin)
        for dtype in DTYPES
    ]
    return [
        each for each in calls if not isinstance(outcome(each.function, *each.arrays), Exception)
    ]


EXACT = exact_calls()


@pytest.mark.parametrize("call", EXACT, ids=str)
def test_bits(call, compiled):
    same(compiled[call.graph().name].call(*call.arrays), call)


# Errors at run time.


NUMBERS = Call("nanargmax at run time", np.nanargmax, (np.ones(3),))


def test_no_number_at_run_time(compiled):
    call = compiled[NUMBERS.graph().name].call
    assert call(np.array([np.nan, 2, 3])) == 2
    with pytest.raises(errors.ProgramValueError, match="returned TINYIR_EVALUE"):
        call(np.full(3, np.nan))


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
    calls = (*EXACT, NUMBERS, MAXIMA)
    return natives([call.graph() for call in calls], "reductions")


ORDERED = {
    "that_stay_small": np.tile(np.array([2, 0.5]), 10_000),
    "after_infinity": np.concatenate([[np.inf], np.full(2_000, 0.5)]),
    "of_ones_and_infinity": np.concatenate([np.ones(3_000), [-np.inf]]),
}


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("name", ORDERED)
def test_long_products_are_taken_in_order(name: str, dtype: str) -> None:
    """In another order they would overflow or underflow on the way."""
    x = ORDERED[name].astype(dtype)
    product = jit(lambda x: x.prod())
    assert np.array_equal(product(x), x.prod(), equal_nan=True)
    by_columns = jit(lambda x: x.prod(axis=0))
    wide = np.repeat(x[:, None], 3, axis=1)
    assert np.array_equal(by_columns(wide), wide.prod(axis=0), equal_nan=True)
