"""Softmax over each kind of axis."""

import numpy as np

from tinyir import exp, f32, f64, kernel, library


def softmax(x, axis):
    numerator = exp(x - x.max(axis=axis, keepdims=True))
    return numerator / numerator.sum(axis=axis, keepdims=True)


@kernel
def rows(x: f32[5, 7]):
    return softmax(x, -1)


@kernel
def columns(x: f32[5, 7]):
    return softmax(x, 0)


@kernel
def attention_scores(x: f32[2, 3, 3]):
    return softmax(x, -1)


@kernel
def middle_axis(x: f64[2, 5, 3]):
    return softmax(x, 1)


@kernel
def two_axes(x: f32[2, 3, 4]):
    return softmax(x, (0, 2))


@kernel
def whole(x: f32[3, 4]):
    return softmax(x, None)


@kernel
def single_column(x: f32[4, 1]):
    return softmax(x, -1)


@kernel
def scaled(x: f32[3, 8]):
    return library.softmax(x / np.float32(np.sqrt(8)))
