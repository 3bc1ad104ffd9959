from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    if x:
        return x
    return -x


# raises ValueError, as NumPy does:
#
# if_on_tensor.py:6:8: error: The truth value of a tensor with more than one element is ambiguous.
#         if x:
#            ^
#   note: the value is f32[2, 3]
#   hint: np.where instead of 'if', and '&', '|' and '~' instead of 'and', 'or' and 'not', choose elementwise
