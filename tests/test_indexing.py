"""Indexing: compiled kernels and graphs give what the same key gives on the array itself."""

import itertools
import random
from collections import deque

import numpy as np
import pytest

from tests.calls import Call, error_of, numbers, same, trace
from tinyir.errors import TinyirError
from tinyir.ir.evaluation import evaluate
from tinyir.ir.types import DTYPES, INTEGERS

MATRIX = numbers(3, 4)
TENSOR = numbers(2, 3, 4, 5)
VECTOR = numbers(6)

BASIC = {
    "int": lambda x: x[1],
    "negative": lambda x: x[-1, 2],
    "all_ints": lambda x: x[1, 2, 3, -5],
    "slice": lambda x: x[:, 1:3],
    "steps": lambda x: x[::-1, ::2, 3::-2],
    "beyond": lambda x: x[-9:9, 5:1],
    "prefix": lambda x: x[:1, :2, :3],
    "ellipsis": lambda x: x[..., 1],
    "ellipsis_between": lambda x: x[0, ..., None, 2:],
    "new_axes": lambda x: x[None, :, None, 1],
    "nothing": lambda x: x[()],
    "empty": lambda x: x[:, :0],
    "numpy_ints": lambda x: x[np.int8(1), np.array(2)],
    "of_a_view": lambda x: x[:, 1:].T[::-2, 1][..., 0],
    "in_arithmetic": lambda x: x[:, :-1] * x[:, 1:] - x[:, ::-1][:, :-1],
}

CONSTANT = {
    "list": lambda x: x[[1, 0, -1]],
    "range": lambda x: x[range(2)],
    "deque": lambda x: x[:, deque([0, 1])],
    "array": lambda x: x[:, np.array([[0, 2], [1, -1]])],
    "two": lambda x: x[[0, 1], [2, -1]],
    "broadcast": lambda x: x[[[0], [1]], [0, 2, 1]],
    "apart": lambda x: x[:, [0, 1], :, [3, 2]],
    "next_to_int": lambda x: x[:, 1, [0, 3]],
    "apart_from_int": lambda x: x[0, :, [1, 2, 0]],
    "with_slices": lambda x: x[::-1, 1:, [3, 0]],
    "with_new_axes": lambda x: x[None, [0, 1], None, 1],
    "after_ellipsis": lambda x: x[..., [4, 0]],
    "around_empty_ellipsis": lambda x: x[:, [0, 2], ..., [1, 0], [2, 3]],
    "mask": lambda x: x[:, np.array([True, False, True])],
    "mask_of_two": lambda x: x[np.array([[True, False, True], [False, True, False]])],
    "mask_and_list": lambda x: x[[0, 1], [True, False, True]],
    "true": lambda x: x[True],
    "false": lambda x: x[..., False],
    "true_and_list": lambda x: x[:, True, [0, 1]],
    "no_indices": lambda x: x[[]],
    "no_indices_at_all": lambda x: x[:, np.zeros((0, 3), int), [1]],
    "large_unsigned": lambda x: x[np.array([2**64 - 1], np.uint64)],
    "of_a_view": lambda x: x.T[[3, 1], ::-1][..., [0]],
}

I = np.array([1, -1, 0, -2])  # noqa: E741
J = np.array([[2], [-3], [0]])
ONE = np.int64(1)
COMPUTED = {
    "vector": (lambda x, i: x[i], I),
    "matrix": (lambda x, i: x[:, i], J),
    "scalar": (lambda x, i: x[i], ONE),
    "scalars": (lambda x, i: x[i, :, i], ONE),
    "two": (lambda x, i, j: x[i, j], I, J),
    "apart": (lambda x, i, j: x[i, ..., j], I, J),
    "with_constant": (lambda x, i: x[i, [[0], [2]]], I),
    "with_slices": (lambda x, i: x[1:, ::-1, i], I),
    "with_list": (lambda x, i: x[:, [i, 1 - i]], ONE),
    "expression": (lambda x, i: x[(i + 1) % 2] + x[0], I),
    "no_indices": (lambda x, i: x[i], I[:0]),
    "take": (lambda x, i: np.take(x, i, axis=1), I),
    "take_flat": (np.take, J),
    "take_wrap": (lambda x, i: np.take(x, i, 1, mode="wrap"), I * 5),
    "take_clip": (lambda x, i: np.take(x, i, -1, mode="clip"), I * 5),
    "take_bools": (lambda x, i: np.take(x, i, axis=2), np.array([True, False])),
    "take_scalar": (lambda x, i: np.take(x, i, axis=0), ONE),
    "take_along_axis": (
        lambda x, i: np.take_along_axis(x, i, 2),
        np.arange(60).reshape(2, 3, 2, 5) % 4,
    ),
    "take_along_stretched": (lambda x, i: np.take_along_axis(x, i, 0), I.reshape(4, 1, 1, 1)),
    "take_along_flat": (lambda x, i: np.take_along_axis(x, i, None), I),
    "take_along_argmax": (
        lambda x, i: np.take_along_axis(x, np.argmax(x, 1, keepdims=True) - i, 1),
        ONE,
    ),
    "choose": (lambda x, i: np.choose(i, [x[0, 0, 0, 0], 7, x[:, 0, 1, 1, None]]), abs(I)),
    "choose_wrap": (lambda x, i: np.choose(i, [x, 2 * x, x + 1], mode="wrap"), np.int8(-5)),
    "choose_clip": (lambda x, i: np.choose(i, [x, 2 * x], mode="clip"), np.int8(-5)),
}

