import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    np.broadcast_to(x, (4, 2, 3))[0] = 1


# raises ValueError, as NumPy does:
#
# write_to_read_only.py:8:5: error: assignment destination is read-only.
#         np.broadcast_to(x, (4, 2, 3))[0] = 1
#         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#   hint: a copy can be written to: x = x.copy()
