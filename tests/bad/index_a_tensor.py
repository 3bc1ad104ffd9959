from tinyir import f32, kernel


@kernel
def k(x: f32[2, 3]):
    return x[0]


# raises TypeError, which NumPy does not:
#
# index_a_tensor.py:6:12: error: A traced value cannot be indexed: its elements are not known while tracing.
#         return x[0]
#                ^^^^
#   note: the value is f32[2, 3]
#   hint: use operations on the whole tensor
