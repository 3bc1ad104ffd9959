"""What compiled kernels take and give: arrays of all kinds, trees, and Compiled's own surface."""

import collections
import ctypes
import re
import resource
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

import tinyir as ti
from tinyir import errors, f32, f64, jit, kernel, library
from tinyir.backend import runtime
from tinyir.stages import Stage

pytestmark = pytest.mark.usefixtures("way")

X = np.arange(6, dtype=np.float32).reshape(2, 3)


# Arrays of all kinds.


def misaligned() -> np.ndarray:
    array = np.zeros(X.nbytes + 1, np.uint8)[1:].view(np.float32).reshape(X.shape)
    array[...] = X
    return array


def read_only() -> np.ndarray:
    array = X.copy()
    array.flags.writeable = False
    return array


class Subclass(np.ndarray):
    """An array that computes as arrays do."""


ARRAYS = {
    "contiguous": X,
    "Fortran": np.asfortranarray(X),
    "transposed": np.ascontiguousarray(X.T).T,
    "every second": np.repeat(X, 2, axis=1)[:, ::2],
    "reversed": X[::-1, ::-1][::-1, ::-1].copy()[::-1][::-1],
    "negative strides": np.ascontiguousarray(X[::-1, ::-1])[::-1, ::-1],
    "broadcast": np.broadcast_to(X[0], (2, 3)),
    "misaligned": misaligned(),
    "read-only": read_only(),
    "big-endian": X.astype(">f4"),
    "subclass": X.view(Subclass),
    "memory of others": np.frombuffer(X.tobytes(), np.float32).reshape(2, 3),
    "float64": X.astype(np.float64),
    "big-endian float64": X.astype(">f8"),
    "no dimensions": np.array(2.5, np.float32),
    "NumPy scalar": np.float64(2.5),
    "no elements": np.zeros((0, 3), np.float32),
    "no elements in rows": np.zeros((3, 0), np.float64),
    "one element": np.ones((1, 1), np.float32),
    "five dimensions": np.arange(32, dtype=np.float32).reshape(2, 2, 2, 2, 2),
}


@jit
def affine(x):
    return x * 2 + 1


@pytest.mark.parametrize("kind", ARRAYS)
@pytest.mark.parametrize("first", [True, False], ids=["first call", "after another"])
def test_arrays_of_all_kinds(kind: str, first: bool) -> None:
    """The result is NumPy's, in NumPy's type; the argument stays as it is."""
    array = ARRAYS[kind]
    before = array.tobytes()
    function = jit(affine.function) if first else affine
    if not first:
        function(np.zeros(array.shape, array.dtype.newbyteorder("=")))
    result, expected = function(array), affine.function(array)
    native = expected.dtype.newbyteorder("=")
    assert result.tobytes() == np.ascontiguousarray(expected, native).tobytes()
    assert (result.dtype, result.shape) == (native, expected.shape)
    assert type(result) is (type(expected) if expected.ndim == 0 else np.ndarray)
    assert array.tobytes() == before


@pytest.mark.parametrize("kind", [kind for kind, each in ARRAYS.items() if each.shape == (2, 3)])
def test_compiled_takes_arrays_of_all_kinds(kind: str) -> None:
    array = ARRAYS[kind]
    compiled = affine.compile(np.zeros(array.shape, array.dtype.newbyteorder("=")))
    assert np.array_equal(compiled(array), affine.function(array))


def test_results_are_new_arrays() -> None:
    """A kernel that returns its argument returns a copy, each time another."""
    same = jit(lambda x: x)
    first, second = same(X), same(X)
    assert np.array_equal(first, X)
    for array in (X, second):
        assert not np.shares_memory(first, array)
    assert first.flags.writeable
    assert first.flags.c_contiguous


# Trees.


class Pair(NamedTuple):
    """A named tuple."""

    left: Any
    right: Any


@dataclass(frozen=True)
class Layer:
    """A dataclass."""

    weight: Any
    bias: Any


OrderedPair = collections.namedtuple("OrderedPair", "first second")


@jit
def through(tree):
    return tree


TREES = {
    "tuple": (X, X + 1),
    "list": [X, X + 1],
    "nested": (X, (X + 1, [X + 2, (X + 3,)])),
    "named tuple": Pair(X, X + 1),
    "dict": {"b": X, "a": X + 1},
    "dataclass": Layer(X, X[0]),
    "of all kinds": {"layers": [Layer(X, X[0]), Layer(X + 1, X[1])], "rest": Pair(X, (X[1],))},
    "one leaf": (X,),
    "ordered dict": collections.OrderedDict(b=X, a=X + 1),
    "defaultdict": collections.defaultdict(list, b=X, a=(X + 1,)),
    "with None": (None, X, [None, {"a": None}]),
    "of scalars": (np.float32(1), np.float64(2)),
}


