"""What is said of arguments that are nested otherwise than expected, None, or changed meanwhile."""

from collections import OrderedDict, defaultdict
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

import tinyir as ti
from tinyir import errors, jit
from tinyir.frontend.differences import shown_tree
from tinyir.frontend.trees import flatten, leaf_places

X = np.arange(6, dtype=np.float32).reshape(2, 3)


# Trees.


@dataclass
class Layer:
    weight: Any
    bias: Any


LAYER = Layer(X, X[0])


class Ordered(OrderedDict):
    pass


class Pair(NamedTuple):
    one: Any
    two: Any


class Several(list):
    pass


SHOWN = {
    "array": (X, "array"),
    "scalar": (X[0, 0], "array"),
    "None": (None, "None"),
    "tuple": ((X, None), "(array, None)"),
    "tuple of one": ((X,), "(array,)"),
    "empty": (((), [], {}), "((), [], {})"),
    "list": ([X, "b", 2.0], "[array, str, float]"),
    "list of its own": (Several([X]), "Several([array])"),
    "dict": ({"a.b": X, 1: X}, '{"a.b": array, 1: array}'),
    "dict of its own": (Ordered(a=X), 'Ordered({"a": array})'),
    "default": (defaultdict(list, a=X), 'defaultdict(list, {"a": array})'),
    "named": (Pair(X, [X]), "Pair(one=array, two=[array])"),
    "dataclass": (LAYER, "Layer(weight=array, bias=array)"),
    "long": ([X] * 9, "[array, array, array, array, ...]"),
    "deep": (
        {f"block{at}": [LAYER, LAYER] for at in range(9)},
        '{"block0": [...], "block1": [...], "block2": [...], "block3": [...], ...}',
    ),
    "deeper": ([[[[[[X]]]]]], "[[[[...]]]]"),
    "wide": ({f"{at}" * 40: X for at in range(9)}, "{...}"),
}


@pytest.mark.parametrize(("tree", "shown"), SHOWN.values(), ids=SHOWN)
def test_trees_are_shown_as_python_writes_them(tree, shown):
    leaves, structure = flatten(tree, "tree")
    assert shown_tree(structure, "tree", dict(leaves)) == shown


def test_what_a_default_dict_makes_is_told():
    compiled = jit(lambda d: d["a"] * 2).compile(defaultdict(list, a=X))
    with pytest.raises(TypeError, match=r"got 'defaultdict\(tuple, {\"a\": array}\)'") as caught:
        compiled(defaultdict(tuple, a=X))
    assert caught.value.notes == ("d makes what it lacks by tuple, expected list",)


@pytest.mark.parametrize(
    ("given", "hint"),
    [
        (None, "give a dict for it, or compile for None: that is another kernel"),
        ({"a": None}, "give an array for it, or compile for None: that is another kernel"),
        ({"a": [X]}, 'np.asarray(d["a"]) makes an array'),
    ],
    ids=["tree", "array", "list"],
)
def test_what_to_do_about_another_nesting_is_told(given, hint):
    compiled = jit(lambda d: d["a"] * 2).compile({"a": X})
    with pytest.raises(TypeError, match="was compiled for") as caught:
        compiled(given)
    assert caught.value.hints == (hint,)


@pytest.mark.parametrize("name", SHOWN)
def test_places_follow_from_the_structure(name):
    """So that a message names each leaf, whatever became of the tree in between."""
    leaves, structure = flatten(SHOWN[name][0], "tree")
    assert [place for place, _ in leaves] == [*leaf_places(structure, "tree")]


# None.


def caught(function, *args, **static):
    """The error of a call, which is placed in this file."""
    with pytest.raises(errors.ProgramError, match=r"^test_misfits\.py:\d+:\d+: error: ") as raised:
        jit(function)(*args, **static)
    return raised.value


USES = {
    "added": lambda x, n: x + n,
    "added to": lambda x, n: n + x,
    "in place": lambda x, n: x.__iadd__(n),
    "multiplied": lambda x, n: x @ n,
    "compared": lambda x, n: x < n,
    "ufunc": lambda x, n: np.exp(n) + x,
    "ufunc of numbers": lambda x, n: np.isnan(n) | x,
    "where": lambda x, n: np.where(x > 0, x, n),
    "stack": lambda x, n: np.stack([x, n]),
    "array": lambda x, n: np.asarray(n) + x,
    "einsum": lambda x, n: np.einsum("ij,j->i", x, n),
    "copied": lambda x, n: np.copyto(x, src=n),
    "taken from": lambda x, n: np.take(n, x),
    "taken": lambda x, n: np.take(x, indices=n),
    "key": lambda x, n: x + n["w"],
    "index": lambda x, n: x + n[0],
    "attribute": lambda x, n: x.reshape(n.shape),
    "method": lambda x, n: x + n.sum(),
    "length": lambda x, n: x * len(n),
    "loop": lambda x, n: [x + each for each in n],
    "arguments": lambda x, n: np.hypot(*n),
    "mapping": lambda x, n: {**n, "x": x},
    "found": lambda x, n: x if "w" in n else -x,
    "sign": lambda x, n: x * -n,
    "power": lambda x, n: x * n**2,
    "float": lambda x, n: x * float(n),
    "range": lambda x, n: [x for _ in range(n)],
    "called": lambda x, n: n(x),
    "library": lambda x, n: ti.library.softmax(n) + x,
}


