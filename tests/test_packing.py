"""Packed matrices: captured constants and arguments, against NumPy on the plain matrix."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

import tinyir as ti
from tests.calls import trace
from tinyir import f32, f64
from tinyir.backend.cache import LIBRARY
from tinyir.backend.runtime import NativeKernel
from tinyir.driver import Options, cached_library, stage_text
from tinyir.ir.text import print_graph
from tinyir.ir.types import TensorType, type_of
from tinyir.source import Source
from tinyir.stages import Stage


def matrix(rows: int, columns: int, dtype=np.float32) -> np.ndarray:
    return np.random.default_rng(rows).normal(size=(rows, columns)).astype(dtype)


SQUARE, WIDE, LONG, DOUBLE = matrix(40, 48), matrix(40, 33), matrix(410, 64), matrix(40, 32, "f8")


@dataclass(frozen=True)
class Case:
    """A function of `x`, the type of that, and the type of the constant if it is packed."""

    name: str
    function: Callable
    type: TensorType
    packed: str = ""

    def __str__(self) -> str:
        return self.name


CASES = [
    Case("matrix", lambda x: x @ SQUARE, f32[13, 40], "f32[3, 40, 16]"),
    Case("long", lambda x: x @ LONG, f32[13, 410], "f32[4, 410, 16]"),
    Case("double", lambda x: x @ DOUBLE, f64[13, 40], "f64[4, 40, 8]"),
    Case("transposed", lambda x: x @ LONG.T[:, :400], f32[13, 64], "f32[25, 64, 16]"),
    Case("transposed_rows", lambda x: x.T @ SQUARE, f32[40, 13], "f32[3, 40, 16]"),
    Case("batches", lambda x: x @ SQUARE, f32[3, 7, 40], "f32[3, 40, 16]"),
    Case("named", lambda x: x @ SQUARE, f32["n", 40], "f32[3, 40, 16]"),
    Case("layer", lambda x: ti.library.gelu(x @ SQUARE + SQUARE[0]), f32[13, 40], "f32[3, 40, 16]"),
    Case("twice", lambda x: (x @ SQUARE) * (2 * x @ SQUARE), f32[13, 40], "f32[3, 40, 16]"),
    Case(
        "result", lambda x: (x @ SQUARE, +SQUARE)[0] + SQUARE.sum(), f32[13, 40], "f32[3, 40, 16]"
    ),
    Case("used_elsewhere", lambda x: x @ SQUARE + (x[:, :1] + SQUARE)[:, :1].sum(), f32[40, 40]),
    Case("odd_columns", lambda x: x @ WIDE, f32[13, 40]),
    Case("row", lambda x: x @ SQUARE, f32[1, 40]),
    Case("on_the_left", lambda x: SQUARE @ x, f32[48, 13]),
    Case("promoted", lambda x: x @ DOUBLE, f32[13, 40], "f64[4, 40, 8]"),
]


@pytest.fixture(scope="module")
def graphs():
    return {case: trace(case.function, [case.type], f"packed_{case}") for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_captured_constants_are_packed(case, graphs, natives):
    graph = graphs[case]
    x = matrix(7, 1).astype(case.type.dtype.numpy)
    shape = case.type.at({"n": 7}).shape
    x = np.resize(np.random.default_rng(1).normal(size=97), shape).astype(case.type.dtype.numpy)
    computed = natives(list(graphs.values()), "packing")[graph.name].call(x)
    expected = case.function(x)
    exact = case.function(x.astype(np.longdouble))
    assert (computed.dtype, computed.shape) == (expected.dtype, expected.shape)
    rounding = 8 * np.finfo(expected.dtype).eps * np.abs(exact).max()
    assert np.abs(computed - exact).max() <= 2 * np.abs(expected - exact).max() + rounding


@pytest.mark.parametrize("case", CASES, ids=str)
def test_text_shows_what_is_packed(case, graphs):
    (graph,) = Source.of_graphs([graphs[case]], "packing").graphs
    found = re.findall(r"constant\(\) data=\w+ : (.*?)  loc", print_graph(graph))
    assert [each for each in found if each.count(",") == 2] == ([case.packed] * bool(case.packed))


def test_the_plain_lowering_unpacks(graphs, natives):
    """Without a schedule, panels are made the matrix that they stand for."""
    chosen = [graphs[case] for case in CASES if case.packed]
    options = Options(schedule="")
    library = cached_library(Source.of_graphs(chosen, "packing"), options) / LIBRARY
    for case in CASES:
        if case.packed:
            plain = NativeKernel(library, graphs[case].signature)
            shape = case.type.at({"n": 7}).shape
            x = np.random.default_rng(2).normal(size=shape).astype(case.type.dtype.numpy)
            tiled = natives(list(graphs.values()), "packing")[graphs[case].name]
            np.testing.assert_allclose(plain.call(x), tiled.call(x), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_arguments_may_be_packed(dtype):
    kernel = ti.jit(lambda x, w: np.tanh(x @ ti.unpack(w)))
    x, w = matrix(13, 40, dtype), matrix(40, 48, dtype)
    packed = ti.pack(w)
    np.testing.assert_array_equal(ti.unpack(packed), w, strict=True)
    assert packed.shape == (48 // (64 // w.itemsize), 40, 64 // w.itemsize)
    assert ti.pack(type_of(w)) == type_of(packed)
    np.testing.assert_allclose(kernel(x, packed), np.tanh(x @ w), rtol=1e-5, atol=1e-6)


PLAIN, TANH, SUM, TWICE = (
    lambda x, w: x @ ti.unpack(w),
    lambda x, w: np.tanh(x @ ti.unpack(w) + 1),
    lambda x, w: (x @ ti.unpack(w)).sum(axis=-1),
    lambda x, w: x @ ti.unpack(w) - (2 * x) @ ti.unpack(w),
)

LARGE = {
    "row": (PLAIN, f32[1, 400], 176),
    "vector": (TANH, f32[400], 176),
    "short_vector": (TANH, f32[9], 176),
    "long_vector": (PLAIN, f32[5000], 208),
    "vector_of_doubles": (SUM, f64[300], 112),
    "rows_of_batches": (TANH, f32[3, 1, 400], 176),
    "few_rows": (PLAIN, f32[5, 400], 176),
    "one_tile": (PLAIN, f32[7, 400], 176),
    "low": (SUM, f32[16, 400], 176),
    "high": (TANH, f32[67, 380], 176),
    "blocks": (TANH, f32[50, 1100], 64),
    "doubles": (PLAIN, f64[20, 300], 112),
    "batches": (PLAIN, f32[3, 25, 400], 176),
    "alike": (TWICE, f32[25, 400], 176),
    "named": (PLAIN, f32["n", 400], 176),
    "named_blocks": (TANH, f32["n", 800], 256),
    "named_batches": (PLAIN, f32[2, "n", 400], 176),
    "named_matrices": (TANH, f32["n", 4, 500], 528),
    "named_twice": (PLAIN, f32["n", "n", 256], 528),
}
"""Products with packed matrices, most so large that later panels are fetched: their columns last.

