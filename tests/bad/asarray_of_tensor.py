import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.asarray(x) + 1


# raises TypeError, which NumPy does not:
#
# asarray_of_tensor.py:8:12: error: A traced value cannot be converted to an array: its elements are not known while tracing.
#         return np.asarray(x) + 1
#                ^^^^^^^^^^^^^
#   note: the value is f32[2, 3]
#   hint: use NumPy functions and operators on it as it is, and .astype to cast it
