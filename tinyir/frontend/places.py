"""Where the user's code is: the frames of the stack that are neither tinyir's nor NumPy's."""

import dis
import linecache
import os
import re
import sys
from types import CodeType
from typing import Any

import numpy as np

from tinyir.errors import Location, code_location

_INTERNAL = (
    os.path.dirname(os.path.dirname(__file__)) + os.sep,
    os.path.dirname(np.__file__) + os.sep,
)


def user_frame() -> Any:
    """The innermost frame that is neither tinyir's nor NumPy's, or None."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_INTERNAL):
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


def frame_location(frame: Any) -> Location:
    """Where `frame` is, shown by its file's bare name so that text is the same in any folder."""
    code = frame.f_code
    return code_location(code, frame.f_lasti, os.path.basename(code.co_filename))


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
