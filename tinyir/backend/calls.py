"""The call of a kernel through ctypes: a Python function that is written out for one kernel.

It takes what needs no second look: exactly as many arrays as the kernel has inputs, each of its
very dtype and shape, C-contiguous and aligned. Everything else, errors too, is for the callable
that it was given for it. `fastcall` does the same in C, for kernels without named dimensions.
"""

import ctypes
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from tinyir.backend.runtime import DATA_OFFSET, NativeKernel, checked_pointer, data_holds
from tinyir.backend.written import READABLE, WRITABLE
from tinyir.ir.dims import Shape, Size
from tinyir.ir.signature import Signature
from tinyir.places import PASSAGE

_OTHER_FLAGS = (0x0002, 0x0004, 0x0400, 0x2000)
"""NumPy's flags F_CONTIGUOUS, OWNDATA, WRITEABLE and WRITEBACKIFCOPY, which do not matter here."""

# One look-up in a set takes less time than the arithmetic that tests two flags.
_READABLE = frozenset(
    READABLE + sum(others)
    for count in range(len(_OTHER_FLAGS) + 1)
    for others in combinations(_OTHER_FLAGS, count)
)
_WRITABLE = frozenset(flags for flags in _READABLE if flags & WRITABLE == WRITABLE)

_ABSENT = object()


class _Pointers(dict[int, ctypes.c_void_p]):
    """For the address of an array's object, what ctypes takes as its data pointer.

    It is a view of the memory there, so it stays right whatever array comes to live there; a call
    finds it in half the time that it takes to make it.
    """

    def __missing__(self, address: int) -> ctypes.c_void_p:
        if len(self) >= 1000:
            self.clear()
        pointer = ctypes.c_void_p.from_address(address + DATA_OFFSET)
        self[address] = pointer
        return pointer


_POINTERS = _Pointers()


class DirectCall:
    """An object whose calls are those of its attribute `__call__`.

    Python looks `__call__` up in the class, where it is a slot: no Python code runs in between.
    """

    __slots__ = ("__call__",)
    __call__: Callable[..., Any]


@dataclass(frozen=True)
class Nesting:
    """How arrays are reached in nested arguments: words for C, which owns none of the objects.

    Each argument is 0 for an array, or the address of `tuple`, `list` or `dict`, the number of its
    children, for a dict the addresses of its keys, and then the children. `owners` are the keys.
    """

    arguments: int
    words: tuple[int, ...]
    owners: tuple[object, ...]

    @property
    def is_flat(self) -> bool:
        """Whether the arguments are the arrays themselves."""
        return not any(self.words)


class Calls:
    """Makes callables from kernels."""

    def before(
        self,
        otherwise: Callable[..., Any],
        kernel: NativeKernel,
        nested: Nesting | None = None,
        *,
        releases_gil: bool,
    ) -> Callable[..., Any]:
        """What calls `kernel` where it can, and `otherwise` with the same arguments elsewhere.

        The arguments are `nested`, by default not.
        """
        if not _are_plain(kernel.signature) or not (nested is None or nested.is_flat):
            return otherwise
        form = ctypes.CFUNCTYPE if releases_gil else ctypes.PYFUNCTYPE
        inputs, outputs = kernel.signature.inputs, kernel.signature.outputs
        arguments = [f"x{index}" for index in range(len(inputs))]
        results = [f"y{index}" for index in range(len(outputs))]
        names: dict[str, Any] = {
            "function": form(ctypes.c_int)(kernel.address),
            "kernel": kernel,  # keeps the library and the dtypes
            "otherwise": otherwise,
            "passage": PASSAGE,
            "absent": _ABSENT,
            "ndarray": np.ndarray,
            "empty": np.empty,
            "readable": _READABLE,
            "writable": _WRITABLE,
            "overlap": np.may_share_memory,
            "pointers": _POINTERS,
            "checked_pointer": checked_pointer,
            "count": ctypes.c_int64,
        }
        for name, parameter in zip((*arguments, *results), (*inputs, *outputs), strict=True):
            names[f"{name}_dtype"] = parameter.type.dtype.numpy
        # As if it stood in this file, which is none of the user's: errors name the user's line.
        exec(compile(_text(kernel.signature, arguments, results), __file__, "exec"), names)
        call: Callable[..., Any] = names["call"]
        return call


