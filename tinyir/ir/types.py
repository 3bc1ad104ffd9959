"""Element types and tensor types: one row per dtype, with every spelling it has."""

import enum
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from math import prod
from typing import Any

import ml_dtypes
import numpy as np

from tinyir.errors import ProgramError, ProgramTypeError, ProgramValueError
from tinyir.ir.dims import Dim, Shape, Size, unknown, value
from tinyir.ir.given import as_dim, no_dimension, written
from tinyir.places import BORDER

MOST_DIMENSIONS, MOST_BYTES = 64, 2**63 - 1
"""The limits of NumPy's arrays."""


class TypeClass(enum.Enum):
    """How a dtype computes; the table of primitives spells its rows per class."""

    BOOL = "bool"
    SIGNED = "signed"
    UNSIGNED = "unsigned"
    FLOAT = "float"


@dataclass(frozen=True)
class DType:
    """One element type. `f32[8, 64]` is a `TensorType`, `f32` alone stands for a scalar.

    `stored_as` is the dtype of an element in memory where it differs from a value's (a bool takes
    a byte). `computes_in` is the dtype that its arithmetic is done in and rounded from.
    """

    name: str
    numpy: np.dtype
    type_class: TypeClass
    bits: int
    mlir: str
    c: str
    stored_as: "DType | None" = None
    computes_in: "DType | None" = None

    def __getitem__(self, dims: Any) -> "TensorType":
        with BORDER:
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

    @property
    def storage(self) -> str:
        """The MLIR type of an element in memory."""
        return (self.stored_as or self).mlir

    @property
    def limits(self) -> "FloatLimits":
        """The limits of a float dtype."""
        info = ml_dtypes.finfo(self.numpy)  # type: ignore[no-untyped-call]
        numbers = (info.eps, info.smallest_subnormal, info.smallest_normal, info.max)
        return FloatLimits(*map(float, numbers))

    @property
    def is_integer(self) -> bool:
        """Whether this is a signed or an unsigned integer type."""
        return self.type_class in (TypeClass.SIGNED, TypeClass.UNSIGNED)


@dataclass(frozen=True)
class FloatLimits:
    """The numbers of a float dtype: the step after 1, its smallest ones, and its largest."""

    eps: float
    smallest_denormal: float
    smallest_normal: float
    largest: float


@dataclass(frozen=True)
class TensorType:
    """The type of a tensor: an element type and a shape (`()` is a scalar).

    A dimension may be given as a name: that of a size that is known at run time.
    """

    dtype: DType
    shape: Shape

    def __post_init__(self) -> None:
        error = self._error()
        if error is not None:
            with BORDER:
                raise error

    def _error(self) -> ProgramError | None:
        """What is wrong with the dtype and the shape, which becomes a tuple of sizes."""
        dtype: Any = self.dtype
        given: Any = self.shape
        if not isinstance(dtype, DType):
            return _no_dtype(dtype)
        if not isinstance(given, tuple):
            return ProgramTypeError(
                f"A shape is a tuple of dimensions, got {given!r}.",
                hints=(written(dtype),),
            )
        # Types are made for each operation, so that most dimensions are told at sight.
        others = [dim for dim in given if type(dim) is not int or dim < 0]
        if others:
            errors = (no_dimension(dtype, dim) for dim in others)
            error = next(filter(None, errors), None)
            if error is not None:
                return error
            object.__setattr__(self, "shape", tuple(map(as_dim, given)))
        if self.rank > MOST_DIMENSIONS:
            return ProgramValueError(
                f"maximum supported dimension for an ndarray is currently {MOST_DIMENSIONS}, "
                f"found {self.rank}."
            )
        sizes = (dim for dim in self.shape if isinstance(dim, int) and dim)
        if prod(sizes, start=self.dtype.bytes) > MOST_BYTES:
            return ProgramValueError(
                "array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum "
                "possible size.",
                notes=(f"the type is {self.dtype}[{', '.join(map(str, self.shape))}]",),
            )
        return None

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> Dim:
        """The number of elements."""
        return prod(self.shape)

    @property
    def is_static(self) -> bool:
        """Whether all dimensions are numbers."""
        return all(isinstance(dim, int) for dim in self.shape)

    def at(self, sizes: Mapping[str, int]) -> "TensorType":
        """This type where names have these `sizes`."""
        return self if self.is_static else TensorType(self.dtype, shape_at(self.shape, sizes))

    def __str__(self) -> str:
        return f"{self.dtype}[{', '.join(map(str, self.shape))}]"

    def __repr__(self) -> str:
        return str(self)


