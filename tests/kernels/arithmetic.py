"""Elementwise operations, alone and in chains."""

import numpy as np

from tinyir import exp, f32, f64, kernel, sqrt, tanh


@kernel
def add(x: f32[2, 3], y: f32[2, 3]):
    return x + y


@kernel
def four_operations(x: f64[2, 3], y: f64[2, 3]):
    return (x - y) * x / (y + 3)


@kernel
def reflected(x: f32[3]):
    return 1 - x, 2 / (x * x + 1), -x


@kernel
def powers(x: f32[2, 3]):
    return x**2, x**3, x**-1, (x * x) ** 0.5, (x * x) ** 1.5, 2.0**x


@kernel
def power_of_tensors(x: f64[2, 3], y: f64[3]):
    return np.power(x * x, y)


@kernel
def numpy_functions(x: f32[4]):
    positive = np.square(x) + 0.5
    return np.reciprocal(positive), np.negative(x), np.add(x, positive), np.divide(x, positive)


@kernel
def transcendentals(x: f32[2, 3], y: f64[2, 3]):
    return exp(x), tanh(x), sqrt(x * x), exp(y), tanh(y), sqrt(y * y)


@kernel
def long_chain(x: f32[5]):
    for step in range(40):
        x = x * 0.875 + step
    return x
