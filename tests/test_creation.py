"""Arrays made after traced values, and constants: compiled, they are what NumPy makes."""

import threading
from functools import partial

import numpy as np
import pytest

import tinyir as ti
from tests.calls import Call, error_of, numbers, same, trace
from tinyir.ir.graph import large_constants
from tinyir.ir.parse import parse_graphs
from tinyir.ir.primitive import Kind
from tinyir.ir.text import print_graph
from tinyir.ir.types import BF16, BOOL, DTYPES, F16, F32, F64, I8, I64, U32

EMPTY = numbers(0, 3)
MATRIX = numbers(3, 4)
SCALAR = numbers()
TENSOR = numbers(2, 3, 4)
VECTOR = numbers(4)

FUNCTIONS = {
    "zeros_like": (np.zeros_like, MATRIX),
    "zeros_like_dtype": (lambda x: np.zeros_like(x, dtype=np.int8), MATRIX),
    "zeros_like_own_dtype": (lambda x: np.zeros_like(x, ti.bf16), MATRIX),
    "zeros_like_shape": (lambda x: np.zeros_like(x, shape=(2, 5)), MATRIX),
    "zeros_like_empty": (np.zeros_like, EMPTY),
    "ones_like": (np.ones_like, TENSOR),
    "ones_like_size": (lambda x: np.ones_like(x, shape=3), MATRIX),
    "ones_like_scalar": (np.ones_like, SCALAR),
    "full_like": (lambda x: np.full_like(x, 2.5), MATRIX),
    "full_like_cut": (lambda x: np.full_like(x, 2.9), np.arange(3)),
    "full_like_nan": (lambda x: np.full_like(x, np.nan), MATRIX),
    "full_like_uncastable": (
        lambda x: (np.full_like(x, np.nan), np.full_like(x, np.inf), np.full_like(x, 1e300)),
        np.arange(3, dtype=np.int8),
    ),
    "full_like_row": (lambda x: np.full_like(x, [1, 2, 3, 4]), MATRIX),
    "full_like_traced": (lambda x: np.full_like(x, x[0, 0] + 1, dtype=np.float64), MATRIX),
    "empty_like": (lambda x: np.empty_like(x).shape[1] * x, MATRIX),
    "linspace": (lambda x: np.linspace(x[0, 0], x[0, 1], 7), MATRIX),
    "linspace_axis": (lambda x: np.linspace(x, 3, 4, axis=-1), MATRIX),
    "linspace_from": (lambda x: np.linspace(0, x, 5, endpoint=False, axis=1), MATRIX),
    "linspace_lists": (lambda x: np.linspace([[0], [1]], x, 3), VECTOR),
    "linspace_one": (lambda x: np.linspace(x, x + 1, 1), MATRIX),
    "linspace_none": (lambda x: np.linspace(x, x + 1, 0), MATRIX),
    "linspace_two": (lambda x: np.linspace(x[:, :1], x[0], 2), MATRIX),
    "linspace_of_ints": (lambda x: np.linspace(x, 10, 6), np.arange(3, dtype=np.int32)),
    "linspace_to_ints": (lambda x: np.linspace(x[0], -x[1], 6, dtype=np.int16), MATRIX),
    "linspace_step": (lambda x: np.linspace(x[0], x[1], 5, retstep=True), MATRIX),
    "linspace_of_half": (lambda x: np.linspace(x, 1, 5), np.float16([0.1, -3.7])),
    "linspace_of_tiny": (
        lambda x: np.linspace(x * 0, x, 5, retstep=True),
        np.array([5e-324, 1.0, 7.25]),
    ),
    "linspace_of_nothing": (lambda x: np.linspace(x, x), EMPTY),
    "filled_and_added": (lambda x: x + np.full_like(x, 3) * np.ones(4), MATRIX),
    "constants_alone": (lambda x: (np.ones((2, 3)), np.full(3, -0.0), np.eye(2)), SCALAR),
    "constants_of_own_dtypes": (
        lambda x: (np.arange(3, dtype=ti.i16), np.linspace(0, 1, 3, dtype=ti.f16), x),
        SCALAR,
    ),
    "copy": (np.copy, MATRIX),
    "tril": (np.tril, MATRIX),
    "tril_above": (lambda x: np.tril(x, 1), TENSOR),
    "tril_below": (lambda x: np.tril(x, -1), MATRIX.T.copy()),
    "tril_far": (lambda x: np.tril(x, k=-9), MATRIX),
    "tril_vector": (np.tril, VECTOR),
    "triu": (np.triu, MATRIX),
    "triu_above": (lambda x: np.triu(x, k=2), TENSOR),
    "triu_vector": (lambda x: np.triu(x, -1), VECTOR),
    "triu_empty": (np.triu, EMPTY),
    "masked": (lambda x: np.where(np.tri(3, 4, dtype=bool), x, -np.inf), MATRIX),
    "diagonal": (np.diagonal, MATRIX),
    "diagonal_above": (lambda x: np.diagonal(x, 2), MATRIX),
    "diagonal_below": (lambda x: np.diagonal(x, -1), MATRIX),
    "diagonal_outside": (lambda x: np.diagonal(x, 7), MATRIX),
    "diagonal_axes": (lambda x: np.diagonal(x, 1, -1, 0), TENSOR),
    "linalg_diagonal": (lambda x: np.linalg.diagonal(x, offset=-1), TENSOR),
    "diag": (np.diag, MATRIX),
    "diag_vector": (np.diag, VECTOR),
    "diag_vector_above": (lambda x: np.diag(x, 2), VECTOR),
    "diag_vector_below": (lambda x: np.diag(x, -1), VECTOR),
    "diag_of_diag": (lambda x: np.diag(np.diag(x, 1), 1), VECTOR),
    "diag_nothing": (np.diag, numbers(0)),
    "diagflat": (lambda x: np.diagflat(x, 1), MATRIX),
    "meshgrid": (np.meshgrid, VECTOR, numbers(3)),
    "meshgrid_ij": (lambda x, y: np.meshgrid(x, y, [7.0], indexing="ij"), VECTOR, numbers(3)),
    "meshgrid_sparse": (lambda x, y: np.meshgrid(x, y, sparse=True), VECTOR, numbers(3)),
    "meshgrid_one": (np.meshgrid, VECTOR),
    "meshgrid_scalar": (np.meshgrid, VECTOR, SCALAR),
    "ix_": (lambda x, i, j: x[np.ix_(i, j)], MATRIX, np.array([2, 0]), np.array([3, 1, 1])),
    "tril_indices": (lambda x: x[np.tril_indices_from(x, -1)], MATRIX),
    "shapes": (lambda x: x * np.size(x) + np.shape(x)[1] - np.ndim(x) * np.size(x, 0), MATRIX),
    "result_type": (lambda x: np.zeros(2, np.result_type(x, np.float64)) + x[0, :2], MATRIX),
}

