import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 2]):
    return np.isin(x, [1, 2])


# raises TypeError, which NumPy does not:
#
# function_with_a_way_out.py:8:12: error: NumPy's 'isin' is not supported on traced values.
#         return np.isin(x, [1, 2])
#                ^^^^^^^^^^^^^^^^^^
#   hint: (x[..., None] == values).any(axis=-1)
