"""Finds the OpenMP runtime that parallel loops call: LLVM's libomp."""

import functools
import os
import site
from collections.abc import Iterator
from pathlib import Path

from tinyir.backend.toolchain import LLVM_MAJOR
from tinyir.errors import ToolError

_NAMES = ("libomp.so", "libomp.so.5", "libomp.dylib")

_HINTS = (
    "pip install 'tinyir[toolchain]' (Linux x86-64, no root needed)",
    f"or on Debian: apt-get install libomp-{LLVM_MAJOR}-dev",
    "--no-openmp compiles for one thread",
)


@functools.cache
def openmp_runtime() -> Path | None:
    """The runtime library, None when there is none on this machine."""
    for folder in _folders():
        for name in _NAMES:
            if (folder / name).is_file():
                return folder / name
    return None


def required_openmp_runtime() -> Path:
    """The runtime library; raises ToolError that says how to get it."""
    found = openmp_runtime()
    if found is None:
        raise ToolError("OpenMP's runtime libomp is needed, and was not found.", hints=_HINTS)
    return found


def _folders() -> Iterator[Path]:
    chosen = os.environ.get("TINYIR_LLVM")
    if chosen:
        yield Path(chosen).expanduser().absolute().parent / "lib"
    for packages in map(Path, site.getsitepackages()):
        yield packages / "cmeel.prefix" / "lib"
    yield Path(f"/usr/lib/llvm-{LLVM_MAJOR}/lib")
    yield from Path("/usr/lib").glob("*-linux-gnu")
    yield Path("/opt/homebrew/opt/libomp/lib")
