"""Dtypes, casts and errors of elementwise functions, which are known while tracing."""

import enum
import math
import re
from itertools import product

import numpy as np
import pytest
from calls import Call, trace
from samples import OPERATORS, allowed, special

import tinyir
from tinyir import errors
from tinyir.ir.types import DTYPES

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def result_dtypes(function, *arrays):
    graph = trace(function, arrays)
    return [result.node.type.dtype.numpy for result in graph.results]


@pytest.mark.parametrize("name", OPERATORS)
def test_promotion(name):
    """All pairs of dtypes; what NumPy refuses for a pair is refused."""
    function = OPERATORS[name]
    for one, other in product(DTYPES, DTYPES):
        arrays = (np.ones(2, one.numpy), np.ones(2, other.numpy))
        if allowed(function, *arrays):
            wanted = [each.dtype for each in Call("", function, arrays).expected()]
            assert result_dtypes(function, *arrays) == wanted, (one, other)
        else:
            with pytest.raises(errors.ProgramTypeError, match=r"\w"):
                trace(function, arrays)


SCALARS = [True, 3, 1.5, np.True_, np.int8(3), np.uint64(3), np.float16(1), np.float64(1)]
SCALARS += [np.array(3), np.array(1.5, np.float32), [1, 2]]


@pytest.mark.parametrize("scalar", SCALARS, ids=repr)
@pytest.mark.parametrize("swapped", [False, True], ids=["right", "left"])
def test_promotion_of_scalars(scalar, swapped):
    """Python's scalars are weak, NumPy's and arrays without dimensions are not."""

    def function(x):
        operands = (scalar, x) if swapped else (x, scalar)
        return [each(*operands) for each in (np.add, np.true_divide, np.less, np.hypot)]

    for dtype in DTYPES:
        array = np.ones(2, dtype.numpy)
        wanted = [each.dtype for each in Call("", function, (array,)).expected()]
        assert result_dtypes(function, array) == wanted, dtype


@pytest.mark.parametrize("casting", ["no", "equiv", "safe", "same_kind", "unsafe"])
def test_casting(casting):
    """A cast is allowed exactly where NumPy allows it, in a method and in a ufunc."""
    for one, other in product(DTYPES, DTYPES):
        array = np.ones(2, one.numpy)
        for function in (
            lambda x, other=other: x.astype(other.numpy, casting=casting),
            lambda x, other=other: np.multiply(x, x, dtype=other.numpy, casting=casting),
        ):
            if allowed(function, array):
                assert result_dtypes(function, array) == [other.numpy], (one, other)
            else:
                with pytest.raises(errors.ProgramTypeError, match=r"[Cc]ast"):
                    trace(function, [array])


# Errors.

