"""How trees differ: what is said of one that is nested otherwise than a kernel expects it."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tinyir.frontend.trees import Structure, shown_key, step
from tinyir.ir.types import is_array


@dataclass(frozen=True)
class Difference:
    """Where a tree is first seen to be nested otherwise than expected, and what to do."""

    note: str
    hints: tuple[str, ...] = ()


def difference(
    expected: Structure, given: Structure, place: str, leaves: Mapping[str, Any]
) -> Difference | None:
    """The first difference between two structures at `place`; None if there is none.

    `leaves` are those of the given one, by their places. What iterates over a dict sees the order
    of its keys, so that makes a difference, too.
    """
    kind = given.kind
    if kind is not expected.kind:
        got, wanted = _described(given, place, leaves), _described(expected, place, {})
        return Difference(f"{place} is {got}, expected {wanted}", _hints(expected, given, place))
    if given.default != expected.default:
        got, wanted = (_maker(each) for each in (given, expected))
        return Difference(f"{place} makes what it lacks by {got}, expected {wanted}")
    if kind in (list, tuple) and len(given.keys) != len(expected.keys):
        counts = f"{len(given.keys)}, expected {len(expected.keys)}"
        return Difference(f"the number of elements of {place} is {counts}")
    for key in expected.keys:
        if key not in given.keys:
            return Difference(f"{place} has no {shown_key(key)}")
    for key in given.keys:
        if key not in expected.keys:
            return Difference(f"{place} has {shown_key(key)}, which is not expected")
    if given.keys != expected.keys:
        return _in_other_order(place, given.keys, expected.keys)
    for key, one, other in zip(expected.keys, expected.children, given.children, strict=True):
        found = difference(one, other, place + step(key, kind), leaves)
        if found:
            return found
    return None


def shown_tree(structure: Structure, place: str, leaves: Mapping[str, Any]) -> str:
    """A tree as Python writes it, with 'array' for arrays, and little of what is large.

    `leaves` has those that may be something else, by their places.
    """
    shown = (_shown(structure, place, leaves, deepest) for deepest in reversed(range(4)))
    *_, shortest = texts = [*shown]
    return next((text for text in texts if len(text) <= _LONGEST), shortest)


def _shown(structure: Structure, place: str, leaves: Mapping[str, Any], deepest: int) -> str:
    """A tree whose branches below the level `deepest` are '...'."""
    kind = structure.kind
    if kind is None:
        return _leaf(place, leaves)
    if kind is type(None):
        return "None"
    pairs = [*zip(structure.keys, structure.children, strict=True)]
    kept = pairs[: _MOST_CHILDREN if deepest else 0]
    is_dict = issubclass(kind, dict)
    is_named = not is_dict and any(isinstance(key, str) for key, _ in pairs)
    words = []
    for key, child in kept:
        text = _shown(child, place + step(key, kind), leaves, deepest - 1)
        words.append(f"{shown_key(key)}: {text}" if is_dict else f"{key}={text}" * is_named or text)
    inside = ", ".join([*words, *["..."] * (len(kept) < len(pairs))])
    if is_dict:
        inside = f"{{{inside}}}"
    elif issubclass(kind, list):
        inside = f"[{inside}]"
    elif not is_named:
        inside = f"({inside}{',' * (len(words) == 1)})"
    if kind in (dict, list, tuple):
        return inside
    if issubclass(kind, defaultdict):
        inside = f"{_maker(structure)}, {inside}"
    return f"{kind.__name__}({inside})"


_LONGEST = 80
"""The most letters of a tree that a message shows, where it can be shown in few."""

_MOST_CHILDREN = 4
"""The most children of a branch that a message shows."""


def _leaf(place: str, leaves: Mapping[str, Any]) -> str:
    is_other = place in leaves and not is_array(leaves[place])
    return type(leaves[place]).__name__ if is_other else "array"


def _described(structure: Structure, place: str, leaves: Mapping[str, Any]) -> str:
    """What stands at `place`, in words."""
    if structure.kind is type(None):
        return "None"
    if structure.kind is None:
        word = _leaf(place, leaves)
        return "an array" if word == "array" else f"of type '{word}'"
    return _KINDS.get(structure.kind) or f"of type '{structure.kind.__name__}'"


_KINDS: Mapping[type[Any], str] = {dict: "a dict", list: "a list", tuple: "a tuple"}


def _hints(expected: Structure, given: Structure, place: str) -> tuple[str, ...]:
    """What to do where one is of another kind than the other."""
    if expected.kind is None and given.kind in (list, tuple):
        return (f"np.asarray({place}) makes an array",)
    if type(None) in (expected.kind, given.kind):
        wanted = _described(expected, place, {})
        got = _described(given, place, {})
        return (f"give {wanted} for it, or compile for {got}: that is another kernel",)
    return ()


def _maker(structure: Structure) -> str:
    return getattr(structure.default, "__name__", repr(structure.default))


def _in_other_order(
    place: str, given: tuple[str | int, ...], expected: tuple[str | int, ...]
) -> Difference:
    note = f"the keys of {place} come in another order"
    if len(expected) > _MOST_SHOWN:
        one, other = next(pair for pair in zip(given, expected, strict=True) if len({*pair}) > 1)
        return Difference(
            f"{note}: {shown_key(one)} where {shown_key(other)} is expected",
            ("the order of keys is part of what is compiled; put them in that order",),
        )
    got, wanted = (", ".join(map(shown_key, keys)) for keys in (given, expected))
    return Difference(
        f"{note}: {got}; expected {wanted}",
        (f"{{key: {place}[key] for key in ({wanted})}} has that order",),
    )


_MOST_SHOWN = 10
"""The most keys that a message lists."""
