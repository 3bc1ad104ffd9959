import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 2]):
    rows, columns = x.shape
    out = np.zeros((rows, columns), np.float32)
    for row in range(rows):
        out[row] += x[row] * 2
    return out


# raises TypeError, which NumPy does not:
#
# add_to_array.py:11:9: error: An array that is not traced cannot be changed in place by 'add' while tracing.
#             out[row] += x[row] * 2
#             ^^^^^^^^^^^^^^^^^^^^^^
#   hint: write out = np.zeros_like(x, shape=(rows, columns)), which is traced