@pytest.mark.parametrize("name", USES)
def test_an_argument_that_is_none_is_named(name):
    error = caught(USES[name], X, None)
    assert error.notes == ("the argument 'n' of 'anonymous' is None",)
    (hint,) = error.hints
    assert hint.endswith("where it may be None, the function asks: if n is None")
    assert "n" in error.location.excerpt()
    assert isinstance(error, raised_by_numpy(USES[name]))


def raised_by_numpy(function):
    """AttributeError where the function raises it for arrays, else TypeError, as for objects."""
    try:
        function(X.copy(), None)
    except AttributeError:
        return AttributeError
    except (TypeError, ValueError):
        pass
    return TypeError


PLACES = {
    "dict": (lambda p: X * p["a"], {"a": None, "b": X}, "argument 'p[\"a\"]' of"),
    "tuple": (lambda p: p[0] * p[1], (X, None), "argument 'p[1]' of"),
    "deep": (
        lambda p: p[0]["w"] * p[1].bias,
        [{"w": X}, Layer(X, None)],
        "argument 'p[1].bias' of",
    ),
    "two": (lambda p: p[0] * p[2], [X, None, None], "arguments 'p[1]', 'p[2]' of"),
    "many": (
        lambda p: p[0] * p[1],
        [X, *[None] * 9],
        "arguments 'p[1]', 'p[2]', 'p[3]', 'p[4]' and 5 more of",
    ),
}


@pytest.mark.parametrize("name", PLACES)
def test_none_in_trees_has_its_place(name):
    function, tree, place = PLACES[name]
    (note,) = caught(function, tree).notes
    assert note.startswith(f"the {place} 'anonymous' ")


def test_none_that_was_left_out_or_is_static_is_named_too():
    assert caught(lambda x, y=None: x + y, X).notes == ("the argument 'y' of 'anonymous' is None",)
    error = caught(lambda x, *, mode: x + mode, X, mode=None)
    assert error.notes == ("the argument 'mode' of 'anonymous' is None",)


def test_none_that_is_no_argument_is_not_taken_for_one():
    def forgets(x):
        x.sum()

    error = caught(lambda x: x + forgets(x), X)
    assert (error.notes, error.hints) == ((), ("a function without a 'return' returns None",))
    with pytest.raises(TypeError, match="'NoneType' object is not subscriptable") as raised:
        jit(lambda x: forgets(x)[0])(X)
    assert type(raised.value) is TypeError


def test_other_errors_stay_as_they_are_where_an_argument_is_none():
    class UserError(TypeError):
        pass

    def fails(x, n):
        raise UserError("a 'NoneType' of the user's own")

    with pytest.raises(UserError, match="of the user's own"):
        jit(fails)(X, None)
    with pytest.raises(ValueError, match="broadcast") as raised:
        jit(lambda x, n: x + X[:, :2])(X, None)
    assert not any("is None" in note for note in raised.value.notes)
    with pytest.raises(TypeError, match=r"object is not iterable$"):
        jit(lambda x, n: list(3))(X, None)


def test_none_where_numpy_computes_with_it_is_no_error():
    computed = jit(lambda x, n: (x[n], x == n, np.where(n, x, -x), np.clip(x, n, 2)))(X, None)
    expected = (X[None], X == None, np.where(None, X, -X), np.clip(X, None, 2))  # noqa: E711
    for got, wanted in zip(computed, expected, strict=True):
        np.testing.assert_array_equal(got, wanted, strict=True)


# Arrays that are not traced.


HERE = {"np": np, "X": X}

