"""Which CPU compiled code is for: what clang calls it, and what it is known to have."""

import functools
import platform
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tinyir.backend.cache import key_of, remembered
from tinyir.backend.toolchain import find_toolchain

NATIVE = "native"

AARCH64 = "aarch64"
"""The baseline of this architecture, on whatever machine."""

_ARM_MACHINES = ("aarch64", "arm64")

X86_LEVELS = {
    "x86-64-v2": {"sse3", "ssse3", "sse4_1", "sse4_2", "popcnt"},
    "x86-64-v3": {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma"},
    "x86-64-v4": {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"},
}
"""The levels above x86-64, each with the features that it adds, as the Linux kernel calls them."""

_OTHER_NAMES = {"pni": "sse3", "bmi": "bmi1"}
"""What the Linux kernel and clang call features by older names."""

_CPU_FOLDER = Path("/sys/devices/system/cpu/cpu0/cache")


def portable_cpu() -> str:
    """The CPU that files are compiled for when nothing is said."""
    return "x86-64-v3" if platform.machine() in ("x86_64", "AMD64") else "generic"


@functools.cache
def cpu_identity() -> str:
    """What `native` means on this machine: its model and features, as the kernel tells them."""
    try:
        lines = Path("/proc/cpuinfo").read_text().split("\n\n")[0].splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()} {platform.node()}"
    wanted = ("vendor_id", "cpu family", "model", "model name", "flags", "Features", "CPU part")
    return "\n".join(line for line in lines if line.split("\t")[0].strip(" :") in wanted)


def is_foreign(cpu: str) -> bool:
    """Whether `cpu` is of another architecture than this machine."""
    return cpu == AARCH64 and platform.machine() not in _ARM_MACHINES


def runs_here(cpu: str) -> bool:
    """Whether this machine runs code for `cpu`, as far as levels tell."""
    if is_foreign(cpu):
        return False
    levels = [AARCH64, "x86-64", *X86_LEVELS]
    return levels.index(level(cpu)) <= levels.index(level(NATIVE))


def clang_target(cpu: str) -> tuple[str, ...]:
    """Clang's options for `cpu`."""
    if cpu == AARCH64:
        return (f"--target={AARCH64}-linux-gnu", "-mcpu=generic")
    if platform.machine() in _ARM_MACHINES:
        return (f"-mcpu={cpu}",)
    # Otherwise clang would cut the vectors of a schedule for such CPUs into halves.
    wide = ("-mprefer-vector-width=512",) if level(cpu) == "x86-64-v4" else ()
    return (f"-march={cpu}", *wide)


def level(cpu: str) -> str:
    """The highest level, of those that `emit.machine` knows, that `cpu` has all features of."""
    if cpu == AARCH64 or platform.machine() in _ARM_MACHINES:
        return AARCH64
    if cpu == "x86-64" or cpu in X86_LEVELS:
        return cpu
    return x86_level(_native_features() if cpu == NATIVE else _features(cpu))


def x86_level(features: Iterable[str]) -> str:
    """The highest level of x86-64 that has no feature but `features`."""
    known = {_OTHER_NAMES.get(each, each) for each in features}
    found = "x86-64"
    for name, added in X86_LEVELS.items():
        if not added <= known:
            break
        found = name
    return found


def caches(cpu: str) -> tuple[int, int, int] | None:
    """The bytes of the first, second and last cache of this machine's CPU; None: not known."""
    return _native_caches() if cpu == NATIVE else None


@functools.cache
def _native_caches() -> tuple[int, int, int] | None:
    """Remembered: what the system says of a cache is in files of a line each, which take long."""
    numbers = remembered(key_of("caches", cpu_identity()), _told_caches) or ""
    found = tuple(map(int, numbers.split()))
    return (found[0], found[1], found[2]) if len(found) == 3 else None


def _told_caches() -> str | None:
    sizes: dict[int, int] = {}
    try:
        for index in sorted(_CPU_FOLDER.glob("index*")):
            if (index / "type").read_text().strip() != "Instruction":
                size = re.fullmatch(r"(\d+)K", (index / "size").read_text().strip())
                sizes[int((index / "level").read_text())] = int(size[1]) << 10 if size else 0
    except (OSError, ValueError):
        return None
    if not all(sizes.get(each) for each in (1, 2)):
        return None
    return f"{sizes[1]} {sizes[2]} {sizes[max(sizes)]}"


def _native_features() -> list[str]:
    flags = re.search(r"^flags\s*:(.*)$", cpu_identity(), re.MULTILINE)
    return flags[1].split() if flags else []


@functools.cache
def _features(cpu: str) -> list[str]:
    """The features of a CPU by the macros that clang defines for it.

    None for a CPU that it does not know: then it refuses to compile for it, and says so.
    """
    clang = find_toolchain().clang
    key = key_of("features", str(clang.path), clang.version, cpu)
    return (remembered(key, lambda: _macros(clang.path, cpu)) or "").split()


def _macros(clang: Path, cpu: str) -> str | None:
    command = [str(clang), f"-march={cpu}", "-E", "-dM", "-x", "c", "/dev/null"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    macros = re.findall(r"#define __([A-Z0-9_]+)__ 1\b", done.stdout)
    return None if done.returncode else " ".join(sorted(map(str.lower, macros)))
