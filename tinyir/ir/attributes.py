"""What a node says beside its operands: one frozen record, and arrays that can be compared."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from tinyir.ir.data import digest_of
from tinyir.ir.dims import Dim, Shape, value
from tinyir.ir.types import DType, shape_at


@dataclass(frozen=True)
class Literal:
    """An array as an attribute: equal to one of the same dtype, shape and bytes (NaN too)."""

    array: np.ndarray

    def __post_init__(self) -> None:
        self.array.setflags(write=False)

    @functools.cached_property
    def digest(self) -> str:
        """The name of the array, which stands for dtype, shape and bytes."""
        return digest_of(self.array)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Literal) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


@dataclass(frozen=True)
class Attributes:
    """What a node says beside its operands; each kind fills in the fields it has.

    `dtype`: what a cast or an iota makes; of a reduction, that of its accumulators, when the result
    stays in it.
    `axes`: of a reduction, the axes it removes; of a transpose, the source axis of each result
    axis; of a flip, those that are reversed; of a concatenation, a scan or an iota, the one it
    goes along; of a gather, the indexed axes of its first operand. `position` is where a gather
    puts the dimensions of its indices. `starts` and `steps` are those of a slice, or of
    the part that an update replaces, which has `shape`; of an input that lies in a larger array,
    `steps` are its strides. `equation` says
    which dimensions a contraction multiplies and adds up, as in np.einsum. `size` is the number
    that a size gives. `callee` is the function that a call runs, which reads the operands `axes`
    from the elements `starts` on and sees the dimensions `shape`; `position` is that of a result.
    """

    name: str | None = None
    value: Literal | None = None
    dtype: DType | None = None
    axes: tuple[int, ...] | None = None
    shape: Shape | None = None
    starts: Shape | None = None
    steps: tuple[int, ...] | None = None
    position: int | None = None
    equation: str | None = None
    size: Dim | None = None
    callee: str | None = None

    def at(self, sizes: Mapping[str, int]) -> "Attributes":
        """These attributes where the names of dimensions have `sizes`."""
        if not sizes:
            return self
        return replace(
            self,
            shape=None if self.shape is None else shape_at(self.shape, sizes),
            starts=None if self.starts is None else shape_at(self.starts, sizes),
            size=None if self.size is None else value(self.size, sizes),
        )


NO_ATTRIBUTES = Attributes()
