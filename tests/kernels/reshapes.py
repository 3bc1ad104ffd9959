"""Reshapes: groups of dimensions, general ones, and those that vanish."""

import numpy as np

from tinyir import exp, f32, f64, kernel


@kernel
def flat(x: f32[2, 3, 4]):
    return x.reshape(-1), x.reshape(6, 4), x.reshape(2, 12)


@kernel
def split(x: f32[24]):
    return x.reshape(2, 3, 4), np.reshape(x, (4, -1))


@kernel
def regrouped(x: f32[4, 6]):
    return x.reshape(8, 3), x.reshape(3, 8), x.reshape(2, 2, 3, 2)


@kernel
def unit_dimensions(x: f64[2, 3]):
    return x.reshape(1, 2, 3), x.reshape(2, 1, 3) + 1, x.reshape(2, 3, 1, 1)


@kernel
def to_and_from_scalars(x: f32[1, 1], s: f32):
    return x.reshape(()), s.reshape(1), s.reshape(1, 1) + x, x.reshape(1)


@kernel
def without_elements(x: f32[0, 4]):
    return x.reshape(4, 0), x.reshape(2, 0, 3) + 1


@kernel
def in_the_middle(x: f32[4, 6]):
    return exp(x.reshape(8, 3) * 0.5).sum(axis=1).reshape(2, 4)


@kernel
def broadcast_after(x: f32[6], y: f32[6]):
    return x.reshape(6, 1) - y.reshape(1, 6)


@kernel
def of_a_row_of_units(x: f32[1, 6, 1]):
    return x.reshape(6) * 2, x.reshape(2, 1, 3)


@kernel
def of_a_reduction(x: f32[4, 6]):
    return x.sum(axis=0).reshape(2, 3), x.max().reshape(1, 1)


@kernel
def of_a_constant(x: f32[2, 3]):
    return x + np.arange(6, dtype=np.float32).reshape(3, 2).reshape(2, 3)
