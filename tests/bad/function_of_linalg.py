import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 2]):
    return np.linalg.inv(x + 3 * np.eye(2))


# raises TypeError, which NumPy does not:
#
# function_of_linalg.py:8:12: error: NumPy's 'inv' is not supported on traced values.
#         return np.linalg.inv(x + 3 * np.eye(2))
#                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#   note: decompositions and solvers: no primitive computes them
