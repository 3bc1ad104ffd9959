"""Elementwise functions: results, dtypes and errors are those of the same call on arrays."""

import math
import operator

import mpmath
import numpy as np
import pytest
from calls import Call, error_of, numbers, same, trace
from samples import OPERATORS, allowed, pairs, special

from tinyir import errors
from tinyir.ir.types import (
    BF16,
    BOOL,
    F16,
    F32,
    F64,
    I8,
    I16,
    I32,
    I64,
    INTEGERS,
    U8,
    U16,
    U64,
    DType,
)

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


# Bit for bit.

SAME = (BOOL, I8, I64, U64, F16, BF16, F32, F64)
MIXED = [(I64, U64), (U64, I64), (U8, I8), (BOOL, I32), (BF16, I8), (I16, F16), (F32, F64)]
OF_MIXED = ("add", "less", "equal", "greater_equal", "where", "logical_and")

FUNCTIONS = {
    "negative": operator.neg,
    "positive": operator.pos,
    "absolute": abs,
    "invert": operator.invert,
    "conj": lambda x: x.conj(),
    "real": lambda x: x.real,
    "imag": lambda x: x.imag,
    "logical_not": np.logical_not,
    "fabs": np.fabs,
    "bitwise_count": np.bitwise_count,
    "isreal": np.isreal,
    "iscomplex": np.iscomplex,
    "none": lambda x: (x == None, x != None, np.equal(x, None)),  # noqa: E711
    "isnan": np.isnan,
    "isinf": np.isinf,
    "isfinite": np.isfinite,
    "signbit": np.signbit,
    "isposinf": np.isposinf,
    "isneginf": np.isneginf,
    "sign": np.sign,
    "rint": np.rint,
    "fix": np.fix,
    "reciprocal": np.reciprocal,
    "modf": np.modf,
    "radians": lambda x: (np.radians(x), np.deg2rad(x)),
    "degrees": lambda x: (np.degrees(x), np.rad2deg(x)),
    "round": lambda x: x.round(),
    "round_places": lambda x: np.around(x, decimals=2),
    "round_many_places": lambda x: np.round(x, 400),
    "round_tens": lambda x: np.round(x, -1),
    "clip_scalars": lambda x: np.clip(x, 1, 3),
    "clip_zeros": lambda x: np.clip(x, -0.0, 0.0),
    "clip_below": lambda x: x.clip(1),
    "clip_above": lambda x: np.clip(x, max=2.5),
    "clip_beyond": lambda x: np.clip(x, -1000, 100000),
    "clip_nowhere": np.clip,
    "clip_scalar": lambda x: (np.clip(1.5, x, x + 1), np.clip(3, 1, max=x)),
    "clip_list": lambda x: np.clip([[1], [2.5]], x, 2),
    "clip_crossed": lambda x: np.clip(x, 3, 1),
    "where_scalars": lambda x: np.where(x > 1, 1, 0.5),
    "where_huge": lambda x: np.where(x > 1, x, 2**70),
    "where_negative_huge": lambda x: np.where(x > 1, -(2**70), x),
    "where_cut": lambda x: np.where(x > 1, x, 300),
    "where_list": lambda x: np.where(x, [1], x),
    "select": lambda x: np.select([x > 2, x > 1, x == 0], [1, x, [2.5]], -3),
    "select_first": lambda x: np.select([x > 1, x > 1], [x, 7]),
    "select_columns": lambda x: np.select([np.array([[True], [False]])], [x[:3]], x[0]),
    "select_cut": lambda x: np.select([x > 1], [300], x),
    "nan_to_num": np.nan_to_num,
    "nan_to_given": lambda x: np.nan_to_num(x, nan=-1.0, posinf=2, neginf=np.float32(3)),
    "isclose": lambda x: np.isclose(x, 1),
    "isclose_to": lambda x: np.isclose(2.5, x, rtol=0.5, atol=np.float32(0)),
    "isclose_nan": lambda x: np.isclose(x, x[::-1], equal_nan=True),
    "allclose": lambda x: (np.allclose(x, x), np.allclose(x, x, equal_nan=True)),
    "array_equiv": lambda x: (np.array_equiv(x, x[:1]), np.array_equiv(x[:2], x[:3])),
    "array_equal": lambda x: (np.array_equal(x, x[1:]), np.array_equal(x, x, equal_nan=True)),
    "ldexp": lambda x: (np.ldexp(x, 3), np.ldexp(x, np.int64(-140)), np.ldexp(x, -(2**31))),
    "square": lambda x: x**2,
    "add_in": lambda x: np.add(x, 1, dtype=np.float64),
    "multiply_unsafe": lambda x: np.multiply(x, x, dtype=np.int16, casting="unsafe"),
    "outer": lambda x: np.subtract.outer(x, x[:3].astype(np.float32)),
    "python_int": lambda x: (x + 1, 2 - x, x // 3, 7 % x, divmod(9, x), x & 1),
    "python_float": lambda x: (x + 1.5, 2.5 - x, x // 0.3, -7.5 % x, np.maximum(x, 1.5)),
    "python_bool": lambda x: (x + True, x == True, np.minimum(True, x)),  # noqa: E712
    "numpy_scalar": lambda x: (x + np.int8(3), np.float64(0.1) * x, np.array(2.5) - x),
    "beyond": lambda x: (x == 300, x < 2**40, x <= -(2**40), x != 70000, x < 2**64),
    "beyond_int64": lambda x: (x < np.uint64(2**63), np.uint64(3) >= x, x == np.int64(-1)),
}


def exact_calls() -> list[Call]:
    calls = [
        Call(f"{name} {one} {other}", function, pairs(one, other))
        for name, function in OPERATORS.items()
        for one, other in [*zip(SAME, SAME, strict=True), *(MIXED if name in OF_MIXED else ())]
    ]
    calls += [
        Call(f"{name} {dtype}", function, (special(dtype),))
        for name, function in FUNCTIONS.items()
        for dtype in (BOOL, I8, U16, F16, BF16, F32)
    ]
    calls += [
        Call(f"all bits {dtype}", np.bitwise_count, (numbers(300, dtype=dtype),))
        for dtype in INTEGERS
    ]
    return [call for call in calls if allowed(call.function, *call.arrays)]


EXACT = exact_calls()


@pytest.mark.parametrize("call", EXACT, ids=str)
def test_bits(call, compiled):
    same(compiled[call.graph().name].call(*call.arrays), call)


# Powers of integers.


def power_call(base: DType, exponent: DType) -> Call:
    """Special bases to small exponents, and to the largest that the dtype holds."""
    exponents = [0, 1, 2, 3, 5, 31, 64, 100, 127, np.iinfo(exponent.numpy).max]
    left, right = np.meshgrid(special(base), np.array(exponents, exponent.numpy))
    return Call(f"power {base} {exponent}", np.power, (left.ravel(), right.ravel()))


POWERS = [power_call(each, each) for each in INTEGERS] + [power_call(U8, I16), power_call(I64, U8)]


@pytest.mark.parametrize("call", POWERS, ids=str)
def test_integer_powers(call, compiled):
    same(compiled[call.graph().name].call(*call.arrays), call)


NEGATIVE_POWERS = Call("power at run time", operator.pow, (np.arange(3), np.array([2, 0, 1])))


def test_a_negative_power_of_an_integer_at_run_time(compiled):
    call = compiled[NEGATIVE_POWERS.graph().name].call
    np.testing.assert_array_equal(call(np.array([2, 3, 0]), np.array([3, 0, 0])), [8, 1, 1])
    with pytest.raises(errors.ProgramValueError, match="returned TINYIR_EVALUE"):
        call(np.array([2, 3, 0]), np.array([3, 0, -1]))


@pytest.mark.parametrize("exponent", [-1, np.int8(-2), np.array([2, 1, -1])])
def test_a_negative_power_of_an_integer_that_is_known(exponent):
    with pytest.raises(errors.ProgramValueError, match="Integers to negative integer powers"):
        trace(lambda x: x**exponent, [np.arange(3)])


def test_a_negative_power_of_no_integers():
    assert trace(lambda x: x**-1, [np.arange(0)]).results[0].node.type.shape == (0,)


REFUSED = {
    "select_lengths": (lambda x: np.select([x > 1], [x, x]), ValueError, "same length"),
    "select_nothing": (lambda x: np.select([], [], x), ValueError, "empty condition list"),
    "select_numbers": (lambda x: np.select([x > 1, x], [x, x]), TypeError, "invalid entry 1"),
    "where_objects": (lambda x: np.where(x > 1, x, None), TypeError, "The dtype 'object'"),
    "select_shapes": (lambda x: np.select([x > 1], [x[:, 1:]]), ValueError, "broadcast"),
    "none_is_less": (lambda x: x < None, TypeError, "object"),
    "fabs_in_int": (lambda x: np.fabs(x, dtype=int), TypeError, "signature"),
    "bitwise_count": (np.bitwise_count, TypeError, "could not be safely coerced"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name):
    function, kind, message = REFUSED[name]
    array = np.ones((2, 3), np.float32)
    with pytest.raises(kind, match=message) as raised:
        trace(function, [array])
    assert str(raised.value).count("error:") <= 1, "one diagnostic is not inside another"
    expected = type(None) if name == "where_objects" else kind
    assert isinstance(error_of(function, array), expected)


# Within ulps of the exact value.


def drawn(dtype: DType) -> tuple[np.ndarray, np.ndarray]:
    """Numbers of all sizes, some of them close to each other."""
    random = np.random.default_rng(7)
    one = random.normal(size=400) * 10.0 ** random.integers(-4, 4, 400)
    other = np.where(random.random(400) < 0.5, one * random.normal(1, 0.2, 400), one[::-1])
    return one.astype(dtype.numpy), other.astype(dtype.numpy)


def largest(x, y, result):
    """The scale of a sum that may cancel."""
    return max(abs(x), abs(y), 1)


EXACTLY = {
    "hypot": (np.hypot, lambda x, y: mpmath.sqrt(x * x + y * y), lambda x, y, result: result),
    "float_power": (
        lambda x, y: np.float_power(abs(x), np.clip(y, -9, 9)),
        lambda x, y: mpmath.power(abs(x), max(min(y, 9), -9)),
        lambda x, y, result: result,
    ),
    "sinc": (lambda x, y: np.sinc(x), lambda x, y: mpmath.sincpi(x), lambda x, y, result: 1),
    "logaddexp": (
        np.logaddexp,
        lambda x, y: mpmath.log(mpmath.exp(x) + mpmath.exp(y)),
        largest,
    ),
    "logaddexp2": (
        np.logaddexp2,
        lambda x, y: mpmath.log(mpmath.power(2, x) + mpmath.power(2, y), 2),
        largest,
    ),
}
ROUNDED = [
    Call(f"{name} {dtype}", function, drawn(dtype))
    for name, (function, _, _) in EXACTLY.items()
    for dtype in (F16, F32, F64)
]


@pytest.mark.parametrize("call", ROUNDED, ids=str)
def test_ulps(call, compiled):
    _, exact, scale = EXACTLY[call.name.split()[0]]
    got = compiled[call.graph().name].call(*call.arrays)
    assert got.dtype == call.expected()[0].dtype
    limits = np.finfo(got.dtype)
    with mpmath.workdps(40):
        for x, y, value in zip(*call.arrays, got, strict=True):
            numbers = (mpmath.mpf(float(x)), mpmath.mpf(float(y)))
            wanted = exact(*numbers)
            if abs(wanted) > limits.max:
                assert value == math.inf
                continue
            ulp = max(scale(*numbers, abs(wanted)), float(limits.smallest_normal)) * limits.eps
            assert abs(float(value) - wanted) <= 2 * ulp, (x, y, value, wanted)


NOT_FINITE = [
    Call(f"{name} of special {dtype}", function, pairs(dtype, dtype))
    for name, (function, _, _) in EXACTLY.items()
    for dtype in (F16, F32, F64)
]


@pytest.mark.parametrize("call", NOT_FINITE, ids=str)
def test_special_values(call, compiled):
    """NaN, infinities and signs are NumPy's, and so are numbers to 7 digits or half precision."""
    (wanted,) = call.expected()
    got = compiled[call.graph().name].call(*call.arrays)
    np.testing.assert_allclose(
        got.astype(np.float64), wanted.astype(np.float64), 3 * np.finfo(wanted.dtype).eps, 1e-300
    )
    number = ~np.isnan(wanted)
    np.testing.assert_array_equal(np.signbit(got)[number], np.signbit(wanted)[number])


@pytest.fixture(scope="module")
def compiled(natives):
    """The kernels of all calls, from one library."""
    calls = (*EXACT, *POWERS, NEGATIVE_POWERS, *ROUNDED, *NOT_FINITE)
    return natives([call.graph() for call in calls], "elementwise")
