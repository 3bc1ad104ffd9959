"""Methods and attributes of traced values: compiled, they give what those of arrays give."""

import numpy as np
import pytest

import tinyir as ti
from tests.calls import Call, error_of, numbers, same, trace
from tinyir.frontend.methods import Methods
from tinyir.ir.types import F16, F32, I16, U64

BOOLS = np.array([[True, False, True], [False, False, True]])
MATRIX = np.arange(12, dtype=np.float64).reshape(3, 4) - 5.5
INTEGERS = np.arange(-6, 6, dtype=np.int32).reshape(3, 4)
TENSOR = numbers(2, 3, 4)
UNITS = numbers(1, 3, 1)
VECTOR = np.array([3.0, -1.0, 2.5])

METHODS = {
    "all": (lambda x: x.all(axis=1), BOOLS),
    "any": (lambda x: x.any(0), BOOLS),
    "any_of_numbers": (lambda x: x.any(keepdims=True), INTEGERS),
    "argmax": (lambda x: x.argmax(), MATRIX),
    "argmax_axis": (lambda x: x.argmax(1), MATRIX),
    "argmin": (lambda x: x.argmin(axis=0, keepdims=True), MATRIX),
    "astype": (lambda x: x.astype(np.int8), MATRIX),
    "astype_keywords": (lambda x: x.astype("f4", casting="same_kind", copy=False), MATRIX),
    "astype_own": (lambda x: x.astype(ti.f16), MATRIX),
    "choose": (lambda i: i.choose([10, 20, 30]), np.array([2, 0, 1])),
    "clip": (lambda x: x.clip(-2, 3), MATRIX),
    "clip_above": (lambda x: x.clip(max=1.5), MATRIX),
    "clip_below": (lambda x: x.clip(min=0), INTEGERS),
    "conj": (lambda x: x.conj() + x.conjugate(), MATRIX),
    "copy": (lambda x: x.copy(), MATRIX),
    "copy_order": (lambda x: x.copy("F"), MATRIX),
    "cumprod": (lambda x: x.cumprod(axis=0), INTEGERS),
    "cumsum": (lambda x: x.cumsum(), INTEGERS),
    "cumsum_dtype": (lambda x: x.cumsum(1, dtype=np.float64), INTEGERS),
    "diagonal": (lambda x: x.diagonal(1), MATRIX),
    "dot": (lambda x: x.dot(x.T), MATRIX),
    "flatten": (lambda x: x.flatten(), TENSOR),
    "flatten_columns": (lambda x: x.flatten("F"), TENSOR),
    "imag": (lambda x: x.imag, MATRIX),
    "len": (lambda x: x * len(x), MATRIX),
    "max": (lambda x: x.max(), MATRIX),
    "max_axis": (lambda x: x.max(0), MATRIX),
    "max_keepdims": (lambda x: x.max(axis=(0, -1), keepdims=True), TENSOR),
    "mean": (lambda x: x.mean(axis=0), MATRIX),
    "min": (lambda x: x.min(axis=1, initial=-3), INTEGERS),
    "prod": (lambda x: x.prod(0), INTEGERS),
    "ravel": (lambda x: x.ravel(), TENSOR),
    "real": (lambda x: x.real, MATRIX),
    "repeat": (lambda x: x.repeat(2), MATRIX),
    "repeat_axis": (lambda x: x.repeat([1, 0, 2], axis=0), MATRIX),
    "reshape": (lambda x: x.reshape(4, 3), MATRIX),
    "reshape_tuple": (lambda x: x.reshape((2, -1)), MATRIX),
    "reshape_rest": (lambda x: x.reshape(-1), MATRIX),
    "reshape_list": (lambda x: x.reshape([6, 2], order="F"), MATRIX),
    "round": (lambda x: x.round(), MATRIX),
    "round_decimals": (lambda x: x.round(1), VECTOR),
    "squeeze": (lambda x: x.squeeze(), UNITS),
    "squeeze_axis": (lambda x: x.squeeze(axis=-1), UNITS),
    "std": (lambda x: x.std(), np.array([1.0, 3.0])),
    "sum": (lambda x: x.sum(), INTEGERS),
    "sum_axis": (lambda x: x.sum(-1, dtype=np.float64), INTEGERS),
    "sum_where": (lambda x: x.sum(where=[True, False, True, True]), INTEGERS),
    "swapaxes": (lambda x: x.swapaxes(0, 2), TENSOR),
    "take": (lambda x: x.take([5, -1]), MATRIX),
    "take_axis": (lambda x: x.take([[0, 2]], 0, mode="clip"), MATRIX),
    "trace": (lambda x: x.trace(), INTEGERS),
    "trace_offset": (lambda x: x.trace(offset=1), INTEGERS),
    "transpose": (lambda x: x.transpose(), TENSOR),
    "transpose_axes": (lambda x: x.transpose(1, 0, 2), TENSOR),
    "transpose_tuple": (lambda x: x.transpose((2, 0, 1)), TENSOR),
    "transpose_none": (lambda x: x.transpose(None), TENSOR),
    "transpose_vector": (lambda x: x.transpose(0), VECTOR),
    "T": (lambda x: x.T, TENSOR),
    "T_of_T": (lambda x: x.T.T * 2, TENSOR),
    "mT": (lambda x: x.mT, TENSOR),
    "var": (lambda x: x.var(axis=1), np.array([[1.0, 3.0], [2.0, 6.0]])),
    "chained": (lambda x: x.reshape(3, 8).T[::2].max(0).astype(np.float64), TENSOR),
}

