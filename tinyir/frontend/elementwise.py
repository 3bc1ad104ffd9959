"""Elementwise NumPy functions that are no row of the table, written with rows."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tinyir.frontend.arguments import as_dtype, refuse
from tinyir.frontend.traced import Traced
from tinyir.ir import optable
from tinyir.ir.attributes import Attributes


def astype(x: Traced, dtype: Any, copy: bool = True, **unsupported: Any) -> Traced:
    """`x` with every element cast to `dtype`; to copy or not makes no difference to a value."""
    refuse("astype", **unsupported)
    target = as_dtype(dtype)
    if target == x.type.dtype:
        return x
    return x._trace.apply(optable.CAST, [x._node], Attributes(dtype=target))


ELEMENTWISE: Mapping[Callable[..., Any], Callable[..., Any]] = {
    np.astype: astype,
}