OTHERS = {
    "take": (lambda x: np.take(x, [[3, -1]], axis=1), MATRIX),
    "take_no_axis": (lambda x: np.take(x, 5), MATRIX),
    "take_wrap": (lambda x: np.take(x, [7, -6], axis=0, mode="wrap"), MATRIX),
    "take_clip": (lambda x: np.take(x, [7, -6], axis=1, mode="clip"), MATRIX),
    "take_no_indices": (lambda x: np.take(x, [], axis=1), MATRIX),
    "take_of_nothing": (lambda x: np.take(x, [], axis=0), numbers(0, 3)),
    "take_along_axis": (lambda x: np.take_along_axis(x, np.array([[2, 0, -1, 1]]), 0), MATRIX),
    "take_along_one_row": (lambda x: np.take_along_axis(x, J, 1), numbers(1, 5)),
    "take_along_nothing": (
        lambda x: np.take_along_axis(x, np.zeros((0, 4), int), 0),
        numbers(0, 4),
    ),
    "choose": (lambda x, y: np.choose([0, 1, 1, 0], [x, y]), MATRIX, numbers(4)),
    "choose_by_bool": (lambda i: np.choose(i, [1, 2.5]), np.array([True, False])),
    "len": (lambda x: x * len(x), MATRIX),
    "iterated": (lambda x: sum(row * at for at, row in enumerate(x)), MATRIX),
    "reversed": (lambda x: list(reversed(x)), MATRIX),
}


def cases() -> list[Call]:
    calls = [Call(f"basic-{name}", function, (TENSOR,)) for name, function in BASIC.items()]
    calls += [Call(f"constant-{name}", each, (TENSOR,)) for name, each in CONSTANT.items()]
    for name, (function, *indices) in COMPUTED.items():
        calls.append(Call(f"computed-{name}", function, (TENSOR, *map(np.asarray, indices))))
    for name, (function, *arrays) in OTHERS.items():
        calls.append(Call(name, function, tuple(arrays)))
    for dtype in INTEGERS:
        indices = np.array([0, 2, 1] + [-1, -3] * (np.iinfo(dtype.numpy).min < 0), dtype.numpy)
        calls.append(
            Call(f"indices-{dtype}", lambda x, i: (x[i], np.take(x, i, 1)), (MATRIX, indices))
        )
    for dtype in DTYPES:
        arrays = (numbers(3, 4, dtype=dtype), np.array([2, -3]))
        calls.append(Call(f"elements-{dtype}", lambda x, i: (x[i], x[1:, i], x[[0, 2]]), arrays))
    return calls


CASES = cases()


@pytest.fixture(scope="module")
def compiled(natives):
    return natives([case.graph() for case in CASES], "indexing")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_same_as_numpy(case, compiled):
    same(compiled[case.graph().name].call(*case.arrays), case)


# Keys at random: what the graph of a key means, or the error of NumPy.