ASSIGNED = {
    "zeros": (
        "out = np.zeros((T, B))",
        "out[t] = h",
        "np.zeros_like(h, shape=(T, B), dtype=np.float64)",
    ),
    "same dtype": (
        "out = np.zeros((T, B), np.float32)",
        "out[t] = h",
        "np.zeros_like(h, shape=(T, B))",
    ),
    "keywords": (
        "out = np.full(fill_value=0.5, shape=x.shape)",
        "out[t] = h",
        "np.full_like(h, 0.5, shape=x.shape, dtype=np.float64)",
    ),
    "integers": (
        "out = np.ones((T, B), int)",
        "out[t] = h",
        "np.ones_like(h, shape=(T, B), dtype=np.int64)",
    ),
    "empty": (
        "out = np.empty([T, B])",
        "out[t] = h",
        "np.empty_like(h, shape=[T, B], dtype=np.float64)",
    ),
    "expression": (
        "out = np.zeros((T, B))",
        "out[t] = h + 1",
        "np.zeros_like(h, shape=(T, B), dtype=np.float64)",
    ),
    "number": (
        "out = np.zeros((T, B))",
        "out[t, 0] = h[0]",
        "np.zeros_like(h, shape=(T, B), dtype=np.float64)",
    ),
    "added": (
        "out = np.zeros((T, B))",
        "out[t] += h",
        "np.zeros_like(h, shape=(T, B), dtype=np.float64)",
    ),
    "made otherwise": ("out = X * 0", "out[t] = h", "np.zeros_like(h, shape=(2, 3))"),
    "made later than what it holds": (
        "out = np.zeros((T, B))",
        "y = x[t]; out[t] = y",
        "np.zeros_like(x, shape=(T, B), dtype=np.float64)",
    ),
}


def in_a_loop(made, body, tmp_path):
    """A function that makes `out` and does `body` for each row of `x`."""
    text = (
        "def filled(x, h):\n    T, B = x.shape\n"
        f"    {made}\n    for t in range(T):\n        h = np.tanh(x[t] + h)\n        {body}\n"
        "    return out\n"
    )
    path = tmp_path / "filled.py"
    path.write_text(text)
    names = dict(HERE)
    exec(compile(text, str(path), "exec"), names)
    return names["filled"]


@pytest.mark.parametrize("name", ASSIGNED)
def test_arrays_that_are_not_traced_are_made_so_by_the_hint(name, tmp_path):
    """What it says runs, and computes as NumPy does."""
    made, body, instead = ASSIGNED[name]
    function = in_a_loop(made, body, tmp_path)
    with pytest.raises(TypeError, match="array that is not traced") as raised:
        jit(function)(X, X[0])
    error = raised.value
    assert error.hints[0] == f"write out = {instead}, which is traced"
    source, carets = error.location.excerpt().splitlines()
    assert source[carets.index("^") : len(carets)].startswith("out[t")
    expected = function(X, X[0])
    computed = jit(in_a_loop(f"out = {instead}", body, tmp_path))(X, X[0])
    np.testing.assert_allclose(computed, expected, rtol=1e-6, strict=True)


@pytest.mark.parametrize(
    "body",
    ["held['out'][0] = x[0]", "held['out'][i] = 1.0", "X[i] = x[0]"],
)
def test_other_assignments_have_the_general_hint(body, tmp_path):
    path = tmp_path / "held.py"
    text = f"def f(x, i):\n    held = {{'out': np.zeros((2, 3))}}\n    {body}\n    return x\n"
    path.write_text(text)
    names = dict(HERE)
    exec(compile(text, str(path), "exec"), names)
    with pytest.raises(TypeError, match="an assignment to elements") as raised:
        jit(names["f"])(X, np.asarray(1))
    (hint,) = raised.value.hints
    assert hint.startswith("np.stack or np.concatenate makes a tensor")


# Where results go.


