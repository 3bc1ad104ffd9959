"""Which arrays a write changes: views show it, copies and NumPy's scalars do not.

Each case is a function that writes, and is run as plain NumPy and as its graph is evaluated.
"""

import copy
import operator
import random
import warnings
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from calls import error_of
from numpy.lib.stride_tricks import sliding_window_view

from tinyir import jit
from tinyir.frontend.kernel import KernelFunction
from tinyir.ir.evaluation import evaluate

X = np.arange(24, dtype=np.float32).reshape(4, 6)


def by_numpy(function: Callable, x: np.ndarray) -> Any:
    """The arrays that the function returns, or the class of what it raises."""
    try:
        with np.errstate(all="ignore"):
            returned = function(x.copy())
    except (ValueError, TypeError, IndexError, OverflowError) as error:
        return type(error)
    return [np.asarray(each) for each in returned]


def by_graph(function: Callable, x: np.ndarray) -> Any:
    try:
        traced = jit(function).trace({"x": x}, {})
    except (ValueError, TypeError, IndexError, OverflowError) as error:
        return error
    results = list(evaluate(traced.graph, [x]))
    written = results[len(traced.graph.results) :]
    new = iter(results)
    return [next(new) if at is None else written[0] for at in traced.returned]


def differences(function: Callable, x: np.ndarray) -> str | None:
    """How the graph differs from NumPy; None where it does not."""
    expected, got = by_numpy(function, x), by_graph(function, x)
    if isinstance(expected, type):
        same = isinstance(got, expected) and "is not known" not in str(got)
        return None if same else f"NumPy raises {expected.__name__}, not {got}"
    if isinstance(got, Exception):
        return "not known" if "or a copy of what it held before" in str(got) else str(got)
    pairs = zip(got, expected, strict=True)
    same = all(
        one.dtype == other.dtype and np.array_equal(one, other, equal_nan=True)
        for one, other in pairs
    )
    return None if same else f"NumPy has {expected}, not {got}"


def looked_up(name: str) -> Callable:
    """NumPy's function of that name when it is called: while tracing, a substitute may be there."""

    def call(*args, **kwargs):
        return getattr(np, name)(*args, **kwargs)

    return call


# Views and copies. A layout is what is taken of a C-array.

LAYOUTS = {
    "all": lambda x: x,
    "rows": lambda x: x[1:],
    "one row": lambda x: x[1:2],
    "a row": lambda x: x[1],
    "columns": lambda x: x[:, 1:5],
    "a column": lambda x: x[:, 2],
    "every second": lambda x: x[::2],
    "transposed": lambda x: x.T,
    "reversed": lambda x: x[::-1],
    "reshaped": lambda x: x.reshape(2, 2, 6),
    "reshaped twice": lambda x: x[2:].reshape(2, 2, 3).reshape(4, 3),
    "with a new axis": lambda x: x[:, None],
    "none": lambda x: x[:0],
    "diagonal": np.diagonal,
    "broadcast": lambda x: np.broadcast_to(x[0], (3, 6)),
    "new line": lambda x: x.ravel() * 1,
    "new matrix": lambda x: x * 1,
}


