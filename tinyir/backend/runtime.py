"""Calls a kernel of a library through ctypes: checks arguments, allocates results."""

import ctypes
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tinyir.errors import ProgramError, ProgramTypeError, ProgramValueError, ToolError
from tinyir.ir.graph import Parameter, Signature, Status
from tinyir.ir.types import is_array, static_shape

# Where CPython and NumPy keep an array's data pointer: after the object's head. NumPy's C API
# fixes this layout; it is checked on live arrays before it is relied on.
_DATA_OFFSET = object.__basicsize__


def _direct_pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p.from_address(id(array) + _DATA_OFFSET)


def _layout_holds() -> bool:
    """Whether `_direct_pointer` reads the data pointers of live arrays."""
    samples: list[np.ndarray] = [np.empty(3), np.empty((2, 5), np.float32)[:, 1:], np.arange(7)[3:]]
    return all(_direct_pointer(array).value == array.ctypes.data for array in samples)


class MismatchError(Exception):
    """The arguments are not of the types that this kernel was compiled for."""


class NativeKernel:
    """One exported function of a library. Calls release the GIL and may run concurrently.

    `call(x, y, ...)` takes an array for each input and returns the result, or a tuple of results.
    Arrays of other strides or byte order, or misaligned, are copied. Subclasses are taken as the
    arrays they are, but for matrices and masked arrays; results are plain arrays.
    It raises MismatchError for other dtypes and shapes and for what is no array, TypeError for
    another number of arguments, and NumPy's class of error where the values are wrong, such as
    IndexError.
    """

    def __init__(self, library: Path, signature: Signature) -> None:
        try:
            self._library = ctypes.CDLL(str(library))
        except OSError as error:
            raise ToolError(f"The library {library} cannot be loaded: {error}.") from None
        function = self._library[signature.name]
        function.restype = ctypes.c_int
        self.signature = signature
        self.call: Callable[..., Any] = _caller(function, signature)
        self._function = function
        self.address: int = ctypes.cast(function, ctypes.c_void_p).value or 0

    def call_into(self, inputs: Sequence[Any], outputs: Sequence[np.ndarray]) -> None:
        """As `call`, but the results go into `outputs`; see `output_mismatch`.

        A result whose output is in the memory of an input goes there after the call.
        """
        if len(inputs) != len(self.signature.inputs):
            raise MismatchError
        ready = [
            _ready(value, static_shape(parameter.type.shape), parameter.type.dtype.numpy)
            for value, parameter in zip(inputs, self.signature.inputs, strict=True)
        ]
        written = [
            np.empty_like(output)
            if any(np.may_share_memory(output, each) for each in ready)
            else output
            for output in outputs
        ]
        status = self._function(*map(_checked_pointer, (*ready, *written)))
        if status:
            _failed(self.signature.name, status)
        for output, result in zip(outputs, written, strict=True):
            if result is not output:
                output[...] = result


def mismatch(signature: Signature, values: Sequence[Any]) -> ProgramError | None:
    """The error that says which of `values` does not fit, None when all do."""
    for parameter, value in zip(signature.inputs, values, strict=True):
        expected = f"'{signature.name}' expects '{parameter}'"
        if not is_array(value):
            return ProgramTypeError(
                f"{expected}, got '{type(value).__name__}'.",
                hints=(f"np.asarray({parameter.name}) makes an array",),
            )
        if value.dtype.newbyteorder("=") != parameter.type.dtype.numpy:
            return ProgramTypeError(f"{expected}, got the dtype '{value.dtype}'.")
        if value.shape != parameter.type.shape:
            return ProgramValueError(f"{expected}, got the shape {value.shape}.")
    return None


def output_mismatch(signature: Signature, outputs: Sequence[Any]) -> ProgramError | None:
    """The error that says which of `outputs` cannot be written, None when all can."""
    for index, (parameter, output) in enumerate(zip(signature.outputs, outputs, strict=True)):
        expected = f"'{signature.name}' writes '{parameter}'"
        dtype, shape = parameter.type.dtype.numpy, static_shape(parameter.type.shape)
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
    return None


def _caller(function: Any, signature: Signature) -> Callable[..., Any]:
    """The Python side of a call, written out for one signature: a loop would double its time."""
    inputs, outputs = signature.inputs, signature.outputs
    names: dict[str, Any] = {
        "function": function,
        "ndarray": np.ndarray,
        "empty": np.empty,
        "ready": _ready,
        "failed": _failed,
        "name": signature.name,
        "at": ctypes.c_void_p.from_address,
        "checked_pointer": _checked_pointer,
    }
    pointer = f"at(id({{}}) + {_DATA_OFFSET})" if _layout_holds() else "checked_pointer({})"
    arguments = [f"x{index}" for index in range(len(inputs))]
    results = [f"y{index}" for index in range(len(outputs))]
    lines = [f"def call({', '.join(arguments)}):"]
    for argument, parameter in zip(arguments, inputs, strict=True):
        names |= _type_constants(argument, parameter)
        lines += [
            f"    if (type({argument}) is not ndarray or {argument}.dtype is not {argument}_dtype",
            f"            or {argument}.shape != {argument}_shape",
            f"            or {argument}.flags.num & {READABLE} != {READABLE}):",
            f"        {argument} = ready({argument}, {argument}_shape, {argument}_dtype)",
        ]
    for result, parameter in zip(results, outputs, strict=True):
        names |= _type_constants(result, parameter)
        lines.append(f"    {result} = empty({result}_shape, {result}_dtype)")
    # A result without dimensions is a scalar, as NumPy's are.
    returned = [
        result if parameter.type.shape else f"{result}[()]"
        for result, parameter in zip(results, outputs, strict=True)
    ]
    pointers = [pointer.format(each) for each in (*arguments, *results)]
    lines += [
        f"    status = function({', '.join(pointers)})",
        "    if status: failed(name, status)",
        f"    return {', '.join(returned)}",
    ]
    exec("\n".join(lines), names)
    call: Callable[..., Any] = names["call"]
    return call


READABLE = 0x0001 | 0x0100
"""NumPy's flags C_CONTIGUOUS and ALIGNED: what C needs to read an array as it is."""


def _type_constants(name: str, parameter: Parameter) -> dict[str, Any]:
    return {
        f"{name}_shape": static_shape(parameter.type.shape),
        f"{name}_dtype": parameter.type.dtype.numpy,
    }


def _ready(value: Any, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    """`value` itself where C can read it as it is, else a copy that it can."""
    if not is_array(value) or value.shape != shape or value.dtype.newbyteorder("=") != dtype:
        raise MismatchError
    return np.require(np.asarray(value), dtype, ["C", "A"])


def _failed(name: str, status: int) -> None:
    found = Status(status)
    raise found.error(f"'{name}' returned TINYIR_E{found.name}: {_MEANINGS[found]}.")


_MEANINGS = {
    Status.INDEX: "an index is out of bounds",
    Status.VALUE: "a value is none that its function takes",
    Status.ZERO_DIVISION: "a divisor is zero",
}


def _checked_pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)
