import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.add.reduce(x)


# raises TypeError, which NumPy does not:
#
# ufunc_method.py:8:12: error: 'add.reduce' of a traced value is not supported.
#         return np.add.reduce(x)
#                ^^^^^^^^^^^^^^^^
#   hint: use NumPy's function for it, such as np.sum for np.add.reduce
