"""Which CPU compiled code is for."""

import functools
import platform
from pathlib import Path

NATIVE = "native"


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


def clang_target(cpu: str) -> tuple[str, ...]:
    """Clang's options for `cpu`."""
    if platform.machine() in ("aarch64", "arm64"):
        return (f"-mcpu={cpu}",)
    return (f"-march={cpu}",)
