from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    x.imag = 1


# raises TypeError, as NumPy does:
#
# set_imaginary_part.py:6:5: error: The attribute 'imag' of a traced value cannot be assigned to.
#         x.imag = 1
#         ^^^^^^
#   hint: NumPy's functions and methods make other values of it
