import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.add(x, 1, order="F")


# raises TypeError, which NumPy does not:
#
# keyword_of_ufunc.py:8:12: error: The keyword 'order' of 'add' is not supported on traced values.
#         return np.add(x, 1, order="F")
#                ^^^^^^^^^^^^^^^^^^^^^^^
#   hint: leave 'order' out
