"""@jit, @kernel and Compiled: what specialises, what arguments may be, and what is readable."""

import collections
import copy
import ctypes
import pickle
import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

import tinyir as ti
from tinyir import errors, f32, f64, jit, kernel, library
from tinyir.stages import Stage

X = np.arange(6, dtype=np.float32).reshape(2, 3)


def counting(function: Callable[..., Any]) -> tuple[Any, list[tuple[Any, ...]]]:
    """`function` under @jit, and the list of its traces: shape and dtype of the first argument."""
    traces: list[tuple[Any, ...]] = []

    def counted(x, *args, **kwargs):
        traces.append((x.shape, x.dtype.name))
        return function(x, *args, **kwargs)

    counted.__name__ = function.__name__
    return jit(counted), traces


# Specialisation.


def double(x):
    return x + x


def test_one_trace_for_each_combination_of_shape_and_dtype() -> None:
    function, traces = counting(double)
    arrays = [X, X.T, X.astype(np.float64), X[0], X, X + 1, X.T, np.float32(2)]
    for array in arrays:
        result = function(array)
        assert np.array_equal(result, double(array))
        assert (result.dtype, result.shape) == (array.dtype, array.shape)
    assert traces == [
        ((2, 3), "float32"),
        ((3, 2), "float32"),
        ((2, 3), "float64"),
        ((3,), "float32"),
        ((), "float32"),
    ]


def test_static_keywords_specialise() -> None:
    @jit
    def reduced(x, *, axis=None, keepdims=False):
        return x.sum(axis=axis, keepdims=keepdims)

    for static in ({}, {"axis": 1}, {"axis": (0, 1)}, {"axis": 0, "keepdims": True}, {"axis": -1}):
        result, expected = reduced(X, **static), X.sum(**static)
        assert np.array_equal(result, expected)
        assert result.shape == expected.shape
    assert reduced(X) == X.sum(), "without keywords the defaults hold, whatever came before"


@pytest.mark.parametrize(
    ("first", "second"),
    [(0.0, -0.0), (1, True), (1, 1.0), (np.float32(2), np.float64(2)), ((0.0,), (-0.0,))],
)
def test_static_values_that_are_equal_are_told_apart(first: object, second: object) -> None:
    """Python finds them equal; their results are not, in value or in dtype."""

    @jit
    def function(x, *, value):
        value = value[0] if isinstance(value, tuple) else value
        return value / x if value == 0 else value + x if value is not True else -x

    def plain(value: object) -> np.ndarray:
        return function.function(x, value=value)

    x = np.array([1, 2], np.float32)
    for value in (first, second, first, second):
        result = function(x, value=value)
        assert result.dtype == plain(value).dtype
        assert result.tobytes() == plain(value).tobytes()


def test_nan_as_a_static_value_is_compiled_once() -> None:
    function, traces = counting(lambda x, *, value: x * value)
    for _ in range(3):
        function(X, value=float("nan"))
    assert len(traces) == 1


def test_defaults_that_are_no_arrays_stay_with_the_function() -> None:
    """A parameter left at its default is none of the compiled kernel's."""

    @jit
    def affine(x, scale=2.0, shift=None):
        return x * scale if shift is None else x * scale + shift

    assert np.array_equal(affine(X), X * 2)
    assert np.array_equal(affine(X, shift=X), X * 2 + X)
    assert np.array_equal(affine(X, X), X * X), "not mistaken for the shift"
    assert np.array_equal(affine(X, X, X), X * X + X)
    assert np.array_equal(affine(x=X, shift=X), X * 2 + X)
    assert [each.name for each in affine.compile(X, shift=X).inputs] == ["x", "shift"]
    np.testing.assert_allclose(jit(library.softmax)(X), library.softmax(X), rtol=1e-6)


def test_any_number_of_arguments() -> None:
    @jit
    def total(x_0, *x):
        for each in x:
            x_0 = x_0 + each
        return x_0

    for count in (1, 3, 2, 3, 1):
        assert np.array_equal(total(*[X] * count), X * count)


