"""Runs a DSL file and returns its kernels in the order of the file."""

import ast
import builtins
import difflib
import linecache
import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from tinyir.errors import Location, ProgramError, TinyirError
from tinyir.frontend.kernel import KernelFunction


def load_kernels(path: Path, marked: type[KernelFunction]) -> list[KernelFunction]:
    """The kernels that the file at `path` defines: its module's values of the class `marked`.

    Raises ProgramError for a file that cannot be read or run, or that has no kernels.
    """
    try:
        source = path.read_bytes()
    except OSError as error:
        raise ProgramError(f"'{path}' cannot be read: {error.strerror}.") from None
    module = _run(path, source)
    values = {id(value): value for value in vars(module).values()}.values()
    functions = [
        value
        for value in values
        if isinstance(value, KernelFunction) and value.function.__module__ == module.__name__
    ]
    kernels = [each for each in functions if isinstance(each, marked)]
    if not kernels:
        near = [f"'{each.name}' is not marked '@kernel'" for each in functions]
        raise ProgramError(
            f"'{path.name}' has no kernels.",
            notes=tuple(near),
            hints=("put '@kernel' (from tinyir import kernel) before a function",),
        )
    kernels.sort(key=lambda kernel: kernel.location.line)
    _refuse_doubles(kernels, path, source)
    return kernels


@contextmanager
def user_code(path: Path) -> Iterator[None]:
    """Where the code of the DSL file at `path` runs; what it raises becomes a ProgramError."""
    try:
        yield
    except TinyirError as error:
        raise error.at(_location_in(path, error)) from None
    except BaseException as error:  # exit() and its like, too
        if type(error) is KeyboardInterrupt:
            raise
        raise _user_error(error, path) from error


def _user_error(error: BaseException, path: Path) -> ProgramError:
    """An exception of the user's code as a diagnostic at the user's line."""
    if isinstance(error, SyntaxError) and error.lineno:
        file = str(error.filename or path)
        text = f"{type(error).__name__}: {error.msg}."
        ends_here = error.end_lineno == error.lineno and (error.end_offset or 0) > 0
        end = error.end_offset if ends_here else None
        place = Location(Path(file).name, error.lineno, error.offset or 1, end, path=file)
        return ProgramError(text, location=place)
    name = getattr(error, "name", None)
    near = difflib.get_close_matches(name, _names_near(error), n=1) if type(name) is str else ()
    return ProgramError(
        f"{type(error).__name__}: {_words_of(error)}",
        location=_location_in(path, error),
        hints=(f"Did you mean '{near[0]}'?",) if near else (),
    )


def _words_of(error: BaseException) -> str:
    try:
        return str(error) or "no message"
    except Exception as failed:
        return f"its message cannot be shown: __str__ raises {type(failed).__name__}"


def _location_in(path: Path, error: BaseException) -> Location | None:
    """The innermost place in the file `path` that `error` went through."""
    location = None
    for frame in traceback.extract_tb(error.__traceback__):
        if frame.filename == str(path) and frame.lineno:
            ends_here = frame.end_lineno == frame.lineno and frame.end_colno
            end = _character(frame, frame.end_colno) if ends_here else None
            start = _character(frame, frame.colno)
            location = Location(path.name, frame.lineno, start, end, path=str(path))
    return location


def _character(frame: traceback.FrameSummary, offset: int | None) -> int:
    """The column, from 1, of the UTF-8 byte at `offset` of a frame's line."""
    line = linecache.getline(frame.filename, frame.lineno or 0).encode()
    return len(line[: offset or 0].decode(errors="replace")) + 1


def _names_near(error: BaseException) -> Iterable[str]:
    """The names that were in reach where `error`, a misspelt name or attribute, was raised."""
    if isinstance(error, AttributeError):
        return dir(error.obj)
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    if not isinstance(error, NameError) or last is None:
        return ()
    frame = last.tb_frame
    return (*frame.f_locals, *frame.f_globals, *dir(builtins))


def _run(path: Path, source: bytes) -> ModuleType:
    module = ModuleType(f"tinyir_dsl_{path.stem}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module
    folder = str(path.resolve().parent)
    sys.path.insert(0, folder)
    try:
        with user_code(path):
            exec(compile(source, str(path), "exec"), vars(module))
    finally:
        sys.path.remove(folder)
    return module


def _refuse_doubles(kernels: list[KernelFunction], path: Path, source: bytes) -> None:
    """Raises ProgramError where two kernels have one name: C would see only one of them."""
    lines: dict[str, int] = {}
    places = [(kernel.name, kernel.location.line) for kernel in kernels]
    for name, line in places:
        if places.count((name, line)) > 1:
            raise ProgramError(
                f"Two kernels are called '{name}'.",
                location=Location(path.name, line, path=str(path)),
                hints=("give each its own 'def', under its own name",),
                notes=("one 'def' made both",),
            )
    for name, line in sorted({*places, *_replaced(places, source)}, key=lambda place: place[1]):
        first = lines.setdefault(name, line)
        if first != line:
            raise ProgramError(
                f"Two kernels are called '{name}'.",
                location=Location(path.name, line, path=str(path)),
                hints=("rename one of them",),
                notes=(f"the first is at line {first}",),
            )


def _replaced(places: list[tuple[str, int]], source: bytes) -> Iterator[tuple[str, int]]:
    """Top-level functions that kernels of the same name and decorators replaced."""
    defined = [
        (node.name, node.lineno, [ast.unparse(each) for each in node.decorator_list])
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef)
    ]
    kept = {name: decorators for name, line, decorators in defined if (name, line) in places}
    for name, line, decorators in defined:
        if kept.get(name) == decorators:
            yield name, line
