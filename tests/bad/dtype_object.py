from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x + {}


# raises TypeError, as NumPy does:
#
# dtype_object.py:6:12: error: The dtype 'object' is not supported.
#         return x + {}
#                ^^^^^^
#   hint: what is neither a number nor an array has it, such as a dict or None
