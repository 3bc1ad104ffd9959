import math

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return math.sqr(2) * x


# raises AttributeError, as NumPy does:
#
# attribute_of_module_missing.py:8:12: error: AttributeError: module 'math' has no attribute 'sqr'
#         return math.sqr(2) * x
#                ^^^^^^^^
#   hint: Did you mean 'sqrt'?
