from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x.flat[4] = 1


# raises AttributeError, which NumPy does not:
#
# set_one_by_flat.py:6:5: error: The array attribute 'flat' is not supported on traced values.
#         x.flat[4] = 1
#         ^^^^^^
#   hint: x.reshape(-1) has the elements in one dimension, and x[...] = value writes to all