def _are_plain(signature: Signature) -> bool:
    """Whether each dimension is a number or a name, and each name that of an input's dimension."""
    named = {
        dim
        for each in (*signature.inputs, *signature.outputs)
        for dim in each.type.shape
        if isinstance(dim, Size)
    }
    found = {dim for each in signature.inputs for dim in each.type.shape if isinstance(dim, Size)}
    return named == found and {dim.name for dim in named} == {*signature.sizes}


def _text(signature: Signature, arguments: list[str], results: list[str]) -> str:
    """The definition of the function `call`. Without loops: a loop would double its time."""
    pointer = "pointers[id({})]" if data_holds() else "checked_pointer({})"
    listed = "".join(f"{each}, " for each in arguments)
    defaults = "".join(f"{each}=absent, " for each in arguments) + "/, " * bool(arguments)
    sizes = {name: f"n{index}" for index, name in enumerate(signature.sizes)}
    unfit = [
        f" or type({each}) is not ndarray or {each}.dtype is not {each}_dtype"
        f" or {each}.flags.num not in {'writable' if parameter.written else 'readable'}"
        for each, parameter in zip(arguments, signature.inputs, strict=True)
    ]
    known: set[str] = set()
    for each, parameter in zip(arguments, signature.inputs, strict=True):
        unfit += _unfit_shape(each, parameter.type.shape, sizes, known)
    written = [arguments[index] for index in signature.written]
    unfit += [
        f" or overlap({each}, {other})"
        for each in written
        for other in arguments
        if other != each and (other not in written or other > each)
    ]
    made = [
        f"    {each} = empty({_shape(parameter.type.shape, sizes)}, {each}_dtype)"
        for each, parameter in zip(results, signature.outputs, strict=True)
    ]
    # A result without dimensions is a scalar, as NumPy's are.
    returned = [
        each if parameter.type.shape else f"{each}[()]"
        for each, parameter in zip(results, signature.outputs, strict=True)
    ]
    given = [pointer.format(each) for each in (*arguments, *results)]
    given += [f"count({size})" for size in sizes.values()]
    lines = [
        f"def call({defaults}*rest, **named):",
        f"    if rest or named{''.join(unfit)}:",
        f"        given = [each for each in ({listed}) if each is not absent]",
        "        with passage:",
        "            return otherwise(*given, *rest, **named)",
        *made,
        # The general way raises the errors, so it repeats a call that returned a status.
        f"    if function({', '.join(given)}):",
        "        with passage:",
        f"            return otherwise({listed})",
        f"    return {', '.join(returned)}",
    ]
    return "\n".join(lines)


def _unfit_shape(
    array: str, shape: Shape, sizes: Mapping[str, str], known: set[str]
) -> Iterator[str]:
    """Conditions that hold for arrays of another shape; those before have set the sizes `known`."""
    named = [(axis, dim.name) for axis, dim in enumerate(shape) if isinstance(dim, Size)]
    if any(name not in known for _, name in named):
        yield f" or {array}.ndim != {len(shape)}"
    for axis, name in named:
        if name and name not in known:
            known.add(name)
            # No size is negative: this is there to name it.
            yield f" or ({sizes[name]} := {array}.shape[{axis}]) < 0"
    yield f" or {array}.shape != {_shape(shape, sizes)}"


def _shape(shape: Shape, sizes: Mapping[str, str]) -> str:
    """The text of a tuple."""
    dims = (sizes[dim.name] if isinstance(dim, Size) and dim.name else str(dim) for dim in shape)
    return f"({''.join(f'{dim}, ' for dim in dims)})"
