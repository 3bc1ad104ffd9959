import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.nansum(x)


# raises TypeError, which NumPy does not:
#
# function_unsupported.py:8:12: error: NumPy's 'nansum' is not supported on traced values.
#         return np.nansum(x)
#                ^^^^^^^^^^^^
#   hint: Did you mean 'sum'?