def random_key(draw: random.Random, shape):
    """A key for an array of `shape`, which may not fit, and the places of its computed entries."""
    key, computed, axis = [], [], 0
    shapes = draw.choice([[(2,)], [(2,), (1,)], [(), (3, 2), (2,), (3, 1)], [(0,), (1,)]])
    for _ in range(draw.randrange(len(shape) + 2)):
        size = shape[axis] if axis < len(shape) else 3
        kind = draw.choice(
            ["int", "slice", "slice", "new", "ellipsis", "array", "computed", "mask"]
        )
        axis += kind not in ("new", "ellipsis")
        match kind:
            case "int":
                key.append(draw.randrange(-size, size) if size else 0)
            case "slice":
                bounds = [None, 0, 1, 2, -1, -2, 5, -7, 100]
                steps = draw.choice([None, 1, 2, -1, -2, 3])
                key.append(slice(draw.choice(bounds), draw.choice(bounds), steps))
            case "new":
                key.append(None)
            case "ellipsis" if not any(entry is Ellipsis for entry in key):
                key.append(Ellipsis)
            case "mask" if size:
                key.append(np.array(draw.choices([True, False], k=size)))
            case "array" | "computed":
                if kind == "computed":
                    computed.append(len(key))
                place = draw.choice(shapes)
                low, high = (-size, size) if size else (0, 1)
                values = [draw.randrange(low, high) for _ in range(int(np.prod(place)))]
                if values and draw.random() < 0.03:
                    values[0] = size + 1
                key.append(np.array(values, np.int64).reshape(place))
    return key, computed


@pytest.mark.parametrize("seed", range(8))
def test_any_key(seed):
    draw = random.Random(seed)
    agreed = refused = 0
    for _ in range(250):
        shape = tuple(draw.choices(range(6), k=draw.randrange(5)))
        array = np.arange(np.prod(shape, dtype=int), dtype=np.float32).reshape(shape)
        key, computed = random_key(draw, shape)

        def indexed(x, *indices, key=key, computed=computed):
            entries = list(key)
            for place, index in zip(computed, indices, strict=True):
                entries[place] = index
            return x[tuple(entries)]

        arguments = [array, *(key[place] for place in computed)]
        try:
            wanted = np.asarray(indexed(*arguments))
        except IndexError:
            refused += 1
            refuses(indexed, arguments)
            continue
        graph = trace(indexed, arguments)
        (got,) = evaluate(graph, arguments)
        np.testing.assert_array_equal(got, wanted, strict=True)
        agreed += 1
    assert min(agreed, refused) > 20


def refuses(function, arguments) -> None:
    """While tracing, or by a check of the kernel."""
    try:
        graph = trace(function, arguments)
    except IndexError:
        return
    assert graph.checks


# Indices out of bounds.


def at(x, i):
    return x[i] + 1


OUTSIDE = {
    "beyond": (at, [0, 3]),
    "negative": (at, [-4]),
    "far": (at, [2**62]),
    "far_negative": (at, [-(2**63)]),
    "scalar": (lambda x, i: x[i[0]], [3]),
    "second_axis": (lambda x, i: x[0, i], [1, 4]),
    "take": (lambda x, i: np.take(x, i, axis=0), [3]),
    "take_flat": (np.take, [12]),
    "take_along_axis": (lambda x, i: np.take_along_axis(x, i[:, None], 1), [0, 4, 0]),
    "unused_elements": (lambda x, i: x[i][:1], [0, 7]),
}


@pytest.fixture(scope="module")
def failing(natives):
    graphs = [
        trace(function, (MATRIX, np.array(index)), f"outside_{name}")
        for name, (function, index) in OUTSIDE.items()
    ]
    graphs.append(trace(lambda i, x: np.choose(i, [x, 2 * x]), (I, VECTOR[:4]), "chosen"))
    return natives(graphs, "failing")


@pytest.mark.parametrize("name", OUTSIDE)
def test_index_out_of_bounds_at_run_time(name, failing):
    function, index = OUTSIDE[name]
    with pytest.raises(IndexError, match="out of bounds"):
        function(MATRIX, np.array(index))
    with pytest.raises(IndexError, match=f"'outside_{name}' returned TINYIR_EINDEX: an index is"):
        failing[f"outside_{name}"].call(MATRIX, np.array(index))


def test_choice_out_of_bounds_at_run_time(failing):
    with pytest.raises(ValueError, match="'chosen' returned TINYIR_EVALUE"):
        failing["chosen"].call(np.array([0, 1, 2, 0]), VECTOR[:4])


