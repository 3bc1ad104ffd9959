"""Nested arguments and results: tuples, lists, named tuples, dicts and dataclasses of leaves.

None is a tree without leaves.
"""

import dataclasses
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


def flatten(value: Any, path: str) -> tuple[list[tuple[str, Any]], Structure]:
    """The leaves of `value` with their paths as identifiers ('params_w1'), and its structure."""
    branches = _branches(value)
    if branches is None:
        return [(path, value)], LEAF
    leaves: list[tuple[str, Any]] = []
    children = []
    for key, child in branches:
        found, structure = flatten(child, f"{path}_{key}")
        leaves += found
        children.append(structure)
    keys = tuple(key for key, _ in branches)
    default = value.default_factory if isinstance(value, defaultdict) else None
    return leaves, Structure(type(value), keys, tuple(children), default)


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
        if key != wanted or not read_leaves(below, child, found):
            return False
    return not isinstance(value, defaultdict) or value.default_factory == structure.default


def leaves_below(arguments: Iterable[tuple[str, Any]]) -> Iterator[Any]:
    """The leaves of all `arguments`, which come with their names."""
    for name, argument in arguments:
        for _, leaf in flatten(argument, name)[0]:
            yield leaf


def _branches(value: Any) -> list[tuple[str | int, Any]] | None:
    """The children of a branch with their keys, or None for a leaf."""
    if isinstance(value, TensorType | DType):
        return None
    if value is None:
        return []
    if isinstance(value, dict):
        for key in value:
            if not (isinstance(key, str) and key.isidentifier()):
                raise ProgramTypeError(
                    f"The key {key!r} of a dict is not an identifier.",
                    hints=("keys are names in C: letters, digits and '_'",),
                )
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
