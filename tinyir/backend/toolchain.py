"""Finds mlir-opt, mlir-translate and clang, and checks their versions once.

Order: the folder `TINYIR_LLVM`, alone where it is set, so that nobody who chooses tools silently
gets others; the pip packages of the `toolchain` extra in the running environment; versioned and
plain names on PATH; the usual install folders.
"""

import functools
import os
import re
import shutil
import site
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tinyir.backend.cache import key_of, remembered
from tinyir.errors import ToolError

LLVM_MAJOR = 22

_OVERRIDE = "TINYIR_LLVM"

_INSTALL_HINTS = (
    "pip install 'tinyir[toolchain]' (Linux x86-64, no root needed)",
    f"or on Debian: apt-get install mlir-{LLVM_MAJOR}-tools clang-{LLVM_MAJOR}",
    "or set TINYIR_LLVM to the bin folder of an LLVM installation",
)

_FOLDERS = (
    f"/usr/lib/llvm-{LLVM_MAJOR}/bin",
    f"/usr/local/opt/llvm@{LLVM_MAJOR}/bin",
    f"/opt/homebrew/opt/llvm@{LLVM_MAJOR}/bin",
    "/opt/homebrew/opt/llvm/bin",
)


@dataclass(frozen=True)
class Requirement:
    """A tool that tinyir needs, and the LLVM majors that will do (`newest` None: any newer)."""

    name: str
    oldest: int
    newest: int | None

    def accepts(self, major: int) -> bool:
        """Whether a tool of this LLVM major will do."""
        return self.oldest <= major and (self.newest is None or major <= self.newest)

    def __str__(self) -> str:
        return f"{self.name} {self.oldest}" + ("" if self.newest else " or newer")


REQUIREMENTS = (
    Requirement("mlir-opt", LLVM_MAJOR, LLVM_MAJOR),
    Requirement("mlir-translate", LLVM_MAJOR, LLVM_MAJOR),
    Requirement("clang", LLVM_MAJOR, None),
)


@dataclass(frozen=True)
class Tool:
    """A tool on this machine."""

    name: str
    path: Path
    version: str

    @property
    def major(self) -> int:
        """The LLVM major version."""
        return int(self.version.partition(".")[0])


@dataclass(frozen=True)
class Toolchain:
    """The tools that compile: one LLVM release for MLIR, and a clang of that major or newer."""

    mlir_opt: Tool
    mlir_translate: Tool
    clang: Tool

    @property
    def versions(self) -> str:
        """All versions as one string; compiled code depends on them."""
        tools = (self.mlir_opt, self.mlir_translate, self.clang)
        return " ".join(f"{tool.name}={tool.version}" for tool in tools)


@functools.cache
def find_toolchain() -> Toolchain:
    """The tools; raises ToolError that says what is missing or too old and how to get it."""
    return _matched(*(_find(requirement) for requirement in REQUIREMENTS))


def survey() -> list[tuple[str, Tool | ToolError]]:
    """What tinyir needs, each with the tool found for it or the reason why there is none."""
    found: list[tuple[str, Tool | ToolError]] = []
    for requirement in REQUIREMENTS:
        try:
            found.append((str(requirement), _find(requirement)))
        except ToolError as error:
            found.append((str(requirement), error))
    tools = [each for _, each in found if isinstance(each, Tool)]
    if len(tools) == len(found):
        try:
            _matched(*tools)
        except ToolError as error:
            found.append(("one release of LLVM", error))
    return found


def _matched(opt: Tool, translate: Tool, clang: Tool) -> Toolchain:
    """The three as a toolchain; mlir-translate reads what mlir-opt of the same release writes."""
    if opt.version != translate.version:
        raise ToolError(
            f"mlir-opt {opt.version} and mlir-translate {translate.version} are of two releases.",
            notes=(f"found {opt.path}", f"found {translate.path}"),
            hints=_INSTALL_HINTS,
        )
    return Toolchain(opt, translate, clang)


def _find(requirement: Requirement) -> Tool:
    rejected = []
    for path in _candidates(requirement.name):
        complaint = "it is not executable"
        if os.access(path, os.X_OK):
            version = tool_version(path)
            if version and requirement.accepts(int(version.partition(".")[0])):
                return Tool(requirement.name, path, version)
            complaint = f"it is version {version}" if version else "it tells no LLVM version"
        rejected.append(f"found {path}, but {complaint}")
    if os.environ.get(_OVERRIDE):
        rejected.append(f"only {_OVERRIDE}={os.environ[_OVERRIDE]} was searched")
    raise ToolError(
        f"{requirement} is needed, and was not found.",
        notes=tuple(rejected),
        hints=_INSTALL_HINTS,
    )


def _candidates(name: str) -> Iterator[Path]:
    """The files called `name`, each once, in the order of preference."""
    seen: set[Path] = set()
    for path in _places(name):
        if os.path.isfile(path) and not (seen and path.resolve() in seen):
            yield path
            seen.add(path.resolve())


def _places(name: str) -> Iterator[Path]:
    chosen = os.environ.get(_OVERRIDE)
    if chosen:
        yield Path(chosen).expanduser().absolute() / name
        return
    for packages in map(Path, site.getsitepackages()):
        yield packages / "mlir" / "bin" / name
        yield packages / "llvm" / "bin" / name
    yield Path(sys.prefix) / "bin" / name
    for spelled in (f"{name}-{LLVM_MAJOR}", name):
        on_path = shutil.which(spelled)
        if on_path:
            yield Path(on_path).absolute()
    for folder in _FOLDERS:
        yield Path(folder) / name


def tool_version(path: Path) -> str | None:
    """The LLVM version of the tool at `path` ('22.1.8'), or None when it cannot be run.

    Starting three tools takes longer than loading a kernel, so the answer is remembered for as
    long as the file stays the same.
    """
    status = path.stat()
    key = key_of(str(path), str(status.st_size), str(status.st_mtime_ns))
    return remembered(key, lambda: _reported_version(path))


def _reported_version(path: Path) -> str | None:
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    match = re.search(rb"version (\d+\.\d+\.\d+)", done.stdout)
    return match[1].decode() if match else None


def known_targets(clang: Tool) -> list[str]:
    """The architectures that `clang` makes code for."""
    command = [str(clang.path), "--print-targets"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return re.findall(r"^ +(\S+) +- ", done.stdout, re.MULTILINE)