def test_positional_only_and_keywords() -> None:
    @jit
    def mixed(x, /, y, *, negate=False):
        return y - x if negate else x - y

    assert np.array_equal(mixed(X, 2 * X), -X)
    assert np.array_equal(mixed(X, y=2 * X), -X)
    assert np.array_equal(mixed(X, negate=True, y=2 * X), X)


def test_methods_and_lambdas() -> None:
    class Model:
        factor = 3.0

        def __call__(self, x):
            return x * self.factor

    assert np.array_equal(jit(Model().__call__)(X), X * 3)
    assert np.array_equal(jit(lambda x: x * 3)(X), X * 3)
    assert np.array_equal(jit(jit(double))(X), X + X)


@pytest.mark.parametrize("name", ["exp", "double", "index", "größe", "__hidden", "λ"])
def test_functions_may_have_names_that_c_has_taken(name: str) -> None:
    """No C program sees the name of a @jit function; that of a @kernel it does."""
    made: dict[str, Any] = {}
    exec(f"def {name}(x):\n    return x + x\n", made)
    assert np.array_equal(jit(made[name])(X), X + X)
    with pytest.raises(ValueError, match=f"The kernel name '{name}' is "):
        kernel(made[name])(X)


def test_pickle_finds_the_function_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(affine)) is affine
    assert copy.deepcopy(affine) is affine


def test_decorated_function_keeps_its_name_and_documentation() -> None:
    @jit
    def documented(x):
        """What it does."""
        return x

    assert (documented.__name__, documented.__doc__) == ("documented", "What it does.")
    assert documented.__wrapped__ is documented.function


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
    "of scalars": (np.float32(1), np.float64(2)),
}


def assert_same_tree(result: Any, expected: Any) -> None:
    assert type(result) is type(expected)
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


# Functions of functions.


@kernel
def softmax(x: f32[2, 3]):
    return library.softmax(x)


def test_kernel_is_callable_for_any_type() -> None:
    """Its annotation is what its file exports, not what it may be called with."""
    for array in (X, X.astype(np.float64), X[0]):
        np.testing.assert_allclose(softmax(array), library.softmax(array), rtol=1e-6)


def test_jit_inside_jit_is_one_kernel() -> None:
    inner, inner_traces = counting(double)

    @jit
    def outer(x):
        return inner(x) * inner(x + 1)

    assert np.array_equal(outer(X), double(X) * double(X + 1))
    compiled = outer.compile(X)
    assert len(inner_traces) == 2, "traced as part of outer, where it is called twice"
    assert compiled.text("graph").count("kernel ") == 2, "once in the banner"
    assert np.array_equal(inner(X), double(X)), "and compiled on its own when called on its own"


def test_statics_reach_functions_inside() -> None:
    @jit
    def inner(x, *, axis):
        return x.sum(axis=axis, keepdims=True)

    @jit
    def outer(x, *, axis=0):
        return x / inner(x, axis=axis)

    assert np.array_equal(outer(X, axis=1), X / X.sum(axis=1, keepdims=True))


def test_library_functions_trace_as_any_other() -> None:
    @jit
    def block(x, weight, bias):
        return library.silu(library.layer_norm(library.gelu(x), weight, bias))

    weight, bias = np.array([1, 2, 3], np.float32), np.array([3, 2, 1], np.float32)
    expected = block.function(X, weight, bias)
    result = block(X, weight, bias)
    assert result.dtype == expected.dtype == np.float32
    np.testing.assert_allclose(result, expected, rtol=2e-5)


def test_arrays_of_the_scope_are_taken_as_they_are_when_traced() -> None:
    table = np.array([1, 2, 3], np.float32)
    integers = np.arange(3)

    @jit
    def shifted(x):
        return x + table, x * integers

    for _ in range(2):
        first, second = shifted(X)
        assert np.array_equal(first, X + np.array([1, 2, 3], np.float32))
        assert np.array_equal(second, X * integers)
        assert second.dtype == (X * integers).dtype
        table[...] = 100


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

NESTING = "The arguments of 'dense' are not nested as compiled for."

