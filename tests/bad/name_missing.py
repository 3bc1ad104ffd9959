import numpy as np

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    numerator = np.exp(x)
    return numertor / x


# raises NameError, as NumPy does:
#
# name_missing.py:9:12: error: NameError: name 'numertor' is not defined
#         return numertor / x
#                ^^^^^^^^
#   hint: Did you mean 'numerator'?