def halved(v):
    """The last dimension in two."""
    last = v.shape[-1]
    return v.reshape(*v.shape[:-1], last // 2, 2) if last % 2 == 0 else v.reshape(-1)


def merged(v):
    """The first two dimensions in one."""
    return v.reshape(-1, *v.shape[2:])


BY_ORDER = {
    "reshape": lambda v: v.reshape(-1),
    "halved": halved,
    "merged": merged,
    "reshape by columns": lambda v: np.reshape(v, (-1,), order="F"),
    "reshape, no copy": lambda v: np.reshape(v, -1, copy=False),
    "ravel": lambda v: v.ravel(),
    "ravel by columns": lambda v: np.ravel(v, "F"),
    "ravel by name": lambda v: np.ravel(a=v, order="C"),
    "ravel turned": lambda v: v.T.ravel(),
    "as array by rows": lambda v: np.asarray(v, order="C"),
    "as array by columns": lambda v: np.asarray(v, None, "F"),
    "array by columns": lambda v: np.array(v, copy=None, order="F"),
    "astype by rows": lambda v: v.astype(np.float32, order="C", copy=False),
    "astype by columns": lambda v: v.astype(np.float32, "F", copy=0),
    "contiguous": looked_up("ascontiguousarray"),
    "contiguous by columns": looked_up("asfortranarray"),
}
"""Where elements lie otherwise than wanted, NumPy copies them."""

VIEWS = {
    "itself": lambda v: v[...],
    "reshape to the same": lambda v: v.reshape(v.shape),
    "as array": looked_up("asarray"),
    "as array, no copy": lambda v: np.asarray(v, copy=False),
    "array, no copy": lambda v: np.array(v, copy=None),
    "array, zero copies": lambda v: np.array(v, copy=0),
    "astype, no copy": lambda v: v.astype(np.float32, copy=False),
    "astype, no copy by place": lambda v: v.astype(np.float32, "K", "unsafe", True, 0),
    "squeeze": np.squeeze,
    "expand": lambda v: np.expand_dims(v, 0),
    "at least 3": np.atleast_3d,
    "flip": np.flip,
    "turned twice": lambda v: v.T.T,
    "split": lambda v: np.split(v, 1)[0],
    "unstack": lambda v: np.unstack(v, axis=-1)[-1],
    "real": np.real,
    "diagonal": lambda v: np.diagonal(np.atleast_2d(v)),
    "diag": lambda v: np.diag(np.atleast_2d(v)),
    "einsum": lambda v: np.einsum("...->...", v),
    "einsum turned": lambda v: np.einsum("...i->i...", v),
    "differences of none": lambda v: np.diff(v, 0),
    "meshgrid, no copy": lambda v: np.meshgrid(v[..., 0], copy=False)[0],
    "index grid": lambda v: np.ix_(v)[0],
    "broadcast arrays": lambda v: np.broadcast_arrays(v[:1], v)[1],
    "broadcast to its shape": lambda v: np.broadcast_to(v, v.shape),
    "imaginary part": np.imag,
}

COPIES = {
    "reshape and copy": lambda v: v.reshape(-1, copy=True),
    "flatten": lambda v: v.flatten(),
    "as array and copy": lambda v: np.asarray(v, copy=True),
    "as array and one copy": lambda v: np.asanyarray(v, copy=1),
    "array of a list": lambda v: np.array([v], copy=None)[0],
    "as array of a tuple": lambda v: np.asarray((v,))[0],
    "array": looked_up("array"),
    "array of another dtype": lambda v: np.array(v, np.float64, copy=None),
    "array of another dtype, no copy": lambda v: np.array(v, np.float64, copy=False),
    "copy": lambda v: v.copy(),
    "astype": lambda v: v.astype(np.float32),
    "astype by place": lambda v: v.astype(np.float32, "K", "unsafe", True, 1),
    "einsum of two": lambda v: np.einsum("...,->...", v, 1.0),
    "einsum of a sum": lambda v: np.einsum("...i->...", v[..., :1]),
    "meshgrid": lambda v: np.meshgrid(v[..., 0], sparse=True)[0],
    "largest of no axes": lambda v: np.max(v, axis=()),
    "round": np.round,
    "clip": lambda v: np.clip(v, None, 99),
    "append": lambda v: np.append(v, np.zeros((0, *v.shape[1:]), np.float32), 0),
    "take": lambda v: np.take(v, range(v.shape[0]), axis=0),
    "positive": operator.pos,
    "roll": lambda v: np.roll(v, 0, axis=0),
    "concatenate": lambda v: np.concatenate([v]),
    "stack": lambda v: np.stack([v])[0],
    "tile": lambda v: np.tile(v, 1),
    "repeat": lambda v: np.repeat(v, 1, axis=0),
    "pad": lambda v: np.pad(v, 0),
    "where": lambda v: np.where(True, v, v),
    "rows by a list": lambda v: v[list(range(v.shape[0]))],
    "nan to num": np.nan_to_num,
}

SHOWN = {**BY_ORDER, **VIEWS, **COPIES}


def is_known(name: str, layout: str) -> bool:
    """Not of new matrices, which NumPy lays out as the operands are."""
    return layout != "new matrix" or name not in BY_ORDER


@pytest.mark.parametrize("name", SHOWN)
def test_views_see_what_is_written_and_copies_do_not(name: str) -> None:
    for layout, taken in LAYOUTS.items():
        is_new = layout.startswith("new")

        def function(x, taken=taken, is_new=is_new):
            base = taken(x)
            shown = SHOWN[name](base)
            (base if is_new else x)[...] = -1
            return shown * 1, base * 1

        found = differences(function, X)
        if found != "not known" or is_known(name, layout):
            assert found is None, (layout, found)


@pytest.mark.parametrize("name", SHOWN)
def test_views_write_to_their_array_and_copies_do_not(name: str) -> None:
    for layout, taken in LAYOUTS.items():

        def function(x, taken=taken):
            base = taken(x)
            SHOWN[name](base)[...] = -1
            return base * 1, x * 1

        found = differences(function, X)
        if found != "not known" or is_known(name, layout):
            assert found is None, (layout, found)


WINDOWS = {
    "windows": (sliding_window_view, None, None),
    "writeable windows": (
        lambda x, shape: sliding_window_view(x, shape, writeable=True),
        None,
        "and those of windows cannot be assigned to",
    ),
    "copied windows": (
        lambda x, shape: sliding_window_view(x, shape).ravel(),
        "not known",
        "not known",
    ),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_windows_are_views_that_are_not_written_to(name: str) -> None:
    windows, changing, writing = WINDOWS[name]

    def changed(x):
        shown = windows(x, (1, 2))
        x[...] = 0
        return (shown * 1,)

    def written(x):
        shown = windows(x, (1, 2))
        shown[...] = 0
        return x * 1, shown * 1

    assert differences(changed, X) == changing
    found = differences(written, X)
    assert found == writing or (writing is not None and writing in str(found))


SQUARES = {
    "all": lambda x: x[:, :4],
    "columns": lambda x: x[:, 1:5],
    "every second": lambda x: x[:2, ::3],
    "turned": lambda x: x[:, :4].T,
    "in reverse": lambda x: x[::-1, :4],
    "another shape": lambda x: x.reshape(2, 2, 6)[..., :2],
}
DIAGONALS = {
    "of two": lambda v: np.einsum("ii->i", v[..., 0] if v.ndim == 3 else v),
    "of the first": lambda v: np.einsum("ii...->...i", v),
    "of the last": lambda v: np.einsum("...ii->...i", v[..., :2, :2]),
    "of three": lambda v: np.einsum("iii->i", v if v.ndim == 3 else v[:2, :2, None][..., [0, 0]]),
    "NumPy's": np.diagonal,
    "of a matrix": lambda v: np.linalg.diagonal(v, offset=1),
}
CHANGES = {
    "its array": lambda x, shown: x.__setitem__(..., x + 1),
    "a part of its array": lambda x, shown: x.__setitem__((slice(1, 3), slice(1, None)), 0),
    "all": lambda x, shown: shown.__setitem__(..., 7),
    "a part": lambda x, shown: shown.__setitem__(slice(1, None), 7),
    "its own": lambda x, shown: shown.__setitem__(..., shown[::-1] * 2),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", DIAGONALS)
def test_diagonals_are_views_wherever_elements_lie(name: str, change: str) -> None:
    for square, taken in SQUARES.items():

        def function(x, taken=taken):
            shown = DIAGONALS[name](taken(x))
            CHANGES[change](x, shown)
            return shown * 1, x * 1

        assert differences(function, X) is None, square


SHOWN_AGAIN = {
    "first ones": lambda v: v[:2],
    "reversed": lambda v: v[::-1],
    "with a unit dimension": lambda v: v[None],
    "all": lambda v: v[...],
    "turned": lambda v: v.T,
    "a column": lambda v: v.reshape(*v.shape, 1),
    "some of those reversed": lambda v: v[::-1][:2][None],
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", SHOWN_AGAIN)
def test_views_of_diagonals_are_views(name: str, change: str) -> None:
    for (square, taken), (which, diagonal) in product(SQUARES.items(), DIAGONALS.items()):

        def function(x, taken=taken, diagonal=diagonal):
            shown = SHOWN_AGAIN[name](diagonal(taken(x)))
            CHANGES[change](x, shown)
            return shown * 1, x * 1

        assert differences(function, X) is None, (square, which)


OTHER_SHAPES = {
    "a line": lambda x: x.reshape(-1),
    "a raveled line": lambda x: x.ravel(),
    "another matrix": lambda x: x.reshape(8, 3),
    "rows that are a cube": lambda x: x[1:3].reshape(2, 2, 3),
    "a turned matrix": lambda x: x.reshape(3, 8).T,
    "twice": lambda x: x.reshape(2, 12)[1].reshape(3, 4),
}


@pytest.mark.parametrize("name", OTHER_SHAPES)
@pytest.mark.parametrize("key", [1, slice(1, None, 2), slice(None, None, -2)], ids=repr)
def test_parts_are_written_through_another_shape(name: str, key: Any) -> None:
    def function(x):
        shown = OTHER_SHAPES[name](x)
        shown[key] = 7
        shown[key] += x[0, 1]
        return shown * 1, x * 1

    assert differences(function, X) is None


STRETCHED = {
    "of a row": lambda x: np.broadcast_arrays(x, x[0]),
    "of a column": lambda x: np.broadcast_arrays(x, x[:, :1]),
    "of itself": lambda x: np.broadcast_arrays(x, x[::-1]),
    "of a scalar": lambda x: np.broadcast_arrays(x, x[0, 0]),
    "of a line": lambda x: np.broadcast_arrays(x[:1], x[:, :1]),
    "of a scalar of a line": lambda x: np.broadcast_arrays(x[0], x[0, 1]),
    "a grid": lambda x: np.meshgrid(x[0], x[:, 0], copy=False),
}


@pytest.mark.filterwarnings("ignore:Numpy has detected that you:DeprecationWarning")
@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("name", STRETCHED)
def test_arrays_that_are_stretched_are_views_that_are_not_written_to(name: str, place: int) -> None:
    def changed(x):
        first, other = STRETCHED[name](x)
        x[...] = x + 1
        return first * 1, other * 1

    def written(x):
        shown = STRETCHED[name](x)[place]
        shown[...] = 7
        return x * 1, shown * 1

    assert differences(changed, X) is None
    is_stretched = 0 in STRETCHED[name](X)[place].strides
    found = differences(written, X)
    message = "An array that shows elements of another several times cannot be written to"
    assert (message in str(found)) if is_stretched else found is None


# Scalars, and arrays without dimensions.

PICKED = {"scalar": lambda y: y[0], "array": lambda y: y[..., 0]}

OF_ONE = {
    "itself": lambda v: v,
    "all of it": lambda v: v[...],
    "an element": lambda v: v[()],
    "zeros": np.zeros_like,
    "ones": np.ones_like,
    "empty": lambda v: np.empty_like(v) * 0,
    "full like": lambda v: np.full_like(v, 2),
    "full": lambda v: np.full((), v),
    "array": looked_up("array"),
    "array, no copy": lambda v: np.array(v, copy=None),
    "as array": looked_up("asarray"),
    "copy": lambda v: v.copy(),
    "copied": looked_up("copy"),
    "reshape": lambda v: np.reshape(v, ()),
    "squeeze": np.squeeze,
    "transpose": np.transpose,
    "turned": lambda v: v.T,
    "real": np.real,
    "conjugate": lambda v: v.conj(),
    "astype": lambda v: v.astype(np.float32),
    "astype of another": lambda v: v.astype(np.float64),
    "astype, no copy": lambda v: v.astype(np.float32, copy=False),
    "broadcast arrays": lambda v: np.broadcast_arrays(v, v)[0],
    "where": lambda v: np.where(v > 0, v, 1.0),
    "select": lambda v: np.select([v > 0], [v]),
    "roll": lambda v: np.roll(v, 1),
    "tile": lambda v: np.tile(v, ()),
    "pad": lambda v: np.pad(v, 0),
    "tensordot": lambda v: np.tensordot(v, v, 0),
    "einsum": lambda v: np.einsum("->", v),
    "flip": np.flip,
    "max": np.max,
    "sum": np.sum,
    "mean": np.mean,
    "add": lambda v: v + 1,
    "exp": np.square,
    "clip": lambda v: np.clip(v, 0, 1),
    "round": np.round,
    "nan to num": np.nan_to_num,
    "take": lambda v: np.take(np.reshape(v, (1,)), 0),
    "expand and squeeze": lambda v: np.squeeze(np.expand_dims(v, 0)),
    "of a line": lambda v: np.atleast_1d(v)[..., 0],
    "unstack": lambda v: np.unstack(np.reshape(v, (1,)))[0],
    "of a list": lambda v: next(iter(np.atleast_1d(v))),
    "trace": lambda v: np.trace(np.outer(v, v)),
}


@pytest.mark.parametrize("picked", PICKED)
@pytest.mark.parametrize("name", OF_ONE)
def test_arrays_without_dimensions_are_written_and_scalars_are_not(name: str, picked: str) -> None:
    def assigned(x):
        y = x[0] * 1
        v = PICKED[picked](y)
        result = OF_ONE[name](v)
        result[...] = 99
        return y * 1, v * 1, result * 1

    def augmented(x):
        y = x[0] * 1
        v = PICKED[picked](y)
        result = same = OF_ONE[name](v)
        result += 9
        return y * 1, v * 1, result * 1, same * 1

    def read(x):
        y = x[0] * 1
        result = OF_ONE[name](PICKED[picked](y))
        y[...] = -1
        return y * 1, result * 1

    for function in (assigned, augmented, read):
        assert differences(function, X) is None, function.__name__


# Values that are not traced: NumPy treats Python's numbers, its scalars, and arrays each its way.

ASSIGNED = {
    "int": 300,
    "negative int": -1,
    "int beyond 32 bits": 2**40,
    "int beyond all": 2**70,
    "float": 3.7,
    "negative float": -1.5,
    "large float": 1e10,
    "float beyond float32": 1e300,
    "not a number": float("nan"),
    "infinity": float("inf"),
    "bool": True,
    "int16": np.int16(300),
    "int64": np.int64(300),
    "negative int64": np.int64(-1),
    "uint64": np.uint64(2**63),
    "float64": np.float64(1e10),
    "NaN of float64": np.float64("nan"),
    "array without dimensions": np.array(300),
    "array": np.array([300, -1]),
    "array of floats": np.array([300.5, -1.5]),
    "list": [300, 1],
    "list of float": [1.5, 2],
    "list of scalars": [np.int64(300), 1],
    "list of lists": [[1, 2]],
    "deeper list": [[[1]]],
    "complex": 1j,
    "string": "3",
    "no number": "a",
    "nothing": None,
    "date": np.datetime64("2020"),
}


@pytest.mark.parametrize("key", [0, ..., (..., 0), slice(0, 1)], ids=str)
@pytest.mark.parametrize("dtype", [bool, *"bBhHiIqQ", *"efd"], ids=lambda each: np.dtype(each).name)
def test_values_are_cast_as_numpy_casts_them(dtype: object, key: object) -> None:
    for name, value in ASSIGNED.items():
        if dtype is bool and key == 0 and isinstance(value, list):
            continue  # of a list NumPy takes the truth

        def function(x, value=value):
            x[key] = value
            return (x,)

        assert differences(function, np.zeros(2, dtype)) is None, name


# Functions that write to arrays.

MASK = X % 3 == 1


def filled_cube(x):
    cube = np.stack([x[:2, :2], x[2:, :2]])
    np.fill_diagonal(cube, 9)
    x[:2, :2] = cube[1]


WRITING = {
    "copyto a number": lambda x: np.copyto(x, 3),
    "copyto a float": lambda x: np.copyto(x, 2.5),
    "copyto a row": lambda x: np.copyto(x, x[1]),
    "copyto a list": lambda x: np.copyto(x[:, :3], [300, 1, 2]),
    "copyto a part": lambda x: np.copyto(x[1:, ::2], x[:3, 1::2]),
    "copyto a mask": lambda x: np.copyto(x, 7, where=x > 5),
    "copyto a known mask": lambda x: np.copyto(x, x[0] * 2, where=MASK),
    "copyto a row of a mask": lambda x: np.copyto(x, -x, where=[1, 0, 1, 0, 0, 1]),
    "copyto another kind": lambda x: np.copyto(x, x * 1.5),
    "copyto by any cast": lambda x: np.copyto(x, x * 1.5, casting="unsafe"),
    "copyto another shape": lambda x: np.copyto(x, x[:, :2]),
    "copyto a mask that is too large": lambda x: np.copyto(x, 1, where=np.ones((2, 4, 6), bool)),
    "copyto an element": lambda x: np.copyto(x[0, 0], 1),
    "copyto beyond the dtype": lambda x: np.copyto(x, 2**70),
    "fill": lambda x: x.fill(3),
    "fill beyond the dtype": lambda x: x.fill(2**70),
    "fill a float": lambda x: x[1].fill(2.5),
    "fill an array": lambda x: x[:, 1].fill(np.array(300)),
    "fill its own": lambda x: x.fill(x[1, 2] + 1),
    "fill a row": lambda x: x.fill(x[0]),
    "fill a list": lambda x: x.fill([1]),
    "putmask a number": lambda x: np.putmask(x, x > 5, 3),
    "putmask a float": lambda x: np.putmask(x, MASK, 2.5),
    "putmask all": lambda x: np.putmask(x, MASK, x[::-1]),
    "putmask flat": lambda x: np.putmask(x, MASK.ravel(), x.ravel()),
    "putmask an element": lambda x: np.putmask(x, MASK, x[1, 1]),
    "putmask nothing": lambda x: np.putmask(x, MASK, []),
    "putmask of another size": lambda x: np.putmask(x, MASK[0], 1),
    "putmask beyond the dtype": lambda x: np.putmask(x, MASK, 2**70),
    "putmask another kind": lambda x: np.putmask(x, MASK, x * 1.5),
    "place a number": lambda x: np.place(x, x > 5, 3),
    "place a float": lambda x: np.place(x, MASK, [2.5]),
    "place an element": lambda x: np.place(x, MASK, x[1, 1] * 1.5),
    "place of another size": lambda x: np.place(x, MASK[0], 1),
    "place nothing": lambda x: np.place(x, MASK, []),
    "fill diagonal": lambda x: np.fill_diagonal(x, 3),
    "fill diagonal of its turn": lambda x: np.fill_diagonal(x.T, x[2, 2]),
    "fill diagonal of three": filled_cube,
    "fill diagonal of unequal": lambda x: np.fill_diagonal(x.reshape(2, 2, 6), 9),
    "fill diagonal of a row": lambda x: np.fill_diagonal(x[0], 9),
    "fill diagonal beyond the dtype": lambda x: np.fill_diagonal(x, 2**70),
    "fill diagonal of a complex number": lambda x: np.fill_diagonal(x, 1j),
    "fill diagonal of a float": lambda x: np.fill_diagonal(x, 2.5),
    "fill diagonal of None": lambda x: np.fill_diagonal(x, None),
    "fill diagonal of text": lambda x: np.fill_diagonal(x, "3"),
    "fill diagonal of a list": lambda x: np.fill_diagonal(x, [[300.5]]),
    "fill diagonal of nothing": lambda x: np.fill_diagonal(x, []),
    "fill diagonal of another kind": lambda x: np.fill_diagonal(x, x[1, 1] * 1.5),
    "fill a copy": lambda x: copy.copy(x).fill(1),
    "fill a deep copy": lambda x: copy.deepcopy(x).fill(1),
}


@pytest.mark.parametrize("dtype", [np.float32, np.int16, np.uint8])
@pytest.mark.parametrize("name", WRITING)
def test_functions_that_write(name: str, dtype: type) -> None:
    def function(x):
        row = x[1]
        WRITING[name](x)
        return x, row * 1

    assert differences(function, X.astype(dtype)) is None


VALUES = {
    "complex": lambda x: 1j,
    "float": lambda x: 2.5,
    "int": lambda x: 300,
    "large int": lambda x: 2**70,
    "bool": lambda x: True,
    "text": lambda x: "a",
    "None": lambda x: None,
    "list": lambda x: [1, 2, 3],
    "list of complex": lambda x: [1j, 2, 3],
    "ragged list": lambda x: [[1], [2, 3]],
    "empty list": lambda x: [],
    "array": lambda x: np.ones(3),
    "wide array": lambda x: np.ones((2, 3)),
    "short array": lambda x: np.ones(2, np.int8),
    "traced": lambda x: x,
    "traced float": lambda x: x * 1.5,
    "traced complement": lambda x: x > 0,
    "traced element": lambda x: x[1] * 1.5,
    "wide traced": lambda x: np.stack([x, x]),
    "short traced": lambda x: x[:2],
    "list of traced": lambda x: [x[0], x[1], x[2]],
}
CASTINGS = ("no", "equiv", "safe", "same_kind", "unsafe", "other")
WRITERS = {
    **{
        f"copyto {casting}": lambda to, value, casting=casting: np.copyto(to, value, casting)
        for casting in CASTINGS
    },
    "copyto where": lambda to, value: np.copyto(to, value, where=[True, False, True]),
    "copyto nowhere": lambda to, value: np.copyto(to, value, where=False),
    "copyto of other masks": lambda to, value: np.copyto(to, value, where=[True, False]),
    "fill": lambda to, value: to.fill(value),
    "assignment": lambda to, value: to.__setitem__(..., value),
}


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int8, np.bool_])
@pytest.mark.parametrize("is_view", [False, True], ids=["writable", "read-only"])
@pytest.mark.parametrize("writer", WRITERS)
def test_what_cannot_be_written_is_refused_as_numpy_does(
    writer: str, is_view: bool, dtype: type
) -> None:
    """Of several reasons it is the one that NumPy sees first."""
    x = np.ones(3, dtype)
    for name, value in VALUES.items():

        def function(x, value=value):
            to = np.broadcast_to(x[:1], (3,)) if is_view else x.copy()
            WRITERS[writer](to, value(x))
            return x * 1

        with warnings.catch_warnings(action="ignore"):
            expected = error_of(function, x)
            got = error_of(KernelFunction(function).trace, {"x": x}, {})
        classes = (TypeError, ValueError, OverflowError)
        assert [isinstance(got, each) for each in classes] == [
            isinstance(expected, each) for each in classes
        ], f"{name}: NumPy has {expected!r}, and tracing {got!r}"
        assert (got is None) == (expected is None)


NO_MASKS = {
    "one": 1,
    "zero": 0.0,
    "none": None,
    "text": "a",
    "complex": 1j,
    "NumPy's one": np.int64(1),
    "a list": [1, 0, 1, 1, 0, 0],
    "a column": [[True], [False], [False], [True]],
    "an empty list": [],
    "a list of more dimensions": [[[1] * 6] * 4],
    "an array of one": np.array(1),
    "a bool": np.array(False),
    "another size": MASK[:3],
    "more dimensions": MASK[np.newaxis],
    "too many": np.array([MASK, MASK]),
    **{f"array of {name}": MASK.astype(name) for name in ("int8", "uint8", "int64", "float32")},
}


WHERES = [
    (name, function, is_traced)
    for name, mask in NO_MASKS.items()
    for function in (np.copyto, np.sum, np.any, *([np.mean] if name == "a list" else []))
    for is_traced in ([False, True] if isinstance(mask, np.ndarray) else [False])
]


@pytest.mark.parametrize(("name", "function", "is_traced"), WHERES)
def test_where_is_bools_or_what_is_no_array(name: str, function: Callable, is_traced: bool) -> None:
    """An array of numbers is refused by NumPy, a list of them is not."""
    mask = NO_MASKS[name]

    def call(x):
        zero = x.ravel()[:1].reshape((1,) * np.ndim(mask))
        where = ((zero == 0) & mask.astype(bool)).astype(mask.dtype) if is_traced else mask
        result = function(x, where=where) if function is not np.copyto else x
        if function is np.copyto:
            np.copyto(x, 7, where=where)
        return x, result

    assert differences(call, X) is None


NO_KEYS = ["a", b"a", "", np.str_("a"), ["a"], [1.0], 2.0, 1j, {}, (0, "a"), np.array("a"), {1}]


@pytest.mark.parametrize("key", NO_KEYS, ids=repr)
def test_keys_that_are_none(key: Any) -> None:
    def write(x):
        x[key] = 2
        return (x,)

    assert differences(write, X) is None
    assert by_numpy(write, X) is IndexError


ELEMENTS = {
    "a number": lambda x: x[1, 1],
    "an array of no dimensions": lambda x: x[1, 1, ...],
    "an array of one": lambda x: x[1, 1:2],
    "an array of one in two dimensions": lambda x: x[1:2, 1:2],
    "an array of two": lambda x: x[1, 1:3],
    "an empty array": lambda x: x[1, :0],
    "a list of one": lambda x: [x[1, 1]],
    "a nested list": lambda x: [[x[1, 1]]],
    "a list of an array": lambda x: [x[1, 1:2]],
    "a tuple": lambda x: (x[1, 1],),
}


@pytest.mark.parametrize("dtype", [np.float32, np.int32, np.bool_])
@pytest.mark.parametrize("key", [(0, 0), (0, -1, ...), (0, None, 0), (slice(1), 0), 0], ids=repr)
@pytest.mark.parametrize("name", ELEMENTS)
def test_what_is_written_to_one_element(name: str, key: Any, dtype: type) -> None:
    """An array of one element is no number, but for a place that is an array, or holds a bool."""

    def write(x):
        x[key] = ELEMENTS[name](x)
        return (x,)

    assert differences(write, (X % 5).astype(dtype)) is None


SHUFFLED = {
    "rows by Python": lambda x, seed: random.Random(seed).shuffle(x),
    "a row by Python": lambda x, seed: random.Random(seed).shuffle(x[0]),
    "a row": lambda x, seed: np.random.default_rng(seed).shuffle(x[0]),
    "a column": lambda x, seed: np.random.RandomState(seed).shuffle(x[:, 1]),
    "by an order": lambda x, seed: x.__setitem__(
        ..., x[np.random.default_rng(seed).permutation(4)]
    ),
    "a permutation": lambda x, seed: np.copyto(x, np.random.default_rng(seed).permutation(x)),
}


WARNED = pytest.mark.filterwarnings("ignore:you are shuffling a 'Traced' object")


@WARNED
@pytest.mark.parametrize("name", SHUFFLED)
def test_arrays_are_shuffled_as_numpy_shuffles_them(name: str) -> None:
    for seed in range(3):

        def function(x, seed=seed):
            SHUFFLED[name](x, seed)
            return (x,)

        assert differences(function, X) is None


@WARNED
@pytest.mark.parametrize("generator", [np.random.RandomState, np.random.default_rng])
def test_rows_that_are_exchanged_through_views_are_refused(generator: Callable) -> None:
    """NumPy has a way of its own for arrays. Of views of others it would make duplicates."""

    def function(x):
        generator(0).shuffle(x)

    with pytest.raises(TypeError, match=r"cannot be exchanged by a function such as shuffle\(\)"):
        jit(function).trace({"x": X}, {})
