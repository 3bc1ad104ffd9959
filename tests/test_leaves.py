"""Reading the leaves of nested arguments: the written-out way says what the general way says."""

import functools
import sys
import threading
from collections import OrderedDict, defaultdict
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest

from tinyir import f64, jit
from tinyir.frontend.leafreader import leaf_reader
from tinyir.frontend.trees import flatten, read_leaves

X, Y = np.arange(3.0), np.arange(4.0)


class Pair(NamedTuple):
    first: Any
    second: Any


@dataclass
class Layer:
    weight: Any
    bias: Any
    made: Any = field(init=False, default=None)


class Wider(Layer):
    pass


class Numbers(list):
    pass


READ = {
    "array": X,
    "tuple": (X, Y),
    "list": [X, Y],
    "one": (X,),
    "named": Pair(X, Y),
    "dict": {"x": X, "y": Y},
    "odd_keys": {"": X, "a b": Y, "if": X},
    "layer": Layer(X, Y),
    "wider": Wider(X, Y),
    "numbers": Numbers([X, Y]),
    "ordered": OrderedDict(x=X, y=Y),
    "none": None,
    "no_list": [],
    "no_dict": {},
    "deep": {"layers": [Layer(X, (Y,)), Layer(Y, (X,))], "last": Pair(X, {"scale": None})},
}
"""What is read at sight."""

LOOKED_AT = {
    "int_key": {1: X},
    "default": defaultdict(list, x=X, y=Y),
    "other_default": defaultdict(tuple, x=X, y=Y),
    "scalar": np.float64(3.0),
    "number": 3.0,
    "list_of_numbers": [1.0, Y],
    "another_order": {"y": Y, "x": X},
    "shorter": [X],
    "longer": [X, Y, X],
    "deeper": {"x": X, "y": {"y": Y}},
    "shallower": {"layers": [Layer(X, Y), Layer(Y, (X,))], "last": Pair(X, {"scale": None})},
}

VALUES = READ | LOOKED_AT
OTHERS = VALUES | {"bool_key": {True: X}}


@pytest.mark.parametrize("name", READ)
def test_trees_of_arrays_are_read_at_sight(name):
    leaves, structure = flatten(VALUES[name], "")
    found = leaf_reader([structure, structure])([VALUES[name]] * 2)
    assert found is not None
    assert list(map(id, found)) == [id(leaf) for _, leaf in leaves] * 2


@pytest.mark.parametrize(("name", "other"), [*product(VALUES, OTHERS)])
def test_no_other_tree_is_taken_for_it(name, other):
    structure = flatten(VALUES[name], "")[1]
    expected: list[Any] = []
    is_of = read_leaves(structure, OTHERS[other], expected)
    found = leaf_reader([structure])([OTHERS[other]])
    if found is not None:
        assert is_of
        assert list(map(id, found)) == list(map(id, expected))


# The same in C, for calls.


def weighed(tree):
    """A sum that tells which leaf is where."""
    leaves = [leaf for _, leaf in flatten(tree, "tree")[0]]
    return np.zeros(()) + sum(place * leaf.sum() for place, leaf in enumerate(leaves, 1))


def only(*kinds):
    """The values that are made of arrays and of trees of these `kinds`."""

    def is_so(structure):
        known = structure.kind is None or structure.kind in kinds
        return known and all(map(is_so, structure.children))

    return {name: value for name, value in READ.items() if is_so(flatten(value, "")[1])}


CALLED = only(tuple, list, dict) | {
    "nested": {"layers": [(X, Y), {"x": Y, "y": (X,)}], "last": []},
    "long": [X] * 20,
}


def form(value):
    leaves, structure = flatten(value, "")
    return structure, [(type(leaf), np.shape(leaf)) for _, leaf in leaves]


@functools.cache
def compiled(name):
    return jit(weighed).compile(CALLED[name])


@pytest.mark.parametrize(("name", "other"), [*product(CALLED, VALUES | CALLED)])
def test_calls_know_the_structure_at_sight(name, other):
    value = (VALUES | CALLED)[other]
    call = compiled(name).fast_or(lambda *_: "the general way")
    found = call(value)
    if form(value) == form(CALLED[name]):
        assert found == weighed(value)
    else:
        assert found == "the general way"


@pytest.mark.parametrize("name", CALLED)
def test_calls_give_back_what_they_hold(name):
    call, value = compiled(name).fast_or(None), CALLED[name]
    leaves = [leaf for _, leaf in flatten(value, "")[0]]
    counts = [sys.getrefcount(each) for each in (value, *leaves)]
    for _ in range(5):
        call(value)
    assert counts == [sys.getrefcount(each) for each in (value, *leaves)]


@pytest.mark.parametrize("change", [dict.clear, dict.popitem, lambda each: each.update(x=X)])
def test_arrays_live_as_long_as_the_call(change):
    """Although the call does not keep other threads from changing what they are in."""
    many = 1 << 20
    call = jit(weighed).compile({"x": f64[many]})
    results = []
    for _ in range(20):
        value = {"x": np.ones(many)}
        thread = threading.Thread(target=lambda v=value: results.append(call(v)))
        thread.start()
        while thread.is_alive() and value.get("x") is not None and value["x"] is not X:
            if sys.getrefcount(value["x"]) > 2:  # the call has begun
                change(value)
        thread.join()
    assert results == [many] * 20


def test_a_key_that_is_equal_is_enough():
    call = compiled("dict")
    value = {"".join("x"): X, str(b"y", "ascii"): Y}
    assert call(value) == weighed(value)
