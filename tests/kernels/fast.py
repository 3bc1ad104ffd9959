"""Kernels that give up the last bits of NumPy's results."""

from tinyir import f32, f64, kernel, library


@kernel(fp="fast")
def normalised(x: f32[3, 5], weight: f32[5], bias: f32[5]):
    return library.layer_norm(x, weight, bias)


@kernel(fp="fast")
def shares(x: f64[3, 5]):
    return x / x.sum(axis=1, keepdims=True)
