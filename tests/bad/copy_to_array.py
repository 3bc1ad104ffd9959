import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    table = np.zeros((2, 3), np.float32)
    np.copyto(table, x)
    return table


# raises TypeError, which NumPy does not:
#
# copy_to_array.py:9:5: error: An array that is not traced cannot be changed in place by 'copyto' while tracing.
#         np.copyto(table, x)
#         ^^^^^^^^^^^^^^^^^^^
#   hint: np.zeros_like of a traced value, and others like it, make arrays that can be
