import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.add(x, 1, where=np.array([True, False, True]))


# raises TypeError, which NumPy does not:
#
# keyword_where.py:8:12: error: The keyword 'where' of 'add' is not supported on traced values.
#         return np.add(x, 1, where=np.array([True, False, True]))
#                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#   hint: np.where chooses between the result, or operands that are safe, and another
