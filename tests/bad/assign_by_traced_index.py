import numpy as np

from tinyir import f32, i64, kernel


@kernel
def k(x: f32[3], at: i64[()]):
    table = np.zeros(4)
    table[at] = 1
    return x * table[:3]


# raises TypeError, which NumPy does not:
#
# assign_by_traced_index.py:9:5: error: A traced value cannot be part of an assignment to elements of an array that is not traced: its elements are not known while tracing.
#         table[at] = 1
#         ^^^^^^^^^
#   note: the value is i64[]
#   hint: np.stack or np.concatenate makes a tensor of a list of values; np.where chooses between two by a mask, such as np.arange(size) == index
