from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x.flat = 1


# raises AttributeError, which NumPy does not:
#
# set_all_by_flat.py:6:5: error: The attribute 'flat' of a traced value cannot be assigned to.
#         x.flat = 1
#         ^^^^^^
#   hint: x[...] = value writes to all elements
