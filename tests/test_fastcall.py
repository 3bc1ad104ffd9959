"""Calls of kernels by C and by ctypes: what they take and what they leave to the general way,
memory, threads, and the self-check of the fast call."""

import dataclasses
import functools
import gc
import inspect
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.calls import Call, numbers, same, trace
from tinyir import driver, f32, i64, jit
from tinyir.backend import fastcall
from tinyir.backend.calls import Calls
from tinyir.backend.fastcall import ARITIES, FastCalls, Layout, layout_holds
from tinyir.backend.runtime import READABLE, NativeKernel
from tinyir.backend.toolchain import find_toolchain
from tinyir.emit import render
from tinyir.errors import ToolError
from tinyir.ir.graph import Graph
from tinyir.ir.types import DTYPES
from tinyir.ir.work import work

X = np.arange(6, dtype=np.float32).reshape(2, 3)

Natives = Callable[[Sequence[Graph], str], dict[str, NativeKernel]]


def refuse(*args: object, **kwargs: object) -> None:
    raise AssertionError(f"the general way was asked for {args} {kwargs}")


Before = Callable[..., Callable[..., Any]]


@pytest.fixture(params=["fast call", "ctypes"])
def before(request: pytest.FixtureRequest) -> Before:
    """`before(kernel, otherwise)`: its call, in one way and the other."""
    calls = driver.calls() if request.param == "fast call" else Calls()
    assert (type(calls) is FastCalls) is (request.param == "fast call")

    def make(
        kernel: NativeKernel, otherwise: Callable[..., Any] = refuse, *, releases_gil: bool = False
    ) -> Callable[..., Any]:
        return calls.before(otherwise, kernel, releases_gil=releases_gil)

    return make


# What it takes.

SHAPES = ((), (5,), (2, 3), (3, 0), (0,), (2, 1, 3), (2, 2, 1, 3))


@functools.cache
def graphs(calls: tuple[Call, ...]) -> list[Graph]:
    return [each.graph() for each in calls]


def kernel_of(call: Call, calls: tuple[Call, ...], natives: Natives) -> NativeKernel:
    """The kernel of `call`, from a library of all `calls`."""
    known = graphs(calls)
    return natives(known, known[0].name)[known[calls.index(call)].name]


MOVED = tuple(
    Call(
        f"{dtype}_{'x'.join(map(str, shape))}",
        lambda x: (x, x == x),
        (np.asarray(numbers(*shape, dtype=dtype)),),
    )
    for dtype in DTYPES
    for shape in SHAPES
)


@pytest.mark.parametrize("call", MOVED, ids=str)
@pytest.mark.parametrize("releases_gil", [False, True], ids=["keeps the GIL", "releases it"])
def test_every_dtype_and_rank(
    call: Call, releases_gil: bool, natives: Natives, before: Before
) -> None:
    kernel = kernel_of(call, MOVED, natives)
    for _ in range(2):
        results = before(kernel, releases_gil=releases_gil)(*call.arrays)
        same(results, call)
        for result, other in zip(results, kernel.call(*call.arrays), strict=True):
            assert type(result) is type(other)


def weighted(*arrays: Any) -> Any:
    return sum(place * each for place, each in enumerate(arrays, 1))


MANY = tuple(
    Call(f"of_{count}", weighted, tuple(np.full(2, 3.0 + place) for place in range(count)))
    for count in range(1, len(ARITIES) + 2)
)


@pytest.mark.parametrize("call", MANY, ids=str)
def test_any_number_of_arguments(call: Call, natives: Natives, before: Before) -> None:
    """Beyond the numbers that the C file counts out, it is ctypes that calls."""
    kernel = kernel_of(call, MANY, natives)
    same(before(kernel)(*call.arrays), call)


@pytest.mark.usefixtures("way")
def test_no_argument() -> None:
    function = jit(lambda: np.arange(3.0))
    for _ in range(2):
        assert function().tolist() == [0, 1, 2]


@pytest.mark.usefixtures("way")
def test_named_dimensions_may_have_any_size() -> None:
    function = jit(lambda x: x + x[::-1])
    compiled = function.compile(f32["n", 3])
    for rows in (1, 2, 5, 2, 0):
        x = np.arange(rows * 3, dtype=np.float32).reshape(rows, 3)
        for call in (compiled, function, function.function):
            assert np.array_equal(call(x), x + x[::-1])


