from tinyir import i32, kernel


@kernel
def k(x: i32[3]):
    return x**-2


# raises ValueError, as NumPy does:
#
# power_negative.py:6:12: error: Integers to negative integer powers are not allowed.
#         return x**-2
#                ^^^^^
#   hint: make one of them a float: x ** -2.0, or x.astype(np.float64)