INTO = {
    "sum": lambda x, out: np.sum(x, out=out),
    "sum, method": lambda x, out: x.sum(out=out),
    "sum, by position": lambda x, out: np.sum(x, None, None, out),
    "prod": lambda x, out: np.prod(x, out=out),
    "max": lambda x, out: np.max(x, out=out),
    "argmax": lambda x, out: x.argmax(out=out),
    "any": lambda x, out: np.any(x, out=out),
    "mean": lambda x, out: np.mean(x, out=out),
    "std": lambda x, out: np.std(x, out=out),
    "var": lambda x, out: x.var(out=out),
    "ptp": lambda x, out: np.ptp(x, out=out),
    "nansum": lambda x, out: np.nansum(x, out=out),
    "nanmax": lambda x, out: np.nanmax(x, out=out),
    "clip": lambda x, out: np.clip(x, 0, 1, out=out),
    "clip, method": lambda x, out: x.clip(0, 1, out=out),
    "clip, by position": lambda x, out: np.clip(x, 0, 1, out),
    "round": lambda x, out: np.round(x, out=out),
    "cumsum": lambda x, out: np.cumsum(x, out=out),
    "take": lambda x, out: np.take(x, [0], out=out),
    "concatenate": lambda x, out: np.concatenate([x, x], out=out),
    "stack": lambda x, out: np.stack([x, x], out=out),
    "dot": lambda x, out: np.dot(x, x.T, out=out),
    "outer": lambda x, out: np.outer(x, x, out=out),
    "einsum": lambda x, out: np.einsum("ij->i", x, out=out),
    "trace": lambda x, out: np.trace(x, out=out),
    "choose": lambda x, out: np.choose([0, 1], [x[:, 0], x[:, 1]], out=out),
    "fix": lambda x, out: np.fix(x, out=out),
    "isposinf": lambda x, out: np.isposinf(x, out=out),
    "multi_dot": lambda x, out: np.linalg.multi_dot([x, x.T], out=out),
    "reduce": lambda x, out: np.add.reduce(x, out=out),
    "accumulate": lambda x, out: np.add.accumulate(x, out=out),
    "add": lambda x, out: np.add(x, x, out=out),
    "exp": lambda x, out: np.exp(x, out=out),
    "matmul": lambda x, out: np.matmul(x, x.T, out=out),
    "vecdot": lambda x, out: np.vecdot(x, x, out=out),
    "modf": lambda x, out: np.modf(x, out=(out, out)),
}

OUTS = {"array": np.zeros((2, 3), np.float32), "number": 1.0, "list": [X], "text": "out"}


@pytest.mark.parametrize("out", OUTS)
@pytest.mark.parametrize("name", INTO)
def test_results_that_go_into_what_is_not_traced_are_refused(name, out):
    """With what is supported instead, whatever the function and however 'out' is given."""
    error = caught(lambda x: INTO[name](x, OUTS[out]), X)
    assert isinstance(error, TypeError)
    assert "out" in error.message or "in place" in error.message or "ArrayType" in error.message
    (hint,) = error.hints
    assert hint.startswith("use the result")


def test_ufuncs_write_to_traced_arrays_as_the_hint_says():
    def halved(x):
        out = np.zeros_like(x)
        np.multiply(x, 0.5, out=out)
        return out

    np.testing.assert_array_equal(jit(halved)(X), X / 2, strict=True)


# Arguments that another thread changes.


class Changing(dict):
    """A dict that is another one from its `changes`-th reading on, as if a thread had changed it.

    With `back`, the reading after that finds it as it was.
    """

    def __init__(self, first, then=None, changes=0, *, back=False):
        super().__init__(first)
        first = dict(self)
        self.states = (first, first if then is None else then)
        self.changes, self.back = changes, back
        self.readings = 0

    def state(self):
        at, self.readings = self.readings, self.readings + 1
        return self.states[at == self.changes if self.back else at >= self.changes]

    def __iter__(self):
        return iter(self.state())

    def items(self):
        return self.state().items()

    def values(self):
        return self.state().values()


FIRST = {"a": X, "b": X[0]}

BECOMES = {
    "another array": {"a": X[:1], "b": X[0]},
    "a tree": {"a": [X], "b": X[0]},
    "None": {"a": X, "b": None},
    "no array": {"a": X, "b": "text"},
    "fewer": {"a": X},
    "more": FIRST | {"c": X},
    "another order": {"b": X[0], "a": X},
}

WAYS = {
    "compiled": lambda f, d: f.compile(Changing(FIRST))(d),
    "function": lambda f, d: f(d),
    "function compiled before": lambda f, d: (f(Changing(FIRST)), f(d))[1],
    "into": lambda f, d: f.compile(Changing(FIRST))(d, out=np.empty_like(X)),
    "into what does not fit": lambda f, d: f.compile(Changing(FIRST))(d, out=[X]),
    "compile": lambda f, d: f.compile(d)(Changing(FIRST)),
}


@pytest.mark.parametrize("back", [False, True], ids=["changed", "changed and back"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", BECOMES)
def test_arguments_that_change_are_a_clean_error_or_computed(name, way, back):
    """Whenever it happens: the error is of the caller's line, and the next call is as any."""

    def summed(d):
        return d["a"] + d["b"]

    for given, then in ((FIRST, BECOMES[name]), (BECOMES[name], FIRST)):
        for changes in range(9):
            function, value = jit(summed), Changing(given, then, changes, back=back)
            place = "test_misfits.py"
            try:
                WAYS[way](function, value)
            except errors.ProgramError as error:
                place = error.location.file
            assert place == "test_misfits.py"
            np.testing.assert_array_equal(function(Changing(FIRST)), X + X[0])