NAMED = {
    "one name twice": (lambda x, y: x + y, (f32["n", "n"], f32["n", 1]), [(3, 3)]),
    "names": (lambda x, y: x * y, (f32["n", "m"], f32["n", "k"]), [(3, 1)]),
    "computed": (
        lambda x, y: (x.reshape(-1), y),
        (f32["n", "m"], f32["n", 1]),
        [(3, 3), (3, 4), (3, 1)],
    ),
    "in no result": (lambda x, y: (x.sum(), y), (f32["n", 3], f32[3, 1]), [(3, 3), (0, 3)]),
}
"""Functions, types, and which of the shapes below these take."""


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("case", NAMED)
def test_shapes_have_the_sizes_of_their_names(case: str) -> None:
    function, types, fitting = NAMED[case]
    compiled = jit(function).compile(*types)
    y = np.full((3, 1), 2, np.float32)
    for shape in [(3, 3), (3, 4), (3, 1), (0, 3), (9,), (3, 3, 1)]:
        x = np.ones(shape, np.float32)
        if shape in fitting:
            for got, wanted in zip(compiled(x, y), function(x, y), strict=True):
                np.testing.assert_array_equal(got, wanted)
        else:
            with pytest.raises(ValueError, match=r"got the shape|expects one size|do not fit"):
                compiled(x, y)


@pytest.mark.usefixtures("way")
def test_a_status_is_an_error_with_named_dimensions() -> None:
    compiled = jit(lambda x, at: x[at]).compile(f32["n"], i64["m"])
    x = np.arange(5, dtype=np.float32)
    np.testing.assert_array_equal(compiled(x, np.array([4, 0])), x[[4, 0]])
    with pytest.raises(IndexError, match="an index is out of bounds") as caught:
        compiled(x, np.array([5]))
    assert Path(__file__).name in str(caught.value)


# What it leaves to the general way.


@pytest.fixture
def add(natives: Natives) -> NativeKernel:
    return natives([trace(lambda x, y: x + y, (X, X), "add")], "add")["add"]


def misaligned() -> np.ndarray:
    array = np.zeros(X.nbytes + 1, np.uint8)[1:].view(np.float32).reshape(X.shape)
    array[...] = X
    return array


class Subclass(np.ndarray):
    """An array that is not only an array."""


UNUSUAL = {
    "list": X.tolist(),
    "number": 1.0,
    "None": None,
    "NumPy scalar": np.float32(1),
    "dtype": X.astype(np.float64),
    "integers of the same size": X.astype(np.int32),
    "dtype with metadata": X.astype(np.dtype(np.float32, metadata={"unit": "m"})),
    "big-endian": X.astype(">f4"),
    "shape": X[:1],
    "shape of the same size": X.reshape(3, 2),
    "rank": X[0],
    "more dimensions": X[None],
    "no dimensions": np.array(1, np.float32),
    "transposed": np.ascontiguousarray(X.T).T,
    "every second": np.repeat(X, 2, axis=1)[:, ::2],
    "broadcast": np.broadcast_to(X[0], X.shape),
    "misaligned": misaligned(),
    "subclass": X.view(Subclass),
    "matrix": X.view(np.matrix),
    "masked array": np.ma.masked_array(X),
    "memory": memoryview(X),
}


@pytest.mark.parametrize("kind", UNUSUAL)
@pytest.mark.parametrize("place", [0, 1])
def test_unusual_arguments_are_passed_on(
    kind: str, place: int, add: NativeKernel, before: Before
) -> None:
    """As they are, and what the general way returns is returned."""
    arguments = [X, X]
    arguments[place] = UNUSUAL[kind]
    answer = object()
    seen: list[Any] = []

    def otherwise(*args: Any, **kwargs: Any) -> object:
        seen.append((args, kwargs))
        return answer

    assert before(add, otherwise)(*arguments) is answer
    ((passed, keywords),) = seen
    assert [id(each) for each in passed] == [id(each) for each in arguments]
    assert keywords == {}


@pytest.mark.parametrize(
    ("args", "kwargs"),
    [((), {}), ((X,), {}), ((X, X, X), {}), ((X, X), {"out": X}), ((X,), {"y": X}), ((), {"x": X})],
    ids=["none", "too few", "too many", "out", "one by keyword", "keyword"],
)
def test_other_calls_are_passed_on(
    args: tuple[Any, ...], kwargs: dict[str, Any], add: NativeKernel, before: Before
) -> None:
    passed_args, passed_kwargs = before(add, lambda *args, **kwargs: (args, kwargs))(
        *args, **kwargs
    )
    assert list(map(id, passed_args)) == list(map(id, args))
    assert {name: id(each) for name, each in passed_kwargs.items()} == {
        name: id(each) for name, each in kwargs.items()
    }