def assert_same_tree(result: Any, expected: Any) -> None:
    assert type(result) is type(expected)
    if expected is None:
        return
    if isinstance(expected, collections.defaultdict):
        assert result.default_factory is expected.default_factory
    if isinstance(expected, dict):
        assert list(result) == list(expected)
        result, expected = list(result.values()), list(expected.values())
    elif isinstance(expected, Layer):
        result, expected = vars(result).values(), vars(expected).values()
    if isinstance(expected, np.ndarray | np.generic):
        assert result.dtype == expected.dtype
        assert np.array_equal(result, expected)
    else:
        assert len(result) == len(expected)
        for each, other in zip(result, expected, strict=True):
            assert_same_tree(each, other)


@pytest.mark.parametrize("kind", TREES)
def test_trees_go_in_and_come_out(kind: str) -> None:
    """Twice: the second call takes the short way."""
    for _ in range(2):
        assert_same_tree(through(TREES[kind]), TREES[kind])


def test_trees_of_other_nesting_are_compiled_anew() -> None:
    @jit
    def total(tree):
        return sum(tree[1:], tree[0])

    for tree in ((X, X), [X, X], (X, X, X), (X,), (X, X)):
        assert np.array_equal(total(tree), X * len(tree))


def test_names_of_leaves_are_their_paths() -> None:
    compiled = through.compile(TREES["of all kinds"])
    assert [each.name for each in compiled.inputs] == [
        "tree_layers_0_weight",
        "tree_layers_0_bias",
        "tree_layers_1_weight",
        "tree_layers_1_bias",
        "tree_rest_left",
        "tree_rest_right_0",
    ]
    assert [each.name for each in compiled.outputs] == [
        "layers_0_weight",
        "layers_0_bias",
        "layers_1_weight",
        "layers_1_bias",
        "rest_left",
        "rest_right_0",
    ]
    assert [each.name for each in through.compile((X, X)).outputs] == ["out0", "out1"]
    assert [each.name for each in through.compile(X).outputs] == ["out"]


# Compiled.


def test_compile_takes_types_and_arrays() -> None:
    add = jit(lambda x, y: x + y)
    by_types = add.compile(f32[2, 3], f64)
    by_arrays = add.compile(X, np.float64(2))
    mixed = add.compile(ti.TensorType(f32, (2, 3)), np.array(2.0))
    assert by_types is by_arrays is mixed
    result = by_types(X, np.float64(2))
    assert result.dtype == np.float64
    assert np.array_equal(result, X + np.float64(2))
    assert add.compile(f32[2, 3], f32) is not by_types


def test_compile_takes_trees_and_statics() -> None:
    @jit
    def scaled(pair, *, by):
        return Pair(pair.left * by, pair.right)

    compiled = scaled.compile(Pair(f32[2, 3], f64[2]), by=2.0)
    result = compiled(Pair(X, np.ones(2)))
    assert isinstance(result, Pair)
    assert np.array_equal(result.left, X * 2)


@kernel
def softmax(x: f32[2, 3]):
    return library.softmax(x)


def test_attributes_of_compiled() -> None:
    compiled = softmax.compile(f32[2, 3])
    assert [str(each) for each in compiled.inputs] == ["x: f32[2, 3]"]
    assert [str(each) for each in compiled.outputs] == ["out: f32[2, 3]"]
    assert compiled.library_path.is_file()
    assert "int softmax(\n    const float *x, /* input f32[2, 3] */\n" in compiled.header

    function = ctypes.CDLL(str(compiled.library_path)).softmax
    out = np.empty_like(X)
    assert function(*(each.ctypes.data_as(ctypes.c_void_p) for each in (X, out))) == 0
    assert np.array_equal(out, compiled(X))


TEXT_STAGES = [stage for stage in Stage if stage.is_text]


def test_text_of_every_stage() -> None:
    compiled = softmax.compile(f32[2, 3])
    marks = {
        "graph": "= max(%x)",
        "mlir": "linalg.reduce",
        "schedule": "transform.named_sequence",
        "optimized": "scf.for",
        "bufferized": "memref.alloca",
        "lowered": "llvm.func @softmax(",
        "llvm": "define i32 @softmax(",
        "asm": "softmax:",
    }
    assert marks.keys() == {stage.label for stage in TEXT_STAGES}
    for stage in TEXT_STAGES:
        text = compiled.text(stage.label)
        assert text.startswith(f"{stage.comment} tinyir {stage.label}\n")
        assert marks[stage.label] in text