REFUSED = {
    "too_many": (lambda x: x[0, 0, 0], IndexError, "too many indices"),
    "too_many_arrays": (lambda x: x[[0], 0, [0]], IndexError, "too many indices"),
    "int": (lambda x: x[3], IndexError, "index 3 is out of bounds for axis 0 with size 3"),
    "second_int": (lambda x: x[:, -5], IndexError, "out of bounds for axis 1 with size 4"),
    "constant": (
        lambda x: x[0, [4]],
        IndexError,
        "index 4 is out of bounds for axis 1 with size 4",
    ),
    "constants": (lambda x: x[[0, 1], [0, 1, 2]], IndexError, "shape mismatch: indexing arrays"),
    "mask": (lambda x: x[:, [True]], IndexError, "boolean index did not match .* axis 1; size of"),
    "float": (lambda x: x[1.0], IndexError, "only integers, slices"),
    "floats": (lambda x: x[[1.0]], IndexError, "must be of integer"),
    "traced_floats": (lambda x: x[x], IndexError, "must be of integer"),
    "string": (lambda x: x["a"], IndexError, "only integers, slices"),
    "ellipses": (lambda x: x[..., ...], IndexError, "an index can only have a single ellipsis"),
    "of_empty": (lambda x: x[:0][np.argmax(x, 0)], IndexError, "axis 0 with size 0"),
    "traced_mask": (lambda x: x[x > 0], TypeError, r"hint: np\.where\(mask, x, other\)"),
    "traced_bound": (lambda x: x[: np.argmax(x)], TypeError, "used as an index"),
    "ragged": (lambda x: x[[[0, 1], [2]]], ValueError, "inhomogeneous"),
    "scalar": (lambda x: x[0, 0][0], IndexError, "too many indices"),
    "iterated_scalar": (lambda x: list(x[0, 0]), TypeError, "iteration over a 0-d array"),
    "take": (lambda x: np.take(x, [4], axis=1), IndexError, "index 4 is out of bounds for axis 1"),
    "take_axis": (lambda x: np.take(x, 0, axis=2), np.exceptions.AxisError, "axis 2 is out"),
    "take_mode": (lambda x: np.take(x, np.argmax(x), mode="x"), ValueError, "clipmode must be"),
    "take_floats": (lambda x: np.take(x, x), TypeError, "Cannot cast array data"),
    "take_empty": (lambda x: np.take(x[:0], [0]), IndexError, "non-empty take from an empty"),
    "take_traced_empty": (
        lambda x: np.take(x[:0], np.argmax(x)),
        IndexError,
        "non-empty take from an empty",
    ),
    "along_rank": (
        lambda x: np.take_along_axis(x, np.array([0]), 0),
        ValueError,
        "the same number of dimensions",
    ),
    "along_floats": (lambda x: np.take_along_axis(x, x, 0), IndexError, "must be an integer array"),
    "along_shape": (
        lambda x: np.take_along_axis(x, np.zeros((2, 3), int), 0),
        IndexError,
        "shape mismatch",
    ),
    "along_constant": (
        lambda x: np.take_along_axis(x, np.array([[3]]), 0),
        IndexError,
        "index 3 is out of bounds for axis 0 with size 3",
    ),
    "along_flat": (
        lambda x: np.take_along_axis(x, np.array([[3]]), None),
        ValueError,
        "single dimension",
    ),
    "choose": (lambda x: np.choose([0, 2], [x[0, :2], 1]), ValueError, "invalid entry in choice"),
    "choose_floats": (lambda x: np.choose(x, [1, 2]), TypeError, "according to the rule 'safe'"),
    "choose_nothing": (lambda x: np.choose(np.argmax(x), []), ValueError, "0-length sequence"),
    "compress": (lambda x: np.compress([True], x), TypeError, "'compress' is not supported"),
    "assigned": (lambda x: x.__setitem__([0, 2], 1), TypeError, "cannot be assigned to by a mask"),
    "assigned_at": (lambda x: x.__setitem__(x.argmax(), 1), TypeError, "or a traced index"),
}

ONLY_HERE = ("traced_mask", "traced_bound", "compress", "assigned", "assigned_at")
"""What NumPy goes ahead with, and tracing cannot."""


@pytest.mark.parametrize("name", REFUSED)
def test_refused_while_tracing(name):
    function, kind, message = REFUSED[name]
    if name not in ONLY_HERE:
        assert isinstance(error_of(function, MATRIX), kind)
    with pytest.raises(kind, match=message) as raised:
        trace(function, (MATRIX,))
    assert isinstance(raised.value, TinyirError)
    assert "test_indexing.py:" in str(raised.value)


# Arrays that are not traced, indexed by traced values: NumPy does that itself.

TABLE = np.arange(24).reshape(4, 6) / 2
LISTED = [[1, 2], [3, 4], [5, 6]]
A_LONG_NAME_FOR_THE_TABLE_THAT_IS_LOOKED_UP_IN = TABLE