def test_an_error_of_the_general_way_is_the_error_of_the_call(
    add: NativeKernel, before: Before
) -> None:
    def otherwise(*_: object) -> None:
        raise ValueError("not this")

    with pytest.raises(ValueError, match="not this"):
        before(add, otherwise)(X)


def test_a_status_is_an_error(natives: Natives, before: Before) -> None:
    """The general way calls the kernel again, and raises what its status says."""
    taken = trace(lambda x, at: x[at], (X[0], np.arange(2)), "taken")
    kernel = natives([taken], "taken")["taken"]
    fast = before(kernel, kernel.call)
    for wrong in (3, -4):
        with pytest.raises(IndexError, match="'taken' returned TINYIR_EINDEX: an index is out of"):
            fast(X[0], np.array([0, wrong]))
        assert before(kernel)(X[0], np.array([2, -3])).tolist() == [2, 0]


def test_a_result_that_is_too_large_is_an_error_of_memory(natives: Natives, before: Before) -> None:
    """The results that were made before it are dropped."""
    graph = trace(lambda x: (x + 1, np.broadcast_to(x, (2**44, 3))), (X[0],), "large")
    fast = before(natives([graph], "large")["large"])
    for _ in range(2):
        with pytest.raises(MemoryError, match="Unable to allocate"):
            fast(X[0])


