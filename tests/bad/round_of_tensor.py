from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return round(x)


# raises TypeError, as NumPy does:
#
# round_of_tensor.py:6:12: error: A traced value cannot be rounded by round(): its elements are not known while tracing.
#         return round(x)
#                ^^^^^^^^
#   note: the value is f32[2, 3]
#   hint: use NumPy functions on the whole tensor
