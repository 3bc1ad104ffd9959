from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x * (1 / 0)


# raises ZeroDivisionError, as NumPy does:
#
# zero_division.py:6:17: error: ZeroDivisionError: division by zero
#         return x * (1 / 0)
#                     ^^^^^
