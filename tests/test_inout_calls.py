"""Calls of kernels that write to arguments: from Python in every way, from C, and by --check."""

import re
import subprocess
from dataclasses import dataclass

import numpy as np
import pytest
from calls import error_of, numbers, trace

from tinyir import errors, f32, f64, jit
from tinyir.backend.runtime import NativeKernel
from tinyir.check import check
from tinyir.driver import Options
from tinyir.ir.evaluation import evaluate
from tinyir.ir.explain import explain
from tinyir.ir.parse import parse_graphs, parse_signature
from tinyir.ir.text import print_graph
from tinyir.jit import kernel
from tinyir.source import Source

# Named sizes. A cache has the rows of `tokens` new ones at its end.


def appended(cache, rows):
    cache[cache.shape[0] - rows.shape[0] :] = rows * 2


def appended_from_the_end(cache, rows):
    cache[-rows.shape[0] :] = rows * 2


def prepended(cache, rows):
    cache[: rows.shape[0]] += rows


def read_after(cache, rows):
    (tokens, width), seen = rows.shape, cache.shape[0]
    keys, values = (cache.reshape(seen, 2, width // 2)[:, part] for part in range(2))
    before = cache.sum(axis=0)
    cache[seen - tokens :] = rows
    return keys - values, before


def columns(cache, rows):
    cache[:, 3] = cache[:, 0]
    cache[1:, 1] = 5
    cache[:, 4:] = cache[:, :-4] + rows[0, :4]


def steps(cache, rows):
    cache[::2] = rows[0]
    cache[1::2, ::-1] = rows[0]


def replaced(cache, rows):
    cache *= 2
    cache[...] = cache[:, ::-1] + rows[0]


def moved_up(cache, rows):
    cache[:-1] = cache[1:]
    cache[-1] = rows[0]


NAMED = [
    *(appended, appended_from_the_end, prepended, read_after),
    *(columns, steps, replaced, moved_up),
]


@pytest.fixture(scope="module")
def named():
    return {each: jit(each).compile(f32["seen", 8], f32["tokens", 8]) for each in NAMED}


@pytest.mark.parametrize("sizes", [(7, 3), (3, 3), (1, 1), (40, 17), (2, 0), (1, 0), (0, 0)])
@pytest.mark.parametrize("function", NAMED, ids=lambda function: function.__name__)
def test_named_sizes_are_those_of_the_call(function, sizes, named):
    """Or a status is returned before anything is written."""
    cache, rows = (numbers(size, 8, seed=size) for size in sizes)
    given = cache.copy()
    try:
        got = named[function](given, rows)
    except (errors.ProgramSizeError, errors.ProgramIndexError):
        assert not all(sizes)
        np.testing.assert_array_equal(given, cache)
        return
    expected = cache.copy()
    returned = function(expected, rows)
    np.testing.assert_array_equal(given, expected)
    if returned is not None:
        for one, other in zip(got, returned, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("sizes", [(2, 3), (0, 1)])
def test_more_rows_than_there_are_do_not_fit(sizes, named):
    cache, rows = (numbers(size, 8) for size in sizes)
    with pytest.raises(ValueError, match="it needs seen - tokens >= 0"):
        named[appended](cache, rows)


def test_a_jitted_function_does_as_numpy_does_where_names_do_not():
    """It compiles for the numbers."""
    function = jit(appended_from_the_end)
    function.compile(f32["seen", 8], f32["tokens", 8])
    cache = numbers(3, 8)
    with pytest.raises(ValueError, match="could not broadcast input array from shape"):
        function(cache, numbers(0, 8))
    assert len(function._compiled) == 1


# Writes to equal parts of two arrays, of which mlir-opt forgets some that are overwritten.


def overwritten(x, y):
    x[1:] = x[1:] * 2
    x[1:] = 3


def overwritten_by_another(x, y):
    x[:, 1:] = x[:, 1:] * 2
    x[:, 1:] = y[:, 1:]
    x[:, :-1] += y[:, :-1]


def overwritten_after_reading(x, y):
    x[:, 1:] += y[:, 1:]
    x[:, 1:] = x[:, 1:] + x[:, :-1]
    x[:, 1:] = 2


def overwritten_by_its_sums(x, y):
    x[:-1] = np.maximum(y[1:], 2)
    x[:-1] = x[:-1].sum(axis=1, keepdims=True)


def overwritten_where_another_reads(x, y):
    x[1:] = np.sqrt(x[1:])
    y[1:] = x[1:] + 1
    x[1:] = y[:-1]
    return x * y


def reversed_after_a_write(x, y):
    x[1:] = 3
    x[:] = x[::-1]
    y[:, 1:] = 2
    y[:, 1:] = y[:, :0:-1]


PARTS = [
    *(overwritten, overwritten_by_another, overwritten_after_reading, overwritten_by_its_sums),
    *(overwritten_where_another_reads, reversed_after_a_write),
]
PART_TYPES = {"named": f32["n", "m"], "large": f32[300, 200]}


@pytest.fixture
def parts(natives):
    graphs = [
        trace(each, (type_, type_), f"{each.__name__}_{kind}")
        for each in PARTS
        for kind, type_ in PART_TYPES.items()
    ]
    return natives(graphs, "parts")


@pytest.mark.parametrize("function", PARTS, ids=lambda function: function.__name__)
def test_what_is_overwritten_is_gone(function, parts):
    for kind in PART_TYPES:
        small = [(5, 4), (1, 3), (3, 1), (2, 2), (0, 2), (2, 0)]
        for shape in [(300, 200), *(small if kind == "named" else ())]:
            arrays = [np.abs(numbers(*shape, seed=seed)) for seed in range(2)]
            expected = [each.copy() for each in arrays]
            got = parts[f"{function.__name__}_{kind}"].call(*arrays)
            returned = function(*expected)
            for one, other in zip(arrays, expected, strict=True):
                np.testing.assert_allclose(one, other, rtol=1e-5)
            if returned is not None:
                np.testing.assert_allclose(got, returned, rtol=1e-5)


def moved_right(x, y):
    x[0, 1:] = np.maximum(x, 1)
    x[:] = x[-2:]


def moved_into_every_second(x, y):
    x[0, ::2] = x


def first_row(x, y):
    x[...] = y[:1].reshape(8)
    x[None] = y[:1]


@pytest.mark.parametrize(
    ("function", "types", "sizes"),
    [
        (moved_right, (f32[1, "n"], f32[()]), {0: [(1, 0), ()], 3: [(1, 3), ()]}),
        (moved_into_every_second, (f32[1, "n"], f32[()]), {1: [(1, 1), ()], 3: [(1, 3), ()]}),
        (first_row, (f32[8], f32["n", 8]), {2: [(8,), (2, 8)], 0: [(8,), (0, 8)]}),
    ],
)
def test_parts_have_the_size_that_they_must_have(function, types, sizes):
    """Or a status is returned before anything is written."""
    compiled = jit(function).compile(*types)
    for shapes in sizes.values():
        arrays = [numbers(*shape) for shape in shapes]
        expected = [np.array(each) for each in arrays]
        error = error_of(function, *expected)
        if error is None:
            compiled(*arrays)
        else:
            expected = [np.array(each) for each in arrays]
            with pytest.raises(type(error), match="it needs"):
                compiled(*arrays)
        for one, other in zip(arrays, expected, strict=True):
            np.testing.assert_array_equal(one, other)


# What arrays may be.


def store(x, y):
    x[1:] = y
    return y.sum()


def store_only(x, y):
    x[1:] = y


def store_nested(trees):
    trees["x"][1:] = trees["y"]
    return {"sum": trees["y"].sum()}


STATIC = f32[3, 4], f32[2, 4]
SIZED = f32["n", 4], f32["m", 4]


@dataclass(frozen=True)
class Way:
    """A way of calling: all go through other code, and all say the same."""

    function: object
    types: tuple

    def __call__(self, x, y, **named):
        if self.function is store_nested:
            compiled = jit(store_nested).compile({"x": self.types[0], "y": self.types[1]})
            return compiled({"x": x, "y": y}, **named)
        return jit(self.function).compile(*self.types)(x, y, **named)


WAYS = {
    "static": Way(store, STATIC),
    "named": Way(store, SIZED),
    "nothing returned": Way(store_only, STATIC),
    "named, nothing returned": Way(store_only, SIZED),
    "nested": Way(store_nested, STATIC),
}

UNWRITABLE = {
    "read-only": (lambda x: x[:], ValueError, "but the array is read-only"),
    "rows apart": (lambda x: np.zeros((3, 8), np.float32)[:, :4], ValueError, "is not a C-array"),
    "turned": (lambda x: np.zeros((4, 3), np.float32).T, ValueError, "is not a C-array"),
    "unaligned": (
        lambda x: np.zeros(49, np.uint8)[1:].view(np.float32).reshape(3, 4),
        ValueError,
        "is not a C-array",
    ),
    "byte order": (lambda x: x.astype(">f4"), TypeError, "the array has the dtype '>f4'"),
    "dtype": (lambda x: x.astype(np.float64), TypeError, "got the dtype 'float64'"),
    "shape": (lambda x: np.zeros((3, 5), np.float32), ValueError, r"got the shape \(3, 5\)"),
    "other": (lambda x: x[1:], ValueError, r"""in the memory of '(y|trees\["y"\])'"""),
}


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize("what", UNWRITABLE)
def test_what_cannot_be_written_is_an_error(what, name):
    make, kind, message = UNWRITABLE[what]
    base = numbers(5, 4)
    x, y = base[:3], numbers(2, 4, seed=1)
    if what == "other":
        x, y = base[:3], base[2:4]
    else:
        x = make(x)
        x.flags.writeable = what != "read-only"
    before = base.copy()
    with pytest.raises(kind, match=message) as caught:
        WAYS[name](x, y)
    assert isinstance(caught.value, errors.TinyirError)
    np.testing.assert_array_equal(base, before)


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("name", WAYS)
def test_what_can_be_written_is(name):
    pool = numbers(6, 4)
    expected, x, y = pool.copy(), pool[:3], pool[3:5]  # side by side, and not overlapping
    expected[1:3] = expected[3:5]
    returned = WAYS[name](x, y)
    np.testing.assert_array_equal(pool, expected)
    if "nothing" in name:
        assert returned is None
    elif name == "nested":
        assert returned == {"sum": pytest.approx(y.sum())}
    else:
        assert returned == pytest.approx(y.sum())
    np.testing.assert_array_equal(y, expected[3:5])


class Own(np.ndarray):
    pass


def test_a_subclass_is_written_as_the_array_that_it_is():
    x = numbers(3, 4).view(Own)
    WAYS["static"](x, numbers(2, 4, seed=1))
    np.testing.assert_array_equal(x[1:], numbers(2, 4, seed=1))


def test_a_scalar_cannot_be_written():
    def change(x):
        x[...] = x + 1

    compiled = jit(change).compile(f32[()])
    array = np.array(1, np.float32)
    assert compiled(array) is None
    assert array == 2
    with pytest.raises(TypeError, match="but 'float32' is a scalar, which does not change"):
        compiled(np.float32(1))


@pytest.mark.parametrize("name", ["static", "named", "nested"])
def test_an_output_may_not_be_in_what_is_written(name):
    x, y = numbers(3, 4), numbers(2, 4)
    out = np.ndarray((), np.float32, x.data)
    with pytest.raises(
        ValueError, match=r"writes 'inout .*in the memory of that for 'out\S*: f32\[\]'"
    ):
        WAYS[name](x, y, out={"sum": out} if name == "nested" else out)
    with pytest.raises(ValueError, match=r"in the memory of"):
        WAYS[name](x, x[1:], out={"sum": np.empty((), np.float32)} if name == "nested" else None)


def test_without_elements():
    def change(x, y):
        x[:, 1:] = y
        return x.sum()

    compiled = jit(change).compile(f32["n", 3], f32["n", 2])
    assert compiled(np.zeros((0, 3), np.float32), np.zeros((0, 2), np.float32)) == 0
    assert jit(change)(np.zeros((0, 3), np.float32), np.zeros((0, 2), np.float32)) == 0
    compiled = jit(change).compile(f32[4, 1], f32[4, 0])
    assert compiled(np.ones((4, 1), np.float32), np.zeros((4, 0), np.float32)) == 4


# What is returned.


def test_a_returned_argument_is_the_callers_array():
    def change(trees, other):
        trees["x"] += 1
        other[0] = np.arange(4.0)
        return {"x": trees["x"], "sum": other.sum(), "all": (other, trees["x"])}

    x, other = np.ones((2, 3, 4), np.float32)
    compiled = jit(change).compile({"x": f32[3, 4]}, f32[3, 4])
    returned = compiled({"x": x}, other)
    assert returned["x"] is x
    assert [each is given for each, given in zip(returned["all"], (other, x), strict=True)] == [
        True
    ] * 2
    assert [str(each) for each in compiled.inputs] == [
        "inout trees_x: f32[3, 4]",
        "inout other: f32[3, 4]",
    ]
    assert [str(each) for each in compiled.outputs] == ["sum: f32[]"]
    total = np.empty((), np.float32)
    out = {"x": x, "sum": total, "all": (other, x)}
    assert compiled({"x": x}, other, out=out) is out
    assert total == pytest.approx(other.sum())
    out = {"x": x.copy(), "sum": total, "all": (other, x)}
    message = """returns its argument 'trees["x"]', so 'out["x"]' must be that very array"""
    with pytest.raises(ValueError, match=re.escape(message)):
        compiled({"x": x}, other, out=out)


def test_a_status_is_returned_once():
    """A call that fails is not repeated: what it added would be added twice."""

    def change(x, at):
        x += 1
        return x[at]

    compiled = jit(change).compile(f32[3], np.zeros(2, np.int64))
    x = np.zeros(3, np.float32)
    with pytest.raises(IndexError, match="TINYIR_EINDEX"):
        compiled(x, np.array([0, 3]))
    assert x.tolist() == [1, 1, 1]


# Text, C, and --check.

TEXT = """kernel change(inout x: f32[3, 4], y: f32[4]) -> () {
  %t0 = update(%x, %y) shape=[1, 4] starts=[1, 0] steps=[1, 1] : f32[3, 4]
  write %x = %t0
  return
}
"""


def test_text_reads_back():
    (graph,) = parse_graphs(TEXT, "text.graph")
    assert print_graph(graph) == TEXT
    x, y = numbers(3, 4), numbers(4)
    (got,) = evaluate(graph, [x, y])
    np.testing.assert_array_equal(got, [x[0], y, x[2]])
    assert parse_signature("kernel k(inout inout: f32[2]) -> ()").inputs[0].name == "inout"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("  write %x = %t0\n", "", "have a line 'write %NAME ='"),
        ("inout x", "x", "have a line 'write %NAME ='"),
        ("write %x = %t0", "write x", "Expected a line 'write %ARGUMENT = %VALUE'"),
        ("write %x = %t0", "write %x = %t1", "'%t1' is not defined above"),
        ("shape=[1, 4]", "shape=[2, 4]", "cannot put f32[4] into [2, 4]"),
        ("starts=[1, 0]", "starts=[3, 0]", "'update' reaches beyond f32[3, 4]"),
        ("starts=[1, 0]", "starts=[1]", "needs an entry for each dimension"),
        ("starts=[1, 0]", "", "'update' lacks attributes of its kind"),
        ("steps=[1, 1]", "steps=[1, 0]", "'update' reaches beyond"),
        ("write %x = %t0", "write %x = %x", "no update of its input"),
        ("write %x = %t0", "write %x = %y", "no update of its input"),
    ],
)
def test_text_that_does_not_fit_is_refused(old, new, message):
    assert old in TEXT
    with pytest.raises(errors.TinyirError, match=re.escape(message)):
        Source.of_graphs(parse_graphs(TEXT.replace(old, new), "text.graph"), "text")


FILE = """
from tinyir import f32, f64, kernel

@kernel
def append(cache: f32["seen", 4], rows: f64["tokens", 4]):
    cache[cache.shape[0] - rows.shape[0]:] = rows
    return rows.sum()

@kernel
def scale(x: f32[2, 3], factor: f32[3]):
    x *= factor
"""

PROGRAM = """
#include <stdio.h>
#include "kernels.h"

int main(void)
{
    float cache[3][4] = {{1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}};
    float x[2][3] = {{1, 2, 3}, {4, 5, 6}};
    const double rows[2][4] = {{.5, 1, 2, 3}, {4, 5, 6, 7}};
    const float factor[3] = {2, 3, 4};
    double sum;
    if (append(&cache[0][0], &rows[0][0], &sum, 3, 2) || scale(&x[0][0], factor))
        return 1;
    for (int index = 0; index < 12; index++)
        printf("%g ", cache[index / 4][index % 4]);
    for (int index = 0; index < 6; index++)
        printf("%g ", x[index / 3][index % 3]);
    printf("%g %d", sum, append(&cache[0][0], &rows[0][0], &sum, 1, 2));
    return 0;
}
"""


def test_a_c_program_has_its_arrays_changed(tmp_path, tinyir_compile, system_tool):
    (tmp_path / "kernels.py").write_text(FILE)
    (tmp_path / "program.c").write_text(PROGRAM)
    tinyir_compile("kernels.py", cwd=tmp_path)
    header = (tmp_path / "kernels.h").read_text()
    assert "\n    float *cache, /* input and output f32[seen, 4] */\n" in header
    assert "\n    const float *factor); /* input f32[3] */\n" in header
    assert "What is input and output must not overlap any other array" in header
    command = [system_tool("cc"), "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    subprocess.run([*command, "program.c", "./kernels.so", "-o", "p"], cwd=tmp_path, check=True)
    shown = subprocess.run("./p", cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert shown == "1 1 1 1 0.5 1 2 3 4 5 6 7 2 6 12 8 15 24 28.5 4"


def graph_of(function, *types):
    each = kernel(function)
    return each.trace(dict(zip("xy", types, strict=False)), {}).graph


def test_check_compares_what_is_written(monkeypatch):
    source = Source.of_graphs([graph_of(store, f32[3, 4], f64[2, 4])], "checked")
    found = check(source, Options())
    assert [str(each.output) for each in found] == ["out: f64[]", "inout x: f32[3, 4]"]
    assert [each.wrong for each in found] == [None, None]
    call = NativeKernel.call

    def wrongly(self, x, y):
        returned = call(self, x, y)
        x[0, 0] += 1
        return returned

    monkeypatch.setattr(NativeKernel, "call", wrongly)
    found = check(source, Options())
    assert found[0].wrong is None
    assert found[1].wrong is not None


def test_types_are_explained():
    lines = explain(graph_of(store, f32[3, 4], f64[2, 4]))
    assert [(str(line.type), line.casts) for line in lines] == [
        ("f32[3, 4]", ("f64 -> f32: 'update' has an operand that is f32",)),
        ("f64[]", ()),
    ]


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda x: np.add.accumulate(x, axis=0, out=x), "'out' of 'add.accumulate'"),
        (lambda x: np.maximum.reduce(x, 0, None, x[0]), "'out' of 'maximum.reduce'"),
        (lambda x: np.multiply.outer(x, x[0], out=np.zeros_like(x)), "'out' of 'multiply.outer'"),
        (lambda x: np.sum(x, axis=0, out=x[0]), "'out' of 'sum'"),
        (lambda x: np.nan_to_num(x, copy=False), r"nan_to_num\(copy=False\)"),
        (lambda x: np.nan_to_num(x, False), r"nan_to_num\(copy=False\)"),
    ],
)
def test_functions_that_would_write_are_refused(function, message):
    with pytest.raises(TypeError, match=message):
        jit(function)(np.ones((3, 4), np.float32))


def test_check_knows_arguments_without_dimensions(tinyir_compile, tmp_path):
    path = tmp_path / "scalar.py"
    path.write_text(
        "from tinyir import f32, kernel\n\n\n@kernel\ndef twice(x: f32[()]):\n    x[...] = x * 2\n"
    )
    assert "bit-equal" in tinyir_compile(path, "--check").stdout