@pytest.mark.parametrize("stage", ["object", "library", "LLVM", "", "ast"])
def test_text_of_no_stage(stage: str) -> None:
    with pytest.raises(TypeError, match=f"'{stage}' is not a stage of text") as raised:
        softmax.compile(f32[2, 3]).text(stage)
    assert raised.value.hints == (
        "those are graph, mlir, schedule, optimized, bufferized, lowered, llvm, asm",
    )


@jit
def dense(x, layer):
    return x * layer.weight + layer.bias


LAYER = Layer(X, X[0])
SIGNATURE = "dense(x: f32[2, 3], layer_weight: f32[2, 3], layer_bias: f32[3]) -> (out: f32[2, 3])"

UNLIKE = {
    "missing": ({"a": X}, 'd has no "b.w"'),
    "more": ({"a": X, "b.w": [X, X], "c": X}, 'd has "c", which is not expected'),
    "order": (
        {"b.w": [X, X], "a": X},
        'the keys of d come in another order: "b.w", "a"; expected "a", "b.w"',
    ),
    "fewer": ({"a": X, "b.w": [X]}, 'the number of elements of d["b.w"] is 1, expected 2'),
    "longer": ({"a": X, "b.w": [X, X, X]}, 'the number of elements of d["b.w"] is 3, expected 2'),
    "kind": ({"a": X, "b.w": (X, X)}, 'd["b.w"] is a tuple, expected a list'),
    "no tree": ({"a": X, "b.w": X}, 'd["b.w"] is an array, expected a list'),
    "tree": ({"a": LAYER, "b.w": [X, X]}, "d[\"a\"] is of type 'Layer', expected an array"),
    "None": ({"a": None, "b.w": [X, X]}, 'd["a"] is None, expected an array'),
    "None for a tree": (None, "d is None, expected a dict"),
    "number": ({"a": X, "b.w": 2.0}, "d[\"b.w\"] is of type 'float', expected a list"),
    "list": ([X, X], "d is a list, expected a dict"),
}


@pytest.mark.parametrize(("given", "note"), UNLIKE.values(), ids=UNLIKE)
def test_what_is_nested_otherwise_is_told(given, note):
    @jit
    def added(d):
        return d["a"] + d["b.w"][0] + d["b.w"][1]

    compiled = added.compile({"a": X, "b.w": [X, X]})
    message = """'added' was compiled for 'd: {"a": array, "b.w": [array, array]}', got"""
    with pytest.raises(TypeError, match=re.escape(message)) as caught:
        compiled(given)
    assert caught.value.notes == (note,)


TYPES = {"one": f32[3], "two": {"b": f32[3], "a": f32[3]}}


@kernel
def of_dicts(params: TYPES):
    return {"y": params["one"] * 2, "x": params["two"]["b"] - params["two"]["a"]}


OTHER_ORDERS = {
    "outside": (
        {"two": {"b": X[0], "a": X[1]}, "one": X[0]},
        "params",
        '"two", "one"; expected "one", "two"',
    ),
    "inside": (
        {"one": X[0], "two": {"a": X[1], "b": X[0]}},
        'params["two"]',
        '"a", "b"; expected "b", "a"',
    ),
}


@pytest.mark.parametrize("is_compiled", [False, True], ids=["kernel", "compiled"])
@pytest.mark.parametrize(("params", "place", "orders"), OTHER_ORDERS.values(), ids=OTHER_ORDERS)
def test_keys_in_another_order_are_told_with_that_order(params, place, orders, is_compiled):
    """The hint is an expression that makes what fits of what was given."""
    function = of_dicts.compile(TYPES) if is_compiled else of_dicts
    with pytest.raises(TypeError, match=r"'of_dicts' was compiled for 'params: \{") as raised:
        function(params)
    assert raised.value.notes[0] == f"the keys of {place} come in another order: {orders}"
    (hint,) = raised.value.hints
    ordered = eval(hint.removesuffix(" has that order"), {"params": params})
    got = function(ordered if place == "params" else {**params, "two": ordered})
    assert np.array_equal(got["x"], X[0] - X[1])


def test_results_in_another_order_are_told_with_that_order():
    params = {"one": X[0], "two": {"b": X[0], "a": X[1]}}
    out = {"x": np.empty(3, np.float32), "y": np.empty(3, np.float32)}
    with pytest.raises(TypeError, match=r"'of_dicts' returns 'out: \{") as raised:
        of_dicts(params, out=out)
    (note,), (hint,) = raised.value.notes, raised.value.hints
    assert note == 'the keys of out come in another order: "x", "y"; expected "y", "x"'
    assert hint == '{key: out[key] for key in ("y", "x")} has that order'


