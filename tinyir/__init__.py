"""tinyir: NumPy in, a plain C library out, every step readable text.

Where things are, in the order of the flow:

    frontend/   Python function -> graph: tracing, NumPy's functions, DSL files
    library.py  GELU, softmax and others, written in the DSL
    ir/         the graph: types, the table of primitives, typing rules, text, NumPy evaluation
    emit/       graph -> MLIR, schedule and C header, through the templates in templates/
    backend/    MLIR text -> library: pass pipelines, tools, cache, ctypes
    source.py   what compilation starts from: graphs, or text of a stage
    driver.py   the order of the stages
    compiled.py a kernel for given types, and how Python calls it
    jit.py      @jit and @kernel
    places.py   where the user's code is: on the stack, and in tracebacks
    cli.py      the command line
"""

from typing import Any

from numpy import (
    cos,
    exp,
    expm1,
    log,
    log1p,
    maximum,
    minimum,
    sin,
    sqrt,
    tanh,
    where,
)

from tinyir import errors, library
from tinyir.compiled import Compiled
from tinyir.frontend.elementwise import erf
from tinyir.ir import types
from tinyir.ir.packing import pack, unpack
from tinyir.ir.types import TensorType
from tinyir.jit import jit, kernel

__version__ = "0.1.0"

# To type checkers these are Any, because 'x: f32[8, 64]' must be a type to them.
bf16: Any = types.BF16
bool_: Any = types.BOOL
f16: Any = types.F16
f32: Any = types.F32
f64: Any = types.F64
i8: Any = types.I8
i16: Any = types.I16
i32: Any = types.I32
i64: Any = types.I64
u8: Any = types.U8
u16: Any = types.U16
u32: Any = types.U32
u64: Any = types.U64

__all__ = [
    "Compiled",
    "TensorType",
    "bf16",
    "bool_",
    "cos",
    "erf",
    "errors",
    "exp",
    "expm1",
    "f16",
    "f32",
    "f64",
    "i8",
    "i16",
    "i32",
    "i64",
    "jit",
    "kernel",
    "library",
    "log",
    "log1p",
    "maximum",
    "minimum",
    "pack",
    "sin",
    "sqrt",
    "tanh",
    "u8",
    "u16",
    "u32",
    "u64",
    "unpack",
    "where",
]
