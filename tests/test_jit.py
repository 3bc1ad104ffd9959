"""@jit and @kernel: what specialises, functions of functions, errors and threads."""

import copy
import dataclasses
import functools
import importlib
import inspect
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tinyir import f32, jit, kernel, library
from tinyir.jit import Jit

pytestmark = pytest.mark.usefixtures("way")

X = np.arange(6, dtype=np.float32).reshape(2, 3)


def counting(function: Callable[..., Any]) -> tuple[Any, list[tuple[Any, ...]]]:
    """`function` under @jit, and the list of its traces: shape and dtype of the first argument."""
    traces: list[tuple[Any, ...]] = []

    def counted(x, *args, **kwargs):
        traces.append((x.shape, x.dtype.name))
        return function(x, *args, **kwargs)

    counted.__name__ = function.__name__
    return jit(counted), traces


@kernel
def softmax(x: f32[2, 3]):
    return library.softmax(x)


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


@dataclasses.dataclass(frozen=True)
class Setting:
    """A static value with a value inside."""

    value: Any


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (0.0, -0.0),
        (1, True),
        (1, 1.0),
        (np.float32(2), np.float64(2)),
        ((0.0,), (-0.0,)),
        (Setting(0.0), Setting(-0.0)),
        (Setting((1,)), Setting((1.0,))),
        (frozenset({0.0}), frozenset({-0.0})),
    ],
    ids=repr,
)
def test_static_values_that_are_equal_are_told_apart(first: object, second: object) -> None:
    """Python finds them equal; their results are not, in value or in dtype."""

    @jit
    def function(x, *, value):
        while isinstance(value, Setting | tuple | frozenset):
            (value,) = [value.value] if isinstance(value, Setting) else value
        return value / x if value == 0 else value + x if value is not True else -x

    def plain(value: object) -> np.ndarray:
        return function.function(x, value=value)

    x = np.array([1, 2], np.float32)
    for value in (first, second, first, second):
        result = function(x, value=value)
        assert result.dtype == plain(value).dtype
        assert result.tobytes() == plain(value).tobytes()


def test_the_library_is_a_module() -> None:
    assert importlib.import_module("tinyir.library") is library


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


def passed_on(function: Callable[..., Any]) -> Callable[..., Any]:
    """A wrapper whose signature is that of `function` only to those who ask."""

    @functools.wraps(function)
    def wrapper(*args):
        return function(*args)

    return wrapper


def test_a_wrapper_that_takes_no_names() -> None:
    @jit
    @passed_on
    def less(x, y, z=X):
        return x - y - z

    for result in (less(X, 2 * X), less(X, y=2 * X), less(y=2 * X, x=X), less(X, 2 * X, X)):
        assert np.array_equal(result, -2 * X)


def test_any_number_of_arguments_beside_parameters_of_their_names() -> None:
    @jit
    def mixed(x, *x_0, x_1, **others):
        return x * x_0[0] * x_0[1] * x_1 * others["x_0"]

    assert np.array_equal(mixed(X, X, X, x_1=3, x_0=2), X**3 * 6)


def test_arrays_may_be_none() -> None:
    """Of any parameter, as in Python: what the function then does is its own affair."""

    @jit
    def scaled(x, weight=None, bias=X, *rest):
        x = x if weight is None else x * weight
        x = x if bias is None else x + bias
        return (x, None) if rest == (None,) else x

    assert np.array_equal(scaled(X), X + X)
    assert np.array_equal(scaled(X, None), X + X)
    assert np.array_equal(scaled(X, X, None), X * X)
    assert np.array_equal(scaled(X, bias=None), X)
    assert scaled(X, X, None, None)[1] is None
    with pytest.raises(TypeError, match="unsupported operand"):
        jit(double)(None)


@dataclasses.dataclass(frozen=True)
class Scale:
    """An object that can be hashed by what it holds."""

    factor: float

    @jit
    def scaled(self, x, *, twice=False):
        TRACES.append(self.factor)
        return x * (self.factor * (2 if twice else 1))

    @kernel
    def shifted(self, x):
        return self.scaled(x) + 1


TRACES: list[float] = []


