"""Puts results where the user wants them: files appear whole or not at all, and standard output."""

import contextlib
import errno
import os
import stat
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tinyir.errors import ProgramError, UsageError
from tinyir.stages import Stage

_HEADER_MARK = b"/* Made by tinyir"
"""How the headers begin that tinyir writes."""


def check_header(library: Path, header: Path) -> None:
    """Raises UsageError where the header of a library would replace that, or the user's own."""
    if library == header:
        raise UsageError(f"'{library}' is the name of a header; give another -o PATH.")
    if not is_device(library) and header.is_file():
        with contextlib.suppress(OSError), header.open("rb") as file:
            if file.read(len(_HEADER_MARK)) != _HEADER_MARK:
                raise UsageError(
                    f"'{header}', where the header of the library goes, is there and none of "
                    "tinyir's.",
                    hints=("move it, or give another -o PATH",),
                )


def check_folder(option: str, folder: Path) -> None:
    """Raises UsageError where the folder that an option names is a file, or would be in one."""
    present = next(each for each in (folder, *folder.parents) if os.path.lexists(each))
    if not os.path.isdir(present):
        raise UsageError(
            f"{option} takes a folder, and '{present}' is no folder.",
            hints=("name another: it is made where it is not there",),
        )


def place(files: Mapping[Path, bytes]) -> None:
    """Writes `files` through files beside them, so that all appear whole or none does."""
    made: dict[Path, Path] = {}
    umask = os.umask(0)
    os.umask(umask)
    target = Path()
    try:
        for target, content in files.items():
            if is_device(target):
                target.write_bytes(content)
                continue
            handle, name = tempfile.mkstemp(prefix=".tinyir-", dir=target.parent)
            made[target] = Path(name)
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.chmod(name, (0o777 if target.suffix == Stage.LIBRARY.suffix else 0o666) & ~umask)
        for target in made:
            _check_replaceable(target)
        for target, path in made.items():
            os.replace(path, target)
    except OSError as error:
        raise ProgramError(f"'{target}' cannot be written: {error.strerror}.") from None
    finally:
        for path in made.values():
            path.unlink(missing_ok=True)


def _check_replaceable(target: Path) -> None:
    """Raises OSError where a file of this name cannot be."""
    with contextlib.suppress(FileNotFoundError):
        if stat.S_ISDIR(os.lstat(target).st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))


def is_device(path: Path) -> bool:
    """Whether `path` is a device or a pipe, such as /dev/null, which no file should replace."""
    return os.path.exists(path) and not os.path.isfile(path)


def line(text: str) -> None:
    """Prints a line to standard output, where there is one; any file name can be printed."""
    if sys.stdout is not None:
        encoding = sys.stdout.encoding or "utf-8"
        write(f"{text}\n".encode(encoding, errors="backslashreplace"))


def note(text: str) -> None:
    """Prints a line to standard error, beside the results."""
    print(text, file=sys.stderr)


def write(content: bytes) -> None:
    """Writes to standard output; raises ProgramError when it takes no more."""
    if sys.stdout is None:
        raise ProgramError("Standard output is closed.")
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        forget()
        raise ProgramError(f"Standard output cannot be written: {error.strerror}.") from None


def forget() -> None:
    """Lets go of what standard output still holds, which Python would write when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
