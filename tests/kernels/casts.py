"""Casts: written out, and those that promotion makes."""

import numpy as np

from tinyir import f32, f64, kernel


@kernel
def there_and_back(x: f32[2, 3], y: f64[2, 3]):
    return x.astype(np.float64), y.astype(f32), x.astype(f64).astype(f32), x.astype("f4")


@kernel
def mixed(x: f32[2, 3], y: f64[3]):
    return x + y, y * x - x


@kernel
def rounded_between(x: f64[5]):
    return (x.astype(f32) * np.float32(3)).astype(f64) - x


@kernel
def of_a_scalar(s: f64, x: f32[3]):
    return s.astype(f32) * x
