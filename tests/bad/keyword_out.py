import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.exp(x, out=np.zeros((2, 3), np.float32))


# raises TypeError, which NumPy does not:
#
# keyword_out.py:8:12: error: An array that is not traced cannot be changed in place by 'exp' while tracing.
#         return np.exp(x, out=np.zeros((2, 3), np.float32))
#                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#   hint: use the result: write 'x = x + y' for 'x += y', and no 'out='
