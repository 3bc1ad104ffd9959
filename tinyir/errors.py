"""The one error family, source locations, and the only code that formats a diagnostic.

A user error carries a location in the user's file, one sentence, notes (facts) and hints
(actions), and is raised as the class that NumPy raises for the same mistake. A fault of tinyir
itself is an `InternalError`, which asks for a report.
"""

import linecache
import opcode
import sys
from dataclasses import dataclass
from types import CodeType
from typing import ClassVar

import numpy as np


@dataclass(frozen=True)
class Location:
    """A span of source text: a file, a line and columns counted from 1 (`end_column` exclusive).

    `file` is the name that emitted text shows: relative, so that text does not depend on the
    folder it was made in. `path` finds the file on disk and takes no part in comparisons.
    """

    file: str
    line: int
    column: int = 1
    end_column: int | None = None
    path: str = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Location) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, int]:
        return (self.file, self.line, self.column)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def excerpt(self) -> str:
        """The source line with a caret under the span, or '' when the file cannot be read."""
        linecache.checkcache(self.path or self.file)  # the file may have changed since
        source = linecache.getline(self.path or self.file, self.line).rstrip("\n")
        if not source.strip():
            return ""
        start = min(self.column, len(source)) - 1
        stop = min(self.end_column - 1, len(source)) if self.end_column else start + 1
        indent = "".join(c if c == "\t" else " " for c in source[:start])
        return f"    {source}\n    {indent}{'^' * max(1, stop - start)}"


def code_location(code: CodeType, instruction: int, shown: str) -> Location:
    """The location of the bytecode at byte offset `instruction`; `shown` is the name to print."""
    first = Location(shown, code.co_firstlineno, path=code.co_filename)
    if instruction < 0:
        return first
    positions = _positions(code)
    place = _asking(code, instruction) // 2
    if place >= len(positions):
        return first
    line, end_line, column, end_column = positions[place]
    if line is None or column is None:
        return Location(shown, line or code.co_firstlineno, path=code.co_filename)
    source = linecache.getline(code.co_filename, line).encode()
    start = len(source[:column].decode(errors="replace")) + 1
    stop = None
    if end_line == line and end_column is not None:
        stop = len(source[:end_column].decode(errors="replace")) + 1
    return Location(shown, line, start, stop, path=code.co_filename)


def _asking(code: CodeType, instruction: int) -> int:
    """The instruction that made the value which a conditional jump or a loop asks about.

    Before Python 3.13 those are placed at their whole statement; other instructions stay.
    """
    names = opcode.opname
    bytecode = code.co_code
    name = names[bytecode[instruction]]
    if sys.version_info < (3, 13) and (name.startswith("POP_JUMP") or name == "GET_ITER"):
        instruction -= 2
        while names[bytecode[instruction]] == "CACHE":
            instruction -= 2
    return instruction


_Position = tuple[int | None, int | None, int | None, int | None]

_kept: dict[int, tuple[CodeType, list[_Position]]] = {}


def _positions(code: CodeType) -> list[_Position]:
    """The positions of all instructions; kept, as a long function is asked for each of its lines.

    The key is the identity of the code, which is kept too: its hash would take as long.
    """
    found = _kept.get(id(code))
    if found is None:
        if len(_kept) >= 100:
            _kept.clear()
        found = _kept[id(code)] = (code, list(code.co_positions()))
    return found[1]


class TinyirError(Exception):
    """Base of every error that tinyir raises; `str()` is the whole diagnostic."""

    exit_code: ClassVar[int] = 1

    def __init__(
        self,
        message: str,
        *,
        location: Location | None = None,
        notes: tuple[str, ...] = (),
        hints: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message)
        self.message = message
        self.location = location
        self.notes = notes
        self.hints = hints

    def at(self, location: Location | None) -> "TinyirError":
        """This error, placed at `location` unless it has a place already."""
        self.location = self.location or location
        return self

    def __str__(self) -> str:
        lines = []
        if self.location:
            lines.append(f"{self.location}: error: {self.message}")
            lines += filter(None, [self.location.excerpt()])
        else:
            lines.append(f"error: {self.message}")
        lines += [f"  note: {note}" for note in self.notes]
        lines += [f"  hint: {hint}" for hint in self.hints]
        return "\n".join(lines)


class ProgramError(TinyirError):
    """The user's program or input is wrong in a way that NumPy has no exception for."""


class ProgramValueError(ProgramError, ValueError):
    """A `ValueError` of the user's program: shapes, axes and values that do not fit."""


class ProgramSizeError(ProgramValueError):
    """A `ValueError` about the sizes that named dimensions have when a kernel runs."""


class ProgramTypeError(ProgramError, TypeError):
    """A `TypeError` of the user's program: dtypes, arguments and control flow on values."""


class ProgramIndexError(ProgramError, IndexError):
    """An `IndexError` of the user's program: an axis or an index out of range."""


class ProgramKeyError(ProgramError, KeyError):
    """A `KeyError` of the user's program: a key that a dict of traced values lacks."""


class ProgramOverflowError(ProgramError, OverflowError):
    """An `OverflowError` of the user's program: a Python integer that its dtype cannot hold."""


class ProgramZeroDivisionError(ProgramError, ZeroDivisionError):
    """A `ZeroDivisionError` of the user's program: weights that sum to zero."""


class ProgramAttributeError(ProgramError, AttributeError):
    """An `AttributeError` of the user's program: an attribute that traced values do not have."""


class AxisError(ProgramValueError, np.exceptions.AxisError):
    """An axis out of range: NumPy's own class, a `ValueError` and an `IndexError`."""


class LinAlgError(ProgramValueError, np.linalg.LinAlgError):
    """An array of the wrong rank for linear algebra: NumPy's own class, a `ValueError`."""


class UsageError(TinyirError):
    """The command line does not make sense."""

    exit_code = 2


class ToolError(TinyirError, RuntimeError):
    """A tool is missing, too old, or failed."""

    exit_code = 3


class InternalError(TinyirError, RuntimeError):
    """A fault of tinyir, not of its user."""

    exit_code = 4

    def __str__(self) -> str:
        return f"internal {super().__str__()}\n  hint: this is a fault of tinyir; please report it."
