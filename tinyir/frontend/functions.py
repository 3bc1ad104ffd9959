"""NumPy's functions on traced values: one table of the implementations in the modules beside it.

A ufunc that is a row of the table of primitives needs no implementation: its row says all.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tinyir.frontend.assignment import ASSIGNMENT
from tinyir.frontend.creation import CREATION
from tinyir.frontend.elementwise import ELEMENTWISE
from tinyir.frontend.indexing import INDEXING
from tinyir.frontend.inplace import INPLACE
from tinyir.frontend.interpolation import INTERPOLATION
from tinyir.frontend.joining import JOINING
from tinyir.frontend.linalg import LINALG
from tinyir.frontend.nanfunctions import NAN_FUNCTIONS
from tinyir.frontend.norms import NORMS
from tinyir.frontend.outputs import OUTPUTS
from tinyir.frontend.padding import PADDING
from tinyir.frontend.products import PRODUCTS
from tinyir.frontend.queries import QUERIES
from tinyir.frontend.reductions import REDUCTIONS
from tinyir.frontend.scans import SCANS
from tinyir.frontend.shapes import SHAPES
from tinyir.frontend.statistics import STATISTICS
from tinyir.frontend.substitutes import SUBSTITUTED

FUNCTIONS: Mapping[Callable[..., Any], Callable[..., Any]] = {
    **ASSIGNMENT,
    **CREATION,
    **ELEMENTWISE,
    **INDEXING,
    **INPLACE,
    **INTERPOLATION,
    **JOINING,
    **LINALG,
    **NAN_FUNCTIONS,
    **NORMS,
    **OUTPUTS,
    **PADDING,
    **PRODUCTS,
    **QUERIES,
    **REDUCTIONS,
    **SCANS,
    **SHAPES,
    **SUBSTITUTED,
    **STATISTICS,
}
