from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    y = x + 1
    flat = y.T.reshape(6)
    y[0] = 0
    return flat


# raises TypeError, which NumPy does not:
#
# read_reshaped_after_write.py:5:5: error: Whether this is a view of an array, or a copy of what it held before, is not known.
#     def k(x: f32[2, 3]):
#         ^
#   hint: take it after the write, or write x.copy() where it is to be a copy
