import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    np.place(x, x > 0, [1, 2])


# raises TypeError, which NumPy does not:
#
# place_several.py:8:5: error: 'place' of several values is not supported on traced values.
#         np.place(x, x > 0, [1, 2])
#         ^^^^^^^^^^^^^^^^^^^^^^^^^^
#   hint: x[...] = np.where(mask, values, x), with values in the shape of x
