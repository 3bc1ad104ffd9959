"""NumPy functions that rearrange traced values, written with primitives; keywords are NumPy's."""

import operator
from collections.abc import Callable, Mapping
from math import prod
from typing import Any

import numpy as np

from tinyir.errors import ProgramValueError
from tinyir.frontend.arguments import refuse
from tinyir.frontend.traced import Traced
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes
from tinyir.ir.types import TensorType


def reshape(x: Traced, shape: Any, order: str = "C", **unsupported: Any) -> Traced:
    """The elements of `x`, in row-major order, in another shape; one size may be -1."""
    refuse("reshape", **unsupported)
    if order != "C":
        raise ProgramValueError(f"reshape knows order='C', got {order!r}.")
    sizes = [
        operator.index(size) for size in (shape if isinstance(shape, tuple | list) else [shape])
    ]
    if sizes.count(-1) == 1:
        rest = prod(size for size in sizes if size != -1)
        if rest == 0 or x.size % rest:
            raise ProgramValueError(
                f"cannot reshape array of size {x.size} into shape {tuple(sizes)}."
            )
        sizes[sizes.index(-1)] = x.size // rest
    if tuple(sizes) == x.shape:
        return x
    TensorType(x.type.dtype, tuple(sizes))
    return x._trace.apply(optable.RESHAPE, [x._node], Attributes(shape=tuple(sizes)))


SHAPES: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.reshape: reshape,
}
