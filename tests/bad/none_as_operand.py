from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x + None


# raises TypeError, as NumPy does:
#
# none_as_operand.py:6:12: error: None is used where an array or a number is expected.
#         return x + None
#                ^^^^^^^^
#   hint: a function without a 'return' returns None
