"""The on-disk cache: finished libraries by a hash of everything that they depend on.

An entry is a folder that appears by one rename, so that a reader sees all of it or nothing. It
holds a checksum of its files; an entry that fails it (truncated, foreign) is thrown away and made
again. `TINYIR_CACHE` moves the cache; its default is in the user's cache folder.
"""

import atexit
import contextlib
import errno
import fcntl
import functools
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tinyir.errors import ToolError

LIBRARY = "library.so"
HEADER = "library.h"
CHECKSUM = "checksum"

_FORMAT = "2"


def cache_folder() -> Path:
    """Where entries live; a folder of this process alone where that cannot be written."""
    user_cache = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    wanted = os.environ.get("TINYIR_CACHE") or f"{user_cache}/tinyir"
    try:
        folder = Path(wanted).expanduser().absolute()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: there is no home for '~'
        return _process_folder()
    return folder if _is_writable(folder) else _process_folder()


def key_of(*parts: str) -> str:
    """The key of what depends on `parts`."""
    digest = hashlib.sha256(_FORMAT.encode())
    for part in parts:
        encoded = part.encode(errors="surrogateescape")
        digest.update(f"{len(encoded)}:".encode() + encoded)
    return digest.hexdigest()[:40]


def fetch(
    key: str, build: Callable[[Path], None], files: Sequence[str] = (LIBRARY, HEADER)
) -> Path:
    """The folder of entry `key`, with sound `files` in it.

    Where there is none, `build(folder)` makes these files in an empty folder first.
    """
    for _ in range(_ATTEMPTS):
        entry = cache_folder() / key
        if _is_sound(entry, files):
            return entry
        try:
            _make(entry, build, files)
        except _VanishedError:
            continue
        except OSError as error:
            if error.errno not in _FULL:
                raise
            entry = _elsewhere(entry, build, files)
        return entry
    raise ToolError(f"The cache folder {entry.parent} is removed whenever a kernel is built.")


_ATTEMPTS = 3
_FULL = (errno.ENOSPC, errno.EDQUOT)
"""Where the cache cannot grow, what is made is kept for this process alone."""


def _elsewhere(full: Path, build: Callable[[Path], None], files: Sequence[str]) -> Path:
    """The entry `full`, of a folder that cannot grow, in the one of this process."""
    entry = _process_folder() / full.name
    try:
        if not _is_sound(entry, files):
            _make(entry, build, files)
    except OSError as error:
        if error.errno not in _FULL:
            raise
        raise ToolError(
            f"There is no space for what is compiled: {full.parent} and {entry.parent} are full.",
            hints=("TINYIR_CACHE names another folder",),
        ) from None
    return entry


class _VanishedError(Exception):
    """The folder in which an entry is made was removed meanwhile."""


def _make(entry: Path, build: Callable[[Path], None], files: Sequence[str]) -> None:
    """Builds `entry` beside it, and puts it in place; raises _VanishedError to be called again."""
    making = entry.with_name(f".{entry.name[:8]}-{os.urandom(8).hex()}")
    try:
        making.mkdir(mode=0o700)
        build(making)
        (making / CHECKSUM).write_text(_checksum(making, files))
        with _locked(entry.parent):
            if not _is_sound(entry, files):  # another process may have been faster
                _remove(entry)
                making.rename(entry)
    except FileNotFoundError:
        if making.exists():
            raise
        raise _VanishedError from None
    finally:
        shutil.rmtree(making, ignore_errors=True)


def remembered(key: str, make: Callable[[], str | None]) -> str | None:
    """The short text under `key`; made and written when there is none."""
    path = cache_folder() / f"note-{key}"
    try:
        checksum, _, text = path.read_text(encoding="utf-8").partition("\n")
        if checksum == key_of(text):
            return text
    except (OSError, UnicodeDecodeError):
        pass  # there is none, or it is no note
    made = make()
    if made is not None:
        # To remember saves time and nothing else, so it may fail.
        with contextlib.suppress(OSError):
            _write_note(path, f"{key_of(made)}\n{made}")
    return made


def _write_note(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(prefix=".note-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        if path.is_dir():
            _remove(path)
        os.replace(name, path)
    finally:
        Path(name).unlink(missing_ok=True)


@contextlib.contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Only one process at a time replaces entries of `folder`, so that no sound one is removed."""
    with (folder / ".lock").open("w") as file:
        with contextlib.suppress(OSError):  # some network file systems have no locks
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _remove(entry: Path) -> None:
    """Takes an unsound entry, a folder or a file, out of the way."""
    trash = Path(tempfile.mkdtemp(prefix=".trash-", dir=entry.parent))
    with contextlib.suppress(FileNotFoundError):
        entry.rename(trash / "entry")
    shutil.rmtree(trash, ignore_errors=True)


def _is_sound(entry: Path, files: Sequence[str]) -> bool:
    try:
        return (entry / CHECKSUM).read_text() == _checksum(entry, files)
    except (OSError, UnicodeDecodeError):
        return False


def _checksum(folder: Path, files: Sequence[str]) -> str:
    digest = hashlib.sha256()
    for name in files:
        digest.update((folder / name).read_bytes())
    return digest.hexdigest()


@functools.cache
def _is_writable(folder: Path) -> bool:
    """Whether files can be made in `folder`: rights alone do not tell, least of all for root."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


@functools.cache
def _process_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="tinyir-cache-"))
    atexit.register(_leave, folder, os.getpid())
    return folder


def _leave(folder: Path, owner: int) -> None:
    """Removes the folder of the process `owner`; a process that it forked leaves it alone."""
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)
