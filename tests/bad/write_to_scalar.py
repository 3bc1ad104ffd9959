from tinyir import f32, kernel


@kernel
def k(x: f32[()]):
    x += 1


# raises TypeError, which NumPy does not:
#
# write_to_scalar.py:6:5: error: 'add' cannot change the argument 'x', which has no dimensions: NumPy changes an array, and replaces a scalar.
#         x += 1
#         ^^^^^^
#   hint: x = x + y replaces it, and x[...] = x + y changes the array
