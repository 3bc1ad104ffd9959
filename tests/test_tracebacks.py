"""Errors that tell the user what is wrong have frames of his alone; faults of tinyir keep all."""

import json
import traceback
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import tinyir as ti
from tinyir import errors, f32, jit, kernel
from tinyir.backend.runtime import NativeKernel
from tinyir.frontend import kernel as frontend
from tinyir.ir import rules
from tinyir.jit import Jit

X = np.ones((2, 3), np.float32)
Y = np.ones((4, 3), np.float32)
LARGE = np.ones((2000, 2000), np.float32)

pytestmark = pytest.mark.usefixtures("way")


def add(x, y):
    return x + y


def calls_another(x, y):
    return add(np.exp(x), y)


def unsupported(x):
    return np.convolve(x, x)


def method(x):
    return x.reshape(7)


def condition(x):
    return x if x.sum() else -x


def attribute(x):
    return x.sort()


def taken(x, index):
    return x[index]


def own_error(x):
    assert x.shape == (3, 2), "expected another shape"


def error_of_numpy(x):
    return np.ones((2, 3)) @ np.split(np.ones(7), 3)


def chained(x):
    try:
        return {"a": x}["b"].T.T @ x
    except KeyError as error:
        raise ValueError("no such weight") from error


def key_missing(x):
    return {"a": x}["b"]


def part_of_array(x):
    np.ones(3)[0] = x


def converted(x):
    return np.float32(x)


def returns_text(x):
    return "text"


def of_tree(weights):
    return weights["w"] + weights["b"]


def of_one_size(x: f32[2, 3]):
    return x * 2


@jit
def inner(x, y):
    return x + y


def outer(x, y):
    return inner(x, y)


def compiled(function: Callable[..., object], *types: object) -> Jit:
    """`function`, compiled for these types already."""
    made = jit(function)
    made.compile(*types)
    return made


def called(function: Callable[..., object], *args: object) -> Jit:
    """`function`, called already: further calls try that kernel first."""
    made = jit(function)
    made(*args)
    return made


CASES = {
    "shapes": (lambda: jit(add)(X, Y), [add]),
    "shapes below": (lambda: jit(calls_another)(X, Y), [calls_another, add]),
    "compile": (lambda: jit(add).compile(f32[2, 3], f32[4, 3]), [add]),
    "function": (lambda: jit(unsupported)(X), [unsupported]),
    "method": (lambda: jit(method)(X), [method]),
    "condition": (lambda: jit(condition)(X), [condition]),
    "attribute": (lambda: jit(attribute)(X), [attribute]),
    "key": (lambda: jit(key_missing)(X), [key_missing]),
    "assignment": (lambda: jit(part_of_array)(X), [part_of_array]),
    "conversion": (lambda: jit(converted)(X), [converted]),
    "another traced": (lambda: jit(outer)(X, Y), [outer, inner.function]),
    "result": (lambda: jit(returns_text)(X), []),
    "own error": (lambda: jit(own_error)(X), [own_error]),
    "own error chained": (lambda: jit(chained)(X), [chained]),
    "argument": (lambda: jit(add)(X, 3), []),
    "number of arguments": (lambda: jit(add)(X), []),
    "after a call": (lambda: called(add, X, X)(X, Y), [add]),
    "after a call of any size": (lambda: compiled(add, f32["n"], f32["n"])(X[0], Y[:, 0]), [add]),
    "after a call of a tree": (
        lambda: called(of_tree, {"w": X, "b": X})({"w": X, "b": Y}),
        [of_tree],
    ),
    "after a parallel call": (lambda: called(add, LARGE, LARGE)(LARGE, Y), [add]),
    "type of a kernel": (lambda: kernel(of_one_size)(Y), []),
    "shape of what is compiled": (lambda: jit(add).compile(X, X)(X, Y), []),
    "dtype of what is compiled": (lambda: jit(add).compile(X, X)(X, X.astype(int)), []),
    "any size of what is compiled": (
        lambda: jit(add).compile(f32["n"], f32["n"])(X[0], Y[:, 0]),
        [],
    ),
    "of what is compiled in parallel": (lambda: jit(add).compile(LARGE, LARGE)(LARGE, Y), []),
    "keyword of what is compiled": (lambda: jit(add).compile(X, X)(X, y=X), []),
    "out of what is compiled": (lambda: jit(add).compile(X, X)(X, X, out=Y), []),
    "out": (lambda: called(add, X, X)(X, X, out=Y), []),
    "stage": (lambda: jit(add).compile(X, X).text("binary"), []),
    "type": (lambda: f32[-1, 3], []),
    "packed type": (lambda: ti.pack(f32[3]), []),
    "decorator": (lambda: jit(fp="quick"), []),
    "decorated": (lambda: kernel(3), []),
    "status": (lambda: called(taken, X, np.int64(1))(X, np.int64(9)), []),
    "status of the first call": (lambda: jit(taken)(X, np.int64(9)), []),
    "status of what is compiled": (
        lambda: jit(taken).compile(X, np.int64(1))(X, np.int64(9)),
        [],
    ),
}


