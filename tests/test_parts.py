"""What repeats in a kernel is a function of its own: emitted once, called with what differs."""

import re
import subprocess
from dataclasses import replace

import numpy as np
import pytest

import tinyir as ti
from tinyir.driver import stage_text
from tinyir.emit import repeats
from tinyir.emit.outline import functions
from tinyir.source import text_source
from tinyir.stages import Stage

ROWS, WIDTH = 6, 16
RANDOM = np.random.default_rng(5)


def normal(*shape, dtype=np.float32):
    return (RANDOM.normal(size=shape) / 4).astype(dtype)


def norm(x, scale):
    centred = x - x.mean(axis=-1, keepdims=True)
    return scale * centred / np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + 1e-5)


def softmax(x):
    weights = np.exp(x - x.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


def layer(x, p):
    return x + np.tanh(norm(x, p["scale"]) @ p["up"] + p["bias"]) @ p["down"]


def parameters(dtype=np.float32, width=WIDTH):
    shapes = {"scale": (width,), "up": (width, 32), "bias": (32,), "down": (32, width)}
    return {name: normal(*shape, dtype=dtype) for name, shape in shapes.items()}


def layers(x, every):
    for p in every:
        x = layer(x, p)
    return x


def stacked(x, scale, up, bias, down):
    """Weights of all layers in one array each: windows of these are read where they lie."""
    for index in range(len(up)):
        p = {"scale": scale[index], "up": up[index], "bias": bias[index], "down": down[index]}
        x = layer(x, p)
    return x


def turned(x, w):
    """Every second column of weights that lie transposed, from the last layer to the first."""
    for index in reversed(range(len(w))):
        x = np.tanh(x @ w[index, ::2, 1:].T + x)
    return x


def reshaped(x, w):
    """Weights as rows of one matrix."""
    for row in w:
        x = np.tanh(x @ row.reshape(WIDTH, WIDTH)) * x
    return x


def heads(x, w):
    queries, keys, values = (np.split(each, 4, axis=-1) for each in np.split(x @ w, 3, axis=-1))
    found = [softmax(q @ k.T) @ v for q, k, v in zip(queries, keys, values, strict=True)]
    return np.hstack(found)


def sliced_heads(x, w):
    """Each head takes its part of a product where it needs it."""
    h, found = x @ w, []
    for start in range(0, WIDTH, 4):
        q, k, v = (h[:, first + start : first + start + 4] for first in (0, WIDTH, 2 * WIDTH))
        found.append(softmax(q @ k.T) @ v)
    return np.hstack(found)


def heads_of_reshaped(x, w):
    """Heads are an axis of a reshaped product, and the parts of a head's result go apart."""
    h = (x @ w).reshape(ROWS, 3, 4, 4)
    found = []
    for head in range(4):
        y = np.exp(h[:, 0, head] @ h[:, 1, head].T) @ h[:, 2, head]
        found += [y[:2], y[2:, ::2].reshape(-1)]
    return found


def layers_of_heads(x, every):
    for w in every:
        x = x + heads(x, w)
    return x


def windows_are_passed_on(x, w, every):
    """A part gives another one what it is given: columns of a matrix, and parts of those."""
    for index in range(3):
        columns = w[:, index * WIDTH : (index + 1) * WIDTH]
        for u in every:
            x = np.tanh(x @ columns) @ u
            x = x + x[:, :4] @ columns[4:8]
    return x


def all_results(x, every):
    """What each layer computes on its way is a result, too."""
    found = []
    for p in every:
        inner = norm(x, p["scale"]) @ p["up"]
        x = x - inner @ p["down"]
        found += [inner.sum(axis=0), x]
    return found


def two_values(x, every):
    """Two values go from layer to layer."""
    h = x * 2
    for w in every:
        x, h = np.tanh(x @ w + h), h - x @ w
    return x, h


def some_results(x, every):
    """What one layer computes on its way is a result; that of the others is not read."""
    found = []
    for index, w in enumerate(every):
        inner = np.sin(x @ w)
        other = np.cos(inner @ w)
        found += [[], [inner], [other], []][index]
        x = np.tanh(other @ w) + inner.mean()
    return [x, *found]


def shared(x, w, every):
    """All layers read what is computed before them, and one weight."""
    context = np.exp(x)
    for p in every:
        x = np.tanh(x @ w + context) @ p
    return x + context


def uneven(x, every):
    """The first layer computes what the others only read."""
    for p in every:
        x = np.tanh(x @ p) * np.exp(every[0][0])
    return x


def masked(x, every):
    """A constant mask, and one of an iota; both are known in each layer."""
    mask = np.triu(np.full((ROWS, ROWS), -np.inf, np.float32), 1)
    for w in every:
        scores = softmax(x @ w @ x.T + mask) + np.where(np.arange(ROWS) < 3, np.float32(1), x[0, 0])
        x = scores @ x
    return x


def chosen(x, keep, rows, every):
    """Bools and indices; whether an index is out of bounds is told once, by the kernel."""
    for w in every:
        x = np.where(keep, x @ w, x[rows])
    return x


def written_over(x, every):
    """Layers read a value whose elements are replaced afterwards, and others read that."""
    start = np.exp(x)
    first = start
    for w in every[:3]:
        first = np.tanh(first @ w) + start
    start[1] = 0
    start[:, 2] = first[:, 0]
    second = start
    for w in every[3:]:
        second = np.tanh(second @ w) + start
    return first, second, start


def results_are_changed(x, every):
    """A call's result is read by the next call, and changed by the kernel after that."""
    last = x
    for w in every:
        before, last = last, np.tanh(last @ w)
    before = before + 0
    before[0] = last[1]
    last[2] = 5
    return before, last


def joined(x, every):
    """Calls read parts of results, and results in another shape."""
    for w in every:
        x = np.concatenate([x[3:] @ w, x[:3] @ w])
    return x.reshape(-1)


def squares(count):
    return [normal(WIDTH, WIDTH) for _ in range(count)]


X = normal(ROWS, WIDTH)
STACKED = [np.stack(each) for each in zip(*(parameters().values() for _ in range(4)), strict=True)]
CONSTANTS = [parameters(width=48) for _ in range(4)]
CASES = {
    layers: (X, [parameters() for _ in range(4)]),
    stacked: (X, *STACKED),
    turned: (X, normal(5, 2 * WIDTH, WIDTH + 1)),
    reshaped: (X, normal(4, WIDTH * WIDTH)),
    heads: (X, normal(WIDTH, 3 * WIDTH)),
    sliced_heads: (X, normal(WIDTH, 3 * WIDTH)),
    heads_of_reshaped: (X, normal(WIDTH, 3 * WIDTH)),
    layers_of_heads: (X, [normal(WIDTH, 3 * WIDTH) for _ in range(3)]),
    windows_are_passed_on: (X, normal(WIDTH, 3 * WIDTH), squares(3)),
    all_results: (X, [parameters() for _ in range(4)]),
    some_results: (X, squares(4)),
    two_values: (X, squares(5)),
    shared: (X, normal(WIDTH, WIDTH), squares(4)),
    uneven: (X, squares(5)),
    masked: (X, squares(4)),
    chosen: (X, X > 0, np.array([5, 0, 1, 1, -1, 3]), squares(4)),
    written_over: (X, squares(6)),
    results_are_changed: (X, squares(4)),
    joined: (X, squares(4)),
}


@pytest.fixture(autouse=True)
def any_size(monkeypatch, own_cache):
    """Parts of any size are functions, so that small ones test how."""
    monkeypatch.setattr(repeats, "SMALLEST", 1)
    monkeypatch.setattr(repeats, "FEWEST", 1)


def flat(results):
    return results if isinstance(results, (list, tuple)) else [results]


def compare(kernel, function, arguments):
    wide = function(*map(widened, arguments))
    for got, wanted, exact in zip(
        flat(kernel(*arguments)), flat(function(*arguments)), flat(wide), strict=True
    ):
        assert (got.dtype, got.shape) == (wanted.dtype, wanted.shape)
        np.testing.assert_allclose(got, exact, rtol=2e-5, atol=2e-5)


def widened(argument):
    if isinstance(argument, dict):
        return {name: widened(each) for name, each in argument.items()}
    if isinstance(argument, list):
        return [widened(each) for each in argument]
    return argument.astype(np.float64) if argument.dtype == np.float32 else argument


def calls(text):
    """How often each function is called."""
    names = re.findall(r"func\.call @(\w+\.part\d+)", text)
    return {name: names.count(name) for name in names}


@pytest.mark.parametrize("function", CASES, ids=lambda function: function.__name__)
def test_calls_give_numpys_results(function):
    arguments = CASES[function]
    kernel = ti.jit(function).compile(*arguments)
    assert calls(kernel.text("mlir")), "nothing repeats"
    compare(kernel, function, arguments)
    compare(kernel, function, arguments)


def test_constants_are_packed_and_given():
    """Captured weights differ from layer to layer; a kernel gives each its own, packed."""

    def function(x):
        return layers(x, CONSTANTS)

    x = normal(ROWS, 48)
    kernel = ti.jit(function).compile(x)
    text = kernel.text("mlir")
    assert list(calls(text).values()) == [4]
    assert len(re.findall(r"memref<2x48x16xf32>", text.split("func.func @")[1])) >= 8
    compare(kernel, function, (x,))


def packed_layers(x, every):
    """Packed matrices, as one array or several."""
    for each in every:
        x = np.tanh(x @ ti.unpack(each))
    return x


@pytest.mark.parametrize("stacked", [True, False])
def test_packed_matrices_may_be_windows(stacked):
    """Those that are arrays of their own are prefetched; they are large enough for that."""
    x, every = normal(64, 512), [ti.pack(normal(512, 512) / 8) for _ in range(4)]
    given = np.stack(every) if stacked else every
    kernel = ti.jit(packed_layers).compile(x, given)
    assert list(calls(kernel.text("mlir")).values()) == [4]
    assert ("memref.prefetch" in kernel.text("mlir")) == (not stacked)
    np.testing.assert_allclose(kernel(x, given), packed_layers(x, every), rtol=2e-5, atol=2e-5)


def long_rows(x, every, w):
    """Rows of windows and of results, by a costly function: a megabyte, and rows of pieces."""
    for index in range(3):
        scores = softmax(every[index] + x)
        x = scores @ w
    return x


def test_rows_of_windows_are_not_fetched():
    arguments = normal(512, 512), normal(3, 512, 512), normal(512, 512)
    kernel = ti.jit(long_rows).compile(*arguments)
    assert list(calls(kernel.text("mlir")).values()) == [3]
    compare(kernel, long_rows, arguments)


def first_rows(x, w):
    """Parts of a value whose number of rows is named: some of them have a known number."""
    h, found = x @ w, []
    for start in range(0, WIDTH, 4):
        head = h[:, start : start + 4]
        found.append(head @ (h[:1, start : start + 4].T @ h[:1, :8]))
    return found


@pytest.mark.parametrize("function", [sliced_heads, first_rows])
@pytest.mark.parametrize("count", [1, 2, 5, 40])
def test_parts_of_rows_of_a_named_number(function, count):
    w = normal(WIDTH, 3 * WIDTH)
    kernel = ti.jit(function).compile(ti.f32["rows", WIDTH], w)
    assert list(calls(kernel.text("mlir")).values()) == [4]
    x = normal(count, WIDTH)
    for got, wanted in zip(flat(kernel(x, w)), flat(function(x, w)), strict=True):
        np.testing.assert_allclose(got, wanted, rtol=2e-5, atol=2e-5)


@pytest.mark.parametrize("count", [1, 2, 5, 40])
def test_sizes_may_be_named(count):
    every = [parameters() for _ in range(4)]
    types = [{name: ti.f32[each.shape] for name, each in p.items()} for p in every]
    kernel = ti.jit(layers).compile(ti.f32["rows", WIDTH], types)
    assert list(calls(kernel.text("mlir"))) == ["layers.part0"]
    x = normal(count, WIDTH)
    np.testing.assert_allclose(kernel(x, every), layers(x, every), rtol=2e-5, atol=2e-5)


def test_the_text_does_not_grow_with_the_layers():
    """But for a call and its operands in each."""

    def lines(count):
        kernel = ti.jit(layers).compile(X, [parameters() for _ in range(count)])
        return [len(kernel.text(stage).splitlines()) for stage in ("schedule", "mlir", "asm")]

    few, many = lines(4), lines(8)
    assert many[0] == few[0]
    assert many[1] - few[1] == 4 * (len(parameters()) + 5 + 3)
    assert many[2] - few[2] < few[2] / 20


def test_only_kernels_are_exported():
    library = ti.jit(layers).compile(*CASES[layers]).library_path
    symbols = subprocess.run(
        ["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True
    ).stdout
    assert re.findall(r" T (\S+)", symbols) == ["layers"]


@pytest.mark.parametrize("stage", ["optimized", "bufferized", "lowered", "llvm"])
def test_text_that_is_fed_back_makes_the_same(stage, tmp_path):
    kernel = ti.jit(layers_of_heads).compile(*CASES[layers_of_heads])
    path = tmp_path / f"layers_of_heads{Stage.labelled(stage).suffix}"
    path.write_text(kernel.text(stage), encoding="utf-8")
    source = text_source(path.read_text(encoding="utf-8"), path)
    made = stage_text(source, kernel._options, Stage.ASM)
    assert len(code(made)) > 100
    assert code(made) == code(kernel.text("asm"))


def code(text):
    """Assembly without what names the file that it came from."""
    return [line for line in text.splitlines() if not line.lstrip().startswith((".file", "#"))]


def test_verbose_output_names_the_functions():
    lines = []
    kernel = ti.jit(layers_of_heads).compile(*CASES[layers_of_heads])
    stage_text(kernel._source, replace(kernel._options, on_command=lines.append), Stage.MLIR)
    found = [line for line in lines if "is called" in line]
    assert found == [
        "# layers_of_heads.part0: 'layers_of_heads.part1' is a function that is called 4 times",
        "# layers_of_heads: 'layers_of_heads.part0' is a function that is called 3 times",
    ]


def apart(x, every):
    """The same layers twice, with something else between them that differs from them."""
    for p in every:
        x = layer(x, p)
    x = np.cumsum(x, axis=0)
    for p in reversed(every):
        x = layer(x, p)
    return x


def test_equal_parts_are_one_function():
    arguments = X, [parameters() for _ in range(3)]
    kernel = ti.jit(apart).compile(*arguments)
    assert calls(kernel.text("mlir")) == {"apart.part0": 6}
    compare(kernel, apart, arguments)


WIDE = 48
"""Several panels."""

LAYOUTS = {
    "packed": (ti.pack, ti.unpack),
    "transposed": (lambda w: np.ascontiguousarray(w.T), lambda w: w.T),
    "reversed_and_reshaped": (
        lambda w: np.ascontiguousarray(w.T).reshape(-1),
        lambda w: w.reshape(WIDE, WIDE).T,
    ),
}


def step(x, w):
    return np.tanh(norm(x, x) @ w) + x


ORDERS = {
    "in_turn": lambda every: every,
    "twice": lambda every: [*every, *every],
    "there_and_back": lambda every: [*every, *reversed(every)],
}


@pytest.mark.parametrize("is_read_elsewhere", [False, True])
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("name", LAYOUTS)
def test_new_layouts_of_all_weights_belong_to_the_layers(name, order, is_read_elsewhere):
    """Made before the first of them, they are read there as if each layer had made its own."""
    given, taken = LAYOUTS[name]
    ordered = ORDERS[order]

    def at_once(x, every):
        weights = [taken(each) for each in every]
        for w in ordered(weights):
            x = step(x, w)
        return (x, weights[2] * 2) if is_read_elsewhere else x

    def one_by_one(x, every):
        for each in ordered(every):
            x = step(x, taken(each))
        return (x, taken(every[2]) * 2) if is_read_elsewhere else x

    every = [given(normal(WIDE, WIDE) / 4) for _ in range(6)]
    arguments = normal(ROWS, WIDE), every
    kernels = [ti.jit(function).compile(*arguments) for function in (at_once, one_by_one)]
    assert list(calls(kernels[0].text("mlir")).values()) == [len(ordered(every))]
    assert list(calls(kernels[1].text("mlir")).values()) == [len(ordered(every))]
    for kernel in kernels:
        compare(kernel, at_once, arguments)


def test_long_chains_of_views_are_no_recursion():
    """Longer than Python's stack is deep."""

    def function(x, every):
        rows = x
        for w in every:
            rows = np.tanh(rows @ w)
        for _ in range(1200):
            rows = rows[1:]
        return rows

    types = ti.f32[1300, WIDTH], [ti.f32[WIDTH, WIDTH]] * 4
    kernel = ti.jit(function)
    graph = kernel.trace(dict(zip(("x", "every"), types, strict=True)), {}).graph
    part, whole = functions(graph)
    assert (part.is_part, whole.is_part) == (True, False)
    assert whole.graph.results[0].node.type.shape == (100, WIDTH)
