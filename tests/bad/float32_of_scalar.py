import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x * np.float32(x.sum())


# raises TypeError, which NumPy does not:
#
# float32_of_scalar.py:8:16: error: A traced value cannot be converted to an array: its elements are not known while tracing.
#         return x * np.float32(x.sum())
#                    ^^^^^^^^^^^^^^^^^^^
#   note: the value is f32[]
#   hint: use NumPy functions and operators on it as it is, .astype to cast it, and np.stack to make one of a list of them