CASES = [Call(name, function, (array,)) for name, (function, array) in METHODS.items()]


@pytest.fixture(scope="module")
def compiled(natives):
    return natives([case.graph() for case in CASES], "methods")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_same_as_numpy(case, compiled):
    same(compiled[case.graph().name].call(*case.arrays), case)


def test_every_method_has_a_case():
    methods = {name for name in vars(Methods) if not name.startswith("_")}
    assert methods - {"conjugate", "fill"} <= set(METHODS)  # fill: tests/test_aliases.py
    assert methods <= set(dir(np.ndarray))


@pytest.mark.parametrize("type_", [F32[2, 3], I16[()], F16[0, 4], U64[5, 1, 2]])
def test_attributes(type_):
    array = np.empty(type_.shape, type_.dtype.numpy)
    names = ("shape", "dtype", "ndim", "size", "itemsize", "nbytes")
    found = []
    trace(lambda x: found.append([getattr(x, name) for name in names]) or x, [type_])
    assert found == [[getattr(array, name) for name in names]]


REFUSED = {
    "axis": (lambda x: x.max(2), np.exceptions.AxisError, "axis 2 is out of bounds"),
    "keyword": (lambda x: x.sum(axes=0), TypeError, "unexpected keyword argument 'axes'"),
    "reshape": (lambda x: x.reshape(5, 2), ValueError, "cannot reshape array of size 12"),
    "reshape_nothing": (lambda x: x.reshape(), TypeError, "takes at least 1 argument"),
    "transpose": (lambda x: x.transpose(0, 0), ValueError, "repeated axis in transpose"),
    "transpose_few": (lambda x: x.transpose(0), ValueError, "axes don't match array"),
    "astype": (lambda x: x.astype(np.int8, casting="safe"), TypeError, "to the rule 'safe'"),
    "astype_name": (lambda x: x.astype("nonsense"), TypeError, "nonsense"),
    "mT": (lambda x: x[0].mT, ValueError, "2-dimensional"),
    "len": (lambda x: len(x[0, 0]), TypeError, "len.. of unsized object"),
    "misspelt": (lambda x: x.reshap(3), AttributeError, "hint: Did you mean 'reshape'?"),
    "unknown": (lambda x: x.frobnicate, AttributeError, "has no attribute 'frobnicate'"),
}

# Arrays have these.
ONLY_HERE = {
    "out": (lambda x: x.sum(out=np.empty(())), TypeError, "keyword 'out' of 'sum'"),
    **{
        name: (
            lambda x, name=name: getattr(x, name),
            AttributeError,
            f"The array attribute '{name}' is not supported on traced values",
        )
        for name in ("item", "view", "tolist", "sort", "argsort", "nonzero", "flat", "data")
    },
}


@pytest.mark.parametrize("name", [*REFUSED, *ONLY_HERE])
def test_refused_while_tracing(name):
    function, kind, message = {**REFUSED, **ONLY_HERE}[name]
    assert isinstance(error_of(function, MATRIX), kind if name in REFUSED else type(None))
    with pytest.raises(kind, match=message):
        trace(function, (MATRIX,))