# fmt: off
F32 = DType("f32", np.dtype(np.float32), TypeClass.FLOAT, 32, mlir="f32", c="float")
F64 = DType("f64", np.dtype(np.float64), TypeClass.FLOAT, 64, mlir="f64", c="double")
F16 = DType("f16", np.dtype(np.float16), TypeClass.FLOAT, 16, mlir="f16", c="uint16_t", computes_in=F32)
BF16 = DType("bf16", np.dtype(ml_dtypes.bfloat16), TypeClass.FLOAT, 16, mlir="bf16", c="uint16_t", computes_in=F32)
I8 = DType("i8", np.dtype(np.int8), TypeClass.SIGNED, 8, mlir="i8", c="int8_t")
I16 = DType("i16", np.dtype(np.int16), TypeClass.SIGNED, 16, mlir="i16", c="int16_t")
I32 = DType("i32", np.dtype(np.int32), TypeClass.SIGNED, 32, mlir="i32", c="int32_t")
I64 = DType("i64", np.dtype(np.int64), TypeClass.SIGNED, 64, mlir="i64", c="int64_t")
U8 = DType("u8", np.dtype(np.uint8), TypeClass.UNSIGNED, 8, mlir="i8", c="uint8_t")
U16 = DType("u16", np.dtype(np.uint16), TypeClass.UNSIGNED, 16, mlir="i16", c="uint16_t")
U32 = DType("u32", np.dtype(np.uint32), TypeClass.UNSIGNED, 32, mlir="i32", c="uint32_t")
U64 = DType("u64", np.dtype(np.uint64), TypeClass.UNSIGNED, 64, mlir="i64", c="uint64_t")
BOOL = DType("bool", np.dtype(np.bool_), TypeClass.BOOL, 1, mlir="i1", c="uint8_t", stored_as=U8)
# fmt: on

FLOATS = (F16, BF16, F32, F64)
SIGNED = (I8, I16, I32, I64)
UNSIGNED = (U8, U16, U32, U64)
INTEGERS = SIGNED + UNSIGNED
DTYPES: tuple[DType, ...] = (BOOL, *INTEGERS, *FLOATS)

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
        hint = f"the dtypes are {_spelled(str(dtype.numpy) for dtype in DTYPES)}"
        if numpy_dtype.hasobject:
            hint = "what is neither a number nor an array has it, such as a dict or None"
        raise ProgramTypeError(f"The dtype '{numpy_dtype}' is not supported.", hints=(hint,))
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
    for dim in shape:
        if isinstance(dim, Size):
            raise unknown(dim)
    return tuple(dim for dim in shape if isinstance(dim, int))


def shape_at(shape: Shape, sizes: Mapping[str, int]) -> tuple[int, ...]:
    """`shape` where names have these `sizes`."""
    return tuple(value(dim, sizes) for dim in shape)


def is_at(sizes: dict[str, int], known: object, wanted: object) -> bool:
    """Whether `known` is `wanted` where names of dimensions in it have `sizes`, if it is a type.

    The sizes that types have are added to `sizes`.
    """
    if not (isinstance(known, TensorType) and isinstance(wanted, TensorType)):
        return known == wanted
    if known.dtype is not wanted.dtype or known.rank != wanted.rank:
        return False
    for dim, size in zip(known.shape, wanted.shape, strict=True):
        if isinstance(dim, Size) and dim.name:
            if not isinstance(size, int):
                return False
            dim = sizes.setdefault(dim.name, size)  # noqa: PLW2901
        if dim != size:
            return False
    return True


def _no_dtype(given: Any) -> ProgramError:
    """The error for what is given as a dtype and is none of these."""
    hint = f"the dtypes are {_spelled(_BY_NAME)}"
    if given is not None:  # which is float64 for NumPy
        with suppress(TypeError):  # NumPy takes it for none either, or it is not computed
            hint = written(dtype_of(np.dtype(given)))
    shown = f"'{given}'" if isinstance(given, str) else getattr(given, "__name__", repr(given))
    return ProgramTypeError(f"A type has one of tinyir's dtypes, got {shown}.", hints=(hint,))


def _spelled(names: Iterable[str]) -> str:
    return ", ".join(names)