CONVERTED = {
    "asarray": (lambda x: np.asarray(x)[1:], MATRIX),
    "asarray_dtype": (lambda x: np.asarray(x, np.float64), MATRIX),
    "asarray_own_dtype": (lambda x: np.asarray(x, dtype=ti.f16), VECTOR),
    "asanyarray": (lambda x: np.asanyarray(x).T, MATRIX),
    "ascontiguousarray": (lambda x: np.ascontiguousarray(x)[0], SCALAR),
    "asfortranarray": (lambda x: np.asfortranarray(x)[:, 1], MATRIX),
    "array": (lambda x: np.array(x, copy=False), MATRIX),
    "array_of_scalars": (lambda x: np.array([x[0, 0], 1.5, x[1, 1]]), MATRIX),
    "array_of_rows": (lambda x: np.array([[x[0], x[1]], [x[2], x[0] * 2]]), MATRIX),
    "array_ndmin": (lambda x: np.array(x, ndmin=4), MATRIX),
    "array_dtype": (lambda x: np.array((x[0, 0], 2), dtype=np.float32), MATRIX),
    "full": (lambda x: np.full((2, 3), x[0, 0]), MATRIX),
    "full_dtype": (lambda x: np.full(3, x[1, 1], dtype=np.int16), MATRIX),
    "take_of_a_constant": (
        lambda i: np.take(np.linspace(0, 1, 12).reshape(4, 3), i, axis=0),
        np.array([3, -2]),
    ),
    "others": (lambda x: x + np.array([1, 2, 3, 4], np.float32), MATRIX),
}


# Larger constants are not written in text.
LARGE = np.random.default_rng(0).normal(size=(40, 30))
CONSTANTS = {dtype: LARGE.astype(dtype.numpy) for dtype in (BOOL, I8, U32, F16, BF16, F32, F64)}


def cases() -> list[Call]:
    both = {**FUNCTIONS, **CONVERTED}
    calls = [Call(name, function, tuple(arrays)) for name, (function, *arrays) in both.items()]
    for dtype in DTYPES:
        calls.append(Call(f"likes-{dtype}", likes, (numbers(2, 3, dtype=dtype),)))
    for dtype, constant in CONSTANTS.items():
        calls.append(Call(f"large-{dtype}", partial(large, constant), (np.array([3, -1]),)))
    return calls


def large(constant, i):
    return constant[1:], np.take(constant, i, axis=0)


def likes(x):
    return np.zeros_like(x), np.ones_like(x), np.tril(x), np.diag(x[0]), np.pad(x, 1)


CASES = cases()


@pytest.fixture(scope="module")
def compiled(natives):
    return natives([case.graph() for case in CASES], "creation")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_same_as_numpy(case, compiled):
    same(compiled[case.graph().name].call(*case.arrays), case)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x + np.zeros((1000, 1000), np.float32),
        lambda x: x + np.full((1000, 1000), np.nan),
        lambda x: np.full_like(x, 3, shape=(1000, 1000)),
        lambda x: np.ones((1000, 1000)) * 2 + np.zeros_like(x),
        lambda x: np.tril(np.broadcast_to(x, (1000, 1000))),
    ],
)
def test_repeated_and_counted_elements_take_no_memory(function):
    graph = trace(function, [F32[()]])
    constants = [node for node in graph.nodes if node.op.kind is Kind.CONSTANT]
    assert all(node.type.shape == () for node in constants)
    assert graph.results[0].node.type.shape == (1000, 1000)


