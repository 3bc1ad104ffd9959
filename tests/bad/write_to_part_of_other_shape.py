from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x.reshape(6)[4] = 0


# raises TypeError, which NumPy does not:
#
# write_to_part_of_other_shape.py:6:5: error: A part of an array cannot be written to through another shape of it.
#         x.reshape(6)[4] = 0
#         ^^^^^^^^^^^^^^^
#   note: the array is [2, 3], and written to as [6]
#   hint: index the array as it is
