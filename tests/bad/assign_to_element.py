from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x[0] = 1
    return x


# raises TypeError, which NumPy does not:
#
# assign_to_element.py:6:5: error: A traced value cannot be assigned to: its elements are not known while tracing.
#         x[0] = 1
#         ^^^^
#   note: the value is f32[2, 3]
#   hint: a graph's values never change: np.where(np.arange(n) == i, new, x) makes a new one, and so does np.concatenate of slices
