import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 2]):
    out = np.zeros((2, 2))
    out += x
    return out


# raises TypeError, which NumPy does not:
#
# change_array_in_place.py:9:5: error: An array that is not traced cannot be changed in place by 'add' while tracing.
#         out += x
#         ^^^^^^^^
#   hint: use the result: write 'x = x + y' for 'x += y', and no 'out='
