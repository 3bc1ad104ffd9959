import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 2]):
    return np.mean([x, x + 1], axis=0)


# raises TypeError, which NumPy does not:
#
# list_of_tensors.py:8:12: error: A traced value cannot be converted to an array: its elements are not known while tracing.
#         return np.mean([x, x + 1], axis=0)
#                ^^^^^^^^^^^^^^^^^^^^^^^^^^^
#   note: the value is f32[2, 2]
#   hint: use NumPy functions and operators on it as it is, .astype to cast it, and np.stack to make one of a list of them
