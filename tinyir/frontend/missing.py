"""Errors of the user's function that hide what is wrong, replaced by some that show it."""

import ast
import difflib
import inspect
import os
from collections.abc import Mapping
from types import TracebackType
from typing import Any

from tinyir.errors import ProgramKeyError, code_location
from tinyir.frontend.nones import absent_arguments, with_absent
from tinyir.frontend.refused import behind
from tinyir.frontend.traced import Traced
from tinyir.frontend.trees import holds, shown_key
from tinyir.places import expressions

_MOST_SHOWN = 10
"""The most keys that a message lists."""


class Explained:
    """The user's function runs inside, that of `kernel`, called with `values` and `static`."""

    def __init__(
        self,
        kernel: str,
        signature: inspect.Signature,
        values: Mapping[str, Any],
        static: Mapping[str, Any],
    ) -> None:
        self._kernel = kernel
        self._absent = absent_arguments(signature, values, static)

    def __enter__(self) -> None:
        """Nothing is to be done before."""

    def __exit__(self, kind: Any, error: BaseException | None, traceback: Any) -> None:
        found: Exception | None = None
        if isinstance(error, ValueError):
            found = behind(error)
        if isinstance(error, KeyError):
            found = _missing(error)
        if error is not None and found is None:
            found = with_absent(error, self._kernel, self._absent)
        if found is not None:  # all others are the user's own business
            raise found.with_traceback(traceback) from None


def _missing(error: KeyError) -> ProgramKeyError | None:
    """The error for a key that a dict of traced values lacks; None for any other KeyError."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    if last is None or len(error.args) != 1:
        return None
    (key,) = error.args
    asked = _asked(last)
    if asked is None:
        return None
    text, found = asked
    if not isinstance(found, dict) or key in found or not holds(found, Traced):
        return None
    code = last.tb_frame.f_code
    keys = [_shown(each) for each in found]
    more = f" and {len(keys) - _MOST_SHOWN} more" if len(keys) > _MOST_SHOWN else ""
    near = difflib.get_close_matches(str(key), map(str, found), n=1)
    return ProgramKeyError(
        f"'{text}' has no key {_shown(key)}.",
        location=code_location(code, last.tb_lasti, os.path.basename(code.co_filename)),
        notes=(f"it has {', '.join(keys[:_MOST_SHOWN])}{more}",),
        hints=tuple(
            f"Did you mean {_shown(each)}?" for each in found if near and str(each) == near[0]
        ),
    )


def _asked(last: TracebackType) -> tuple[str, Any] | None:
    """What the expression that failed looks its key up in: as the user wrote it, and its value.

    None where that is not known without calling anything again.
    """
    for node in expressions(last.tb_frame.f_code, last.tb_lasti):
        match node:
            case (
                ast.Subscript(value=looked_in)
                | ast.Call(func=ast.Attribute(value=looked_in, attr="pop"))
            ):
                if not any(isinstance(each, _ACTING) for each in ast.walk(looked_in)):
                    return ast.unparse(looked_in).replace("'", '"'), _value(looked_in, last)
    return None


_ACTING = (ast.Call, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr)
"""Expressions that may do something when they are evaluated once more."""


def _value(node: ast.expr, last: TracebackType) -> Any:
    frame = last.tb_frame
    code = compile(ast.Expression(node), frame.f_code.co_filename, "eval")
    try:
        return eval(code, frame.f_globals, frame.f_locals)
    except Exception:  # a name has another value by now
        return None


def _shown(key: object) -> str:
    return shown_key(key) if isinstance(key, str | int) else repr(key)
