import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.nanmedian(x)


# raises TypeError, which NumPy does not:
#
# function_unsupported.py:8:12: error: NumPy's 'nanmedian' is not supported on traced values.
#         return np.nanmedian(x)
#                ^^^^^^^^^^^^^^^
#   note: it sorts, and there is no primitive that does
