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
    cli.py      the command line
"""

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
from tinyir.ir.types import BF16 as bf16
from tinyir.ir.types import BOOL as bool_
from tinyir.ir.types import F16 as f16
from tinyir.ir.types import F32 as f32
from tinyir.ir.types import F64 as f64
from tinyir.ir.types import I8 as i8
from tinyir.ir.types import I16 as i16
from tinyir.ir.types import I32 as i32
from tinyir.ir.types import I64 as i64
from tinyir.ir.types import U8 as u8
from tinyir.ir.types import U16 as u16
from tinyir.ir.types import U32 as u32
from tinyir.ir.types import U64 as u64
from tinyir.ir.types import TensorType
from tinyir.jit import jit, kernel

__version__ = "0.1.0"

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
    "sin",
    "sqrt",
    "tanh",
    "u8",
    "u16",
    "u32",
    "u64",
    "where",
]
