from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    total = 0
    for row in x:
        total = total + row
    return total


# raises TypeError, which NumPy does not:
#
# for_over_tensor.py:7:16: error: A traced value cannot be iterated over: its elements are not known while tracing.
#         for row in x:
#                    ^
#   note: the value is f32[2, 3]
#   hint: use operations on the whole tensor
