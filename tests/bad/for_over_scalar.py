from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return [row for row in x.sum()]


# raises TypeError, as NumPy does:
#
# for_over_scalar.py:6:28: error: iteration over a 0-d array.
#         return [row for row in x.sum()]
#                                ^^^^^^^
