import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 2]):
    out = np.zeros((2, 2))
    for i in range(2):
        out[i] = x[i] * 2
    return out


# raises TypeError, which NumPy does not:
#
# assign_to_array.py:10:9: error: A traced value cannot be part of an assignment to elements of an array that is not traced: its elements are not known while tracing.
#             out[i] = x[i] * 2
#             ^^^^^^
#   note: the value is f32[2]
#   hint: write out = np.zeros_like(x, shape=(2, 2), dtype=np.float64), which is traced
#   hint: np.stack or np.concatenate makes a tensor of a list of values; np.where chooses between two by a mask, such as np.arange(size) == index
