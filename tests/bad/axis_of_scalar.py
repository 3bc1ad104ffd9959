from tinyir import f32, kernel


@kernel
def k(x: f32[()]):
    return x.mean(axis=0)


# raises AxisError, as NumPy does:
#
# axis_of_scalar.py:6:12: error: axis 0 is out of bounds for array of dimension 0.
#         return x.mean(axis=0)
#                ^^^^^^^^^^^^^^
#   hint: leave it out
