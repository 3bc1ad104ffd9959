"""NumPy callables for primitives that NumPy itself does not have."""

import math

import numpy as np

_erf = np.frompyfunc(math.erf, 1, 1)


def erf(x: np.ndarray) -> np.ndarray:
    """The error function, elementwise: float64's of the C library, rounded to the dtype of `x`."""
    values: np.ndarray = np.asarray(_erf(np.asarray(x, np.float64)), np.float64)
    return values.astype(x.dtype)
