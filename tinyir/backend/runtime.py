"""Calls a kernel of a library through ctypes: checks arguments, allocates results."""

import ctypes
import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tinyir.backend.written import READABLE, overlapping, unwritable
from tinyir.errors import ProgramError, ProgramTypeError, ProgramValueError, ToolError
from tinyir.ir.advice import instead_of, other_layout
from tinyir.ir.dims import Shape, Size
from tinyir.ir.graph import Status
from tinyir.ir.signature import Parameter, Signature
from tinyir.ir.types import is_array, shape_at

# Where CPython and NumPy keep an array's data pointer: after the object's head. NumPy's C API
# fixes this layout; it is checked on live arrays before it is relied on.
DATA_OFFSET = object.__basicsize__


def _direct_pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p.from_address(id(array) + DATA_OFFSET)


@functools.cache
def data_holds() -> bool:
    """Whether `_direct_pointer` reads the data pointers of live arrays."""
    samples: list[np.ndarray] = [np.empty(3), np.empty((2, 5), np.float32)[:, 1:], np.arange(7)[3:]]
    return all(_direct_pointer(array).value == array.ctypes.data for array in samples)


@functools.cache
def keep_freed_memory() -> None:
    """Makes glibc keep memory that is freed, up to 64 MB, and give it to the next call of a kernel.

    Else the pages of large results and scratch are new in each call, and zeroed: a sixth of the
    time of a model's layer. glibc does so by itself after a large block was freed.
    """
    np.empty(_LARGEST_BLOCK, np.uint8)


_LARGEST_BLOCK = 31 << 20
"""Bytes of the largest block whose release glibc learns from, about."""

Types = list[tuple[tuple[int, ...], np.dtype]]
"""A shape and a dtype for each of several arrays."""


class MismatchError(Exception):
    """The arguments are not of the types that this kernel was compiled for."""


class NativeKernel:
    """One exported function of a library. Calls release the GIL and may run concurrently.

    These are the general calls; `calls` makes those for arrays that need no second look.
    Arrays of other strides or byte order, or misaligned, are copied, unless they are written.
    Subclasses are taken as the arrays they are, but for matrices and masked arrays; results are
    plain arrays.
    """

    def __init__(self, library: Path, signature: Signature) -> None:
        try:
            self._library = ctypes.CDLL(str(library))
        except OSError as error:
            raise ToolError(f"The library {library} cannot be loaded: {error}.") from None
        keep_freed_memory()
        function = self._library[signature.name]
        function.restype = ctypes.c_int
        self.signature = signature
        self._function = function
        # None where named dimensions have a say: those of each call are others.
        static = not signature.sizes
        self._static_inputs = _types(signature.inputs, {}) if static else None
        self._static_outputs = _types(signature.outputs, {}) if static else None
        self.address: int = ctypes.cast(function, ctypes.c_void_p).value or 0

    def call(self, *inputs: Any) -> Any:
        """The result, or the tuple of results, for an array for each input; None if there is none.

        Raises MismatchError for another number of arguments, other dtypes and shapes and what is no
        array, and NumPy's class of error where the values are wrong, such as IndexError.
        """
        sizes = self._sizes(inputs)
        ready = self._ready(inputs, sizes)
        types = self._static_outputs or _types(self.signature.outputs, sizes)
        results = [np.empty(shape, dtype) for shape, dtype in types]
        self._run(ready, results, sizes)
        # A result without dimensions is a scalar, as NumPy's are.
        returned = tuple(each if each.shape else each[()] for each in results)
        return returned if len(returned) > 1 else next(iter(returned), None)

    def call_into(
        self, inputs: Sequence[Any], outputs: Sequence[np.ndarray], sizes: Mapping[str, int]
    ) -> None:
        """As `call`, but the results go into `outputs`; see `unfit_outputs`.

        `sizes` are those that `sizes_of` finds. A result whose output is in the memory of an input
        goes there after the call.
        """
        ready = self._ready(inputs, sizes)
        written = [
            np.empty_like(output)
            if any(np.may_share_memory(output, each) for each in ready)
            else output
            for output in outputs
        ]
        self._run(ready, written, sizes)
        for output, result in zip(outputs, written, strict=True):
            if result is not output:
                output[...] = result

    def ready(self, inputs: Sequence[Any]) -> list[np.ndarray]:
        """The inputs as C can read them; raises MismatchError as `call` does."""
        return self._ready(inputs, self._sizes(inputs))

    def _sizes(self, inputs: Sequence[Any]) -> dict[str, int]:
        """The sizes of named dimensions, once the number of inputs is right."""
        if len(inputs) != len(self.signature.inputs):
            raise MismatchError
        return {} if self._static_outputs else sizes_of(self.signature, inputs)

    def _ready(self, inputs: Sequence[Any], sizes: Mapping[str, int]) -> list[np.ndarray]:
        types = self._static_inputs or _types(self.signature.inputs, sizes)
        ready = [
            _ready(value, shape, dtype) for value, (shape, dtype) in zip(inputs, types, strict=True)
        ]
        if unwritable(self.signature, inputs) is not None:
            raise MismatchError
        return ready

    def _run(
        self,
        inputs: Sequence[np.ndarray],
        outputs: Sequence[np.ndarray],
        sizes: Mapping[str, int],
    ) -> None:
        pointer = _direct_pointer if data_holds() else checked_pointer
        counts = map(ctypes.c_int64, sizes.values())
        status = self._function(*map(pointer, (*inputs, *outputs)), *counts)
        if status:
            _failed(self.signature.name, status)


