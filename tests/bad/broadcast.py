from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], y: f32[4]):
    return x + y


# raises ValueError, as NumPy does:
#
# broadcast.py:6:12: error: operands could not be broadcast together with shapes (2,3) (4,).
#         return x + y
#                ^^^^^
#   note: from the last dimension on, sizes must be equal or one of them 1
#   hint: give one a dimension of size 1 there: keepdims=True, or reshape
