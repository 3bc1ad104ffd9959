"""Keys that a dict of traced values lacks: what the KeyError says, and of which it says nothing."""

from collections import OrderedDict
from typing import Any, NamedTuple

import numpy as np
import pytest

from tinyir import errors, jit

X = np.ones(3, np.float32)
OWN = {"scale": 2.0}


class Pair(NamedTuple):
    one: Any
    other: Any


def looked_up(params, key):
    return params[key]


def in_a_loop(params):
    layer = 1
    return [params["blocks"][layer][f"w{number}"] for number in range(3)]


def over_lines(params):
    return params[
        "first"  # on a line of its own
    ]


def deleted(params):
    del params["bias"]
    return params["weight"]


@jit
def inner(params):
    return params["weigth"] * 2


LACKING = {
    "argument": (lambda p: p["w9"], {"w0": X, "w1": X}, 'p|"w9"|"w0", "w1"|'),
    "near": (
        lambda p: p["weigth"],
        {"weight": X, "bias": X},
        'p|"weigth"|"weight", "bias"|"weight"',
    ),
    "number for text": (lambda p: p[0], {"0": X, "b": X}, 'p|0|"0", "b"|"0"'),
    "text for number": (lambda p: p["1"], {0: X, 1: X}, 'p|"1"|0, 1|1'),
    "not of a tree": (lambda p: p[0, 1], {"a": X}, 'p|(0, 1)|"a"|'),
    "of a helper": (lambda p: looked_up(p["a"], "c"), {"a": {"b": X}}, 'params|"c"|"b"|'),
    "nested": (
        in_a_loop,
        {"blocks": [X, {"w0": X, "w1": X}]},
        'params["blocks"][layer]|"w2"|"w0", "w1"|',
    ),
    "of a field": (lambda p: p.other["b"], Pair(X, {"a": X}), 'p.other|"b"|"a"|'),
    "over lines": (over_lines, {"last": X}, 'params|"first"|"last"|'),
    "deleted": (deleted, {"weight": X}, 'params|"bias"|"weight"|'),
    "popped": (lambda p: p.pop("b"), {"a": X}, 'p|"b"|"a"|'),
    "made": (lambda p: {**p, "b": p["a"]}["c"], {"a": X}, '{**p, "b": p["a"]}|"c"|"a", "b"|'),
    "ordered": (lambda p: p["b"], OrderedDict(a=X), 'p|"b"|"a"|'),
    "of another function": (
        lambda p: inner({**p}),
        {"weight": X},
        'params|"weigth"|"weight"|"weight"',
    ),
    "many": (
        lambda p: p["k"],
        {f"x{number}": X for number in range(12)},
        'p|"k"|"x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9" and 2 more|',
    ),
}


@pytest.mark.parametrize("case", LACKING)
def test_a_key_that_traced_values_lack(case: str) -> None:
    function, params, expected = LACKING[case]
    looked_in, key, present, near = expected.split("|")
    with pytest.raises(KeyError, match="has no key") as raised:
        jit(function)(params)
    error = raised.value
    assert isinstance(error, errors.ProgramKeyError)
    assert error.message == f"'{looked_in}' has no key {key}."
    assert error.notes == (f"it has {present}",)
    assert error.hints == ((f"Did you mean {near}?",) if near else ())
    assert error.location.file == "test_keys.py"
    source, carets = error.location.excerpt().splitlines()
    assert source[carets.index("^") :].startswith(looked_in), "the caret is at the look-up"
    with pytest.raises(KeyError, match=r"."):
        function(params)


def of_a_call(params):
    return dict(params)["b"]


def replaced(params):
    try:
        return params["b"]
    finally:
        params = {"b": 3}


OTHERS = {
    "one's own dict": lambda p: p["a"] * OWN["b"],
    "of a call, which is not repeated": of_a_call,
    "of what was replaced since": replaced,
}


@pytest.mark.parametrize("case", OTHERS)
def test_other_key_errors_stay_as_they_are(case: str) -> None:
    with pytest.raises(KeyError, match=r"^'b'$") as raised:
        jit(OTHERS[case])({"a": X})
    assert type(raised.value) is KeyError
