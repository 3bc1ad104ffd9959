from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.reshape(4, 2)


# raises ValueError, as NumPy does:
#
# reshape_to_other_size.py:6:12: error: cannot reshape array of size 6 into shape (4,2).
#         return x.reshape(4, 2)
#                ^^^^^^^^^^^^^^^
