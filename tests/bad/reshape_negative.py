from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.reshape(-2, -3)


# raises ValueError, as NumPy does:
#
# reshape_negative.py:6:12: error: can only specify one unknown dimension.
#         return x.reshape(-2, -3)
#                ^^^^^^^^^^^^^^^^^
