"""Constants: literals, captured arrays, expressions without parameters."""

import numpy as np

from tinyir import f32, f64, kernel

WEIGHT = np.linspace(-1, 1, 6, dtype=np.float32).reshape(2, 3)
BIAS = np.array([0.1, np.inf, -0.0])
SCALE = np.float32(0.3)
STRIDED = np.arange(12, dtype=np.float32).reshape(3, 4).T[1::2]


@kernel
def literals(x: f32[2]):
    return x + 1, x + 0.1, x * -0.0, x * 1e-40, x - 16777217, x * 3.4e38


@kernel
def not_finite(x: f32[2], y: f64[2]):
    return x * float("inf"), x * float("-inf"), x * float("nan"), y * np.inf, y + np.nan


@kernel
def captured(x: f32[2, 3]):
    return x * WEIGHT


@kernel
def captured_float64(x: f32[2, 3]):
    return x + BIAS


@kernel
def numpy_scalars(x: f32[2]):
    return x * SCALE, x * np.float64(0.3), x + np.array(0.5, np.float32)


@kernel
def strided(x: f32[2, 3]):
    return x + STRIDED


@kernel
def folded(x: f64[3]):
    return x * (np.sqrt(2 / np.pi) + np.exp(np.arange(3.0)))


@kernel
def extremes(x: f64[2]):
    return x * 5e-324, x * 1.7976931348623157e308, x + 2.2250738585072014e-308, x * 1e22


@kernel
def without_elements(x: f32[0, 2]):
    return x + np.ones((0, 2), np.float32)


@kernel
def of_size_one(x: f32[3]):
    return x + np.array([[2.0]], np.float32)
