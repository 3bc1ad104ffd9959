"""Where the user's code is: the frames of the stack that are neither tinyir's nor NumPy's."""

import dis
import os
import sys
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
