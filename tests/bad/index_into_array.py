import numpy as np

from tinyir import f32, i64, kernel

TABLE = np.ones((100, 8), np.float32)


@kernel
def k(x: f32[5, 8], tokens: i64[5]):
    return x + TABLE[tokens]


# raises TypeError, which NumPy does not:
#
# index_into_array.py:10:16: error: A traced value cannot be an index into an array or a list that is not traced: its elements are not known while tracing.
#         return x + TABLE[tokens]
#                    ^^^^^^^^^^^^^
#   note: the value is i64[5]
#   hint: write np.take(TABLE, tokens, axis=0)
#   hint: an array that is an argument of the function takes any key
