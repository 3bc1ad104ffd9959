"""Nested arguments and results: tuples, lists, named tuples, dicts and dataclasses of leaves.

None is a tree without leaves.
"""

import dataclasses
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError
from tinyir.ir.types import DType, TensorType


@dataclass(frozen=True)
class Structure:
    """The shape of a tree. `kind` is None for a leaf; `keys` name the children in order.

    `default` makes the value of a key that a defaultdict lacks.
    """

    kind: type[Any] | None = None
    keys: tuple[str | int, ...] = ()
    children: tuple["Structure", ...] = ()
    default: Callable[[], Any] | None = None


LEAF = Structure()


_DEEPEST = 100
"""How deep trees are nested, at most."""


def flatten(
    value: Any, place: str, deepest: int = _DEEPEST
) -> tuple[list[tuple[str, Any]], Structure]:
    """The leaves of `value` with their places as Python writes them, and its structure.

    A place is, for example, 'params["ln1.w"][0].scale'. Raises ProgramTypeError for a key of a
    dict that is neither a str nor an int, and for a tree that is nested deeper than `deepest`.
    """
    branches = _branches(value)
    if branches is None:
        return [(place, value)], LEAF
    if not deepest:
        (name,) = re.findall(r"^\w*", place)
        raise ProgramTypeError(
            f"'{name}' is nested more than {_DEEPEST} deep.",
            notes=(f"this is in it: {place[:_MOST_OF_A_PLACE]}...",),
            hints=("a list or dict that contains itself is nested without end",),
        )
    is_dict = isinstance(value, dict)
    leaves: list[tuple[str, Any]] = []
    children = []
    for key, child in branches:
        if is_dict and not _is_key(key):
            raise ProgramTypeError(
                f"The key {key!r} of the dict '{place}' is neither a str nor an int.",
                hints=("a key gives its array a name in C; use str(key)",),
            )
        found, structure = flatten(child, place + step(key, type(value)), deepest - 1)
        leaves += found
        children.append(structure)
    keys = tuple(key for key, _ in branches)
    default = value.default_factory if isinstance(value, defaultdict) else None
    return leaves, Structure(type(value), keys, tuple(children), default)


def leaf_names(structure: Structure, path: str) -> Iterator[str]:
    """A name for each leaf, from the keys that lead to it: 'params_ln1_w_0_scale'.

    What is no letter, digit or underscore is an underscore, one for several in a row. So two
    leaves may have the same name.
    """
    if structure.kind is None:
        yield re.sub(r"\W+", "_", path)
    for key, child in zip(structure.keys, structure.children, strict=True):
        yield from leaf_names(child, f"{path}_{key}")


def leaf_places(structure: Structure, place: str) -> Iterator[str]:
    """The place of each leaf of a tree at `place`, as `flatten` says them."""
    if structure.kind is None:
        yield place
    for key, child in zip(structure.keys, structure.children, strict=True):
        yield from leaf_places(child, place + step(key, structure.kind))


def unflatten(structure: Structure, leaves: Iterator[Any]) -> Any:
    """The tree of `structure` filled with `leaves` in order."""
    kind = structure.kind
    if kind is None:
        return next(leaves)
    values = [unflatten(child, leaves) for child in structure.children]
    if kind is type(None):
        return None
    if issubclass(kind, dict):
        items = zip(structure.keys, values, strict=True)
        return kind(structure.default, items) if issubclass(kind, defaultdict) else kind(items)
    if dataclasses.is_dataclass(kind):
        return kind(**dict(zip(map(str, structure.keys), values, strict=True)))
    return kind(*values) if hasattr(kind, "_fields") else kind(values)


def read_leaves(structure: Structure, value: Any, found: list[Any]) -> bool:
    """Adds the leaves of `value` to `found`; whether its structure is this one.

    It is what `flatten` says, in a fraction of the time.
    """
    kind = structure.kind
    if kind is None:
        found.append(value)
        return type(value) is np.ndarray or _branches(value) is None
    if type(value) is not kind:
        return False
    branches = value.items() if kind is dict else _branches(value) or ()
    keys, children = structure.keys, structure.children
    if len(branches) != len(keys):
        return False
    for (key, child), wanted, below in zip(branches, keys, children, strict=True):
        if key is not wanted and not (key == wanted and _is_key(key)):  # True is no 1
            return False
        if not read_leaves(below, child, found):
            return False
    return not isinstance(value, defaultdict) or value.default_factory == structure.default


_MOST_OF_A_PLACE = 40
"""How much of a long place it shows."""


def leaves_below(arguments: Iterable[tuple[str, Any]]) -> Iterator[Any]:
    """The leaves of all `arguments`, which come with their names."""
    for name, argument in arguments:
        for _, leaf in flatten(argument, name)[0]:
            yield leaf


def holds(value: Any, kind: type[Any]) -> bool:
    """Whether a leaf of `value` is of the class `kind`."""
    branches = _branches(value)
    if branches is None:
        return isinstance(value, kind)
    return any(holds(child, kind) for _, child in branches)


def _branches(value: Any) -> list[tuple[str | int, Any]] | None:
    """The children of a branch with their keys, or None for a leaf."""
    if isinstance(value, TensorType | DType):
        return None
    if value is None:
        return []
    if isinstance(value, dict):
        return list(value.items())
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return [
            (each.name, getattr(value, each.name))
            for each in dataclasses.fields(value)
            if each.init
        ]
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return list(zip(value._fields, value, strict=True))
    if isinstance(value, tuple | list):
        return list(enumerate(value))
    return None


def _is_key(key: Any) -> bool:
    """Whether a dict may have this key."""
    return isinstance(key, str) or type(key) is int


def step(key: str | int, kind: type[Any] | None) -> str:
    """How Python writes the child `key` of a value of the class `kind`, behind it."""
    is_field = isinstance(key, str) and not (kind and issubclass(kind, dict))
    return f".{key}" if is_field else f"[{shown_key(key)}]"


def shown_key(key: str | int) -> str:
    """A key or an index as Python writes it; in double quotes, as messages quote places."""
    shown = repr(key)
    return shown if isinstance(key, int) or '"' in shown else f'"{shown[1:-1]}"'
