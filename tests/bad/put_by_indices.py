import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    np.put(x, [0, 4], 1)


# raises TypeError, which NumPy does not:
#
# put_by_indices.py:8:5: error: NumPy's 'put' is not supported on traced values.
#         np.put(x, [0, 4], 1)
#         ^^^^^^^^^^^^^^^^^^^^
#   hint: x[...] = np.where(mask, value, x) writes where a mask holds
