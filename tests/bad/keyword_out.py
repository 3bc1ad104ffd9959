import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.exp(x, out=np.zeros((2, 3), np.float32))


# raises TypeError, which NumPy does not:
#
# keyword_out.py:8:12: error: The keyword 'out' of 'exp' is not supported on traced values.
#         return np.exp(x, out=np.zeros((2, 3), np.float32))
#                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#   hint: use the result: traced values are never written to
