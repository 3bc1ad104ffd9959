"""Runs a DSL file and returns its kernels in the order of the file."""

import sys
import traceback
from pathlib import Path
from types import ModuleType

from tinyir.errors import Location, ProgramError, TinyirError
from tinyir.frontend.kernel import KernelFunction


def load_kernels(path: Path, marked: type[KernelFunction]) -> list[KernelFunction]:
    """The kernels that the file at `path` defines: its module's values of the class `marked`.

    Raises ProgramError for a file that cannot be read or run, or that has no kernels.
    """
    module = _run(path)
    found = {id(value): value for value in vars(module).values() if isinstance(value, marked)}
    own = [each for each in found.values() if each.function.__module__ == module.__name__]
    if not own:
        raise ProgramError(
            f"'{path.name}' has no kernels.",
            location=Location(path.name, 1, path=str(path)),
            hints=("put '@kernel' (from tinyir import kernel) before a function",),
        )
    own.sort(key=lambda kernel: kernel.location.line)
    names = [kernel.name for kernel in own]
    for kernel in own:
        if names.count(kernel.name) > 1:
            raise ProgramError(f"Two kernels are called '{kernel.name}'.", location=kernel.location)
    return own


def user_error(error: BaseException, path: Path) -> ProgramError:
    """An exception of the user's code as a diagnostic at the user's line."""
    if isinstance(error, SyntaxError) and error.lineno:
        text = f"invalid syntax: {error.msg}."
        name = Path(error.filename or path).name
        place = Location(name, error.lineno, error.offset or 1, path=str(error.filename or path))
        return ProgramError(text, location=place)
    location = None
    for frame in traceback.extract_tb(error.__traceback__):
        if frame.filename == str(path) and frame.lineno:
            column = (frame.colno or 0) + 1
            end = (
                frame.end_colno + 1
                if frame.end_colno and frame.end_lineno == frame.lineno
                else None
            )
            location = Location(path.name, frame.lineno, column, end, path=str(path))
    return ProgramError(f"{type(error).__name__}: {str(error) or 'no message'}", location=location)


def _run(path: Path) -> ModuleType:
    try:
        source = path.read_bytes()
    except OSError as error:
        raise ProgramError(f"'{path}' cannot be read: {error.strerror}.") from None
    module = ModuleType(f"tinyir_dsl_{path.stem}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module
    folder = str(path.resolve().parent)
    sys.path.insert(0, folder)
    try:
        exec(compile(source, str(path), "exec"), vars(module))
    except TinyirError:
        raise
    except (Exception, SystemExit) as error:
        raise user_error(error, path) from error
    finally:
        sys.path.remove(folder)
    return module
