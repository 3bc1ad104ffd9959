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
    """What a node says beside its operands; each kind fills in the fields it has.

    `axes`: of a reduction, the axes it removes; of a transpose, the source axis of each result
    axis; of a flip, those that are reversed; of a concatenation, a scan or an iota, the one it
    goes along; of a gather, the indexed axes of its first operand. `position` is where a gather
    puts the dimensions of its indices. `starts` and `steps` are a slice's, and `equation` says
    which dimensions a contraction multiplies and adds up, as in np.einsum.
    """

    name: str | None = None
    value: Literal | None = None
    dtype: DType | None = None
    axes: tuple[int, ...] | None = None
    shape: Shape | None = None
    starts: tuple[int, ...] | None = None
    steps: tuple[int, ...] | None = None
    position: int | None = None
    equation: str | None = None


NO_ATTRIBUTES = Attributes()
