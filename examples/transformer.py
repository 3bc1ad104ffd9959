"""The pieces of a transformer, written as NumPy expressions.

    bin/tinyir-compile examples/transformer.py

makes transformer.so and transformer.h, which any C program can use.
"""

import numpy as np

from tinyir import exp, f32, kernel, sqrt, tanh


@kernel
def gelu(x: f32[8, 64]):
    """As usually written in NumPy: np.sqrt(2 / np.pi) is float64, and so is the result."""
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


@kernel
def gelu_f32(x: f32[8, 64]):
    """The same with a Python float, which takes the dtype of x: all in float32."""
    return 0.5 * x * (1 + tanh(0.7978845608028654 * (x + 0.044715 * x**3)))


@kernel
def softmax(x: f32[8, 64]):
    """The numerator is used twice and computed once."""
    numerator = exp(x - x.max(axis=-1, keepdims=True))
    return numerator / numerator.sum(axis=-1, keepdims=True)


@kernel
def layer_norm(x: f32[8, 64], weight: f32[64], bias: f32[64]):
    """With the population variance, from centred values."""
    centred = x - x.mean(axis=-1, keepdims=True)
    variance = (centred**2).mean(axis=-1, keepdims=True)
    return centred / sqrt(variance + 1e-5) * weight + bias
