from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x * 10**400


# raises OverflowError, as NumPy does:
#
# int_too_large.py:6:12: error: int too large to convert to float.
#         return x * 10**400
#                ^^^^^^^^^^^
