import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.arctan2.reduce(x)


# raises TypeError, which NumPy does not:
#
# ufunc_method.py:8:12: error: 'arctan2.reduce' of a traced value is not supported.
#         return np.arctan2.reduce(x)
#                ^^^^^^^^^^^^^^^^^^^^
#   hint: some have functions of NumPy's, such as np.sum for np.add.reduce; a Python loop does the others