def test_of_many_keys_in_another_order_the_first_is_told():
    names = [f"w{number}" for number in range(30)]
    compiled = jit(lambda d: d["w0"]).compile(dict.fromkeys(names, f32[3]))
    names[4:6] = names[5], names[4]
    with pytest.raises(TypeError, match='"w5" where "w4" is expected') as raised:
        compiled(dict.fromkeys(names, X[0]))
    (hint,) = raised.value.hints
    assert hint == "the order of keys is part of what is compiled; put them in that order"


NESTING = "'dense' was compiled for '{}', got '{}'."
LAYERS = "layer: Layer(weight=array, bias=array)"

WRONG = {
    "shape": ((X[:1], LAYER), ValueError, "'dense' expects 'x: f32[2, 3]', got the shape (1, 3)."),
    "rank": ((X[0], LAYER), ValueError, "'dense' expects 'x: f32[2, 3]', got the shape (3,)."),
    "dtype": (
        (X, Layer(X, np.arange(3))),
        TypeError,
        "'dense' expects 'layer.bias: f32[3]', got the dtype 'int64'.",
    ),
    "number": (
        (X, Layer(2.0, X[0])),
        TypeError,
        "'dense' expects 'layer.weight: f32[2, 3]', got 'float'.",
    ),
    "None": ((None, LAYER), TypeError, NESTING.format("x: array", "None")),
    "matrix": (
        (X.view(np.matrix), LAYER),
        TypeError,
        "'dense' expects 'x: f32[2, 3]', got 'matrix'.",
    ),
    "too few": ((X,), TypeError, "'dense' takes 2 arguments (x, layer), got 1."),
    "too many": ((X, LAYER, X), TypeError, "'dense' takes 2 arguments (x, layer), got 3."),
    "nesting": (
        (X, (X, X[0])),
        TypeError,
        NESTING.format(LAYERS, "(array, array)"),
    ),
    "list": (
        ([1.0, 2.0], LAYER),
        TypeError,
        NESTING.format("x: array", "[float, float]"),
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_arguments_of_compiled(case: str) -> None:
    """The error names the argument, and the caller's line; the kernel works on."""
    compiled = dense.compile(X, LAYER)
    arguments, numpy_class, message = WRONG[case]
    with pytest.raises(numpy_class, match=re.escape(message)) as raised:
        compiled(*arguments)
    assert isinstance(raised.value, errors.ProgramError)
    assert raised.value.message == message
    assert raised.value.location.file == "test_compiled.py"
    assert np.array_equal(compiled(X, LAYER), X * X + X[0])


def test_wrong_arguments_of_a_flat_compiled() -> None:
    """Without trees, the call is a generated function: its errors are explained, too."""
    compiled = affine.compile(f32[2, 3])
    for arguments, message in (
        ((), "'affine' takes 1 argument (x), got 0."),
        ((X, X), "'affine' takes 1 argument (x), got 2."),
        ((X.T,), "'affine' expects 'x: f32[2, 3]', got the shape (3, 2)."),
    ):
        with pytest.raises(errors.ProgramError, match=re.escape(message)):
            compiled(*arguments)


def test_compiled_is_not_traced() -> None:
    compiled = affine.compile(f32[2, 3])
    with pytest.raises(
        TypeError, match="'affine' is compiled and cannot take traced values"
    ) as raised:
        jit(lambda x: compiled(x) + 1)(X)
    assert raised.value.hints == ("call the '@jit' function that it was compiled from",)


def test_the_memory_of_scratch_is_that_of_the_call_before():
    """Not mapped anew by the system: after the first calls, no page is."""
    matrix = np.ones((512, 512), np.float32)

    @jit
    def chained(x, matrix):
        for _ in range(4):
            x = np.sqrt(x @ matrix)
        return x

    def pages():
        return resource.getrusage(resource.RUSAGE_SELF).ru_minflt

    for _ in range(20):
        chained(matrix, matrix)
    before = pages()
    for _ in range(10):
        chained(matrix, matrix)
    assert pages() - before < 500  # a matrix has 256, and without this each call new ones


@pytest.mark.parametrize("arguments", [(X,), ({"x": X},)], ids=["array", "dict"])
def test_arguments_that_change_during_a_call(arguments, monkeypatch):
    """They did not fit, and do when the error is made."""

    def call(*_):
        raise runtime.MismatchError

    compiled = jit(lambda tree: 2 * (tree["x"] if isinstance(tree, dict) else tree))
    compiled = compiled.compile(*arguments)
    monkeypatch.setattr(compiled, "call", call)
    with pytest.raises(TypeError, match="changed by another thread during the call") as raised:
        compiled._call(*arguments)
    assert raised.value.location.file == "test_compiled.py"
