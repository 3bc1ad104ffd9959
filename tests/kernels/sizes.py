"""Named dimensions: sizes that are known when a kernel runs, and sizes computed from them."""

import numpy as np

from tinyir import f32, i64, kernel


@kernel
def centred(x: f32["tokens", 6]):
    return x - x.mean(axis=1, keepdims=True)


@kernel
def columns(x: f32["rows", "columns"]):
    return x.mean(axis=0)


@kernel
def sum_of_two(x: f32["a", 3], y: f32["b", 3]):
    return x + y


@kernel
def joined(x: f32["a", 2], y: f32["b", 2]):
    return np.concatenate([x, y])


@kernel
def differences(x: f32["n"]):
    return x[1:] - x[:-1]


@kernel
def last(x: f32["n", 3]):
    return x[-1]


@kernel
def heads(x: f32["n", 6]):
    return x.reshape(x.shape[0], 2, 3).transpose(1, 0, 2)


@kernel
def below(x: f32["n", "n"]):
    return np.where(np.tri(x.shape[0], dtype=bool), x, -1)


@kernel
def looked_up(table: f32["words", 4], words: i64["n"]):
    return table[words]
