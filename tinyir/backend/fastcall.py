"""The fast call: a builtin function of Python that does in C what those of `calls` do.

The C file (`templates/c/fast_call.c.j2`) is compiled without Python's headers: it reads arrays at
offsets that `layout_holds` finds on live objects. Where it finds others, nothing is built.
"""

import ctypes
import platform
import struct
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tinyir.backend.calls import Calls, Nesting
from tinyir.backend.runtime import NativeKernel
from tinyir.backend.toolchain import Tool
from tinyir.backend.tools import Runner
from tinyir.backend.written import READABLE, WRITABLE
from tinyir.ir.types import static_shape

SOURCE = "fast_call.c"

ARITIES = tuple(tuple(range(count)) for count in range(1, 25))
"""The numbers of pointers of the kernels that can be called, each counted out."""

CONVENTION = 0x0080 | 0x0002
"""CPython's METH_FASTCALL | METH_KEYWORDS."""


@dataclass(frozen=True)
class Layout:
    """Where CPython and NumPy keep what is read of an array: offsets in bytes."""

    type: int = 8
    data: int = 16
    rank: int = 24
    sizes: int = 32
    strides: int = 40
    dtype: int = 56
    flags: int = 64

    @property
    def end(self) -> int:
        """The size of an array's object, at least."""
        return self.flags + 4


def interpreter() -> str:
    """What the layout depends on, as a part of the library's key."""
    return f"{platform.machine()} {sys.abiflags} {sys.version} NumPy {np.__version__}"


def layout_holds(layout: Layout) -> bool:
    """Whether live arrays of several types, ranks and kinds of memory are laid out so."""
    if sys.implementation.name != "cpython" or struct.calcsize("P") != 8:
        return False
    if object.__basicsize__ != layout.data or np.ndarray.__basicsize__ < layout.end:
        return False  # reference counts of another form, as in builds without the GIL
    samples: list[np.ndarray] = [
        np.empty((), np.bool_),
        np.empty((3, 5), np.float32)[1:, 2:],
        np.empty((2, 3, 4), np.float64).T,
        np.frombuffer(bytes(7), np.int8)[1:],
    ]
    return all(_is_laid_out(array, layout) for array in samples)


def _is_laid_out(array: np.ndarray, layout: Layout) -> bool:
    def word(at: int) -> int:
        return ctypes.c_int64.from_address(at).value

    def half(at: int) -> int:
        return ctypes.c_int32.from_address(at).value

    start = id(array)
    sizes = word(start + layout.sizes)
    plain = (
        word(start + layout.type) == id(type(array))
        and word(start + layout.data) == array.ctypes.data
        and half(start + layout.rank) == array.ndim
        and word(start + layout.dtype) == id(array.dtype)
        and half(start + layout.flags) == array.flags.num
        # Sizes are followed by strides, in one piece of memory; so what follows reads no other.
        and word(start + layout.strides) == sizes + 8 * array.ndim
    )
    found = tuple(word(sizes + 8 * dim) for dim in range(2 * array.ndim)) if plain else ()
    return plain and found == array.shape + array.strides


def build(text: str, clang: Tool, folder: Path, library: str) -> None:
    """Compiles `text`, the C file, to `library` in `folder`. Raises ToolError."""
    (folder / SOURCE).write_text(text, encoding="utf-8")
    # Python's functions are those of the process that loads it, and nothing else is needed.
    options = ("-std=c11", "-O2", "-shared", "-fPIC", "-nostdlib")
    Runner(folder).run(clang, (*options, SOURCE, "-o", library))


class FastCalls(Calls):
    """Makes builtin functions from kernels, by the library of the C file."""

    def __init__(self, library: Path) -> None:
        """Raises OSError when it cannot be loaded into this process."""
        make = ctypes.PyDLL(str(library)).tinyir_builtin
        make.argtypes, make.restype = (ctypes.py_object,), ctypes.py_object
        self._make: Callable[[tuple[object, ...]], Callable[..., Any]] = make

    def before(
        self,
        otherwise: Callable[..., Any],
        kernel: NativeKernel,
        nested: Nesting | None = None,
        *,
        releases_gil: bool,
    ) -> Callable[..., Any]:
        """As of `Calls`, which makes those that the C file cannot."""
        inputs, outputs = kernel.signature.inputs, kernel.signature.outputs
        if kernel.signature.sizes or len(inputs) + len(outputs) > len(ARITIES):
            return super().before(otherwise, kernel, nested, releases_gil=releases_gil)
        nested = nested or Nesting(len(inputs), (0,) * len(inputs), ())
        counts = nested.arguments, len(inputs), len(outputs)
        plan = [kernel.address, int(releases_gil), id(np.ndarray), *counts, *nested.words]
        for each in inputs:
            size = static_shape((each.type.size,))[0] * each.type.dtype.numpy.itemsize
            plan += [WRITABLE if each.written else READABLE, size]
        for each in inputs:
            plan += [id(each.type.dtype.numpy), each.type.rank, *static_shape(each.type.shape)]
        plan += [int(not each.type.shape) for each in outputs]
        types = [part for each in outputs for part in (each.type.shape, each.type.dtype.numpy)]
        # The builtin owns the tuple, and the tuple all that the plan's addresses point to.
        packed = struct.pack(f"={len(plan)}q", *plan)
        items = (packed, np.empty, otherwise, (), None, *types, kernel, nested.owners)
        return self._make(items)
