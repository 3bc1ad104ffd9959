from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.sum(axis=1.0)


# raises TypeError, as NumPy does:
#
# axis_not_an_int.py:6:12: error: 'float' object cannot be interpreted as an integer.
#         return x.sum(axis=1.0)
#                ^^^^^^^^^^^^^^^
