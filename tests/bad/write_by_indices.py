from tinyir import f32, kernel


@kernel
def k(x: f32[4, 3]):
    x[:, [0, 2]] = 1


# raises TypeError, which NumPy does not:
#
# write_by_indices.py:6:5: error: Elements cannot be assigned to by an array of indices.
#         x[:, [0, 2]] = 1
#         ^^^^^^^^^^^^
#   note: the array is f32[4, 3]
#   hint: for i, each in zip(indices, values): x[i] = each writes to one after the other
