"""GELU in several forms and dtypes."""

import numpy as np

from tinyir import exp, f32, f64, kernel, library, tanh


@kernel
def as_written(x: f32[2, 31]):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


@kernel
def all_float32(x: f32[2, 31]):
    return 0.5 * x * (1 + tanh(0.7978845608028654 * (x + 0.044715 * x**3)))


@kernel
def all_float64(x: f64[2, 31]):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


@kernel
def sigmoid_form(x: f32[2, 31]):
    return x / (1 + exp(-1.702 * x))


@kernel
def from_library(x: f32[2, 3, 5]):
    return library.gelu(x)


@kernel
def silu_from_library(x: f32[7]):
    return library.silu(x)
