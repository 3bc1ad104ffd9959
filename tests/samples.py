"""Arrays that tests of functions share, the operators, and whether NumPy computes a call."""

import math
import operator
import warnings

import ml_dtypes
import numpy as np

from tinyir.ir.types import BOOL, U16, U64, DType


def special(dtype: DType) -> np.ndarray:
    """Zeros, limits and small numbers; of floats also infinities, NaN and halves."""
    if dtype is BOOL:
        return np.array([False, True])
    if dtype.is_integer:
        limits = np.iinfo(dtype.numpy)
        negative = [-1, -2, -7] if limits.min else []
        values = [0, 1, 2, 3, 7, *negative, limits.min, limits.min + 1, limits.max, limits.max - 1]
        return np.array(values, dtype.numpy)
    limits = ml_dtypes.finfo(dtype.numpy)
    positive = [0.0, 0.5, 1.0, 1.5, 2.5, 3.0, 77.0, float(limits.max), math.inf]
    positive += [float(limits.smallest_subnormal), float(limits.smallest_normal)]
    return np.array([*positive, *np.negative(positive), math.nan]).astype(dtype.numpy)


def pairs(one: DType, other: DType) -> tuple[np.ndarray, np.ndarray]:
    """Every special value of one dtype with every one of the other."""
    left, right = np.meshgrid(special(one), special(other))
    return left.ravel(), right.ravel()


def allowed(function, *arrays) -> bool:
    """Whether NumPy computes `function` of such arrays."""
    try:
        with warnings.catch_warnings(action="ignore"):
            function(*(array[:1] for array in arrays))
    except (TypeError, ValueError, OverflowError):
        return False
    return True


def whole(dtype: DType, *shape: int) -> np.ndarray:
    """Small whole numbers, with ties, of which every sum is exact; of floats also signed zeros."""
    random = np.random.default_rng(len(shape))
    values = random.integers(0 if dtype in (U16, U64) else -2, 3, shape)
    array = values.astype(dtype.numpy)
    if array.size > 7 and array.dtype.kind == "f":
        array.reshape(-1)[[0, 7]] = [-0.0, 0.0]
    return array


def with_nan(array: np.ndarray) -> np.ndarray:
    """Every fifth element NaN, so that every row has a number."""
    array = array.copy()
    array.reshape(-1)[::5] = np.nan
    return array


def outcome(function, array):
    """What NumPy returns, or the exception it raises."""
    try:
        with warnings.catch_warnings(action="ignore"), np.errstate(all="ignore"):
            return function(array)
    except Exception as error:
        return error


OPERATORS = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
    "divide": operator.truediv,
    "floor_divide": operator.floordiv,
    "remainder": operator.mod,
    "divmod": divmod,
    "fmod": np.fmod,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "left_shift": operator.lshift,
    "right_shift": operator.rshift,
    "equal": operator.eq,
    "not_equal": operator.ne,
    "less": operator.lt,
    "less_equal": operator.le,
    "greater": operator.gt,
    "greater_equal": operator.ge,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "fmax": np.fmax,
    "fmin": np.fmin,
    "logical_and": np.logical_and,
    "logical_or": np.logical_or,
    "logical_xor": np.logical_xor,
    "copysign": np.copysign,
    "heaviside": np.heaviside,
    "clip": lambda x, y: np.clip(x, y, x),
    "where": lambda x, y: np.where(x, x, y),
}
