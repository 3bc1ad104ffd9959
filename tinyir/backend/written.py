"""Which arrays a kernel can write to: arguments are changed where they are, and never copied."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tinyir.errors import ProgramError, ProgramTypeError, ProgramValueError
from tinyir.ir.signature import Signature

READABLE = 0x0001 | 0x0100
"""NumPy's flags C_CONTIGUOUS and ALIGNED: what C needs to read an array as it is."""

WRITEABLE = 0x0400
"""NumPy's flag of this name."""

WRITABLE = READABLE | WRITEABLE
"""What C needs to write to an array, too."""


def unwritable(signature: Signature, values: Sequence[Any]) -> ProgramError | None:
    """The error that says which argument cannot be written, None when all can.

    The values are of the dtypes and shapes that the signature says, in whatever byte order.
    """
    for index in signature.written:
        parameter, value = signature.inputs[index], values[index]
        expected = f"'{signature.name}' writes '{parameter}'"
        if not isinstance(value, np.ndarray):
            return ProgramTypeError(
                f"{expected}, but '{type(value).__name__}' is a scalar, which does not change.",
                hints=(f"np.array({parameter.name}) makes an array, which does",),
            )
        if value.dtype != parameter.type.dtype.numpy:
            return ProgramTypeError(f"{expected}, but the array has the dtype '{value.dtype.str}'.")
        if not value.flags.writeable:
            return ProgramValueError(f"{expected}, but the array is read-only.")
        if value.flags.num & READABLE != READABLE:
            return ProgramValueError(
                f"{expected}, but the array is not a C-array.",
                hints=("np.ascontiguousarray makes one, which is to be copied back",),
            )
        for at, other in enumerate(values):
            if at != index and np.may_share_memory(value, other):
                name = signature.inputs[at].name
                return ProgramValueError(f"{expected}, but its array is in the memory of '{name}'.")
    return None


def overlapping(
    signature: Signature, values: Sequence[Any], outputs: Sequence[np.ndarray]
) -> ProgramError | None:
    """The error that says which written argument is in the memory of an output, None for none."""
    for index in signature.written:
        for parameter, output in zip(signature.outputs, outputs, strict=True):
            if np.may_share_memory(values[index], output):
                return ProgramValueError(
                    f"'{signature.name}' writes '{signature.inputs[index]}', but its array is in "
                    f"the memory of that for '{parameter}'."
                )
    return None