def frames(error: BaseException) -> list[tuple[str, str]]:
    """The file and the function of each frame, but for those that all cases have."""
    shown = [(each.filename, each.name) for each in traceback.extract_tb(error.__traceback__)]
    return shown[1:]  # the test


def raised(call: Callable[[], object]) -> BaseException:
    with pytest.raises(Exception, match=r".") as found:
        call()
    return found.value


@pytest.mark.parametrize("case", CASES)
def test_an_error_shows_frames_of_the_user_alone(case: str) -> None:
    call, below = CASES[case]
    (file, name), *others = frames(raised(call))
    assert (file, name) == (__file__, "<lambda>")
    assert others == [(__file__, each.__name__) for each in below]


@pytest.mark.parametrize("case", ["after a call", "shape of what is compiled", "status"])
def test_an_error_shows_no_other_that_it_came_from(case: str) -> None:
    error = raised(CASES[case][0])
    shown = "".join(traceback.format_exception(error))
    assert shown.count("Traceback") == 1


def test_an_error_of_the_user_keeps_its_cause() -> None:
    error = raised(CASES["own error chained"][0])
    assert isinstance(error.__cause__, KeyError)
    assert "direct cause" in "".join(traceback.format_exception(error))


def test_an_error_of_numpy_keeps_its_frames() -> None:
    """As without tinyir: the user's own call of NumPy fails inside it."""
    plain, found = (
        frames(raised(lambda each=each: each(X))) for each in (error_of_numpy, jit(error_of_numpy))
    )
    assert found == plain
    assert len(found) > 2


def of_own(error: BaseException) -> list[str]:
    """The names of tinyir's own modules in the traceback."""
    folder = str(Path(errors.__file__).parent)
    return [Path(file).name for file, _ in frames(error) if file.startswith(folder)]


FAULTS = {
    "of its own": lambda *_: 1 / 0,
    "in the standard library": lambda *_: json.loads("?"),
    "that it knows": lambda *_: (_ for _ in ()).throw(errors.InternalError("Not so.")),
}


@pytest.mark.parametrize("case", FAULTS)
def test_a_fault_keeps_all_frames(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of tracing, of what comes after it, and of calls."""
    with monkeypatch.context() as patch:
        patch.setattr(rules, "result_type", FAULTS[case])
        assert {"jit.py", "kernel.py", "graph.py"} <= {*of_own(raised(lambda: jit(add)(X, X)))}
    with monkeypatch.context() as patch:
        patch.setattr(frontend, "writes_of", FAULTS[case])
        assert {"jit.py", "kernel.py"} <= {*of_own(raised(lambda: jit(add)(X, X)))}
    function = jit(add).compile(X, X)
    monkeypatch.setattr(NativeKernel, "_sizes", FAULTS[case])
    assert {"compiled.py", "runtime.py"} <= {*of_own(raised(lambda: function(X, X.T.copy().T)))}


def test_all_frames_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TINYIR_TRACEBACK", "full")
    for case in ("shapes", "own error", "shape of what is compiled"):
        assert of_own(raised(CASES[case][0])) != []
