from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], y: f32[3]):
    x[:, 1:] = y


# raises ValueError, as NumPy does:
#
# write_other_shape.py:6:5: error: could not broadcast input array from shape (3,) into shape (2,2).
#         x[:, 1:] = y
#         ^^^^^^^^
