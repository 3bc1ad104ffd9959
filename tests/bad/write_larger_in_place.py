from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], y: f32[3]):
    y += x


# raises ValueError, as NumPy does:
#
# write_larger_in_place.py:6:5: error: non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (2,3).
#         y += x
#         ^^^^^^
