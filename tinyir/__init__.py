"""tinyir: NumPy in, a plain C library out, every step readable text.

Where things are, in the order of the flow:

    frontend/   Python function -> graph: tracing, DSL files, library functions
    ir/         the graph: types, the table of primitives, typing rules, text, NumPy evaluation
    emit/       graph -> MLIR, schedule and C header, through the templates in templates/
    backend/    MLIR text -> library: pass pipelines, tools, cache, ctypes
    driver.py   the order of the stages
    jit.py      @jit and @kernel
    cli.py      the command line
"""

from numpy import exp, sqrt, tanh

from tinyir import errors
from tinyir.frontend import library
from tinyir.ir.types import F32 as f32
from tinyir.ir.types import F64 as f64
from tinyir.ir.types import TensorType
from tinyir.jit import Compiled, jit, kernel

__version__ = "0.1.0"

__all__ = [
    "Compiled",
    "TensorType",
    "errors",
    "exp",
    "f32",
    "f64",
    "jit",
    "kernel",
    "library",
    "sqrt",
    "tanh",
]
