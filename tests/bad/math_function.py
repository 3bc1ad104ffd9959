import math

from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x / math.sqrt(x.sum())


# raises TypeError, which NumPy does not:
#
# math_function.py:8:16: error: A traced value cannot be converted to a float: its elements are not known while tracing.
#         return x / math.sqrt(x.sum())
#                    ^^^^^^^^^^^^^^^^^^
#   note: the value is f32[]
#   hint: keep it as a tensor: use NumPy's functions, not those of 'math', and .astype to cast
