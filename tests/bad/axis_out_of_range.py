from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.max(axis=2)


# raises AxisError, as NumPy does:
#
# axis_out_of_range.py:6:12: error: axis 2 is out of bounds for array of dimension 2.
#         return x.max(axis=2)
#                ^^^^^^^^^^^^^
#   hint: axes go from -2 to 1
