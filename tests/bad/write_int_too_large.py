from tinyir import kernel, u8


@kernel
def k(x: u8[3]):
    x[0] = 300


# raises OverflowError, as NumPy does:
#
# write_int_too_large.py:6:5: error: Python integer 300 out of bounds for uint8.
#         x[0] = 300
#         ^^^^
