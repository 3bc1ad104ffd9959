"""What is said where a function uses an argument that is None as if it were an array or a tree."""

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any

from tinyir.errors import ProgramAttributeError, ProgramError, ProgramTypeError, TinyirError
from tinyir.frontend.trees import Structure, flatten, step
from tinyir.places import raised_at


def absent_arguments(
    signature: inspect.Signature, values: Mapping[str, Any], static: Mapping[str, Any]
) -> list[str]:
    """The places of arguments that are None: in the trees `values`, static ones, and defaults."""
    places = [
        place for name, value in values.items() for place in _places(flatten(value, name)[1], name)
    ]
    defaults = {name: each.default for name, each in signature.parameters.items()}
    rest = {name: value for name, value in {**defaults, **static}.items() if name not in values}
    return [*places, *(name for name, value in rest.items() if value is None)]


def _places(structure: Structure, place: str) -> Iterator[str]:
    """The places of those branches of a tree at `place` that are None."""
    if structure.kind is type(None):
        yield place
    for key, child in zip(structure.keys, structure.children, strict=True):
        yield from _places(child, place + step(key, structure.kind))


def with_absent(error: BaseException, kernel: str, places: list[str]) -> ProgramError | None:
    """The `error` of a function some of whose arguments, at `places`, are None.

    None where it has nothing to do with them.
    """
    library = type(error).__module__.partition(".")[0]
    is_known = library in ("builtins", "numpy", __package__.partition(".")[0])
    if not places or not is_known or not isinstance(error, TypeError | AttributeError):
        return None
    message = error.message if isinstance(error, TinyirError) else f"{error}."
    if not _NONE.search(message):
        return None
    location = error.location if isinstance(error, TinyirError) else raised_at(error)
    kind = ProgramAttributeError if isinstance(error, AttributeError) else ProgramTypeError
    shown = ", ".join(f"'{place}'" for place in places[:_MOST_PLACES])
    more = f" and {len(places) - _MOST_PLACES} more" if len(places) > _MOST_PLACES else ""
    are = "argument {} of '{}' is None" if len(places) == 1 else "arguments {} of '{}' are None"
    return kind(
        message,
        location=location,
        notes=(f"the {are.format(shown + more, kernel)}",),
        hints=(
            "give an array, or a tree of arrays; where it may be None, the function asks: "
            f"if {places[0]} is None",
        ),
    )


_NONE = re.compile(r"\bNone|'object'|'O'|input types")
"""What messages about None have: Python's name its class, NumPy's the dtype that it has."""

_MOST_PLACES = 4
"""The most places of None that a message lists."""
