"""Static arguments: values that a function is specialised by."""

import dataclasses
from inspect import Parameter
from typing import Any

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError

BY_POSITION = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
"""The kinds of parameters that take arrays, one each: keyword-only ones are static."""


def hashed(value: object, what: str, hint: str) -> object:
    """The key for a static value; raises ProgramTypeError when it cannot be hashed."""
    try:
        hash(value)
    except TypeError:
        raise ProgramTypeError(
            f"{what} must be hashable, got '{type(value).__name__}'.", hints=(hint,)
        ) from None
    return exactly(value)


def exactly(value: Any) -> object:
    """A key for a static value that tells apart what is equal: 1, 1.0 and True, 0.0 and -0.0."""
    if isinstance(value, np.generic):
        return (type(value), value.tobytes())
    if isinstance(value, float | complex):
        return (type(value), repr(value))
    if isinstance(value, tuple):
        return (type(value), *map(exactly, value))
    if isinstance(value, frozenset):
        return (type(value), frozenset(map(exactly, value)))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = (getattr(value, field.name) for field in dataclasses.fields(value))
        return (type(value), value, *map(exactly, fields))
    return (type(value), value)


STRICT = "strict"
FAST = "fast"


def checked_fp(fp: str) -> str:
    """`fp`; raises ProgramValueError where it is neither word."""
    if fp not in (STRICT, FAST):
        raise ProgramValueError(f"'fp' is '{STRICT}' or '{FAST}', got {fp!r}.")
    return fp
