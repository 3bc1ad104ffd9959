"""What schedules depend on of the CPU that code is for: facts, no decisions."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Machine:
    """Vector registers, their bytes, and the bytes of each core's caches and of the last one."""

    vector_bytes: int
    registers: int
    has_fma: bool
    first_cache: int = 32 << 10
    second_cache: int = 512 << 10
    last_cache: int = 32 << 20

    @property
    def lanes(self) -> int:
        """The float32 elements of a vector."""
        return self.vector_bytes // 4

    @property
    def has_masks(self) -> bool:
        """Whether a part of a vector can be stored: by AVX and later, not by SSE and NEON."""
        return self.vector_bytes >= 32


MACHINES = {
    "x86-64": Machine(16, 16, has_fma=False),
    "x86-64-v2": Machine(16, 16, has_fma=False),
    "x86-64-v3": Machine(32, 16, has_fma=True),
    "x86-64-v4": Machine(64, 32, has_fma=True),
    "aarch64": Machine(16, 32, has_fma=True),
}
"""By level, which stands for certain features. Caches are usual ones."""


def machine(level: str, caches: tuple[int, int, int] | None) -> Machine:
    """The facts of a CPU of this level, with the bytes of its caches where they are known."""
    usual = MACHINES[level]
    if caches is None:
        return usual
    first, second, last = caches
    return replace(usual, first_cache=first, second_cache=second, last_cache=last)
