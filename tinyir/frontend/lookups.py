"""What is said of arrays and lists that are not traced, and are indexed by a traced value.

NumPy and Python do that themselves, and ask the value for its elements: np.take does not.
"""

import ast

from tinyir.errors import ProgramError, ProgramIndexError, ProgramTypeError
from tinyir.ir.types import BOOL, TensorType


def unindexed(type_: TensorType, lookup: ast.Subscript) -> ProgramError:
    """The error for the expression `lookup`, in whose key is a value of this type."""
    if type_.dtype is not BOOL and not type_.dtype.is_integer:
        return ProgramIndexError(
            "arrays used as indices must be of integer (or boolean) type.",
            notes=(f"the value is {type_}",),
            hints=(".astype casts it to one",),
        )
    return ProgramTypeError(
        "A traced value cannot be an index into an array or a list that is not traced: its "
        "elements are not known while tracing.",
        notes=(f"the value is {type_}",),
        hints=(
            _instead(type_, lookup),
            "an array that is an argument of the function takes any key",
        ),
    )


def _instead(type_: TensorType, lookup: ast.Subscript) -> str:
    """What to write instead of `lookup`."""
    array = ast.unparse(lookup.value)
    entries = lookup.slice.elts if isinstance(lookup.slice, ast.Tuple) else [lookup.slice]
    others = [at for at, each in enumerate(entries) if ast.unparse(each) != ":"]
    if any(isinstance(each, ast.Slice) and ast.unparse(each) != ":" for each in entries):
        return "np.take(array, start + np.arange(count), axis=0) has 'count' rows from 'start' on"
    if type_.dtype is BOOL:
        return "np.where(mask, array, other) keeps the shape"
    if len(others) != 1:
        return "np.take(array, indices, axis=0) is array[indices], one axis after the other"
    shown = f"np.take({array}, {ast.unparse(entries[others[0]])}, axis={others[0]})"
    return f"write {shown}" if len(shown) <= _LONGEST else "write np.take(array, indices, axis)"


_LONGEST = 80
"""The most letters of an expression that a message shows."""
