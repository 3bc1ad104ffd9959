"""Library functions, written in the DSL: NumPy expressions that the compiler does not know.

Each takes and returns arrays or traced values; formulas are those of the papers named.
"""

from typing import Any

import numpy as np

from tinyir.frontend.elementwise import erf

Tensor = Any
"""An array or a traced value."""


def gelu(x: Tensor) -> Tensor:
    """GELU in its tanh form (Hendrycks and Gimpel, 2016), in the dtype of `x`; any shape."""
    scale = float(np.sqrt(2 / np.pi))
    return 0.5 * x * (1 + np.tanh(scale * (x + 0.044715 * x**3)))


def gelu_erf(x: Tensor) -> Tensor:
    """GELU itself, by the error function (Hendrycks and Gimpel, 2016); any shape."""
    return 0.5 * x * (1 + erf(x * float(np.sqrt(0.5))))


def softmax(x: Tensor, axis: int = -1) -> Tensor:
    """exp(x) divided by its sum over `axis`, shifted by the maximum so that it cannot overflow."""
    numerator = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return numerator / np.sum(numerator, axis=axis, keepdims=True)


def layer_norm(x: Tensor, weight: Tensor, bias: Tensor, eps: float = 1e-5) -> Tensor:
    """Layer normalization over the last axis (Ba, Kiros and Hinton, 2016).

    `x` is (..., n), `weight` and `bias` (n,). The variance is the population's, from centred
    values: E[x^2] - E[x]^2 would cancel.
    """
    centred = x - np.mean(x, axis=-1, keepdims=True)
    variance = np.mean(np.square(centred), axis=-1, keepdims=True)
    return centred / np.sqrt(variance + eps) * weight + bias


def rms_norm(x: Tensor, weight: Tensor, eps: float = 1e-5) -> Tensor:
    """Root mean square normalization over the last axis (Zhang and Sennrich, 2019)."""
    return x / np.sqrt(np.mean(np.square(x), axis=-1, keepdims=True) + eps) * weight


def silu(x: Tensor) -> Tensor:
    """X times its logistic sigmoid (Elfwing, Uchibe and Doya, 2017); any shape."""
    return x / (1 + np.exp(-x))
