from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3], bias=None):
    return x + bias


# raises TypeError, as NumPy does:
#
# none_by_default.py:6:12: error: None is used where an array or a number is expected.
#         return x + bias
#                ^^^^^^^^
#   note: the argument 'bias' of 'k' is None
#   hint: give an array, or a tree of arrays; where it may be None, the function asks: if bias is None
