"""Sizes that are known at run time only: how they compute, what is refused, who checks them."""

import ctypes
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.calls import trace
from tests.test_sizes import CASES, SIZES, agree
from tinyir import errors, f32, f64, i64, jit
from tinyir.backend.runtime import NativeKernel
from tinyir.emit.lowering import lower
from tinyir.emit.render import render_module
from tinyir.ir.dims import Size, at_least, clash, maximum, minimum, quotient, value
from tinyir.ir.dimtext import parse_dim, parse_dims
from tinyir.ir.evaluation import evaluate
from tinyir.ir.graph import Status
from tinyir.ir.parse import parse_graphs, parse_type
from tinyir.ir.text import print_graph
from tinyir.ir.types import TensorType
from tinyir.ir.verify import verify

N, M = Size.named("n"), Size.named("m")


# Sizes compute as ints do.

NUMBERS = st.integers(-9, 9)
DIMS = st.recursive(
    st.one_of(NUMBERS, st.just(N), st.just(M)),
    lambda inner: st.one_of(
        st.builds(lambda one, other: one + other, inner, inner),
        st.builds(lambda one, other: one - other, inner, inner),
        st.builds(lambda one, other: one * other, inner, inner),
        st.builds(lambda one, divisor: one // divisor, inner, st.integers(1, 5)),
        st.builds(minimum, inner, inner),
        st.builds(maximum, inner, inner),
    ),
    max_leaves=8,
)
VALUES = st.fixed_dictionaries({"n": st.integers(0, 9), "m": st.integers(0, 9)})


@given(DIMS, DIMS, VALUES)
def test_sizes_compute_as_ints_do(one, other, sizes):
    first, second = value(one, sizes), value(other, sizes)
    assert value(one + other, sizes) == first + second
    assert value(one - other, sizes) == first - second
    assert value(one * other, sizes) == first * second
    assert value(one // 3, sizes) == first // 3
    assert value(minimum(one, other), sizes) == min(first, second)
    assert value(maximum(one, other), sizes) == max(first, second)


@given(DIMS, DIMS, VALUES)
def test_what_is_known_of_sizes_holds(one, other, sizes):
    first, second = value(one, sizes), value(other, sizes)
    assert not at_least(one, 2) or first >= 2
    assert not clash(one, other) or first != second
    assert one != other or first == second
    found = quotient(one, other)
    assert found is None or value(found, sizes) * second == first


@given(DIMS)
def test_sizes_read_back(dim):
    assert parse_dim(str(dim)) == dim


@pytest.mark.parametrize(
    ("dim", "text"),
    [
        (N, "n"),
        (N + M + 1 - N, "m + 1"),
        (768 * N * M - 1, "768*m*n - 1"),
        (maximum(N - 1, 0), "max(n - 1, 0)"),
        (maximum(N, 0), "n"),
        (minimum(N + 1, N), "n"),
        ((4 * N + 8) // 4, "n + 2"),
        ((N + 1) // 2, "((n + 1)//2)"),
        (N // 2, "(n//2)"),
        (quotient(768 * N, 64), "12*n"),
        (quotient(6 * N * M, 3 * N), "2*m"),
        (quotient(2 * (N + M), N + M), "2"),
        (quotient(N, 2), "None"),
        (N - N, "0"),
    ],
)
def test_sizes_have_one_form(dim, text):
    assert str(dim) == text


@pytest.mark.parametrize("text", ["n +", "2 n", "(n", "max(n)", "n // m", "n // 0", "n, m", "1n"])
def test_what_is_no_size_is_refused(text):
    with pytest.raises(errors.ProgramValueError, match=r"dimension|divided"):
        parse_dim(text)


def test_lists_of_sizes():
    assert parse_dims("8, n, max(n - 1, 0)") == (8, N, maximum(N - 1, 0))
    assert parse_type("f32[n, 8]") == f32["n", 8]
    assert f32["n", 8].shape == (N, 8)
    assert TensorType(f32, ("n",)) == f32["n"]


@pytest.mark.parametrize("name", ["x y", "", "2n", "a+b"])
def test_a_name_is_an_identifier(name):
    with pytest.raises(errors.ProgramValueError, match=re.escape(f"identifier, got {name!r}.")):
        f32[name, 8]


# Graphs with sizes.


@pytest.mark.parametrize("case", CASES, ids=str)
def test_graphs_read_back(case):
    graph = case.graph()
    verify(graph)
    text = print_graph(graph)
    (again,) = parse_graphs(text, "text.graph")
    assert print_graph(again) == text
    assert render_module(lower([again])) == render_module(lower([graph]))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_reference_evaluates_graphs(case):
    with np.errstate(all="ignore"):
        arrays = case.arrays(case.sizes(7))
        agree(evaluate(case.graph(), arrays), case.function(*arrays), close=case.close)


# What the function may not ask.

ASKED_OF_SIZES = {
    "comparison": lambda x: x if x.shape[0] > 3 else -x,
    "equality": lambda x: x if x.shape[0] == 1 else -x,
    "inequality": lambda x: x if x.shape != (4, 8) else -x,
    "truth": lambda x: x if x.shape[0] else -x,
    "size": lambda x: x if x.size <= 8 else -x,
    "range": lambda x: sum(x[index] for index in range(x.shape[0])),
    "iteration": lambda x: sum(x) + 1,
    "len": lambda x: x * len(x),
    "int": lambda x: x * int(x.shape[0]),
    "float": lambda x: x * float(x.shape[0]),
    "half": lambda x: x * (x.shape[0] / 2),
    "power": lambda x: x * x.shape[0] ** 0.5,
    "index": lambda x: x[x.shape[0] - 1],
    "array": lambda x: np.arange(5)[: x.shape[0]],
    "split": lambda x: np.split(x, 2),
    "unstack": lambda x: np.unstack(x)[0],
    "reflection": lambda x: np.pad(x, 1, mode="reflect"),
    "repeats": lambda x: np.repeat(x, [1, 2], axis=0),
    "backwards": lambda x: np.arange(x.shape[0], 0, -1),
    "times": lambda x: np.repeat(x, x.shape[0], axis=1),
    "tiles": lambda x: np.tile(x, x.shape[0]),
    "shift": lambda x: np.roll(x, x.shape[0], axis=1),
    "width": lambda x: np.pad(x, ((0, 0), (x.shape[0], 1))),
    "window": lambda x: np.lib.stride_tricks.sliding_window_view(x, x.shape[0], axis=1),
    "taken": lambda x: np.take(x, x.shape[0], axis=1),
}


@pytest.mark.parametrize("name", ASKED_OF_SIZES)
def test_what_depends_on_a_size_is_refused(name):
    message = r"The size .* is known at run time only|where its size is known at run time only"
    with pytest.raises(errors.ProgramTypeError, match=message) as caught:
        jit(ASKED_OF_SIZES[name]).compile(f32["n", 8])
    assert caught.value.location is not None
    assert str(caught.value).count("error: ") == 1


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("len", "x.shape[0] is this size, which takes part in sums and products as a number does"),
        ("iteration", "NumPy's functions, operators and slices compute all rows at once"),
    ],
)
def test_what_a_number_is_not_needed_for_has_another_way(name, hint):
    with pytest.raises(errors.ProgramTypeError, match="The size n is known") as caught:
        jit(ASKED_OF_SIZES[name]).compile(f32["n", 8])
    assert caught.value.hints[0] == hint
    compiled = jit(lambda x: x * x.shape[0] + np.sum(x, axis=0)).compile(f32["n", 8])
    x = np.arange(24, dtype=np.float32).reshape(3, 8)
    np.testing.assert_array_equal(compiled(x), x * 3 + sum(x))


def test_rows_of_an_untraced_array_are_taken():
    table = np.arange(12.0).reshape(6, 2)
    with pytest.raises(errors.ProgramTypeError, match=r"np.take\(array, np.arange\(size\), 0\)"):
        trace(lambda x: x + table[: x.shape[0]], [f64["n", 2]])
    compiled = jit(lambda x: x + np.take(table, np.arange(x.shape[0]), 0)).compile(f64["n", 2])
    np.testing.assert_array_equal(compiled(np.ones((4, 2))), table[:4] + 1)


def test_a_size_has_its_name():
    shown = []
    trace(lambda x: shown.append(repr(x.shape)) or x, [f32["n", 8]])
    assert shown == ["(n, 8)"]


KNOWN_NOT_TO_FIT = {
    "other_sizes": (lambda x, y: x + y, f32["n", 8], f32["n", 7], "broadcast together"),
    "more_than_itself": (
        lambda x, y: np.concatenate([x, y]) + x,
        f32["n"],
        f32[2],
        r"broadcast together with shapes \(n\+2,\) \(n,\)",
    ),
    "two_numbers_beside_a_name": (
        lambda x, y: np.where(x > 0, y, y[4::2]),
        f32["n"],
        f32[17],
        r"broadcast together with shapes \(n,\) \(17,\) \(7,\)",
    ),
    "traced_twice": (
        lambda x, y: np.einsum("ii", x[:, :3] + y),
        f32["n", 8],
        f32[4, 1],
        r"one size for 'i' of 'ii', got \((4|n),3\): it is",
    ),
    "crossed": (np.cross, f32["n", 8], f32[3], r"cannot take arrays of the types f32\[n, 8\] and"),
    "stacked": (lambda x, y: np.stack([x, y]), f32["n", 8], f32["n"], "the same shape"),
    "joined": (lambda x, y: np.hstack([x, y]), f32["n", 8], f32["n"], "match in number"),
    "multiplied": (
        lambda x, y: x @ y,
        f32["n", 8],
        f32[7, "n"],
        r"expects shapes \(i,k\) and \(k,j\), got \(n,8\) and \(7,n\): k is 8 .* and 7 in",
    ),
    "reshaped": (lambda x, y: x.reshape(-1, 5), f32["n", 8], f32[()], "is a multiple of 5"),
    "two_rests": (lambda x, y: x.reshape(-1, -1), f32["n", 8], f32[()], "one unknown"),
}


@pytest.mark.parametrize("name", KNOWN_NOT_TO_FIT)
def test_sizes_that_cannot_fit_are_refused(name):
    function, one, other, message = KNOWN_NOT_TO_FIT[name]
    with pytest.raises(ValueError, match=message):
        trace(function, [one, other])


# What is checked when a kernel runs.


def zeros(*shapes: tuple[int, ...]) -> list[np.ndarray]:
    return [np.zeros(shape, np.float32) for shape in shapes]


def test_one_name_is_one_size():
    compiled = jit(lambda x, y: x + y).compile(f32["n", 8], f32["n", 1])
    with pytest.raises(ValueError, match=re.escape("one size 'n', got 2 in 'x: f32[n, 8]' and 3")):
        compiled(*zeros((2, 8), (3, 1)))
    with pytest.raises(ValueError, match=re.escape("expects 'x: f32[n, 8]', got the shape (2, 7)")):
        compiled(*zeros((2, 7), (2, 1)))
    with pytest.raises(ValueError, match=re.escape("expects 'x: f32[n, 8]', got the shape (2,)")):
        compiled(*zeros((2,), (2, 1)))
    with pytest.raises(TypeError, match=re.escape("expects 'y: f32[n, 1]', got the dtype 'int64'")):
        compiled(zeros((2, 8))[0], np.zeros((2, 1), np.int64))
    with pytest.raises(TypeError, match=re.escape("takes 2 arguments (x, y), got 1.")):
        compiled(*zeros((2, 8)))


NEEDS = {
    "broadcast": (lambda x, y: x + y, f32["a", 2], f32["b", 2], [(3, 2), (4, 2)]),
    "broadcast_one": (lambda x, y: x + y, f32["a", 2], f32["b", 2], [(1, 2), (4, 2)]),
    "with_a_number": (lambda x, y: x + y, f32["a", 2], f32[3, 2], [(1, 2), (3, 2)]),
    "join": (lambda x, y: np.hstack([x, y]), f32["a", 2], f32["b", 2], [(3, 2), (4, 2)]),
    "product": (lambda x, y: x @ y, f32[2, "a"], f32["b", 2], [(2, 3), (4, 2)]),
    "reshape": (lambda x, y: x.reshape(y.shape), f32["a"], f32["b", 2], [(5,), (2, 2)]),
    "maximum": (lambda x, y: x.max() + y, f32["a"], f32["b"], [(0,), (2,)]),
    "window": (
        lambda x, y: np.lib.stride_tricks.sliding_window_view(x, 3) + y,
        f32["a"],
        f32[3],
        [(2,), (3,)],
    ),
    "negative": (lambda x, y: np.zeros(x.shape[0] - 3) + y, f32["a"], f32[()], [(2,), ()]),
    "negative_iota": (lambda x, y: np.tri(x.shape[0] - 3) + y, f32["a"], f32[()], [(2,), ()]),
    "where": (lambda x, y: np.where(x > 0, x, y), f32["a"], f32["b"], [(2,), (3,)]),
    "first": (lambda x, y: x[x.shape[0] - 3 :].sum() + y, f32["a"], f32[()], [(2,), ()]),
    "end": (lambda x, y: x[: x.shape[0] - 3].sum() + y, f32["a"], f32[()], [(2,), ()]),
    "last": (lambda x, y: x[-y.shape[0] :].sum(), f32["a"], f32["b"], [(2,), (0,)]),
}


@pytest.mark.parametrize("name", NEEDS)
def test_sizes_that_do_not_fit_are_errors_of_values(name):
    function, one, other, shapes = NEEDS[name]
    compiled = jit(function).compile(one, other)
    with pytest.raises(errors.ProgramSizeError, match="returned TINYIR_ESHAPE: sizes do not fit"):
        compiled.call(*zeros(*shapes))
    with pytest.raises(errors.ProgramSizeError, match=r"note: it needs .*, and got a = \d"):
        compiled(*zeros(*shapes))
    with pytest.raises(errors.ProgramSizeError, match="cannot take arrays of the sizes"):
        evaluate(compiled._traced.graph, zeros(*shapes))


@pytest.mark.parametrize(("index", "size"), [(0, 0), (-1, 0), (2, 2), (-3, 2), ([1, -3], 2)])
def test_an_index_that_is_not_there_is_an_error(index, size):
    compiled = jit(lambda x: x[index]).compile(f32["n", 8])
    with pytest.raises(
        IndexError, match=rf"TINYIR_EINDEX(.|\n)*needs .* >= \d, and got n = {size}"
    ):
        compiled(*zeros((size, 8)))


def test_nothing_is_read_from_an_axis_without_elements():
    compiled = jit(lambda x, at: np.take(x, at, mode="clip")).compile(f32["n"], i64["m"])
    with pytest.raises(IndexError, match="returned TINYIR_EINDEX"):
        compiled(np.zeros(0, np.float32), np.zeros(1, np.int64))
    assert compiled(np.zeros(0, np.float32), np.zeros(0, np.int64)).shape == (0,)


def test_c_gets_a_status_and_nothing_is_written():
    compiled = jit(lambda x, y: x + y).compile(f32["a", 2], f32["b", 2])
    function = ctypes.CDLL(str(compiled.library_path)).anonymous
    x, y, out = zeros((3, 2), (3, 2), (3, 2))
    pointers = [each.ctypes.data_as(ctypes.c_void_p) for each in (x, y, out)]
    x += 1
    for sizes in ((-1, -1), (3, -1), (3, 2), (2**62, 3)):
        assert function(*pointers, *map(ctypes.c_int64, sizes)) == Status.SHAPE.value
        assert not out.any()
    assert function(*pointers, ctypes.c_int64(2), ctypes.c_int64(2)) == 0
    assert out.tolist() == [[1, 1], [1, 1], [0, 0]]


def test_results_go_where_they_are_wanted():
    compiled = jit(lambda x: x[1:] * 2).compile(f32["n", 2])
    x = np.arange(6, dtype=np.float32).reshape(3, 2)
    out = np.empty((2, 2), np.float32)
    assert compiled(x, out=out) is out
    assert out.tolist() == [[4, 6], [8, 10]]
    with pytest.raises(ValueError, match=re.escape("got an array of shape (3, 2) for it")):
        compiled(x, out=np.empty((3, 2), np.float32))


def test_arrays_of_other_strides_and_subclasses_are_taken():
    compiled = jit(lambda x: x * 2).compile(f32["n", 3])
    x = np.arange(24, dtype=np.float32).reshape(6, 4)[::2, 1:]
    np.testing.assert_array_equal(compiled(x), x * 2)
    np.testing.assert_array_equal(compiled(x.astype(">f4")), x * 2)


# Functions that were compiled for named dimensions.


def test_calls_use_what_was_compiled_for_names():
    double = jit(lambda x: x * 2)
    compiled = double.compile(f32["n", 3])
    for size in SIZES:
        (x,) = zeros((size, 3))
        np.testing.assert_array_equal(double(x), x)
        assert double.compile(x) is compiled
    assert double.compile(np.zeros((2, 4), np.float32)) is not compiled
    assert double.compile(np.zeros((2, 3))) is not compiled


def test_names_beside_numbers_are_compiled_anew():
    """What was compiled for names serves calls with numbers for all of them, and nothing less."""
    function = jit(lambda x, y: (x @ y, x[:, 1:]))
    named = function.compile(f32["n", "k"], f32["k", "m"])
    for types in [(f32["n", 3], f32[3, "m"]), (f32["n", "k"], f32["k", 4]), (f32[2, "k"],) * 2]:
        compiled = function.compile(*types)
        assert compiled is not named
        assert [each.type for each in compiled.inputs] == list(types)
    assert function.compile(f32[5, 3], f32[3, 4]) is named


def test_calls_that_names_would_refuse_are_compiled_anew():
    added = jit(lambda x, y: x + y)
    compiled = added.compile(f32["a", 2], f32["b", 2])
    assert added.compile(f32[4, 2], f32[4, 2]) is compiled
    for shapes in ([(3, 2), (3, 2)], [(1, 2), (4, 2)], [(3, 2), (3, 2)], [(4, 2), (1, 2)]):
        x, y = zeros(*shapes)
        np.testing.assert_array_equal(added(x, y), x + y)
    with pytest.raises(ValueError, match="operands could not be broadcast"):
        added(*zeros((3, 2), (4, 2)))


def test_one_name_in_two_places_is_one_size_for_calls():
    function = jit(lambda x, y: x @ y)
    compiled = function.compile(f32["n", "n"], f32["n"])
    assert function.compile(f32[3, 3], f32[3]) is compiled
    assert function.compile(f32[2, 3], f32[3]) is not compiled


# The C interface.


def test_the_header_says_which_sizes_there_are():
    named = {"x": f32["for", "x", 2], "y": f32["größe", "for"]}
    graph = trace(lambda x, y: (x[:, 0, 0], y), named.values(), "sizes_in_c")
    assert graph.signature.sizes == ("for", "x", "größe")
    compiled = jit(lambda x, y: (x[:, 0, 0], y)).compile(*named.values())
    shown = re.findall(r"int64_t (.*?)\)?[,;] /\* (.*) \*/", compiled.header)
    assert "Sizes that do not fit give TINYIR_ESHAPE." in compiled.header
    assert shown == [("for_", "size for"), ("x_", "size x"), ("gr__e", "size größe")]
    x, y = zeros((3, 4, 2), (5, 3))
    assert [each.shape for each in compiled(x, y)] == [(3,), (5, 3)]


def test_a_kernel_of_no_elements_is_called():
    """A named dimension beside one of size 0."""
    compiled = jit(lambda x: (x * 2, x.sum(axis=0), x.sum(axis=1))).compile(f32["n", 0])
    results = compiled(*zeros((3, 0)))
    assert [each.tolist() for each in results] == [[[]] * 3, [], [0, 0, 0]]
    assert isinstance(compiled._native, NativeKernel)
