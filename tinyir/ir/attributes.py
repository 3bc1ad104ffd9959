"""What a node says beside its operands: one frozen record, and arrays that can be compared."""

from dataclasses import dataclass

import numpy as np

from tinyir.ir.types import DType, Shape


@dataclass(frozen=True)
class Literal:
    """An array as an attribute: compared and hashed by dtype, shape and bytes (NaN equals NaN)."""

    array: np.ndarray

    def __post_init__(self) -> None:
        self.array.setflags(write=False)

    def _key(self) -> tuple[str, tuple[int, ...], bytes]:
        return (self.array.dtype.str, self.array.shape, self.array.tobytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Literal) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


@dataclass(frozen=True)
class Attributes:
    """What a node says beside its operands; each kind fills in the fields it has."""

    name: str | None = None
    value: Literal | None = None
    dtype: DType | None = None
    axes: tuple[int, ...] | None = None
    shape: Shape | None = None


NO_ATTRIBUTES = Attributes()