WRONG = {
    "shape": ((X[:1], LAYER), ValueError, "'dense' expects 'x: f32[2, 3]', got the shape (1, 3)."),
    "rank": ((X[0], LAYER), ValueError, "'dense' expects 'x: f32[2, 3]', got the shape (3,)."),
    "dtype": (
        (X, Layer(X, np.arange(3))),
        TypeError,
        "'dense' expects 'layer_bias: f32[3]', got the dtype 'int64'.",
    ),
    "number": (
        (X, Layer(2.0, X[0])),
        TypeError,
        "'dense' expects 'layer_weight: f32[2, 3]', got 'float'.",
    ),
    "None": ((None, LAYER), TypeError, "'dense' expects 'x: f32[2, 3]', got 'NoneType'."),
    "matrix": (
        (X.view(np.matrix), LAYER),
        TypeError,
        "'dense' expects 'x: f32[2, 3]', got 'matrix'.",
    ),
    "too few": ((X,), TypeError, "'dense' takes (x, layer), got 1 of them."),
    "too many": ((X, LAYER, X), TypeError, "'dense' takes (x, layer), got 3 of them."),
    "nesting": (
        (X, (X, X[0])),
        TypeError,
        "The arguments of 'dense' are not nested as compiled for.",
    ),
    "list": (
        ([1.0, 2.0], LAYER),
        TypeError,
        "The arguments of 'dense' are not nested as compiled for.",
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
    assert raised.value.location.file == "test_jit.py"
    assert np.array_equal(compiled(X, LAYER), X * X + X[0])


def test_wrong_arguments_of_a_flat_compiled() -> None:
    """Without trees, the call is a generated function: its errors are explained, too."""
    compiled = affine.compile(f32[2, 3])
    for arguments, message in (
        ((), "'affine' takes (x), got 0 of them."),
        ((X, X), "'affine' takes (x), got 2 of them."),
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


# Errors and threads.


def test_function_works_on_after_errors() -> None:
    """An error while tracing, while compiling for other types, or in the call leaves no trace."""

    @jit
    def picky(x, y):
        if x.ndim > 2:
            raise RuntimeError("too deep")
        return x + y

    for _ in range(2):
        with pytest.raises(RuntimeError, match="too deep"):
            picky(np.ones((1, 1, 1)), X)
        with pytest.raises(ValueError, match="could not be broadcast"):
            picky(X, X.T)
        with pytest.raises(TypeError, match="missing a required argument"):
            picky(X)
        with pytest.raises(TypeError, match="must be an array, got 'int'"):
            picky(X, 1)
        assert np.array_equal(picky(X, X), X + X)


def test_value_that_outlives_its_trace_is_refused() -> None:
    kept = []

    @jit
    def keeps(x):
        kept.append(x)
        return x

    keeps(X)
    with pytest.raises(TypeError, match="A value of one traced function is used in another"):
        jit(lambda x: x + kept[0])(X)


def test_threads_that_call_at_once() -> None:
    """All start with nothing compiled, with shapes of their own and shared ones."""

    @jit
    def normalized(x, *, power=1):
        return x / x.sum(axis=-1, keepdims=True) * power

    failures: list[str] = []
    barrier = threading.Barrier(8)

    def work(seed: int) -> None:
        random = np.random.default_rng(seed)
        barrier.wait()
        for _ in range(200):
            rows = int(random.integers(1, 3))
            power = int(random.integers(1, 3))
            x = random.uniform(1, 2, (rows, 5))
            result, expected = normalized(x, power=power), normalized.function(x, power=power)
            if not np.allclose(result, expected, rtol=1e-14, atol=0):
                failures.append(f"{seed}: {x} gave {result}, not {expected}")

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_calls_release_the_interpreter() -> None:
    """While a kernel computes, other threads of Python go on: they never wait for its end."""
    slow = jit(lambda x: np.tanh(np.tanh(np.tanh(np.exp(-x)))))
    x = np.ones((3000, 1000))
    slow(x)
    ticks: list[float] = []
    done = threading.Event()

    def tick() -> None:
        while not done.wait(0.001):
            ticks.append(time.perf_counter())

    thread = threading.Thread(target=tick)
    thread.start()
    start = time.perf_counter()
    slow(x)
    end = time.perf_counter()
    done.set()
    thread.join()
    moments = [start, *(tick for tick in ticks if start < tick < end), end]
    assert max(np.diff(moments)) < (end - start) / 2
