from tinyir import f32, kernel


@kernel
def k(x: f32[0]):
    return x if x else -x


# raises ValueError, as NumPy does:
#
# if_on_empty.py:6:17: error: The truth value of a tensor with no elements is ambiguous.
#         return x if x else -x
#                     ^
#   note: the value is f32[0]
#   hint: np.where instead of 'if', and '&', '|' and '~' instead of 'and', 'or' and 'not', choose elementwise
