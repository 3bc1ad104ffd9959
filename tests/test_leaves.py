"""Reading the leaves of nested arguments: the written-out way says what the general way says."""

from collections import OrderedDict, defaultdict
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest

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
