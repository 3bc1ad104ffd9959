import numpy as np

from tinyir import i64, kernel


@kernel
def k(count: i64[()]):
    return np.zeros(count)


# raises TypeError, which NumPy does not:
#
# size_of_values.py:8:12: error: A traced value cannot be used as an index, a size or an axis: its elements are not known while tracing.
#         return np.zeros(count)
#                ^^^^^^^^^^^^^^^
#   note: the value is i64[]
#   hint: np.take(values, index) picks one of them; a size is one that .shape has, or a static keyword argument
