"""Reductions: which axes, which dtypes, what shape is left."""

import numpy as np

from tinyir import f32, f64, kernel


@kernel
def each_axis(x: f32[2, 3, 4]):
    return x.sum(axis=0), x.sum(axis=1), x.sum(axis=2), x.sum(axis=(0, 2)), x.sum()


@kernel
def kept(x: f64[2, 3]):
    return np.sum(x, axis=0, keepdims=True), np.max(x, axis=-1, keepdims=True), x.min(keepdims=True)


@kernel
def extrema(x: f32[3, 5], y: f64[3, 5]):
    return x.max(axis=0), x.min(axis=1), y.max(), y.min(axis=(0, 1))


@kernel
def over_no_axis(x: f32[2, 3]):
    return x.sum(axis=()), x.max(axis=())


@kernel
def of_one_element(x: f32[4, 1]):
    return x.sum(axis=1), x.mean(axis=1), x.max(axis=1)


@kernel
def of_nothing(x: f32[3, 0], y: f64[0, 2]):
    return x.sum(axis=1), y.sum(axis=0), x.max(axis=0)


@kernel
def repeated(x: f32[4, 6]):
    return x.max(axis=1).sum(axis=0) + x.sum(axis=0).max()


@kernel
def in_float64(x: f32[4, 6]):
    return x.sum(axis=1, dtype=np.float64), x.mean(axis=0, dtype=np.float64)


@kernel
def of_a_broadcast(x: f32[4, 1], y: f32[6]):
    return (x * y).sum(axis=0)


@kernel
def of_a_constant(x: f32[3]):
    return x + np.sum(np.arange(6, dtype=np.float32).reshape(2, 3), axis=0)


@kernel
def distance(x: f64[5], y: f64[5]):
    return np.sqrt(np.sum((x - y) ** 2))
