from tinyir import f32, kernel


@kernel
def k(x: f32[2, 0]):
    return x.max(axis=1)


# raises ValueError, as NumPy does:
#
# max_of_empty.py:6:12: error: zero-size array to reduction operation 'maximum' which has no identity.
#         return x.max(axis=1)
#                ^^^^^^^^^^^^^
#   note: the operand is f32[2, 0], reduced over axes (1,)
#   hint: reduce over axes that have elements
