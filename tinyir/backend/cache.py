"""The on-disk cache: finished libraries by a hash of everything that they depend on.

An entry is a folder that appears by one rename, so that a reader sees all of it or nothing. It
holds a checksum of its library; an entry that fails it (truncated, foreign) is thrown away and
made again. `TINYIR_CACHE` moves the cache; its default is in the user's cache folder.
"""

import contextlib
import functools
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

LIBRARY = "library.so"
HEADER = "library.h"
CHECKSUM = "checksum"

_FORMAT = "1"


def cache_folder() -> Path:
    """Where entries live; a folder of this process alone where that cannot be written."""
    wanted = os.environ.get("TINYIR_CACHE")
    if wanted is None:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
        wanted = str(Path(base) / "tinyir")
    folder = Path(wanted).expanduser().absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return _process_folder()
    return folder if os.access(folder, os.W_OK) else _process_folder()


def key_of(*parts: str) -> str:
    """The key of what depends on `parts`."""
    digest = hashlib.sha256(_FORMAT.encode())
    for part in parts:
        digest.update(f"{len(part)}:".encode() + part.encode())
    return digest.hexdigest()[:40]


def fetch(key: str, build: Callable[[Path], None]) -> Path:
    """The folder of entry `key`, with a sound LIBRARY and HEADER in it.

    Where there is none, `build(folder)` makes both files in an empty folder first.
    """
    entry = cache_folder() / key
    if _is_sound(entry):
        return entry
    making = Path(tempfile.mkdtemp(prefix=f".{key[:8]}-", dir=entry.parent))
    try:
        build(making)
        (making / CHECKSUM).write_text(_checksum(making))
        return _publish(making, entry)
    finally:
        shutil.rmtree(making, ignore_errors=True)


def remembered(key: str, make: Callable[[], str | None]) -> str | None:
    """The short text under `key`; made and written when there is none."""
    path = cache_folder() / f"note-{key}"
    try:
        return path.read_text()
    except (OSError, UnicodeDecodeError):
        text = make()
    if text is not None:
        _write_atomically(path, text)
    return text


def _publish(making: Path, entry: Path) -> Path:
    """Moves a finished folder into place; of several processes one wins and all can use it."""
    for _ in range(10):
        try:
            making.rename(entry)
            return entry
        except OSError:
            if _is_sound(entry):
                return entry
        _remove(entry)
    raise OSError(f"the cache entry {entry} cannot be replaced")


def _remove(entry: Path) -> None:
    """Takes an unsound entry away by a rename, so that no reader sees half of it."""
    trash = Path(tempfile.mkdtemp(prefix=".trash-", dir=entry.parent))
    with contextlib.suppress(OSError):
        entry.rename(trash / "entry")
    shutil.rmtree(trash, ignore_errors=True)


def _is_sound(entry: Path) -> bool:
    try:
        return (entry / CHECKSUM).read_text() == _checksum(entry)
    except (OSError, UnicodeDecodeError):
        return False


def _checksum(folder: Path) -> str:
    digest = hashlib.sha256()
    for name in (LIBRARY, HEADER):
        digest.update((folder / name).read_bytes())
    return digest.hexdigest()


def _write_atomically(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(prefix=".note-", dir=path.parent)
    with os.fdopen(handle, "w") as file:
        file.write(text)
    os.replace(name, path)


@functools.cache
def _process_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="tinyir-cache-"))