@pytest.mark.parametrize("dtype", CONSTANTS, ids=str)
def test_large_constants_are_read_back(dtype):
    graph = trace(lambda i: np.take(CONSTANTS[dtype], i), [I64[2]])
    text = print_graph(graph)
    assert len(text) < 2000
    (again,) = parse_graphs(text, "large.graph", large_constants([graph]))
    assert print_graph(again) == text


def test_one_of_several_elements_is_no_repetition():
    graph = trace(lambda x: x + np.array([0.0, -0.0, 0.0]), [F32[3]])
    (constant,) = (node for node in graph.nodes if node.op.kind is Kind.CONSTANT)
    np.testing.assert_array_equal(np.signbit(constant.constant), [False, True, False])


REFUSED = {
    "full_like": (lambda x: np.full_like(x, [1, 2, 3]), ValueError, "broadcast"),
    "full_like_shape": (lambda x: np.full_like(x, 1, shape=-1), ValueError, "negative"),
    "linspace_count": (lambda x: np.linspace(0, x, -1), ValueError, "must be non-negative"),
    "linspace_count_float": (lambda x: np.linspace(0, x, 2.5), TypeError, "as an integer"),
    "linspace_axis": (lambda x: np.linspace(0, x, 3, axis=4), ValueError, "out of bounds"),
    "full_like_beyond": (lambda x: np.full_like(x, 2**70, dtype=np.bool_), OverflowError, "large"),
    "full_like_overflow": (lambda x: np.full_like(x, 300, dtype=np.uint8), OverflowError, "300"),
    "shape": (lambda x: np.zeros_like(x, shape=-1), ValueError, "negative dimensions"),
    "dtype": (lambda x: np.zeros_like(x, dtype="nonsense"), TypeError, "nonsense"),
    "tril": (lambda x: np.tril(x[0, 0]), TypeError, "without dimensions"),
    "diagonal": (lambda x: np.diagonal(x[0]), ValueError, "at least two dimensions"),
    "diagonal_axes": (lambda x: np.diagonal(x, 0, 1, -1), ValueError, "cannot be the same"),
    "diagonal_axis": (lambda x: np.diagonal(x, axis1=2), np.exceptions.AxisError, "axis 2 is out"),
    "diag": (lambda x: np.diag(x[0, 0]), ValueError, r"Input must be 1- or 2-d\."),
    "diag_float": (lambda x: np.diag(x[0], 1.5), TypeError, "'float' object cannot be"),
    "meshgrid": (lambda x: np.meshgrid(x[0], indexing="no"), ValueError, "'xy' and 'ij'"),
    "ix_": (np.ix_, ValueError, "Cross index must be 1 dimensional"),
    "stacked": (lambda x: np.array([x[0], x[0, :2]]), ValueError, "the same shape"),
    "vander": (lambda x: np.vander(x[0]), TypeError, "'vander' is not supported"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_while_tracing(name):
    function, kind, message = REFUSED[name]
    if name != "vander":
        assert isinstance(error_of(function, MATRIX), kind)
    with pytest.raises(kind, match=message):
        trace(function, (MATRIX,))


@pytest.mark.parametrize("function", [np.zeros, np.eye, np.arange])
def test_like_is_refused(function):
    with pytest.raises(TypeError, match=f"'{function.__name__}' is not supported on traced val"):
        trace(lambda x: function(3, like=x), [F32[2]])


# The substitutes for np.asarray and the like.


def test_numpy_is_whole_again_after_tracing():
    before = [np.array, np.asarray, np.take, np.full]
    inside = []

    def function(x):
        inside.append([np.array, np.asarray, np.take, np.full])
        return x

    trace(function, [F32[2]])
    assert [np.array, np.asarray, np.take, np.full] == before
    assert not set(inside[0]) & set(before)
    with pytest.raises(ZeroDivisionError, match="division"):
        trace(lambda x: x + 1 / 0, [F32[2]])
    assert [np.array, np.asarray, np.take, np.full] == before


def test_traces_inside_each_other():
    def outer(x):
        trace(lambda y: np.asarray(y) + 1, [F32[3]])
        return np.asarray(x)

    assert trace(outer, [F32[2]]).results[0].node.type == F32[2]


def test_other_threads_see_no_difference():
    found = []

    def function(x):
        thread = threading.Thread(target=lambda: found.append(np.array([1, 2])))
        thread.start()
        thread.join()
        return np.asarray(x)

    trace(function, [I64[2]])
    np.testing.assert_array_equal(found[0], [1, 2], strict=True)
