import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.arange(3) * 1j


# raises TypeError, which NumPy does not:
#
# error: TypeError: data type 'u16' not understood
