from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x[2] = 1


# raises IndexError, as NumPy does:
#
# write_outside.py:6:5: error: index 2 is out of bounds for axis 0 with size 2.
#         x[2] = 1
#         ^^^^
