"""Element types and tensor types: one row per dtype, with every spelling it has."""

import enum
from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

import numpy as np

from tinyir.errors import ProgramTypeError, ProgramValueError

Dim = int | str
"""A dimension: a size, or the name of a size that is known at run time."""

Shape = tuple[Dim, ...]


class TypeClass(enum.Enum):
    """How a dtype computes; the table of primitives spells its rows per class."""

    BOOL = "bool"
    SIGNED = "signed"
    UNSIGNED = "unsigned"
    FLOAT = "float"


@dataclass(frozen=True)
class DType:
    """One element type. `f32[8, 64]` is a `TensorType`, `f32` alone stands for a scalar."""

    name: str
    numpy: np.dtype
    type_class: TypeClass
    bits: int
    mlir: str
    c: str

    def __getitem__(self, dims: Dim | tuple[Dim, ...]) -> "TensorType":
        return TensorType(self, dims if isinstance(dims, tuple) else (dims,))

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    @property
    def dtype(self) -> np.dtype:
        """The attribute by which NumPy takes this as a dtype: `array.astype(f32)` works."""
        return self.numpy

    @property
    def bytes(self) -> int:
        """The size of an element in memory."""
        return self.numpy.itemsize


@dataclass(frozen=True)
class TensorType:
    """The type of a tensor: an element type and a shape (`()` is a scalar)."""

    dtype: DType
    shape: Shape

    def __post_init__(self) -> None:
        for dim in self.shape:
            if isinstance(dim, bool) or not isinstance(dim, int | str):
                raise ProgramTypeError(
                    f"A dimension is an int or a name, got {dim!r}.",
                    hints=(f"write {self.dtype}[8, 64] or {self.dtype}['tokens', 64]",),
                )
            if isinstance(dim, int) and dim < 0:
                raise ProgramValueError(f"A dimension cannot be negative, got {dim}.")
            if isinstance(dim, str) and not dim.isidentifier():
                raise ProgramValueError(f"A named dimension is an identifier, got {dim!r}.")

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of elements."""
        return prod(static_shape(self.shape))

    def __str__(self) -> str:
        return f"{self.dtype}[{', '.join(map(str, self.shape))}]"

    def __repr__(self) -> str:
        return str(self)


# fmt: off
F32 = DType(name="f32", numpy=np.dtype(np.float32), type_class=TypeClass.FLOAT, bits=32, mlir="f32", c="float")
F64 = DType(name="f64", numpy=np.dtype(np.float64), type_class=TypeClass.FLOAT, bits=64, mlir="f64", c="double")
# fmt: on

DTYPES: tuple[DType, ...] = (F32, F64)

_BY_NAME = {dtype.name: dtype for dtype in DTYPES}
_BY_NUMPY = {dtype.numpy: dtype for dtype in DTYPES}


def dtype_named(name: str) -> DType:
    """The dtype called `name` ('f32'); raises ProgramTypeError when there is none."""
    if name not in _BY_NAME:
        raise ProgramTypeError(
            f"There is no dtype '{name}'.", hints=(f"the dtypes are {_spelled(_BY_NAME)}",)
        )
    return _BY_NAME[name]


def dtype_of(numpy_dtype: np.dtype) -> DType:
    """The row of a NumPy dtype; raises ProgramTypeError for one that tinyir does not compute."""
    found = _BY_NUMPY.get(numpy_dtype)
    if found is None:
        raise ProgramTypeError(
            f"The dtype '{numpy_dtype}' is not supported.",
            hints=(f"the dtypes are {_spelled(str(dtype.numpy) for dtype in DTYPES)}",),
        )
    return found


def type_of(array: np.ndarray) -> TensorType:
    """The tensor type of a NumPy array or scalar, of whatever byte order."""
    return TensorType(dtype_of(array.dtype.newbyteorder("=")), array.shape)


def is_array(value: object) -> bool:
    """Whether `value` is an array or a NumPy scalar that computes as arrays do.

    Matrices multiply otherwise, and masked arrays leave elements out.
    """
    # Plain arrays are told first: NumPy imports np.ma where it is first named, which takes longer
    # than all else in the first call of a cached kernel.
    if type(value) is np.ndarray or isinstance(value, np.generic):
        return True
    return isinstance(value, np.ndarray) and not isinstance(value, np.matrix | np.ma.MaskedArray)


def static_shape(shape: Shape) -> tuple[int, ...]:
    """`shape` when every dimension is a number; raises ProgramTypeError otherwise."""
    sizes = tuple(dim for dim in shape if isinstance(dim, int))
    if len(sizes) != len(shape):
        raise ProgramTypeError(f"The named dimensions of {shape} are not supported here yet.")
    return sizes


def _spelled(names: Iterable[str]) -> str:
    return ", ".join(names)
