"""Where the user's code is: the frames that are neither tinyir's nor NumPy's.

They are on the stack, and in the traceback of an error. An error that tells the user what is wrong
shows him frames of his own alone; one that nobody expected, and is perhaps a fault of tinyir, keeps
all, as all do where `TINYIR_TRACEBACK` is 'full'.
"""

import ast
import dis
import linecache
import os
import re
import sys
from collections.abc import Callable, Iterator
from types import CodeType, FrameType, TracebackType
from typing import Any, TypeVar

import numpy as np

from tinyir.errors import InternalError, Location, TinyirError, code_location

_OWN = os.path.dirname(__file__) + os.sep
_NUMPY = os.path.dirname(np.__file__) + os.sep
_INTERNAL = (_OWN, _NUMPY)

Function = TypeVar("Function", bound=Callable[..., Any])


def user_frame() -> Any:
    """The innermost frame that is neither tinyir's nor NumPy's, or None."""
    frame = sys._getframe(1)
    while frame is not None and _is_in(frame, _INTERNAL):
        frame = frame.f_back  # type: ignore[assignment]
    return frame


def user_location() -> Location | None:
    """Where the user's code is right now."""
    frame = user_frame()
    return None if frame is None else frame_location(frame)


def is_assignment() -> bool:
    """Whether the user's code is right now in an assignment to elements, `x[key] = value`."""
    frame = user_frame()
    if frame is None:
        return False
    instruction = int(frame.f_code.co_code[frame.f_lasti])
    return dis.opname[instruction] in ("STORE_SUBSCR", "STORE_SLICE")


def lookup() -> ast.Subscript | None:
    """The expression `array[key]` that the user's code computes right now, if it is one."""
    frame = user_frame()
    found = expressions(frame.f_code, frame.f_lasti) if frame is not None else ()
    return next((each for each in found if isinstance(each, ast.Subscript)), None)


def expressions(code: CodeType, instruction: int) -> list[ast.AST]:
    """What stands in the source where the bytecode at byte offset `instruction` is from."""
    line, end_line, column, end_column = [*code.co_positions()][instruction // 2]
    place = (line, end_line, column, end_column)
    return [each for each in ast.walk(source_tree(code)) if _place(each) == place]


def source_tree(code: CodeType) -> ast.Module:
    """The file that `code` is from, parsed; empty where there is none, or it is no Python now."""
    try:
        return ast.parse("".join(linecache.getlines(code.co_filename)))
    except SyntaxError:  # the file has changed since
        return ast.Module([], [])


def _place(node: ast.AST) -> tuple[int | None, ...]:
    names = ("lineno", "end_lineno", "col_offset", "end_col_offset")
    return tuple(getattr(node, name, None) for name in names)


def frame_location(frame: Any) -> Location:
    """Where `frame` is, shown by its file's bare name so that text is the same in any folder."""
    code = frame.f_code
    return code_location(code, frame.f_lasti, os.path.basename(code.co_filename))


def raised_at(error: BaseException) -> Location | None:
    """Where the user's code was when `error` was raised: the innermost of its frames."""
    found = None
    for each in _frames(error):
        if not _is_in(each.tb_frame, _INTERNAL):
            found = each
    if found is None:
        return None
    code = found.tb_frame.f_code
    return code_location(code, found.tb_lasti, os.path.basename(code.co_filename))


def definition(code: CodeType) -> Location:
    """Where a function's name stands in its 'def', which follows its decorators."""
    shown = os.path.basename(code.co_filename)
    pattern = re.compile(rf"(\s*(?:async\s+)?def\s+){re.escape(code.co_name)}\b")
    lines = linecache.getlines(code.co_filename)
    for number, line in enumerate(lines[code.co_firstlineno - 1 :], code.co_firstlineno):
        match = pattern.match(line)
        if match:
            column = match.end(1) + 1
            end = column + len(code.co_name)
            return Location(shown, number, column, end, path=code.co_filename)
    return Location(shown, code.co_firstlineno, path=code.co_filename)


class _Passage:
    """An error that leaves what is inside, on its way to the user, loses the frames in between."""

    def __enter__(self) -> None:
        """Nothing is to be done before."""

    def __exit__(self, kind: Any, error: BaseException | None, traceback: Any) -> None:
        if isinstance(error, TinyirError):
            if not isinstance(error, InternalError):
                _hide(error, _INTERNAL)
        elif error is not None and _is_of_user_code(error):
            _hide(error, _OWN)


class _Border(_Passage):
    """User code calls what is inside: an error that leaves it is placed there, too.

    That is at the user's line, unless it has a place.
    """

    def __exit__(self, kind: Any, error: BaseException | None, traceback: Any) -> None:
        if isinstance(error, TinyirError):
            error.at(user_location())
        super().__exit__(kind, error, traceback)


PASSAGE, BORDER = _Passage(), _Border()

_RUNNING: set[CodeType] = set()


def runs_user_code(function: Function) -> Function:
    """Marks a function that calls the user's: what that raises is the user's own business."""
    _RUNNING.add(function.__code__)
    return function


def _is_of_user_code(error: BaseException) -> bool:
    """Whether nothing of tinyir's runs between the user's function and what raised the error."""
    own = [each.tb_frame.f_code for each in _frames(error) if _is_in(each.tb_frame, _OWN)]
    return bool(own) and own[-1] in _RUNNING


def _hide(error: BaseException, folders: str | tuple[str, ...]) -> None:
    """Takes the frames out of the traceback of an error whose files are in `folders`."""
    if os.environ.get("TINYIR_TRACEBACK") == "full":
        return
    kept = None
    for each in reversed([*_frames(error)]):
        if not _is_in(each.tb_frame, folders):
            kept = TracebackType(kept, each.tb_frame, each.tb_lasti, each.tb_lineno)
    error.__traceback__ = kept


def _frames(error: BaseException) -> Iterator[TracebackType]:
    frame = error.__traceback__
    while frame is not None:
        yield frame
        frame = frame.tb_next


def _is_in(frame: FrameType, folders: str | tuple[str, ...]) -> bool:
    """Whether the code of a frame is from one of the `folders`: written there, or made there."""
    file = frame.f_code.co_filename
    if file == "<string>":  # the __init__ of a dataclass, or code of the user's
        file = frame.f_globals.get("__file__") or file
    return file.startswith(folders)