def mismatch(signature: Signature, values: Sequence[Any]) -> ProgramError | None:
    """The error that says which of `values` is of another type, None when none is."""
    for parameter, value in zip(signature.inputs, values, strict=True):
        expected = f"'{signature.name}' expects '{parameter}'"
        if not is_array(value):
            return ProgramTypeError(
                f"{expected}, got '{type(value).__name__}'.",
                hints=(instead_of(value, parameter.name),),
            )
        if value.dtype.newbyteorder("=") != parameter.type.dtype.numpy:
            return ProgramTypeError(f"{expected}, got the dtype '{value.dtype}'.")
        if not _is_of(value.shape, parameter.type.shape):
            return ProgramValueError(
                f"{expected}, got the shape {value.shape}.",
                hints=other_layout(parameter.type, value, parameter.name),
            )
    return _size_mismatch(signature, values)


def unfit_outputs(
    signature: Signature, inputs: Sequence[Any], outputs: Sequence[Any], sizes: Mapping[str, int]
) -> ProgramError | None:
    """The error that says which of `outputs` cannot be written, None when all can.

    `inputs` fit the signature; `sizes` are those of named dimensions.
    """
    for index, (parameter, output) in enumerate(zip(signature.outputs, outputs, strict=True)):
        expected = f"'{signature.name}' writes '{parameter}'"
        dtype, shape = parameter.type.dtype.numpy, shape_at(parameter.type.shape, sizes)
        if not (isinstance(output, np.ndarray) and is_array(output)):
            return ProgramTypeError(
                f"{expected}, got '{type(output).__name__}' for it.",
                hints=(f"np.empty({shape}, np.dtype('{dtype}')) makes an array",),
            )
        if output.dtype != dtype:
            return ProgramTypeError(f"{expected}, got an array of dtype '{output.dtype}' for it.")
        if output.shape != shape:
            return ProgramValueError(f"{expected}, got an array of shape {output.shape} for it.")
        if not output.flags.writeable:
            return ProgramValueError(f"{expected}, but the output array is read-only.")
        if output.flags.num & READABLE != READABLE:
            return ProgramValueError(f"{expected}, but the output array is not a C-array.")
        if any(np.may_share_memory(output, other) for other in outputs[:index]):
            return ProgramValueError(f"{expected}, but its array is in the memory of another.")
    return overlapping(signature, inputs, outputs)


def sizes_of(signature: Signature, values: Sequence[Any]) -> dict[str, int]:
    """The sizes of the named dimensions of the arrays `values`, in the order in which C has them.

    Raises MismatchError where arrays of other types do not tell.
    """
    sizes = dict.fromkeys(signature.sizes, 0)
    if sizes:
        for parameter, value in zip(signature.inputs, values, strict=True):
            if not is_array(value) or not _is_of(value.shape, parameter.type.shape):
                raise MismatchError
            sizes |= _named(parameter, value.shape)
    return sizes


def _named(parameter: Parameter, shape: tuple[int, ...]) -> dict[str, int]:
    """The sizes that a shape gives to the named dimensions of a parameter."""
    pairs = zip(parameter.type.shape, shape, strict=True)
    return {dim.name: size for dim, size in pairs if isinstance(dim, Size) and dim.name}


def _is_of(shape: tuple[int, ...], expected: Shape) -> bool:
    """Whether a shape has the dimensions `expected`, be a named one of whatever size."""
    return len(shape) == len(expected) and all(
        isinstance(dim, Size) or dim == size for dim, size in zip(expected, shape, strict=True)
    )


def _size_mismatch(signature: Signature, values: Sequence[Any]) -> ProgramError | None:
    """The error that says which two arrays have different sizes under one name."""
    found: dict[str, tuple[Parameter, int]] = {}
    for parameter, value in zip(signature.inputs, values, strict=True):
        for dim, size in zip(parameter.type.shape, value.shape, strict=True):
            if isinstance(dim, Size) and dim.name:
                first, known = found.setdefault(dim.name, (parameter, size))
                if known != size:
                    return ProgramValueError(
                        f"'{signature.name}' expects one size '{dim.name}', got {known} in "
                        f"'{first}' and {size} in '{parameter}'."
                    )
    return None


def _types(parameters: Sequence[Parameter], sizes: Mapping[str, int]) -> Types:
    # A size that the kernel refuses may be negative here.
    return [
        (tuple(max(dim, 0) for dim in shape_at(each.type.shape, sizes)), each.type.dtype.numpy)
        for each in parameters
    ]


def _ready(value: Any, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    """`value` itself where C can read it as it is, else a copy that it can."""
    if type(value) is not np.ndarray:
        if not is_array(value):
            raise MismatchError
        value = np.asarray(value)
    if value.shape != shape:
        raise MismatchError
    if value.dtype == dtype:
        readable = value.flags.num & READABLE == READABLE
        return value if readable else np.array(value, dtype, order="C")
    if value.dtype.newbyteorder("=") != dtype:
        raise MismatchError
    return np.array(value, dtype, order="C")


def _failed(name: str, status: int) -> None:
    found = Status(status)
    raise found.error(f"'{name}' returned TINYIR_E{found.name}: {_MEANINGS[found]}.")


_MEANINGS = {
    Status.INDEX: "an index is out of bounds",
    Status.VALUE: "a value is none that its function takes",
    Status.ZERO_DIVISION: "a divisor is zero",
    Status.SHAPE: "sizes do not fit each other, or are none that its functions take",
}


def checked_pointer(array: np.ndarray) -> ctypes.c_void_p:
    """Where the array's elements are, as NumPy says."""
    return ctypes.c_void_p(array.ctypes.data)
