import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.arange(3)


# raises TypeError, which NumPy does not:
#
# returns_int_array.py:7:5: error: The dtype 'int64' is not supported.
#     def k(x: f32[2, 3]):
#         ^
#   note: it is that of the result 'out' of 'k'
#   hint: the dtypes are float32, float64
