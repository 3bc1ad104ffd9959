from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x.sum(axis=(0, -2))


# raises ValueError, as NumPy does:
#
# axis_twice.py:6:12: error: duplicate value in 'axis': (0, -2).
#         return x.sum(axis=(0, -2))
#                ^^^^^^^^^^^^^^^^^^^
#   hint: name each axis once
