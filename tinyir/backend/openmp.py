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


_MOST_THREADS = 1 << 32
"""Larger numbers are none to libomp."""


@functools.cache
def openmp_runtime() -> Path | None:
    """The runtime library, None when there is none on this machine."""
    for folder in _folders():
        for name in _NAMES:
            if (folder / name).is_file():
                return folder / name
    return None


def required_openmp_runtime() -> Path:
    """The runtime library; raises ToolError that says how to get it, or why it would not start."""
    found = openmp_runtime()
    if found is None:
        raise ToolError("OpenMP's runtime libomp is needed, and was not found.", hints=_HINTS)
    threads = os.environ.get("OMP_NUM_THREADS", "1")
    numbers = [each.strip() for each in threads.split(",")]
    if not all(each.isdecimal() and int(each) <= _MOST_THREADS for each in numbers):
        raise ToolError(
            f"OMP_NUM_THREADS is '{threads}', with which OpenMP's runtime libomp ends the process.",
            hints=("set it to a number of threads, or unset it",),
        )
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
