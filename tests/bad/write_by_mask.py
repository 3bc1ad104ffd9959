from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x[x > 1] = 0


# raises TypeError, which NumPy does not:
#
# write_by_mask.py:6:5: error: Elements cannot be assigned to by a mask.
#         x[x > 1] = 0
#         ^^^^^^^^
#   note: the array is f32[2, 3]
#   hint: x[...] = np.where(mask, value, x) writes where a mask holds