LOOKUPS = {
    "vector": (lambda t: TABLE[t], "np.take(TABLE, t, axis=0)"),
    "number": (lambda t: TABLE[t[0]], "np.take(TABLE, t[0], axis=0)"),
    "columns": (lambda t: TABLE[:, t], "np.take(TABLE, t, axis=1)"),
    "matrix": (lambda t: TABLE[t[:, None]], "np.take(TABLE, t[:, None], axis=0)"),
    "list of indices": (lambda t: TABLE[[t[0], 3]], "np.take(TABLE, [t[0], 3], axis=0)"),
    "expressions": (lambda t: TABLE.T[1:][t + 1], "np.take(TABLE.T[1:], t + 1, axis=0)"),
    "flat": (lambda t: TABLE.flat[t], "np.take(TABLE.flat, t, axis=0)"),
    "list": (lambda t: LISTED[t[0]], "np.take(LISTED, t[0], axis=0)"),
    "tuple": (lambda t: (7, 8, 9)[t[0]], "np.take((7, 8, 9), t[0], axis=0)"),
}

ANY_AXIS = "np.take(array, indices, axis=0) is array[indices], one axis after the other"
ROWS = "np.take(array, start + np.arange(count), axis=0) has 'count' rows from 'start' on"
OTHER_LOOKUPS = {
    "in an expression": (lambda t: t + TABLE[t][:, 0], "np.take(TABLE, t, axis=0)"),
    "in a helper": (lambda t: looked_up(t + 1), "np.take(TABLE, index, axis=0)"),
    "two": (lambda t: TABLE[t, t], ANY_AXIS),
    "behind an ellipsis": (lambda t: TABLE[..., t], ANY_AXIS),
    "slice": (lambda t: TABLE[t[0] : t[1]], ROWS),
    "slice of a list": (lambda t: LISTED[: t[0]], ROWS),
    "mask": (lambda t: TABLE[t > 1], "np.where(mask, array, other) keeps the shape"),
    "long": (
        lambda t: A_LONG_NAME_FOR_THE_TABLE_THAT_IS_LOOKED_UP_IN[t + t - t * 1 + 3 - 3 + t - t],
        "write np.take(array, indices, axis)",
    ),
}


def looked_up(index):
    return TABLE[index]


@pytest.mark.parametrize("name", {**LOOKUPS, **OTHER_LOOKUPS})
def test_a_traced_index_into_what_is_not_traced_has_another_way(name):
    function, hint = {**LOOKUPS, **OTHER_LOOKUPS}[name]
    with pytest.raises(TypeError, match="an index into an array or a list that is not") as raised:
        trace(function, (np.array([0, 2]),))
    assert isinstance(raised.value, TinyirError)
    assert raised.value.hints[0].endswith(hint)
    assert "test_indexing.py:" in str(raised.value)


@pytest.mark.parametrize("name", LOOKUPS)
def test_the_other_way_to_look_up_works(name):
    function, hint = LOOKUPS[name]
    index = np.array([0, 2])
    graph = trace(lambda t: eval(hint, {**globals(), "t": t}), (index,))
    assert np.array_equal(evaluate(graph, [index])[0], function(index))


def test_a_traced_index_of_floats_is_an_error_in_numpy_too():
    with pytest.raises(IndexError, match="must be of integer") as raised:
        trace(lambda t: TABLE[t], (MATRIX,))
    assert isinstance(error_of(lambda t: TABLE[t], MATRIX), IndexError)
    assert "test_indexing.py:" in str(raised.value)


def test_where_there_is_no_source_an_index_into_what_is_not_traced_has_a_way_too():
    function = eval("lambda t: TABLE[t]", globals())
    with pytest.raises(TypeError, match=r"np.take\(array, indices, axis\)"):
        trace(function, (np.array([0, 2]),))


def test_steps_among_dimensions_of_one(natives):
    """mlir-opt does not find which of several dimensions of size 1 a part with steps lacks."""
    cases = []
    for shape in itertools.product((1, 5), repeat=4):
        for axes in ((0,), (2,), (3,), (0, 2), (1, 3), (2, 3)):
            taken = tuple(-1 if axis in axes else slice(None) for axis in range(4))
            steps = (slice(None, None, 2), slice(1, None, 3))
            kept = tuple(steps[axis % 2] for axis in range(4) if axis not in axes)
            cases.append((lambda x, taken=taken, kept=kept: x[taken][kept], numbers(*shape)))
    graphs = [trace(function, [x], f"unit_{at}") for at, (function, x) in enumerate(cases)]
    kernels = natives(graphs, "units")
    for graph, (function, x) in zip(graphs, cases, strict=True):
        np.testing.assert_array_equal(kernels[graph.name].call(x), function(x))