def test_pointers_of_ctypes_are_right_whatever_arrays_come_and_go(add: NativeKernel) -> None:
    """They are kept by the addresses of arrays, of which others take the places of the first."""
    call = Calls().before(refuse, add, releases_gil=False)
    kept = []
    for value in range(3000):
        kept.append(np.full((2, 3), value, np.float32))
        assert (call(kept[-1], kept[value // 2]) == value + value // 2).all()
        if value % 7 == 0:
            del kept[value // 2 :]
            kept += [X * 0 + at for at in range(len(kept), value + 1)]


# Several specialisations.


@pytest.mark.usefixtures("way")
def test_alternating_types_take_the_fast_call() -> None:
    function = jit(lambda x: x + x)
    arrays = [X, X.astype(np.float64), X[0], np.arange(3)]
    for array in arrays:
        function(array)
    function.bind = refuse
    for array in arrays * 2:
        assert np.array_equal(function(array), array + array)


@pytest.mark.usefixtures("way")
def test_any_number_of_specialisations() -> None:
    function = jit(lambda x: x + x)
    for _ in range(2):
        for length in range(10):
            array = np.arange(float(length))
            assert np.array_equal(function(array), array + array)


@pytest.mark.usefixtures("way")
def test_calls_with_keywords_do_not_come_first() -> None:
    function = jit(lambda x, *, by=1.0: x * by)
    for by in (2.0, 3.0):
        assert np.array_equal(function(X, by=by), X * by)
        assert np.array_equal(function(X), X)


# Memory.


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.usefixtures("way")
def test_calls_leave_nothing_behind() -> None:
    """Results, tuples of them, scalars and dropped results: each would be 10 MB and more."""
    function = jit(lambda x, at: (x[at], x.sum()))
    x, good, bad = np.arange(3.0), np.arange(2), np.array([5, 0])
    error = type("Dropped", (Exception,), {})

    def otherwise(*_: object) -> None:
        raise error

    fast = function.compile(x, good).fast_or(otherwise)
    fast(x, good)
    start = resident_bytes()
    for _ in range(300_000):
        fast(x, good)
    for _ in range(100_000):
        try:
            fast(x, bad)
        except error:
            continue
        raise AssertionError("no error")
    assert resident_bytes() - start < 4_000_000


def test_references_are_counted(add: NativeKernel, before: Before) -> None:
    fast = before(add)
    objects = [X, np.dtype(np.float32), np.empty, ()]
    gc.collect()  # what other tests left behind refers to them, too
    counts = [sys.getrefcount(each) for each in objects]
    results = [fast(X, X) for _ in range(1000)]
    assert {sys.getrefcount(each) for each in results} == {3}
    results.clear()
    after = [sys.getrefcount(each) for each in objects]
    assert all(abs(one - other) < 100 for one, other in zip(counts, after, strict=True))


def test_temporary_arguments_live_as_long_as_the_call(add: NativeKernel, before: Before) -> None:
    fast = before(add, releases_gil=True)
    for value in range(100):
        result = fast(np.full((2, 3), value, np.float32), np.full((2, 3), 1, np.float32))
        assert (result == value + 1).all()


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("calls", [0, 2])
def test_functions_are_freed(calls: int) -> None:
    """Though they and their specialisations refer to each other."""
    function = jit(lambda x: x + x)
    compiled = function.compile(X)
    for _ in range(calls):
        function(X)
        compiled(X)
    seen = [weakref.ref(function), weakref.ref(compiled)]
    del function, compiled
    gc.collect()
    assert [each() for each in seen] == [None, None]


# Threads and processes.


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("rows", [4, 400], ids=["keeps the GIL", "releases it"])
def test_threads_get_their_own_results(rows: int) -> None:
    function = jit(lambda x: np.exp(x) + x.sum(axis=-1, keepdims=True))
    function(np.zeros((rows, 16)))
    function.bind = refuse
    wrong: list[int] = []
    barrier = threading.Barrier(4)

    def call_often(seed: int) -> None:
        x = np.full((rows, 16), seed / 8)
        expected = function.function(x)
        barrier.wait()
        for _ in range(500):
            if not np.allclose(function(x), expected, rtol=1e-14, atol=0):
                wrong.append(seed)

    threads = [threading.Thread(target=call_often, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


FORKING = """
import os
import numpy as np
from tinyir import jit

double = jit(lambda x: x + x)
x = np.arange(3.0)
double(x)
double.bind = None
child = os.fork()
if not child:
    os._exit(0 if double(x).tolist() == [0, 2, 4] else 1)
_, status = os.waitpid(child, 0)
assert double(x).tolist() == [0, 2, 4]
raise SystemExit(os.waitstatus_to_exitcode(status))
"""


def test_a_forked_process_calls_on() -> None:
    done = subprocess.run([sys.executable, "-c", FORKING], timeout=120, check=False)
    assert done.returncode == 0


WORK = {
    "one operation": (lambda x: x + x, (X,), 6 + 6),
    "a result that is larger": (lambda x: x[:, None] + x, (X[0],), 3 + 3 + 9),
    "a sum": (lambda x: x.sum(), (np.ones((50, 20)),), 2 * 1000),
    "a product": (np.matmul, (np.ones((4, 5)), np.ones((5, 6))), 20 + 30 + 120),
}


@pytest.mark.parametrize("case", WORK)
def test_work(case: str) -> None:
    function, arrays, expected = WORK[case]
    assert work(trace(function, arrays).nodes) == expected


# The check, and where there is no fast call.


def test_layout_holds_here() -> None:
    assert layout_holds(Layout())


@pytest.mark.parametrize("field", [each.name for each in dataclasses.fields(Layout)])
@pytest.mark.parametrize("by", [-8, 8])
def test_layout_of_another_kind_is_noticed(field: str, by: int) -> None:
    layout = dataclasses.replace(Layout(), **{field: getattr(Layout(), field) + by})
    assert not layout_holds(layout)


def test_the_c_file_has_no_warnings(tmp_path: Path) -> None:
    text = render.render_fast_call(Layout(), READABLE, fastcall.CONVENTION, ARITIES)
    (tmp_path / "fast_call.c").write_text(text)
    options = ("-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only")
    command = [find_toolchain().clang.path, *options, "fast_call.c"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def no_tools() -> None:
    raise ToolError("There is no clang.")


def foreign(key: str, build: object, files: object) -> Path:
    return Path(__file__).parent


FAILURES = {
    "another layout": (fastcall, "layout_holds", lambda layout: False),
    "no tools": (driver, "find_toolchain", no_tools),
    "a compiler that fails": (driver.render, "render_fast_call", lambda *_: "this is no C"),
    "no such library": (driver, "fetch", foreign),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_without_a_fast_call_calls_go_through_ctypes(
    failure: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    function = jit(lambda x: x + x)
    driver.calls.cache_clear()
    with monkeypatch.context() as patch:
        patch.setenv("TINYIR_CACHE", str(tmp_path))
        patch.setattr(*FAILURES[failure])
        assert type(driver.calls()) is Calls
    for _ in range(2):
        assert np.array_equal(function(X), X + X)
    compiled = function.compile(X)
    assert np.array_equal(compiled(X), X + X)
    assert all(inspect.isfunction(each.__call__) for each in (function, compiled))
    driver.calls.cache_clear()
    assert type(driver.calls()) is FastCalls
