import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return np.exq(x)


# raises AttributeError, as NumPy does:
#
# function_missing.py:8:12: error: AttributeError: module 'numpy' has no attribute 'exq'
#         return np.exq(x)
#                ^^^^^^
#   hint: Did you mean 'exp'?
