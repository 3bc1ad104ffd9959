from tinyir import f32, kernel


@kernel
def helper(x: f32[2, 3], y: f32[3]):
    return x + y


@kernel
def k(x: f32[2, 3]):
    return helper(x)


# raises TypeError, as NumPy does:
#
# wrong_arguments_inside.py:11:12: error: The call does not fit 'helper': missing a required argument: 'y'.
#         return helper(x)
#                ^^^^^^^^^
#   note: it is helper(x, y)