def test_methods_are_compiled_for_their_objects() -> None:
    TRACES.clear()
    for factor in (2.0, 3.0, 2.0):
        assert np.array_equal(Scale(factor).scaled(X), X * factor)
        assert np.array_equal(Scale(factor).scaled(x=X, twice=True), X * (2 * factor))
    assert TRACES == [2.0, 2.0, 3.0, 3.0], "equal objects share what was compiled"
    assert Scale(2).scaled(X).dtype == np.float32
    assert np.array_equal(Scale(2.0).shifted(X), X * 2 + 1)
    assert Scale(2.0).scaled.compile(f32[3]).inputs[0].name == "x"
    assert isinstance(Scale.scaled, Jit)


def test_methods_of_objects_without_hash() -> None:
    @dataclasses.dataclass
    class Changing:
        factor: float

        @jit
        def scaled(self, x):
            return x * self.factor

    message = "The object of the method 'scaled' must be hashable, got 'Changing'"
    with pytest.raises(TypeError, match=message):
        Changing(2.0).scaled(X)


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
    assert pickle.loads(pickle.dumps(softmax)) is softmax
    assert copy.deepcopy(softmax) is softmax


def test_decorated_function_keeps_its_name_and_documentation() -> None:
    @jit
    def documented(x):
        """What it does."""
        return x

    for _ in range(2):
        assert (documented.__name__, documented.__doc__) == ("documented", "What it does.")
        assert documented.__wrapped__ is documented.function
        assert str(inspect.signature(documented)) == "(x)"
        assert str(inspect.signature(documented, follow_wrapped=False)) == "(x)"
        assert callable(documented)
        documented(X)


def test_functions_are_called_by_all_that_calls() -> None:
    function = jit(double)
    for _ in range(2):
        assert np.array_equal(functools.partial(function, X)(), X + X)
        assert np.array_equal(list(map(function, X)), X + X)
        assert np.array_equal(function.__call__(X), X + X)
        assert np.array_equal(function(*[X], **{}), X + X)
    assert str(inspect.signature(function.compile(X))) == "(x, /, *, out: Any = None)"


# Functions of functions.


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
    """While a kernel computes, other threads of Python go on, also in the middle of it.

    Without that no thread ever would; on a busy machine one may be late, hence several calls.
    """
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
    spans = []
    for _ in range(10):
        start = time.perf_counter()
        slow(x)
        spans.append((start, time.perf_counter()))
    done.set()
    thread.join()
    thirds = [((2 * start + end) / 3, (start + 2 * end) / 3) for start, end in spans]
    assert any(start < tick < end for start, end in thirds for tick in ticks)


FORKING = """
import os, threading
import numpy as np
from tinyir import jit

@jit
def double(x):
    return x + x

held, done = threading.Event(), threading.Event()

def compile_long():
    with double._lock:
        held.set()
        done.wait()

thread = threading.Thread(target=compile_long)
thread.start()
held.wait()
child = os.fork()
if not child:
    os._exit(0 if double(np.ones(3))[0] == 2 else 1)
_, status = os.waitpid(child, 0)
done.set()
thread.join()
raise SystemExit(os.waitstatus_to_exitcode(status))
"""


def test_a_forked_process_compiles_though_a_thread_of_its_parent_does() -> None:
    command = [sys.executable, "-W", "ignore", "-c", FORKING]
    assert subprocess.run(command, timeout=120, check=False).returncode == 0


def test_what_is_shown_of_a_function_is_its_name_and_signature() -> None:
    def typed(x: f32[2, 3], y: f32[3], *, axis: int = -1):
        return (x * y).sum(axis=axis)

    signature = "typed(x: f32[2, 3], y: f32[3], *, axis: int = -1)"
    assert repr(jit(typed)) == f"<jit {signature}>"
    assert repr(kernel(typed)) == f"<kernel {signature}>"
    assert repr(jit(lambda x: x)) == "<jit anonymous(x)>"
    compiled = jit(typed).compile(f32["n", 3], f32[3])
    assert repr(compiled) == "<compiled typed(x: f32[n, 3], y: f32[3]) -> (out: f32[n])>"