ERRORS = {
    "out_of_range": (lambda x: x.astype(np.int8) + 300, "Python integer 300 out of bounds"),
    "out_of_range_left": (lambda x: -1 - x.astype(np.uint8), "Python integer -1 out of bounds"),
    "out_of_range_bool": (lambda x: (x > 0) + 2**63, "too large to convert"),
    "out_of_range_clip": (lambda x: np.clip(x.astype(np.int8), 300, 400), "300 out of bounds"),
    "out_of_range_minimum": (lambda x: np.minimum(x.astype(np.uint8), -1), "-1 out of bounds"),
    "shift_of_floats": (lambda x: x << 1, "'left_shift' not supported for the input types"),
    "invert_of_floats": (lambda x: ~x, "'invert' not supported for the input types"),
    "negative_of_bools": (lambda x: -(x > 0), "boolean negative"),
    "subtract_of_bools": (lambda x: (x > 0) - (x > 1), "boolean subtract"),
    "positive_of_bools": (lambda x: +(x > 0), "did not contain a loop"),
    "clip_of_bools": (lambda x: np.clip(x > 0, None, None), "did not contain a loop"),
    "shapes": (lambda x: x + np.ones(2), "could not be broadcast together"),
    "clip_one_bound": (lambda x: np.clip(x, 1), "missing 1 required positional argument: 'a_max'"),
    "clip_twice": (lambda x: np.clip(x, 0, 1, max=3), "is forbidden"),
    "where_one": (lambda x: np.where(x > 0, x), "either both or neither of x and y"),
    "round_float": (lambda x: np.round(x, 1.5), "'float' object cannot be interpreted"),
    "round_bools": (lambda x: np.round(x > 0, 1), "[Cc]annot cast ufunc 'multiply' output"),
    "nan_to_num": (lambda x: np.nan_to_num(x, nan=1j), "[Cc]annot cast"),
    "dtype": (lambda x: np.equal(x, x, dtype=np.float32), "No loop matching the specified"),
    "casting": (lambda x: x.astype(np.int8, casting="bad"), "casting must be one of"),
    "ufunc_casting": (lambda x: np.add(x, x, casting="bad"), "casting must be one of"),
    "no_dtype": (lambda x: x.astype("nonsense"), "data type 'nonsense' not understood"),
    "text": (lambda x: x + "a", "did not contain a loop"),
    "ldexp": (lambda x: np.ldexp(x, x), "'ldexp' not supported for the input types"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name):
    """An error of the user's program, of the class of NumPy's."""
    function, message = ERRORS[name]
    array = np.arange(3.0)
    with pytest.raises(Exception, match=message) as numpy_error:
        function(array)
    kind = next(
        each for each in numpy_error.type.__mro__ if each in (TypeError, ValueError, OverflowError)
    )
    with pytest.raises(kind, match=message) as error:
        trace(function, [array])
    assert isinstance(error.value, errors.ProgramError)


REFUSED = {
    "where": (lambda x: np.where(x > 0), "where(condition) of a traced value is not supported"),
    "nextafter": (lambda x: np.nextafter(x, 1), "'nextafter' is not supported"),
    "i0": (np.i0, "'i0' is not supported"),
    "out": (lambda x: np.add(x, x, out=np.empty(3)), "The keyword 'out' of 'add'"),
    "clip_out": (lambda x: np.clip(x, 0, 1, out=np.empty(3)), "The keyword 'out' of 'clip'"),
    "ufunc_where": (lambda x: np.add(x, x, where=x > 0), "The keyword 'where' of 'add'"),
    "logical_dtype": (lambda x: np.logical_or(x, x, dtype=bool), "The keyword 'dtype' of"),
    "complex": (lambda x: x + 1j, "The dtype 'complex128' is not supported"),
    "method": (lambda x: np.add.at(x, 0, 1), "'add.at' of a traced value is not supported"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name):
    function, message = REFUSED[name]
    with pytest.raises(errors.ProgramTypeError, match=re.escape(message)):
        trace(function, [np.arange(3.0)])


# The error function.


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_erf_of_arrays(dtype):
    array = special(dtype)
    rounded = np.array([math.erf(float(each)) for each in array]).astype(np.exp(array).dtype)
    got = tinyir.erf(array)
    assert result_dtypes(tinyir.erf, array) == [got.dtype] == [rounded.dtype]
    np.testing.assert_array_equal(got.astype(np.float64), rounded.astype(np.float64))


class OtherErf:
    """What tracing sees of a ufunc `erf` of another library: SciPy's has loops of its own."""

    __name__ = "erf"
    nin = nout = 1

    def resolve_dtypes(self, dtypes, casting):
        loop = np.float32 if dtypes[0] == np.float32 else np.float64
        return np.dtype(loop), np.dtype(loop)


@pytest.mark.parametrize("dtype", [np.float32, np.float16, np.int8])
def test_erf_of_another_library_has_its_own_loops(dtype):
    array = np.arange(-1, 2).astype(dtype)
    made = tinyir.jit(lambda x: x.__array_ufunc__(OtherErf(), "__call__", x)).compile(array)
    wide = np.float32 if dtype is np.float32 else np.float64
    assert made.outputs[0].type.dtype.numpy == wide
    np.testing.assert_array_equal(made(array), tinyir.erf(array.astype(wide)))


def test_erf_of_scalars():
    assert tinyir.erf(0.5) == math.erf(0.5)
    assert type(tinyir.erf(np.float32(1))) is np.float32


class Count(enum.IntEnum):
    TWO = 2


class Real(float):
    pass


@pytest.mark.parametrize("value", [Count.TWO, Real(2)], ids=["int", "float"])
@pytest.mark.parametrize("function", [np.multiply, np.power, np.maximum, np.less, np.where])
def test_subclasses_of_numbers_are_not_weak(function, value):
    """NumPy makes an int64 or float64 array of them."""

    def applied(x):
        return function(x > 0, x, value) if function is np.where else function(x, value)

    for dtype in DTYPES:
        array = np.ones(2, dtype.numpy)
        if allowed(applied, array):
            wanted = [each.dtype for each in Call("", applied, (array,)).expected()]
            assert result_dtypes(applied, array) == wanted, dtype


LISTS = {
    "with numbers": lambda x: x - [x[0], 1, 2.5],
    "on the left": lambda x: [x[0], x[1], 1] * x,
    "tuple": lambda x: np.maximum(x, (x[2], 0, 0)),
    "nested": lambda x: np.logaddexp([[x[0]], [x[1]]], x),
    "of two results": lambda x: np.divmod(x, [x[0], 2, x[1]]),
    "without traced values": lambda x: np.hypot(x, [1, 2, 3]),
    "comparison": lambda x: x == [x[0], 2, 2],
}


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32, np.uint8, np.float16])
@pytest.mark.parametrize("case", LISTS)
def test_lists_beside_traced_values_are_arrays(case, dtype):
    function, x = LISTS[case], np.arange(1, 4).astype(dtype)
    got, expected = tinyir.jit(function)(x), function(x)
    for one, other in zip(np.atleast_1d(got), np.atleast_1d(expected), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-6)
        assert one.dtype == other.dtype
