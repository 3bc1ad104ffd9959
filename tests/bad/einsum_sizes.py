import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], y: f32[4, 3]):
    return np.einsum("ij,jk->ik", x, y)


# raises ValueError, as NumPy does:
#
# einsum_sizes.py:8:12: error: 'einsum' expects one size for 'j' of 'ij,jk->ik', got (2,3) and (4,3): it is 3 in operand 0 and 4 in operand 1.
#         return np.einsum("ij,jk->ik", x, y)
#                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#   hint: 'kj' for 'jk' fits: it reads it transposed
