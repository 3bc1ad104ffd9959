"""Layer norm and RMS norm."""

import numpy as np

from tinyir import f32, f64, kernel, library, sqrt


@kernel
def layer_norm(x: f32[4, 9], weight: f32[9], bias: f32[9]):
    centred = x - x.mean(axis=-1, keepdims=True)
    variance = (centred**2).mean(axis=-1, keepdims=True)
    return centred / sqrt(variance + 1e-5) * weight + bias


@kernel
def layer_norm_of_batches(x: f64[2, 3, 5], weight: f64[5], bias: f64[5]):
    return library.layer_norm(x, weight, bias)


@kernel
def rms_norm(x: f32[3, 8], weight: f32[8]):
    return library.rms_norm(x, weight)


@kernel
def statistics(x: f32[4, 9]):
    mean = np.mean(x, axis=1)
    centred = x - mean.reshape(4, 1)
    return mean, np.mean(np.square(centred), axis=1)