Rows are multiplied with one panel after the other.
"""


@pytest.fixture(scope="module")
def large():
    return {
        name: trace(function, [x, ti.pack(TensorType(x.dtype, (x.shape[-1], columns)))], name)
        for name, (function, x, columns) in LARGE.items()
    }


@pytest.mark.parametrize("name", LARGE)
def test_large_matrices(name, large, natives):
    function, type_, columns = LARGE[name]
    dtype = type_.dtype.numpy
    w = matrix(type_.shape[-1], columns, dtype)
    kernel = natives(list(large.values()), "large_matrices")[name]
    for rows in (0, 1, 6, 17, 61, 130) if not type_.is_static else (0,):
        x = np.random.default_rng(rows).normal(size=type_.at({"n": rows}).shape).astype(dtype)
        exact = function(x.astype(np.longdouble), ti.pack(w).astype(np.longdouble))
        computed = kernel.call(x, ti.pack(w))
        rounding = 8 * np.finfo(dtype).eps * np.abs(exact).max(initial=0)
        allowed = 2 * np.abs(function(x, ti.pack(w)) - exact).max(initial=0) + rounding
        np.testing.assert_allclose(computed, exact, rtol=0, atol=allowed)


@pytest.mark.parametrize(
    ("array", "error", "message"),
    [
        (f32["k", "n"], ValueError, "The columns of a packed matrix are a multiple of 16, got n."),
        (f32[2, 9], ValueError, "The columns of a packed matrix are a multiple of 16, got 9."),
        (np.ones(16, np.float32), ValueError, "Only a matrix can be packed, got 1 dimensions."),
        (np.ones((2, 16), int), TypeError, "Only float32 and float64 can be packed, got 'int64'."),
        (np.ones((2, 9)), ValueError, "The columns of a packed matrix are a multiple of 8, got 9."),
    ],
)
def test_what_cannot_be_packed_is_refused(array, error, message):
    with pytest.raises(error, match=re.escape(message)):
        ti.pack(array)


@pytest.mark.parametrize("packed", [f32[4, 16], np.ones((4, 16)), np.ones((1, 1, 4, 16)), 3.0])
def test_what_was_not_packed_is_refused(packed):
    with pytest.raises(ValueError, match="A packed matrix has three dimensions, got"):
        ti.unpack(packed)


@pytest.mark.parametrize("name", LARGE)
def test_plain_forms_are_not_made(name, large):
    """Whatever is multiplied with a packed matrix, the matrix is read as it lies."""
    emitted = stage_text(Source.of_graphs([large[name]], "packed"), Options(), Stage.MLIR)
    _, x, columns = LARGE[name]
    assert f"tensor<{columns // (64 // x.dtype.bytes)}x{x.shape[-1]}x" in emitted
    assert not re.search(rf"collapse_shape.* into tensor<{x.shape[-1]}x{columns}x", emitted)


@pytest.mark.parametrize(
    "function",
    [
        lambda w: w @ w,
        lambda w: w.T @ w,
        lambda w: w @ w.T,
        lambda w: np.tanh(w) @ w + w[0] @ w,
    ],
)
def test_both_sides_may_be_of_one_packed_matrix(function):
    w = matrix(48, 48)
    computed = ti.jit(lambda packed: function(ti.unpack(packed)))(ti.pack(w))
    np.testing.assert_allclose(computed, function(w), rtol=1e-4, atol=1e-4)


EQUATIONS = ["ij,ij->", "ij,ji->", "ij,ij->i", "ij,ij->j", "ij,kj->ik", "ij,kj->ki", "ij,jk->ki"]
EQUATIONS += ["ij,jk->jk", "ij,jk->i", "ij,jk->k", "ij,jk->ijk", "ij,kl->jl", "ij,ik->jk"]


@pytest.mark.parametrize("equation", EQUATIONS)
def test_any_sum_of_products_with_a_packed_matrix(equation):
    x, w = matrix(48, 48), matrix(48, 48)[::-1]
    for given, expected in (((0, 1), (x, w)), ((1, 0), (w, x))):
        kernel = ti.jit(
            lambda x, packed, given=given: np.einsum(
                equation, *((x, ti.unpack(packed))[at] for at in given)
            )
        )
        exact = np.einsum(equation, *(each.astype(np.float64) for each in expected))
        np.testing.assert_allclose(kernel(x, ti.pack(w)), exact, rtol=1e-4, atol=1e-4)


def test_types_are_unpacked():
    assert ti.unpack(ti.pack(f32["n", 32])) == f32["n", 32]
